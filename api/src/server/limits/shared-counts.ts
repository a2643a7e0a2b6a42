import { createHash } from 'node:crypto'
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyBaseLogger } from 'fastify'

const mergeEveryMs = 500
/** The keys that were used last; what falls out is counted again from what the store knows. */
const mostKeys = 100_000
const mostRows = 5_000

interface Count {
  /** What all processes together had, when the store was last asked. */
  total: number
  /** Of this process: on the way to the store, and not sent yet. */
  sending: number
  added: number
  windowMs: number
  /** By `performance.now()`, which no change of the clock moves. */
  endsAt: number
}

/** Keys have addresses in them and can be as long as a header, so the store gets a hash. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/** What one process counted under a key since it merged last. */
export interface OwnCount {
  key: string
  added: number
  windowMs: number
}

export interface KnownCount {
  key: string
  /** Of all processes, in the present window. */
  total: number
  msLeft: number
}

/** Where processes count together. */
export interface CountStore {
  /** For logs. */
  name: string
  /** Adds to what the others counted, in windows that begin and end by the clock of the store. */
  merge: (own: readonly OwnCount[]) => Promise<readonly KnownCount[]>
  close?: () => Promise<void>
}

export interface SharedCounts {
  /** For @fastify/rate-limit. Keys say what they count, so all limits share one store. */
  Store: FastifyRateLimitStoreCtor
  /** Adds what this process counted since the last time, and learns what all have. */
  merge(): Promise<void>
  /** Merges for the last time, so that a restart forgets nothing. */
  close(): Promise<void>
}

/**
 * Counts calls together with the other processes of a store: each counts in memory, so that no call waits, and merges
 * twice a second. While the store fails each goes on alone.
 */
export function sharedCounts(
  store: CountStore,
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
    try {
      const own = [...byHash].map(([key, { sending: added, windowMs }]) => ({
        key,
        added,
        windowMs,
      }))
      const known = await store.merge(own)
      const now = performance.now()
      for (const { key, total, msLeft } of known) {
        const count = byHash.get(key)
        if (count) Object.assign(count, { total, sending: 0, endsAt: now + msLeft })
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
        log.warn({ err }, `${store.name} fails: limits are counted by this process alone`)
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
      await store.close?.()
    },
  }
}
