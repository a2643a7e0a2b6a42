import { createHash } from 'node:crypto'
import type { OpenDatabase } from '@brightyard/database'
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { lt, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database.ts'
import { callCounts } from '../database/schema/limits.schema.ts'

const mergeEveryMs = 500
/** The keys that were used last; what falls out is counted again from what the database knows. */
const mostKeys = 100_000
const mostRows = 5_000

interface Count {
  /** What all processes together had, when the database was last asked. */
  total: number
  /** Of this process: on the way to the database, and not sent yet. */
  sending: number
  added: number
  windowMs: number
  /** By `performance.now()`, which no change of the clock moves. */
  endsAt: number
}

/** Keys have addresses in them and can be as long as a header, so the database gets a hash. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/** Rows are locked in one order, so that two processes never wait for each other. Windows end by the database's clock. */
const mergeStatement = `
  insert into call_counts as known (key, count, ends_at)
  select key, added, now() + window_ms * interval '1 millisecond'
  from unnest($1::text[], $2::int[], $3::int[]) as own (key, added, window_ms) order by key
  on conflict (key) do update set
    count = case when known.ends_at > now() then known.count + excluded.count else excluded.count end,
    ends_at = case when known.ends_at > now() then known.ends_at else excluded.ends_at end
  returning key, count, (extract(epoch from ends_at - now()) * 1000)::float8 as ms_left`

export interface SharedCounts {
  /** For @fastify/rate-limit. Keys say what they count, so all limits share one store. */
  Store: FastifyRateLimitStoreCtor
  /** Adds what this process counted since the last time, and learns what all have. */
  merge(): Promise<void>
  /** Merges for the last time, so that a restart forgets nothing. */
  close(): Promise<void>
}

/**
 * Counts calls together with the other processes of a database: each counts in memory, so that no call waits, and
 * merges twice a second. While the database fails each goes on alone.
 */
export function sharedCounts(
  { query }: Pick<OpenDatabase, 'query'>,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
): SharedCounts {
  const counts = new Map<string, Count>()
  const changed = new Map<string, Count>()
  let isFailing = false
  let merging: Promise<void> | undefined

  function add(key: string, windowMs: number) {
    const now = performance.now()
    let count = counts.get(key)
    if (!count || count.endsAt <= now) {
      count = { total: 0, sending: 0, added: 0, windowMs, endsAt: now + windowMs }
    }
    count.added += 1
    counts.delete(key) // to the end: the first key is the one that was used longest ago
    counts.set(key, count)
    changed.set(key, count)
    const [oldest = key] = counts.size > mostKeys ? counts.keys() : []
    if (oldest !== key) {
      counts.delete(oldest)
      changed.delete(oldest)
    }
    return { current: count.total + count.sending + count.added, ttl: count.endsAt - now }
  }

  async function mergeNext() {
    const batch = [...changed].slice(0, mostRows)
    if (batch.length === 0) return
    const byHash = new Map<string, Count>()
    for (const [key, count] of batch) {
      changed.delete(key)
      count.sending = count.added
      count.added = 0
      byHash.set(hashOf(key), count)
    }
    const sent = [...byHash.values()]
    try {
      const rows = await query(mergeStatement, [
        [...byHash.keys()],
        sent.map(({ sending }) => sending),
        sent.map(({ windowMs }) => windowMs),
      ])
      const now = performance.now()
      for (const row of rows) {
        const count = byHash.get(String(row['key']))
        if (!count) continue
        count.total = Number(row['count'])
        count.sending = 0
        count.endsAt = now + Number(row['ms_left'])
      }
      if (isFailing) log.info('limits are counted together with the other processes again')
      isFailing = false
    } catch (err) {
      for (const [key, count] of batch) {
        count.added += count.sending
        count.sending = 0
        if (counts.get(key) === count) changed.set(key, count)
      }
      if (!isFailing)
        log.warn({ err }, 'the database fails: limits are counted by this process alone')
      isFailing = true
    }
  }

  function merge() {
    merging ??= mergeNext().finally(() => {
      merging = undefined
    })
    return merging
  }
  const timer = setInterval(() => void merge(), mergeEveryMs)
  timer.unref()

  class Store implements FastifyRateLimitStore {
    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number) {
      callback(null, add(key, windowMs))
    }
    child() {
      return this
    }
  }
  return {
    Store,
    merge,
    async close() {
      clearInterval(timer)
      await merging
      while (changed.size > 0 && !isFailing) await merge()
    },
  }
}

/** Windows that are over count nothing. */
export const deleteOldCounts = (db: Database) =>
  db.delete(callCounts).where(lt(callCounts.endsAt, sql`now()`))
