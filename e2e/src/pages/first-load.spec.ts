import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { visit } from '../support/page-facts.ts'

/** All scripts that the page has by now: path and bytes as they came, without headers. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => 'encodedBodySize' in entry)
      .map(({ name, encodedBodySize }) => ({
        path: new URL(name).pathname,
        bytes: encodedBodySize,
      }))
      .filter(({ path }) => path.endsWith('.js')),
  )

for (const [address, remote] of [
  ['/', 'content'],
  ['/program', 'content'],
  ['/shop', 'shop'],
  ['/login', 'account'],
  ['/talentbox', 'talentbox'],
] as const) {
  test(`Q-042: ${address} loads the header and mfe-${remote}, nothing of the others, at most 250 kB of scripts`, async ({
    page,
  }) => {
    await visit(page, address)
    // What the host fetches when the page is idle comes last.
    await expect
      .poll(async () => (await scriptsOf(page)).some(({ path }) => /\/background\./.test(path)))
      .toBe(true)
    const scripts = await scriptsOf(page)
    const remotes = scripts.flatMap(({ path }) => /^\/r\/([^/]+)\//.exec(path)?.[1] ?? [])
    expect(new Set(remotes)).toEqual(new Set(['header', remote]))
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0)
    expect(bytes).toBeGreaterThan(100_000)
    expect(bytes).toBeLessThanOrEqual(250_000)
  })
}
