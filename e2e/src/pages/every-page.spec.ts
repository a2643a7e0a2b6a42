import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { arriveSignedIn, demoAccount } from '../support/accounts.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { readToTheEnd, visit, widerThanWindow } from '../support/page-facts.ts'
import { watchRequests } from '../support/requests.ts'
import { openPages, sitePages } from '../support/site-pages.ts'

/** All but the header, which fills slots and has no page. */
const remotes = readdirSync(join(import.meta.dirname, '../../..'))
  .filter((folder) => folder.startsWith('mfe-') && folder !== 'mfe-header')
  .map((folder) => folder.replace('mfe-', ''))
const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 800 }

// One test per remote: what fails names its owner, and the pages share both workers.
test.setTimeout(600_000)

for (const remote of remotes) {
  test(`W-012, W-013, Y-007: every open page of ${remote} is accessible, quiet, fits its window and fetches nothing again`, async ({
    page,
    watch,
  }) => {
    const { settled } = watchRequests(page)
    const calls = watchCalls(page)
    for (const { address, render } of await pagesOf(remote)) {
      await test.step(address, async () => {
        const earlier = watch.unannounced().length
        calls.length = 0
        await page.setViewportSize(phone)
        await visit(page, firstAskedFor(address))
        await settled()
        // What the server has put into the page, the browser does not ask for; an anonymous visitor has no calls of a session.
        if (render !== 'client') expect.soft(calls, address).toEqual([])
        await readToTheEnd(page)
        await expectAccessible(page)
        for (const width of [320, 360, 768, 1024, 1536, 1280]) {
          await page.setViewportSize({ ...desktop, width })
          expect.soft(await widerThanWindow(page), `${address} at ${width}`).toEqual([])
        }
        await expectAccessible(page)
        expect(watch.unannounced().slice(earlier), address).toEqual([])
      })
    }
  })

  test(`W-012, Y-007: every page of a guardian in ${remote} is accessible, quiet and fits its window`, async ({
    page,
    context,
    watch,
  }) => {
    const pages = (await sitePages()).filter(
      (one) =>
        one.remote === remote &&
        ((one.access === 'protected' && (!one.roles || one.roles.includes('guardian'))) ||
          one.address === '/shop/shopping-bags'),
    )
    test.skip(pages.length === 0, `${remote} has no page of a guardian`)
    await arriveSignedIn(context, demoAccount('guardian@example.com'))
    for (const { address } of pages) {
      await test.step(address, async () => {
        const earlier = watch.unannounced().length
        await page.setViewportSize(phone)
        await visit(page, address)
        await expect(page.getByRole('banner').getByRole('button', { name: /unread/ })).toBeVisible()
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
        await expectAccessible(page)
        expect(await widerThanWindow(page), `${address} at 360`).toEqual([])
        await page.setViewportSize(desktop)
        await expectAccessible(page)
        expect(watch.unannounced().slice(earlier), address).toEqual([])
      })
    }
  })
}

/** The edge keeps pages for a while, and what is older than a minute the browser rightly asks for again. */
const firstAskedFor = (address: string) =>
  `${address}${address.includes('?') ? '&' : '?'}visit=${Date.now()}`

/** Calls to the API; the footer's settings come when it is seen. */
function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === '/vendor/api/web/settings') return
    if (/^\/(vendor|cms)\//.test(pathname)) calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

async function pagesOf(remote: string) {
  const pages = (await openPages()).filter((page) => page.remote === remote)
  expect(pages.length).toBeGreaterThan(0)
  return pages
}
