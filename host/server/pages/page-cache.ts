/** A complete page for anonymous visitors, as it is sent. */
export interface CachedPage {
  status: number
  html: Buffer
  brotli: Buffer
  gzip: Buffer
  etag: string
  renderedAt: number
}

const freshTtlMs = 30_000
const staleTtlMs = 10 * 60_000
const capacity = 500

/** The complete pages of one release set; a new set starts empty. */
export function createPageCache(now: () => number = Date.now) {
  const pages = new Map<string, CachedPage>()
  return {
    /** fresh: send it. stale: send it, and render it again in the background. */
    find(address: string): { page: CachedPage; fresh: boolean } | null {
      const page = pages.get(address)
      const age = page ? now() - page.renderedAt : Infinity
      if (!page || age > staleTtlMs) return null
      pages.delete(address) // a Map keeps insertion order: the first entry is the least recently used
      pages.set(address, page)
      return { page, fresh: age <= freshTtlMs }
    },
    keep(address: string, page: CachedPage) {
      pages.delete(address)
      pages.set(address, page)
      const oldest = pages.keys().next()
      if (pages.size > capacity && !oldest.done) pages.delete(oldest.value)
    },
  }
}
export type PageCache = ReturnType<typeof createPageCache>
