import type { Page } from '@playwright/test'
import { arriveSignedIn, demoAccount } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { hydrated } from '../support/page-facts.ts'
import { bytesOf, holdBack, type Scripts, scriptsOf } from '../support/page-load.ts'

const remotesOf = (scripts: Scripts) =>
  new Set(scripts.flatMap(({ path }) => /^\/r\/([^/]+)\//.exec(path)?.[1] ?? []))

for (const [address, remote] of [
  ['/', 'content'],
  ['/program', 'content'],
  ['/shop', 'shop'],
  ['/talentbox', 'talentbox'],
  ['/login', 'account'],
] as const) {
  test(`Q-042: ${address} runs no script but its starter until somebody uses it, and then at most 250 kB`, async ({
    page,
  }) => {
    await page.goto(address, { waitUntil: 'networkidle' })
    const atRest = await scriptsOf(page)
    expect(atRest.map(({ path }) => path)).toEqual([expect.stringMatching(/\/starter\./)])
    expect(bytesOf(atRest)).toBeLessThanOrEqual(3_200)
    await hydrated(page)
    const inUse = (await scriptsOf(page)).filter(({ path }) => !/\/r\/header\//.test(path))
    expect(remotesOf(inUse)).toContain(remote)
    expect(bytesOf(inUse)).toBeGreaterThan(100_000)
    // What the host fetches when the page is in use and idle comes last.
    await expect
      .poll(async () => (await scriptsOf(page)).some(({ path }) => /\/background\./.test(path)))
      .toBe(true)
    expect(remotesOf(await scriptsOf(page))).toContain('header')
  })
}

/** The sum of all shifts of the layout that nobody caused. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
              sum += Number(entry.value)
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        // What happened before comes to the observer within a frame.
        requestAnimationFrame(() => setTimeout(() => resolve(sum)))
      }),
  )

test('Q-042, Q-041, S-008: who has left nothing here sees the empty bag without a script', async ({
  page,
  isMobile,
}) => {
  if (!isMobile) await page.setViewportSize({ width: 1440, height: 1800 })
  await page.goto('/shop/shopping-bags', { waitUntil: 'networkidle' })
  await expect(page.getByText('Your bag is empty')).toBeVisible()
  await expect(page.getByText('Loading your bag')).toBeHidden()
  const scripts = await scriptsOf(page)
  expect(scripts.map(({ path }) => path)).toEqual([expect.stringMatching(/\/starter\./)])
  await hydrated(page)
  await expect(page.getByText('Loading your bag')).toHaveCount(0)
  await expect(page.getByText('Your bag is empty')).toBeVisible()
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.01)
})

for (const address of ['/', '/shop/product-details/details?ecommID=109'])
  test(`Q-041, Q-038: nothing of ${address} moves while it comes, in a window that shows much of it`, async ({
    page,
    isMobile,
  }) => {
    if (!isMobile) await page.setViewportSize({ width: 1440, height: 1800 })
    await page.goto(address, { waitUntil: 'networkidle' })
    await expect(page.locator('footer')).toBeAttached()
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.01)
  })

test('Q-041: the sign-in form stays where the server put it when the page learns what it is for', async ({
  page,
  browser,
}) => {
  const topOfForm = (of: Page) =>
    of
      .locator('form[name=sign-in]')
      .evaluate((form) => Math.round(form.getBoundingClientRect().top))
  const still = await browser.newPage({ javaScriptEnabled: false, viewport: page.viewportSize() })
  await still.goto('/login')
  // As the guard of a page leaves it in the tab.
  await page.addInitScript(() =>
    sessionStorage.setItem('brightyard.visited-route', '/shop/wishlist'),
  )
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Sign in to see your wishlist' })).toBeVisible()
  expect(await topOfForm(page)).toBe(await topOfForm(still))
  await still.close()
})

/** Whatever the page runs waits, but for its starter. */
const holdScripts = (page: Page) => holdBack(page, /^(?!.*\/starter\.).*\.js$/)

test('N-001: a bell that somebody who is signed in presses before the scripts have come opens the notifications', async ({
  page,
}) => {
  await arriveSignedIn(page.context(), demoAccount('guardian@example.com'))
  const letThrough = await holdScripts(page)
  await page.goto('/shop', { waitUntil: 'domcontentloaded' })
  await page.getByRole('banner').getByRole('link', { name: 'Notifications' }).click()
  letThrough()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/shop')
})

test('Q-015: what is chosen in a form before its scripts have come shows at once, and the form follows', async ({
  page,
}) => {
  const letThrough = await holdScripts(page)
  await page.goto('/signup', { waitUntil: 'domcontentloaded' })
  const student = page.getByRole('radio', { name: /student/i })
  await page.locator('label', { has: student }).click()
  await expect(student).toBeChecked()
  const terms = page.getByRole('checkbox', { name: /terms/i })
  await expect(terms).toBeVisible()
  letThrough()
  await expect(terms).toHaveCount(0)
  await expect(student).toBeChecked()
})

test('Q-015: what is typed into a form before its scripts have come stays, with the focus, and is sent', async ({
  page,
}) => {
  const letThrough = await holdScripts(page)
  await page.goto('/contact-us', { waitUntil: 'domcontentloaded' })
  const name = page.getByLabel('Your name')
  await name.click()
  await name.pressSequentially('Asha')
  letThrough()
  await hydrated(page)
  await expect(page.getByRole('button', { name: /^Send/ })).toBeEnabled()
  await expect(name).toBeFocused()
  await name.pressSequentially(' Verma')
  await expect(name).toHaveValue('Asha Verma')
  await page.reload()
  await expect(name).toHaveValue('Asha Verma')
})

test('E-022: a connection that is lost with the first press gives the page back when it returns, and the press is done', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/^console/, /^request/)
  await page.goto('/login')
  await context.setOffline(true)
  await page.getByLabel(/^Email/).fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not-the-password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const message = page.getByText('This page has not loaded completely yet.')
  await expect(message).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('This sign-in name and password do not match.')).toBeVisible()
  await expect(message).toHaveCount(0)
  await expect(page.getByLabel(/^Email/)).toHaveValue('nobody@example.com')
})

test('E-022: a page whose scripts are each cut off once comes with the next attempt, and the press is done', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/^console/, /^request/, /^exception: ChunkLoadError/)
  await page.goto('/shop/product-details/details?ecommID=93')
  const cut = new Set<string>()
  await page.route(/\.js$/, (route) => {
    const { pathname } = new URL(route.request().url())
    if (cut.has(pathname)) return route.continue()
    cut.add(pathname)
    return route.abort()
  })
  await page.getByRole('button', { name: 'Add to bag' }).first().click()
  await expect(page.getByRole('dialog').or(page.getByText('In your bag')).first()).toBeVisible({
    timeout: 20_000, // the starter waits for two seconds, and each kind of script has its own pauses
  })
  expect([...cut].some((path) => path.startsWith('/r/shop/'))).toBe(true)
  expect([...cut].some((path) => path.startsWith('/assets/'))).toBe(true)
})
