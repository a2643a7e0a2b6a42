import { SetCharts } from '@brightyard/contract/registry'
import { HostSet } from '@brightyard/contract/release'
import type { BrowserContext, Page } from '@playwright/test'
import { demoAccount, signIn } from '../support/accounts.ts'
import { expectSignedIn } from '../support/header.ts'
import { expect, test } from '../support/fixtures.ts'
import { hydrated, visit } from '../support/page-facts.ts'
import { remotes } from '../support/remotes-command.ts'
import { layOutRenamed } from '../support/renamed-release.ts'
import { firstText } from '../support/shop-release.ts'
import { siteUnderTest } from '../support/site.ts'
import { currentSet } from '../support/site-pages.ts'

const triedText = 'Things that some of them see first'
let first: number
test.beforeAll(async () => {
  first = (await currentSet()).number
})
test.afterAll(() => remotes('rollback', String(first), '--reason', 'end of the proof'))

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** Visitors who were never here, until one gets the candidate and one does not: their cookies. */
async function findVisitors(origin: string, candidate: number) {
  const found = new Map<boolean, string>()
  for (let attempt = 0; attempt < 40 && found.size < 2; attempt += 1) {
    const welcome = await fetch(`${origin}/login`)
    await welcome.body?.cancel()
    const [, id = ''] =
      /visitor=([0-9a-f-]{36})/.exec(welcome.headers.get('set-cookie') ?? '') ?? []
    const answer = await fetch(`${origin}/release-set`, { headers: { cookie: `visitor=${id}` } })
    found.set(HostSet.parse(await answer.json()).number === candidate, id)
  }
  return { inside: found.get(true) ?? '', outside: found.get(false) ?? '' }
}

const comeAs = (context: BrowserContext, visitor: string) =>
  context.addCookies([{ name: 'visitor', value: visitor, url: siteUnderTest().origin }])

/** The views of a set that browsers and edges have reported. */
async function viewsOf(set: number) {
  const response = await fetch(`${siteUnderTest().registryOrigin}/telemetry/sets`)
  const { sets } = SetCharts.parse(await response.json())
  const points = sets.find((one) => one.set === set)?.points ?? []
  return points.reduce((sum, { views }) => sum + views, 0)
}

test('a canary is seen by some visitors and not by others, stays through sign-in, and what they see is counted', async ({
  context,
  page,
  browser,
  site,
}) => {
  test.setTimeout(240_000)
  const shop = await layOutRenamed('shop', `9.6.0-${Date.now()}`, { [firstText]: triedText })
  const begun = await remotes('canary', `shop=${shop}`, '--percent', '50', '--reason', 'a trial')
  expect(begun.code, begun.output).toBe(0)
  const candidate = Number(/get set (\d+)/.exec(begun.output)?.[1])
  expect((await currentSet()).number, 'the current set stays').toBe(first)

  let visitors = { inside: '', outside: '' }
  await expect
    .poll(
      async () => {
        visitors = await findVisitors(site.origin, candidate)
        return Boolean(visitors.inside && visitors.outside)
      },
      { timeout: 60_000 },
    )
    .toBe(true)
  const before = await viewsOf(candidate)

  await comeAs(context, visitors.inside)
  await visit(page, '/shop')
  await expect(heading(page)).toHaveText(triedText)
  const other = await browser.newContext({ baseURL: site.origin })
  await comeAs(other, visitors.outside)
  const stranger = await other.newPage()
  await visit(stranger, '/shop')
  await expect(heading(stranger)).toHaveText(firstText)

  for (const [who, words] of [
    [page, triedText],
    [stranger, firstText],
  ] as const) {
    await signIn(who, demoAccount('guardian@example.com'))
    await expectSignedIn(who)
    await who.goto('/shop')
    await hydrated(who)
    await expect(heading(who), 'the same after sign-in').toHaveText(words)
  }

  // Leaving the page sends what was collected; the edge passes it on.
  await page.goto('about:blank')
  await expect
    .poll(() => viewsOf(candidate), { timeout: 60_000, message: 'views that were reported' })
    .toBeGreaterThan(before)

  const promoted = await remotes('promote', '--reason', 'it is good')
  expect(promoted.code, promoted.output).toBe(0)
  await expect
    .poll(async () => (await fetch(`${site.origin}/readyz`)).text())
    .toContain(`"set":${candidate}`)
  await visit(stranger, '/shop')
  await expect(heading(stranger)).toHaveText(triedText)
  await other.close()
})
