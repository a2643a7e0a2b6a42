import { EdgeReport } from '@brightyard/contract/registry'
import { asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/open-registry-database.ts'
import { edges, servedSets, sets } from '../database/tables.ts'

/** An edge reports every five seconds; one that is silent for so long has ended. */
const silenceMs = 30_000

/** Stores an edge's report in place of its previous one and forgets the edges that have ended. */
export async function recordReport(db: Database, report: EdgeReport, now: Date): Promise<void> {
  const latest = { report, seenAt: now }
  await db
    .insert(edges)
    .values({ id: report.id, ...latest })
    .onConflictDoUpdate({ target: edges.id, set: latest })
  await db.delete(edges).where(lt(edges.seenAt, new Date(now.getTime() - silenceMs)))
  if (report.serves === null) return
  // A set of another registry, which this edge served before, is none of ours.
  const served = db
    .select({ set: sets.number, firstServedAt: sql`${now.toISOString()}::timestamptz`.as('at') })
    .from(sets)
    .where(eq(sets.number, report.serves.set))
  await db.insert(servedSets).select(served).onConflictDoNothing()
}

export async function removeEdge(db: Database, id: string): Promise<void> {
  await db.delete(edges).where(eq(edges.id, id))
}

export async function listLiveEdges(
  db: Database,
  now: Date,
): Promise<{ report: EdgeReport; seenAt: Date }[]> {
  const rows = await db
    .select()
    .from(edges)
    .where(gte(edges.seenAt, new Date(now.getTime() - silenceMs)))
    .orderBy(asc(edges.id))
  // Reports of an earlier version of the edge lack what was added since.
  const reports = rows.map(({ report, seenAt }) => ({ report: EdgeReport.parse(report), seenAt }))
  return reports.toSorted((one, other) => one.report.name.localeCompare(other.report.name))
}

/** Those of the given sets that an edge has ever served. */
export async function findServed(db: Database, numbers: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .select({ set: servedSets.set })
    .from(servedSets)
    .where(inArray(servedSets.set, [...numbers]))
  return new Set(rows.map(({ set }) => set))
}
