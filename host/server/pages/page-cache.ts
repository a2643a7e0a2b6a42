import type { SentPage } from './sent-page.ts'

interface Entry {
  address: string
  /** By the number of the set that they were made for; the two newest. */
  forms: Map<number, SentPage>
  renderedAt: number
  /** What it shows may be withdrawn: it is never stale, but old at once. */
  isBrief: boolean
  views: number
}

export interface FoundPage {
  /** Made for this set, or for another one with the same releases. */
  page: SentPage
  isForSet: boolean
  /** fresh: send it. stale: send it and render it again. old: better than nothing. */
  age: 'fresh' | 'stale' | 'old'
}

const goneStatuses: ReadonlySet<number> = new Set([404, 410])

/** An API has said that there is no such thing (any more): what was kept of it is wrong. */
export const isGone = ({ complete, status }: { complete: boolean; status: number }) =>
  !complete && goneStatuses.has(status)

const freshTtlMs = 30_000
const staleTtlMs = 10 * 60_000

/**
 * Complete pages for visitors who are not signed in, for all sets that are served. A key names the releases that made
 * the page, so a swap of one remote leaves the pages of the others in place. The page that was used longest ago goes
 * when the bytes are used up.
 */
export function createPageCache(maxBytes: number, now: () => number = Date.now) {
  const entries = new Map<string, Entry>()
  let bytes = 0

  const bytesOf = ({ forms }: Entry) => [...forms.values()].reduce((sum, one) => sum + one.bytes, 0)
  function drop(key: string) {
    const entry = entries.get(key)
    if (!entry) return
    bytes -= bytesOf(entry)
    entries.delete(key)
  }
  function makeRoom() {
    for (const key of entries.keys()) {
      if (bytes <= maxBytes) return
      drop(key)
    }
  }

  return {
    find(key: string, set: number): FoundPage | null {
      const entry = entries.get(key)
      const page = entry?.forms.get(set) ?? entry?.forms.values().next().value
      if (!entry || !page) return null
      entry.views += 1
      entries.delete(key) // a Map keeps insertion order: the first entry is the least recently used
      entries.set(key, entry)
      const age = now() - entry.renderedAt
      return {
        page,
        isForSet: entry.forms.has(set),
        age: age <= freshTtlMs ? 'fresh' : age <= staleTtlMs && !entry.isBrief ? 'stale' : 'old',
      }
    },

    /** A page that was rendered for this set. */
    keep(
      key: string,
      address: string,
      set: number,
      page: SentPage,
      { brief = false }: { brief?: boolean | undefined } = {},
    ) {
      const views = Math.ceil((entries.get(key)?.views ?? 0) / 2)
      drop(key)
      const forms = new Map([[set, page]])
      entries.set(key, { address, forms, renderedAt: now(), isBrief: brief, views })
      bytes += page.bytes
      makeRoom()
    },

    /** What it shows is gone. */
    remove: drop,

    /** A page that is there already, for a further set. */
    add(key: string, set: number, page: SentPage) {
      const entry = entries.get(key)
      if (!entry) return
      bytes -= bytesOf(entry)
      entry.forms.set(set, page)
      for (const other of entry.forms.keys()) {
        if (entry.forms.size <= 2) break
        entry.forms.delete(other)
      }
      bytes += bytesOf(entry)
      makeRoom()
    },

    /** Counts what a page that is held has grown by. */
    grow(key: string, page: SentPage, by: number) {
      const forms = entries.get(key)?.forms.values() ?? []
      if (![...forms].includes(page)) return
      bytes += by
      makeRoom()
    },

    /** Addresses by views, most visited first. */
    mostVisited: (count: number): string[] =>
      [...new Map([...entries.values()].map(({ address, views }) => [address, views]))]
        .sort(([, one], [, other]) => other - one)
        .slice(0, count)
        .map(([address]) => address),

    get bytes() {
      return bytes
    },
  }
}
export type PageCache = ReturnType<typeof createPageCache>
