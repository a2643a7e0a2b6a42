import { NotificationOverview, NotificationPage } from '@brightyard/contract/entities'
import type { Page } from '@playwright/test'
import { accessibilityFindings } from '../support/accessibility.ts'
import { arriveSignedIn, demoAccount, type Account } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectSignedIn, header, unreadCount } from '../support/header.ts'
import { notificationPages } from '../support/notification-pages.ts'
import { visit } from '../support/page-facts.ts'

test.describe.configure({ mode: 'serial' })

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })
const unread = (page: Page) => drawer(page).getByRole('button', { name: /^Mark as read/ })

async function openDrawer(page: Page) {
  await header(page).bell.click()
  await expect(drawer(page).getByRole('heading', { name: 'All' })).toBeVisible()
}

/** The count comes a moment after the sign-in. */
async function arrive(page: Page, account: Account) {
  await arriveSignedIn(page.context(), account)
  await visit(page, '/about-us')
  await expectSignedIn(page)
  await expect.poll(() => unreadCount(page)).toBeGreaterThan(0)
}

const reader = demoAccount('guardian@example.com')

test(
  'N-001, N-002, N-003: the bell opens the drawer; backdrop and close icon close it',
  { tag: '@phone' },
  async ({ page }) => {
    await arrive(page, reader)
    await openDrawer(page)
    await drawer(page).getByRole('button', { name: 'Close' }).click()
    await expect(drawer(page)).toHaveCount(0)
    await openDrawer(page)
    await page.mouse.click(3, (page.viewportSize()?.height ?? 0) - 20)
    await expect(drawer(page)).toHaveCount(0)
  },
)

test(
  'N-044: the drawer is a named dialog that keeps the focus and gives it back',
  { tag: '@phone' },
  async ({ page }) => {
    await arrive(page, reader)
    await expect(header(page).bell).toHaveAccessibleName(/^Notifications( 5\+)?, \d+ unread$/)
    await header(page).bell.focus()
    await page.keyboard.press('Enter')
    await expect(drawer(page).getByRole('heading', { name: 'All' })).toBeVisible()
    const holdsFocus = () =>
      drawer(page).evaluate((dialog) => dialog.contains(document.activeElement))
    await expect.poll(holdsFocus).toBe(true)
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Shift+Tab')
      expect(await holdsFocus()).toBe(true)
    }
    expect(await accessibilityFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toHaveCount(0)
    await expect(header(page).bell).toBeFocused()
  },
)

test('N-015, N-045: reading one reaches the server and every tab', async ({ page, context }) => {
  await arrive(page, reader)
  const otherTab = await context.newPage()
  await visit(otherTab, '/shop')
  const before = await unreadCount(page)
  await expect.poll(() => unreadCount(otherTab)).toBe(before)
  await page.bringToFront()

  await openDrawer(page)
  const marked = page.waitForRequest(/notification\/mark\/read/)
  await unread(page).first().click()
  expect((await marked).postDataJSON()).toMatchObject({
    app_type: 1,
    all: 0,
    id: expect.any(Number),
  })
  await expect.poll(() => unreadCount(page)).toBe(before - 1)
  await expect.poll(() => unreadCount(otherTab)).toBe(before - 1)

  await unread(page).first().click()
  await expect.poll(() => unreadCount(otherTab)).toBe(before - 2)
})

test(
  'N-008: a group opens in full, page by page, and leads back',
  { tag: '@phone' },
  async ({ page }) => {
    await arrive(page, reader)
    await openDrawer(page)
    await drawer(page).getByRole('button', { name: 'See all: All' }).click()
    const list = drawer(page).getByRole('list', { name: 'Notifications: All' })
    await expect.poll(() => list.getByRole('listitem').count()).toBeGreaterThan(5)
    const shown = await list.getByRole('listitem').count()
    await list.getByRole('listitem').last().scrollIntoViewIfNeeded()
    await expect.poll(() => list.getByRole('listitem').count()).toBeGreaterThan(shown)
    await drawer(page).getByRole('button', { name: 'Back' }).click()
    await expect(drawer(page).getByRole('button', { name: 'See all: All' })).toBeFocused()
  },
)

