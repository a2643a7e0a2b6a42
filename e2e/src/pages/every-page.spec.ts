import type { Page } from '@playwright/test'
import { accessibilityFindings, expectAccessible } from '../support/accessibility.ts'
import { expect } from '../support/fixtures.ts'
import { test } from '../support/shared-tab.ts'
import { cutText, readToTheEnd, visit, widerThanWindow } from '../support/page-facts.ts'
import { watchRequests } from '../support/requests.ts'
import { builtPages, sitePages, type SitePage } from '../support/site-pages.ts'

const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 800 }

// One test for each page: what fails names its remote, and both workers share them.
test.describe.configure({ mode: 'parallel' })

const pages = builtPages()
const isForGuardians = ({ access, roles, address }: SitePage) =>
  (access === 'protected' && (!roles || roles.includes('guardian'))) ||
  address === '/shop/shopping-bags'

test('every page of the site has its test here', async () => {
  const named = ({ remote, address }: SitePage) => `${remote} ${address}`
  expect(pages.map(named).toSorted()).toEqual((await sitePages()).map(named).toSorted())
})

test('W-012: a text that grows pale on a page that was checked is found', async ({ page }) => {
  await visit(page, '/open')
  expect(await accessibilityFindings(page)).toEqual([])
  const heading = page.getByRole('heading', { level: 1 })
  await heading.evaluate((text) => (text.style.color = 'rgb(245 245 245)'))
  const pale = [expect.stringContaining('color-contrast')]
  expect(await accessibilityFindings(page)).toEqual(pale)
  expect(await accessibilityFindings(page), 'and again').toEqual(pale)
})

for (const { remote, address, access, render } of pages) {
  if (access === 'protected') continue
  test(`W-012, W-013, Y-007: ${remote} ${address} is accessible, quiet, fits its window and fetches nothing again`, async ({
    page,
    site,
  }) => {
    const { settled } = watchRequests(page)
    const calls = watchCalls(page)
    await page.setViewportSize(phone)
    await visit(page, await freshAddress(site.origin, address))
    await settled()
    // The browser does not fetch what the server has put into the page; a visitor has no calls of a session.
    if (render !== 'client') expect.soft(calls).toEqual([])
    await readToTheEnd(page)
    await expectAccessible(page)
    await expectToFit(page, [320, 360, 768, 1024, 1536, desktop.width])
    await expectAccessible(page)
    await page.setViewportSize(phone)
    expect.soft(await cutText(page), 'with text of 200 %').toEqual([])
  })
}

test.describe('signed in', () => {
  test.use({ username: 'guardian@example.com' })
  for (const { remote, address, layout } of pages.filter(isForGuardians)) {
    test(`W-012, W-013, Y-007: ${remote} ${address} of a guardian is accessible, quiet and fits its window`, async ({
      page,
      allowConsole,
    }) => {
      allowConsole(/404.*\/api\/live\/class/) // the sample's token is nobody's
      await page.setViewportSize(phone)
      await visit(page, address)
      if (layout !== 'blank')
        await expect(page.getByRole('banner').getByRole('button', { name: /unread/ })).toBeVisible()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await expectAccessible(page)
      expect.soft(await cutText(page), 'with text of 200 %').toEqual([])
      await expectToFit(page, [phone.width, desktop.width])
      await expectAccessible(page)
    })
  }
})

/** Resizes without a reload; the page is left at the last width. */
async function expectToFit(page: Page, widths: readonly number[]) {
  for (const width of widths) {
    await page.setViewportSize({ ...desktop, width })
    expect.soft(await widerThanWindow(page), `at ${width}`).toEqual([])
  }
}

/**
 * The edge keeps a page for a while, and the browser rightly fetches again what is older than a minute. Asking for an older
 * page gives it, and lets the edge render it again for the next visitor. Where an address redirects, the page's own.
 */
async function freshAddress(origin: string, address: string): Promise<string> {
  const { url } = await fetch(origin + address)
  await expect
    .poll(async () => oldestData(await (await fetch(url)).text()))
    .toBeGreaterThan(Date.now() - 30_000)
  return url.slice(origin.length)
}

/** When the first of a page's data was loaded; of a page without data, now. */
const oldestData = (html: string) =>
  Math.min(Date.now(), ...[...html.matchAll(/"dataUpdatedAt":(\d+)/g)].map(([, at]) => Number(at)))

/** Calls to the API; the footer's settings come when it is seen, a person's points are in no cached page (M-008). */
function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (['/vendor/api/web/settings', '/vendor/api/points'].includes(pathname)) return
    if (/^\/(vendor|cms)\//.test(pathname)) calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}
