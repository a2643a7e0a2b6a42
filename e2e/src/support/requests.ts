import type { Page, Request } from '@playwright/test'
import { expect } from './fixtures.ts'

export interface RequestWatch {
  /** Resolves when the page makes no more requests by itself. */
  settled: () => Promise<void>
}

/** Follows the requests of a page. A stream of events, which never ends, does not count. */
export function watchRequests(page: Page): RequestWatch {
  const underWay = new Set<Request>()
  const isStream = (request: Request) =>
    request.resourceType() === 'eventsource' || new URL(request.url()).pathname.endsWith('/events')
  page.on('request', (request) => {
    if (!isStream(request)) underWay.add(request)
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return {
    async settled() {
      do {
        await expect.poll(() => [...underWay].map((request) => request.url())).toEqual([])
        await page.evaluate(
          () =>
            new Promise((resolve) => {
              requestIdleCallback(() => requestIdleCallback(resolve))
            }),
        )
      } while (underWay.size > 0)
    },
  }
}
