import type { Page, Route } from '@playwright/test'
import { expect, test } from '../stage/fixtures.ts'
import { visit } from '../stage/page-facts.ts'
import { addToBag, simpleProducts } from '../stage/products.ts'

const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }),
  'a broken script': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'this is ( no script' }),
  'of the wrong content type': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sorry</title>' }),
}

/** What the browser says of a file that it cannot read as a script. */
const notAScript = /^exception: (SyntaxError|Unexpected )/

interface PageRemote {
  remote: string
  /** A page of another remote, and the link from there. */
  from: string
  follow: (page: Page) => Promise<void>
  heading: RegExp
}

const mainLink = (page: Page, name: RegExp) =>
  page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

const remotes: PageRemote[] = [
  {
    remote: 'shop',
    from: '/about-us',
    follow: (page) => mainLink(page, /^Shop$/).click(),
    heading: /make them ask why/,
  },
  {
    remote: 'content',
    from: '/shop',
    follow: (page) => page.getByRole('banner').getByRole('link', { name: /home$/ }).click(),
    heading: /./,
  },
  {
    remote: 'account',
    from: '/shop',
    follow: (page) => page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click(),
    heading: /Welcome back/,
  },
  {
    remote: 'talentbox',
    from: '/shop',
    follow: (page) => mainLink(page, /^TalentBox$/i).click(),
    heading: /./,
  },
]

const filesOf = (remote: string) => `**/r/${remote}/**`
const failed = (page: Page) =>
  page.getByRole('main').getByText('This page could not be loaded', { exact: true })

/** A mark that a reload would wipe out. */
const markTab = (page: Page) =>
  page.evaluate(() => void Object.assign(globalThis, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in globalThis)

for (const [fault, answer] of Object.entries(faults)) {
  for (const { remote, from, follow, heading } of remotes) {
    test(`Y-032, E-021: ${remote} is ${fault}: a panel in the page’s place, the rest alive, retry without reload`, async ({
      page,
      allowConsole,
    }) => {
      allowConsole(/^console/, /^request/, notAScript)
      await visit(page, from)
      await markTab(page)
      await page.route(filesOf(remote), answer)
      await follow(page)
      await expect(failed(page)).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()

      await page.goBack()
      await expect(failed(page)).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goForward()
      await expect(failed(page)).toBeVisible()

      await page.unroute(filesOf(remote))
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(failed(page)).toHaveCount(0)
      expect(await isMarked(page), 'no reload').toBe(true)
    })
  }

  test(`Y-032, H-053: header is ${fault}: a minimal header, and the page works`, async ({
    page,
    allowConsole,
  }) => {
    // 422: what the server wrote of the header gives way to what the browser can show.
    allowConsole(/^console/, /^request/, notAScript, /React error #422/)
    const [product] = await simpleProducts(1)
    if (!product) return
    await page.route(filesOf('header'), answer)
    await visit(page, '/shop')
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('link', { name: 'Home' })).toBeVisible()
    await expect(banner.getByRole('link', { name: 'Sign In' })).toBeVisible()
    await addToBag(page, product)
    await banner.getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('E-021: a remote that hangs is given up within ten seconds', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/^console/, /^request/)
  await visit(page, '/about-us')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(filesOf('shop'), async (route) => {
    await held
    await route.abort()
  })
  const began = performance.now()
  await mainLink(page, /^Shop$/).click()
  await expect(failed(page)).toBeVisible()
  expect(performance.now() - began).toBeLessThan(13_000) // ten seconds, and a busy machine's delay
  release()
  await page.unrouteAll({ behavior: 'wait' })
})