/** The next list from the server: the start of every group, or all of one. */
async function nextList(page: Page, which: 'overview' | 'see all') {
  const answer = await page.waitForResponse((response) => {
    if (!/\/notification\/list\/client/.test(response.url())) return false
    const { see_all } = response.request().postDataJSON() as { see_all: boolean }
    return see_all === (which === 'see all')
  })
  return answer.json() as Promise<unknown>
}

/** A page of another address, and what its heading begins with; Q-034 adds where the reader comes from. */
async function expectPage(page: Page, address: string, heading: string) {
  const literally = address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  await expect(page).toHaveURL(new RegExp(`${literally}([?&]from=notification)?$`))
  await expect(drawer(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${heading}`))
}

test('N-030 to N-039, N-043: a notification of every type is followed to its page, and the drawer closes', async ({
  page,
}) => {
  test.setTimeout(180_000) // eight pages, one after the other
  await arrive(page, reader)
  const listed = nextList(page, 'overview')
  await openDrawer(page)
  const { today } = NotificationOverview.parse(await listed)
  // What was new when the demonstration data was made is of yesterday once midnight has passed.
  const fresh = page.getByRole('region', {
    name: today.some(({ collection_type }) => collection_type === 'Chapters')
      ? 'Today'
      : 'Yesterday',
  })
  await fresh.getByRole('link', { name: 'A new chapter is open' }).click()
  await expect(page).toHaveURL(/\/transection\/BY-/)
  await expectPage(page, new URL(page.url()).pathname, 'Payment of ')

  for (const [type, { pattern, to }] of Object.entries(notificationPages)) {
    await test.step(`${type} leads to ${pattern}`, async () => {
      await openDrawer(page)
      const all = nextList(page, 'see all')
      await drawer(page).getByRole('button', { name: 'See all: All' }).click()
      const { data } = NotificationPage.parse(await all)
      // A reminder of a session online has an address of its own, whatever its type. The oldest one: a post that
      // another journey wrote may be taken back by now.
      const one = data.findLast(
        ({ collection_type, path }) => String(collection_type) === type && !path,
      )
      if (!one) throw new Error(`There is no notification of type ${type}.`)
      const address = to(one)
      await drawer(page).getByRole('link', { name: one.title }).last().click()
      await expectPage(page, address, '(?!Page not found)')
    })
  }

  await openDrawer(page)
  await drawer(page).getByRole('button', { name: 'See all: All' }).click()
  const leadsNowhere = drawer(page).getByRole('button', { name: /A holiday reading list$/ })
  await leadsNowhere.first().click()
  await expect(leadsNowhere.first()).toHaveAttribute('aria-expanded', 'true')
})

test('N-021, N-045: Clear all empties every list, here and in the other tab', async ({
  page,
  context,
}) => {
  await arrive(page, demoAccount('school@example.com'))
  const otherTab = await context.newPage()
  await visit(otherTab, '/about-us')
  await expect.poll(() => unreadCount(otherTab)).toBeGreaterThan(0)
  await page.bringToFront()
  await openDrawer(page)
  const cleared = page.waitForRequest(/notification\/mark\/delete/)
  await drawer(page).getByRole('button', { name: 'Clear all' }).click()
  await drawer(page).getByRole('button', { name: 'Delete all' }).click()
  expect((await cleared).postDataJSON()).toMatchObject({ app_type: 1, all: 1 })
  await expect(drawer(page).getByText('No notification found')).toBeVisible()
  await expect.poll(() => unreadCount(page)).toBe(0)
  await expect.poll(() => unreadCount(otherTab)).toBe(0)
})

test('H-035: a visitor’s bell leads to sign-in', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/about-us')
  await page.getByRole('banner').getByRole('link', { name: 'Notifications' }).click()
  await expect(page).toHaveURL(/\/login\?redirectURL=%2Fshop$/)
})
