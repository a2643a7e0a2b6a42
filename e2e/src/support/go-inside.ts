import type { Page } from '@playwright/test'

interface Place {
  pathname: string
  search: string
}
type Tab = typeof globalThis & {
  [wires: symbol]: ReadonlyMap<string, { latest: { payload: Place } | undefined }> | undefined
}

/**
 * Goes to another page within the app, as a link does: no document is loaded, so that a test can see many
 * pages in the time of a few. Returns when the page, or the one that it leads to, has its data.
 */
export async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((address) => {
    const latest = () =>
      (globalThis as Tab)[Symbol.for('brightyard.channels')]?.get('host/navigated@1')?.latest
    const before = latest()
    Object.assign(globalThis, {
      hasArrived: () => {
        const now = latest()
        return (
          now !== undefined &&
          now !== before &&
          now.payload.pathname + now.payload.search === location.pathname + location.search &&
          document.querySelector('main h1') !== null &&
          document.querySelector('main [aria-busy=true]') === null
        )
      },
    })
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await page.waitForFunction(() => (globalThis as { hasArrived?: () => boolean }).hasArrived?.())
}
