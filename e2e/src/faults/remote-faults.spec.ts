import { containerName } from '@brightyard/contract/release'
import type { Page, Route } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { mainLink } from '../support/header.ts'
import { visit } from '../support/page-facts.ts'
import { addToBag, simpleProducts } from '../support/products.ts'
import { isMarked, markTab, stepsOf } from '../support/tab.ts'

const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }),
  'a broken script': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'this is ( no script' }),
  'of the wrong content type': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sorry</title>' }),
  'throwing at its evaluation': (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'throw new Error("broken at its start")',
    }),
  'without its chunks': (route) =>
    route.request().url().endsWith('/remoteEntry.js')
      ? route.continue()
      : route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }),
}

/** What the browser says of a file that it cannot read as a script, or that throws. */
const notAScript = /^exception: (SyntaxError|Unexpected |Error: broken)/

interface PageRemote {
  remote: string
  /** A page of another remote, and the link from there. */
  from: string
  follow: (page: Page) => Promise<void>
  heading: RegExp
}

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

/**
 * The browser meets each kind of fault once, and each remote once with the real federation runtime. Every fault of
 * every remote, with and without a release to fall back on, is proved in host/src/composition/faults.test.tsx; here
 * with FULL_PROOF=1.
 */
const isFull = Boolean(process.env['FULL_PROOF'])
const turn = (place: number) => remotes.filter((_, own) => isFull || own === place % remotes.length)

for (const [place, [fault, answer]] of Object.entries(faults).entries()) {
  for (const { remote, from, follow, heading } of turn(place)) {
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

  if (!isFull && fault !== 'missing') continue
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

/** A container whose parts come and then fail when they are shown. */
const failsWhenShown = (route: Route) => {
  const [, remote = '', version = ''] = /\/r\/([^/]+)\/([^/]+)\//.exec(route.request().url()) ?? []
  const failing = `({ Component() { throw new Error('broken when it is shown') } })`
  return route.fulfill({
    contentType: 'text/javascript',
    body: `var ${containerName(remote, version)} = {
      init: () => Promise.resolve(), get: () => Promise.resolve(() => ${failing}) }`,
  })
}
const entryOf = (remote: string) => `**/r/${remote}/*/remoteEntry.js`

for (const { remote, from, follow } of turn(1)) {
  test(`Y-032: a page of ${remote} throws when it is shown: the rest stays alive, and it is reported`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/^console/, /^exception: Error: broken/)
    await visit(page, from)
    await markTab(page)
    await page.route(entryOf(remote), failsWhenShown)
    await follow(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Something's wrong here...")
    await expect(page.getByRole('banner')).toBeVisible()
    await expect.poll(() => stepsOf(page, remote)).toContain('crashed')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/wrong/)
    expect(await isMarked(page), 'no reload').toBe(true)
  })
}

test('Y-032: the header throws when it is shown: a minimal header, and it is reported', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/^console/, /^exception: Error: broken/, /React error #4\d\d/)
  await page.route(entryOf('header'), failsWhenShown)
  await visit(page, '/shop')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Home' })).toBeVisible()
  await expect.poll(() => stepsOf(page, 'header')).toContain('crashed')
})

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
