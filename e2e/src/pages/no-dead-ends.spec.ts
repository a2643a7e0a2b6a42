import { demoAccounts } from '@brightyard/tools'
import type { Page } from '@playwright/test'
import { expect } from '../support/fixtures.ts'
import { goInside } from '../support/go-inside.ts'
import { openOwnMenu } from '../support/header.ts'
import { cutText, visit } from '../support/page-facts.ts'
import { isBuilt } from '../support/pages-not-built.ts'
import { test } from '../support/shared-tab.ts'
import { linksIn, localAddresses, routeOf } from '../support/site-links.ts'
import { builtPages } from '../support/site-pages.ts'

test.describe.configure({ mode: 'parallel' })

const pages = builtPages()

/** Files, and what the servers answer by themselves. */
const isPage = (address: string) =>
  !/^\/(vendor|cms|media|assets|r|dev|docs)\/|\.\w{2,4}$/.test(address)

/** Tells which addresses to try: of each route with the same query names a few, with FULL_PROOF=1 all. */
function newOnes(perRoute: number) {
  const counts = new Map<string, number>()
  const seen = new Set<string>()
  return (address: string) => {
    if (seen.has(address) || !isPage(address)) return false
    seen.add(address)
    const names = [...new URL(address, 'http://site.example').searchParams.keys()].toSorted()
    const key = `${routeOf(pages, address)?.path ?? address}?${names.join()}`
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= perRoute || Boolean(process.env['FULL_PROOF'])
  }
}

/** Pages of one role alone; a guardian's are seen in every-page.spec.ts. Each is looked at once by each worker. */
const seenLarge = new Set<string>()
function isNewToLarge(address: string, signInAs: string) {
  const route = routeOf(pages, address)
  if (!route || route.access !== 'protected' || seenLarge.has(route.path)) return false
  const isForRole = route.roles !== undefined && !route.roles.includes('guardian')
  if (!isForRole && !signInAs.startsWith('student')) return false
  seenLarge.add(route.path)
  return true
}

/** On a phone, as it is shown now. */
async function cutOnPhone(page: Page) {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  const cut = await cutText(page)
  if (before) await page.setViewportSize(before)
  return cut
}

const isOpen = (address: string) => routeOf(pages, address)?.access !== 'protected'

test('F-001: no link of an open page, the footer’s among them, leads nowhere', async ({ site }) => {
  const isNew = newOnes(3)
  const queue = pages.map(({ address }) => address).filter((one) => isOpen(one) && isNew(one))
  const deadEnds: string[] = []
  const follow = async () => {
    for (let address = queue.shift(); address; address = queue.shift()) {
      const response = await fetch(site.origin + address)
      const html = await response.text()
      if (response.status !== 200 && (await isBuilt(address)))
        deadEnds.push(`${address}: ${response.status}`)
      for (const link of linksIn(html, site.origin).filter(isNew)) {
        if (isOpen(link)) queue.push(link)
      }
    }
  }
  await Promise.all([follow(), follow(), follow()])
  expect(deadEnds).toEqual([])
})

for (const { signInAs } of demoAccounts) {
  test.describe(signInAs, () => {
    test.use({ username: signInAs })

    test(`no link of the pages of ${signInAs} leads nowhere, and none of them cuts text of 200 %`, async ({
      page,
      site,
    }) => {
      const isNew = newOnes(1)
      const queue: string[] = []
      const open: string[] = []
      const deadEnds: string[] = []
      const note = async (where: string) => {
        for (const link of (await linksOf(page, site.origin)).filter(isNew)) {
          if (isOpen(link)) open.push(link)
          else queue.push(link)
        }
        const failure = await failureOf(page)
        if (failure) deadEnds.push(`${where}: ${failure}`)
      }
      await visit(page, '/')
      await openOwnMenu(page)
      await note('/')
      for (let address = queue.shift(); address; address = queue.shift()) {
        await goInside(page, address)
        await note(address)
        if (isNewToLarge(address, signInAs))
          expect.soft(await cutOnPhone(page), `${address} with text of 200 %`).toEqual([])
      }
      for (const address of open) {
        const { status } = await fetch(site.origin + address)
        if (status !== 200 && (await isBuilt(address))) deadEnds.push(`${address}: ${status}`)
      }
      expect(deadEnds).toEqual([])
    })
  })
}

const linksOf = async (page: Page, origin: string) =>
  localAddresses(
    await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href)),
    origin,
  )

/** What stands in the page's place: that there is none, that it is not for this person, or that it failed. */
const failureOf = (page: Page) =>
  page.evaluate(() => {
    const heading = document.querySelector('main h1')?.textContent ?? 'no heading'
    const isFailure = /not found|wrong here|not authorized|not connected|no heading/i.test(
      `${heading} ${document.title}`,
    )
    return isFailure ? `${heading} (${document.title})` : null
  })
