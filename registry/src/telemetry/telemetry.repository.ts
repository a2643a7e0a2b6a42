import type { TelemetryCount } from '@brightyard/contract/telemetry'
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/open-registry-database.ts'
import { telemetry } from '../database/tables.ts'

/** Adds to the stored counts; counts of several edges are summed. */
export async function addCounts(db: Database, counts: readonly TelemetryCount[]): Promise<void> {
  const merged = mergeEqual(counts)
  if (merged.length === 0) return
  await db
    .insert(telemetry)
    .values(merged.map((one) => ({ ...one, minute: new Date(one.minute) })))
    .onConflictDoUpdate({
      target: [
        telemetry.minute,
        telemetry.set,
        telemetry.metric,
        telemetry.remote,
        telemetry.version,
        telemetry.page,
        telemetry.bucket,
      ],
      set: { count: sql`${telemetry.count} + excluded.count` },
    })
}

/** A statement may update a row only once, and rows are locked in a fixed order, so that edges cannot deadlock. */
function mergeEqual(counts: readonly TelemetryCount[]): TelemetryCount[] {
  const merged = new Map<string, TelemetryCount>()
  for (const one of counts) {
    const { minute, set, metric, remote, version, page, bucket } = one
    const name = [minute, set, metric, remote, version, page, bucket].join('\n')
    merged.set(name, { ...one, count: one.count + (merged.get(name)?.count ?? 0) })
  }
  return [...merged.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
}

/** How often these metrics were counted since then, by set and bucket: for page views the group of addresses. */
export async function totalsByGroup(
  db: Database,
  sets: readonly number[],
  metrics: readonly TelemetryCount['metric'][],
  since: Date,
) {
  return db
    .select({
      set: telemetry.set,
      metric: telemetry.metric,
      bucket: telemetry.bucket,
      count: sql`sum(${telemetry.count})`.mapWith(Number),
    })
    .from(telemetry)
    .where(
      and(
        inArray(telemetry.set, [...sets]),
        inArray(telemetry.metric, [...metrics]),
        gte(telemetry.minute, since),
      ),
    )
    .groupBy(telemetry.set, telemetry.metric, telemetry.bucket)
}

/** The counts since then, in intervals of so many minutes. */
export function countsByPoint(
  db: Database,
  { since, minutes, remote }: { since: Date; minutes: number; remote?: string | undefined },
) {
  // Safe to inline, because this program computed the number; as a parameter it would not match the GROUP BY.
  const seconds = sql.raw(String(Math.trunc(minutes) * 60))
  const point = sql`floor(extract(epoch from ${telemetry.minute}) / ${seconds}) * ${seconds}`
  return db
    .select({
      at: point.mapWith(Number),
      set: telemetry.set,
      remote: telemetry.remote,
      version: telemetry.version,
      metric: telemetry.metric,
      bucket: telemetry.bucket,
      count: sql`sum(${telemetry.count})`.mapWith(Number),
    })
    .from(telemetry)
    .where(
      and(
        gte(telemetry.minute, since),
        remote === undefined ? undefined : eq(telemetry.remote, remote),
      ),
    )
    .groupBy(
      point,
      telemetry.set,
      telemetry.remote,
      telemetry.version,
      telemetry.metric,
      telemetry.bucket,
    )
}

/** Deletes counts that are older than the window. */
export const dropBefore = (db: Database, minute: Date) =>
  db.delete(telemetry).where(lt(telemetry.minute, minute))
