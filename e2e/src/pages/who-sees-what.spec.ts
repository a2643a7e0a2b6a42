import { arriveSignedIn, demoAccount } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectSignedIn, header, openOwnMenu } from '../support/header.ts'
import { visit } from '../support/page-facts.ts'

const refusal = 'You are not authorized for this content.'

test('P-005, P-009: pages of others refuse a student and a guardian with a message', async ({
  browser,
  site,
}) => {
  const shut = {
    'student@example.com': [
      '/shop/order-history',
      '/notifications',
      '/student/list',
      '/student/register',
      '/student/update',
    ],
    'guardian2@example.com': ['/student/list', '/student/register', '/student/update'],
  }
  for (const [username, addresses] of Object.entries(shut)) {
    const context = await browser.newContext({ baseURL: site.origin })
    await arriveSignedIn(context, demoAccount(username))
    const page = await context.newPage()
    for (const address of addresses) {
      await page.goto(address)
      await expect(page.getByText(refusal), `${username} at ${address}`).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(refusal))
    }
    await context.close()
  }
})

test('P-002, H-032: a guardian has shop, wishlist and bag in the header, and chooses among the subscribed kids', async ({
  page,
}) => {
  await arriveSignedIn(page.context(), demoAccount('guardian@example.com'))
  await visit(page, '/about-us')
  await expectSignedIn(page)
  const main = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  await expect(main.getByRole('link', { name: 'Shop', exact: true })).toBeVisible()
  await expect(header(page).wishlist).toHaveAttribute('href', '/shop/wishlist')
  // The server's own bag stands behind the icon: the page reads it, not the browser's storage.
  const requested = page.waitForRequest(/\/cart\/view$/)
  await header(page).cart.click()
  await requested
  await expect(page).toHaveURL(/\/shop\/shopping-bags$/)

  await openOwnMenu(page)
  await page.getByRole('button', { name: 'Change Kid' }).click()
  const panel = page.getByRole('dialog', { name: 'Choose a kid' })
  await expect(panel.getByRole('listitem').first()).toBeVisible()
})

test('H-047, L-013: at 992 pixels there is the menu of phones, at 993 the whole header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 992, height: 700 })
  await visit(page, '/about-us')
  const { menu } = header(page)
  const main = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  await expect(menu).toBeVisible()
  await expect(main).toBeHidden()
  await page.setViewportSize({ width: 993, height: 700 })
  await expect(main).toBeVisible()
  await expect(menu).toBeHidden()
})

test('F-025: the short footer is on personal pages only', async ({ page }) => {
  const short = page.getByRole('navigation', { name: 'More of Brightyard' })
  const rich = page.getByRole('region', { name: 'Newsletter' })
  for (const address of ['/', '/our-story', '/shop', '/program', '/blog']) {
    await visit(page, address)
    await expect(rich, address).toHaveCount(1)
    await expect(short, address).toHaveCount(0)
  }
  await arriveSignedIn(page.context(), demoAccount('guardian2@example.com'))
  await visit(page, '/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(short).toHaveCount(1)
  await expect(rich).toHaveCount(0)
})

test('W-007: the chat loads by itself, answers, and its absence harms nothing', async ({
  page,
  allowConsole,
}) => {
  await visit(page, '/about-us')
  const opener = page.getByRole('button', { name: 'Ask a question' })
  await opener.focus() // it makes way where it would lie over a text
  await opener.click()
  const chat = page.getByRole('dialog', { name: 'Ask Brightyard' })
  await chat.getByRole('textbox', { name: 'Your question' }).fill('how large is a live class?')
  await page.keyboard.press('Enter')
  await expect(chat.getByText(/Eight children at most/)).toBeVisible()

  // The same page for somebody whose network keeps the chat away.
  allowConsole(/ERR_FAILED/)
  const pieces: string[] = []
  await page.route(/\/r\/header\/.*chat.*\.js$/, (route) => {
    pieces.push(route.request().url())
    return route.abort()
  })
  await visit(page, '/about-us')
  await expect.poll(() => pieces.length, 'the chat was requested, and blocked').toBeGreaterThan(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('W-007: on a phone the chat is at the end of the page, over nothing, and help is in the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, '/partners')
  await page.keyboard.press('Shift') // what is used begins
  const opener = page.getByRole('button', { name: 'Ask a question' })
  await opener.waitFor()
  const isInLastLine = () =>
    opener.evaluate((element) => {
      scrollTo(0, document.documentElement.scrollHeight) // the footer grows when it starts
      const links = document.querySelector('nav[aria-label=Legal]')?.getBoundingClientRect().bottom
      const { top, bottom } = element.getBoundingClientRect()
      return top >= (links ?? Infinity) && bottom <= innerHeight
    })
  await expect.poll(isInLastLine, 'below the last links').toBe(true)

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Help' }).click()
  await page.getByRole('button', { name: 'Open the chat' }).click()
  await expect(page.getByRole('dialog', { name: 'Ask Brightyard' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Open the chat' })).toBeFocused()
})

test('E-009: a session that the server has ended leads to the sign-in', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/401/) // the browser notes every refused call
  await arriveSignedIn(context, demoAccount('guardian2@example.com'))
  await visit(page, '/about-us')
  await expectSignedIn(page)
  await context.clearCookies()
  await page.route(/\/vendor\/(api|oauth)\//, (route) =>
    route.fulfill({ status: 401, json: { code: 'not_signed_in', message: 'Please sign in.' } }),
  )
  // Any next request will do; the page may have made one by itself already.
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('header [aria-label^="Notifications"]')?.click(),
  )
  await expect(page).toHaveURL(/\/login$/)
  await expect(header(page).account).toHaveCount(0)
  const marker = await page.evaluate(() => localStorage.getItem('brightyard.session'))
  expect(marker).not.toBe('true')
})
