import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { hydrated } from '../support/page-facts.ts'

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

type Scripts = Awaited<ReturnType<typeof scriptsOf>>

const bytesOf = (scripts: Scripts) => scripts.reduce((sum, { bytes }) => sum + bytes, 0)
const remotesOf = (scripts: Scripts) =>
  new Set(scripts.flatMap(({ path }) => /^\/r\/([^/]+)\//.exec(path)?.[1] ?? []))

/** The host has published where the visitor is: the page itself is taken over. */
const isStarted = (page: Page) =>
  page.evaluate(() => {
    const wires = (globalThis as { [wires: symbol]: Map<string, unknown> | undefined })[
      Symbol.for('brightyard.channels')
    ]
    return wires?.has('host/navigated@1') === true
  })

for (const [address, remote] of [
  ['/', 'content'],
  ['/program', 'content'],
  ['/shop', 'shop'],
  ['/login', 'account'],
  ['/talentbox', 'talentbox'],
] as const) {
  test(`Q-042: ${address} loads mfe-${remote} and at most 250 kB of scripts, and the header once somebody uses it`, async ({
    page,
  }) => {
    await page.goto(address)
    await expect.poll(() => isStarted(page)).toBe(true)
    const atRest = await scriptsOf(page)
    expect(remotesOf(atRest)).toEqual(new Set([remote]))
    expect(bytesOf(atRest)).toBeGreaterThan(100_000)
    expect(bytesOf(atRest)).toBeLessThanOrEqual(250_000)
    await page.mouse.move(200, 300)
    await hydrated(page)
    // What the host fetches when the page is in use and idle comes last.
    await expect
      .poll(async () => (await scriptsOf(page)).some(({ path }) => /\/background\./.test(path)))
      .toBe(true)
    expect(remotesOf(await scriptsOf(page))).toContain('header')
  })
}
