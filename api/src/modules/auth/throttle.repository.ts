import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { throttles } from '../../database/schema/users.schema.ts'

const seconds = (later: Date, now: Date) => Math.max(1, (later.getTime() - now.getTime()) / 1000)

export interface Allowance {
  key: string
  /** How often within the window. */
  limit: number
  windowInMinutes: number
}

/** Counts one more; returns null, or the seconds until the next attempt. */
export async function countOne(
  db: Database,
  { key, limit, windowInMinutes }: Allowance,
  now: Date,
) {
  const windowEndsAt = new Date(now.getTime() + windowInMinutes * 60_000)
  const isOver = sql`${throttles.windowEndsAt} <= ${now.toISOString()}::timestamptz`
  const [row] = await db
    .insert(throttles)
    .values({ key, hits: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        hits: sql`case when ${isOver} then 1 else ${throttles.hits} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${throttles.windowEndsAt} end`,
      },
    })
    .returning()
  return row && row.hits > limit ? seconds(row.windowEndsAt, now) : null
}

/** How failures add up. */
export interface FailureLimit {
  /** Failures without a wait. */
  free: number
  /** Each further failure doubles the wait, up to the longest. */
  firstWaitInSeconds: number
  longestWaitInSeconds: number
}

const windowInMinutesOfFailures = 15

/**
 * Counts an attempt before the password is checked, so that simultaneous ones count too; a success resets the
 * count. Returns null, or the seconds until the next attempt.
 */
export async function countFailure(
  db: Database,
  key: string,
  limit: FailureLimit,
  now: Date,
): Promise<number | null> {
  const { free, firstWaitInSeconds, longestWaitInSeconds } = limit
  const time = sql`${now.toISOString()}::timestamptz`
  const isOver = sql`${throttles.windowEndsAt} <= ${time}`
  const hits = sql`(case when ${isOver} then 1 else ${throttles.hits} + 1 end)`
  const pause = sql`least(${longestWaitInSeconds}::int, ${firstWaitInSeconds}::int * power(2, least(${hits} - ${free}::int, 10))::int)`
  const wait = sql`make_interval(secs => ${pause})`
  const window = sql`make_interval(mins => ${windowInMinutesOfFailures}::int)`
  const windowEndsAt = new Date(now.getTime() + windowInMinutesOfFailures * 60_000)
  const [counted] = await db
    .insert(throttles)
    .values({ key, hits: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        hits,
        blockedUntil: sql`case when ${hits} >= ${free}::int then ${time} + ${wait} else null end`,
        windowEndsAt: sql`case when ${hits} >= ${free}::int then ${time} + ${wait} + ${window}
          when ${isOver} then excluded.window_ends_at else ${throttles.windowEndsAt} end`,
      },
      setWhere: sql`${throttles.blockedUntil} is null or ${throttles.blockedUntil} <= ${time}`,
    })
    .returning({ key: throttles.key })
  if (counted) return null
  const [blocked] = await db.select().from(throttles).where(eq(throttles.key, key))
  return blocked?.blockedUntil ? seconds(blocked.blockedUntil, now) : 60
}

export const resetCount = (db: Database, key: string) =>
  db.delete(throttles).where(eq(throttles.key, key))

/** Takes back one of `countOne`, for an attempt that was right. */
export const uncountOne = (db: Database, key: string) =>
  db
    .update(throttles)
    .set({ hits: sql`greatest(0, ${throttles.hits} - 1)` })
    .where(eq(throttles.key, key))
