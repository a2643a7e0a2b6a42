import type { Page } from '@playwright/test'

/** All scripts that the page has by now: path, bytes without headers, and whether they came over the network. */
export const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => 'encodedBodySize' in entry)
      .map(({ name, encodedBodySize, transferSize }) => ({
        path: new URL(name).pathname,
        bytes: encodedBodySize,
        isTransferred: transferSize > 0,
      }))
      .filter(({ path }) => path.endsWith('.js')),
  )

export type Scripts = Awaited<ReturnType<typeof scriptsOf>>

export const bytesOf = (scripts: Scripts) => scripts.reduce((sum, { bytes }) => sum + bytes, 0)

/** Whatever the page asks for by such an address waits, as on a slow line, until the returned function lets it through. */
export async function holdBack(page: Page, address: RegExp) {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return () => letThrough()
}
