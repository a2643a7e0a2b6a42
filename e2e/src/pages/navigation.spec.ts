import { arriveSignedIn, makeGuardian } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectSignedIn } from '../support/header.ts'
import { visit } from '../support/page-facts.ts'
import { watchRequests } from '../support/requests.ts'

test('H-052: the first stop of the Tab key jumps over the header', async ({ page }) => {
  for (const address of ['/', '/shop', '/login', '/talentbox']) {
    await visit(page, address)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to main content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const inMain = await page.evaluate(
      () => document.querySelector('main')?.contains(document.activeElement) ?? false,
    )
    expect(inMain, address).toBe(true)
  }
})

test('W-011: a navigation focuses the heading at the top; going back restores the place, a new visit does not', async ({
  page,
}) => {
  await visit(page, '/shop/all-popular-product')
  const product = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('heading')
    .getByRole('link')
  await product.nth(7).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200)
  await product.nth(7).click()
  await expect(page).toHaveURL(/product-details/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/all-popular-product$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200)
  await visit(page, '/about-us')
  await visit(page, '/shop/all-popular-product')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('H-050: the header survives navigations between remotes and fetches no count again', async ({
  page,
  site,
}) => {
  await arriveSignedIn(page.context(), await makeGuardian(site.origin))
  const { settled } = watchRequests(page)
  const counts: string[] = []
  page.on('request', (request) => {
    if (/wishlist-cart-count|notification\/count/.test(request.url())) counts.push(request.url())
  })
  await visit(page, '/about-us')
  await expectSignedIn(page)
  await expect.poll(() => new Set(counts).size, 'both counts, when the page is idle').toBe(2)
  await settled()
  const known = counts.length
  const banner = page.getByRole('banner')
  const bell = await banner.getByRole('button', { name: 'Notifications' }).elementHandle()
  const main = banner.getByRole('navigation', { name: 'Main' })

  await main.getByRole('link', { name: 'Shop', exact: true }).click()
  await expect(page).toHaveURL(/\/shop$/)
  await main.getByRole('link', { name: /^TalentBox$/i }).click()
  await expect(page).toHaveURL(/\/talentbox$/)
  await banner.getByRole('link', { name: 'Brightyard, home' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await bell?.evaluate((button) => button.isConnected), 'the same bell').toBe(true)
  expect(counts.length).toBe(known)
})

test('H-051, Q-039: overlays of the header close with Escape and give the focus back', async ({
  page,
}) => {
  await visit(page, '/shop')
  const banner = page.getByRole('banner')
  const openerOf = (name: string) =>
    banner.getByRole('button', { name, exact: true }).filter({ visible: true }).first()

  const more = openerOf('More')
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await expect(more).toBeFocused()

  // While it is open, the search hides all the rest from assistive technology, its opener too.
  const box = page.getByPlaceholder('Search for Events / Blog / Workshop / Young Xperts')
  await openerOf('Search').focus()
  await page.keyboard.press('Enter')
  await expect(box).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await expect(openerOf('Search')).toBeFocused()

  await expect(
    banner
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Shop', exact: true }),
  ).toHaveAttribute('aria-current', 'page')
})

test('with text twice as large the header stays within the window (WCAG 1.4.4 and 1.4.10)', async ({
  page,
}) => {
  for (const [width, height, text] of [
    [360, 740, '200%'],
    [320, 740, '200%'],
    [180, 370, '100%'],
    [1280, 800, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await visit(page, '/blog')
    await page.addStyleTag({ content: `html { font-size: ${text} !important }` })
    const outside = await page.getByRole('banner').evaluate((banner) =>
      [...banner.querySelectorAll('a, button')]
        .filter((control) => control.checkVisibility())
        .filter((control) => {
          const { left, right } = control.getBoundingClientRect()
          return left < 0 || right > document.documentElement.clientWidth
        })
        .map((control) => control.getAttribute('aria-label') ?? control.textContent),
    )
    expect(outside, `${width} px, text of ${text}`).toEqual([])
  }
})

test('while a personal page loads its footer is below the window, so that it cannot jump', async ({
  page,
  site,
}) => {
  await arriveSignedIn(page.context(), await makeGuardian(site.origin))
  await page.route('**/api/**', (route) => {
    if (!/kids|profile/.test(route.request().url())) return route.continue()
  })
  for (const address of ['/kids', '/profile']) {
    await page.goto(address)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    const bottom = await main.evaluate((element) => element.getBoundingClientRect().bottom)
    expect(bottom, address).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? Infinity)
  }
})
