import type { Page } from '@playwright/test'

/** Addresses of the documents that this browser has saved, each with its entry in the list; does not create the cache. */
export const savedAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const name = 'brightyard-saved-1'
    if (!(await caches.has(name))) return []
    const cache = await caches.open(name)
    const requests = await cache.keys()
    const responses = await Promise.all(requests.map((request) => cache.match(request)))
    const listed = (await (await cache.match('/saved-pages.json'))?.text()) ?? ''
    return requests
      .filter((_, place) => responses[place]?.headers.get('content-type')?.startsWith('text/html'))
      .map(({ url }) => new URL(url).pathname + new URL(url).search)
      .filter((address) => listed.includes(JSON.stringify(address)))
  })
