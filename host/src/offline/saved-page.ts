import * as z from '@brightyard/contract/schema'

/** What the index says of a saved page. The service worker reads it too (service-worker/saved-pages.js). */
const SavedPage = z.object({
  /** Path, with the query parameters that the page reads. */
  address: z.string(),
  /** The parameters, in lower case; null for a page that does not say. */
  reads: z.nullable(z.array(z.string())),
  title: z.string(),
  /** The release set that made it. */
  set: z.int(),
  savedAt: z.number(),
  /** The same for people: the worker has no formats of its own. */
  savedOn: z.string(),
  /** Who was signed in; the page itself is the same for everybody. */
  visitor: z.nullable(z.int()),
  /** Bytes of the document and of each file that it needs, by URL. */
  files: z.record(z.string(), z.number()),
})
export type SavedPage = z.infer<typeof SavedPage>

const Index = z.object({ pages: z.array(SavedPage) })

const cacheName = 'brightyard-saved-1'
const indexKey = '/saved-pages.json'

const openCache = () => caches.open(cacheName)

/** Empty where nothing is saved, or where another release of the host has saved it differently. */
export async function readSavedPages(): Promise<SavedPage[]> {
  const stored = await caches.match(indexKey, { cacheName })
  const index = Index.safeParse(await stored?.json())
  return index.success ? index.data.pages : []
}

/** Removes everything that is saved in this browser. */
export const clearSavedPages = () => caches.delete(cacheName)

/**
 * Replaces the index, then removes what no page in it needs. In this order, so that whatever is interrupted, a page in
 * the index has all its files.
 */
export async function writeSavedPages(pages: readonly SavedPage[]) {
  const cache = await openCache()
  await cache.put(indexKey, Response.json({ pages }))
  const needed = new Set([
    indexKey,
    ...pages.flatMap(({ address, files }) => [address, ...Object.keys(files)]),
  ])
  const stored = await cache.keys()
  const unneeded = stored.filter(({ url }) => {
    const { pathname, search } = new URL(url)
    return !needed.has(pathname + search)
  })
  await Promise.all(unneeded.map((request) => cache.delete(request)))
}

/** Stores a file unless it is there; null if it may change, or is not to be had. */
export async function storeFile(path: string, signal: AbortSignal): Promise<Response | null> {
  const cache = await openCache()
  const stored = await cache.match(path, { ignoreVary: true })
  if (stored) return stored
  const response = await fetch(path, { signal })
  const mayChange = !/\bimmutable\b/.test(response.headers.get('cache-control') ?? '')
  if (!response.ok || mayChange) return null
  await cache.put(path, response.clone())
  return response
}

export async function storeDocument(address: string, document: Response) {
  const cache = await openCache()
  await cache.put(address, document)
}
