import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The part of the header that this window shows; the other one is out of everybody's reach. */
export const header = (page: Page) => {
  const banner = page.getByRole('banner')
  return {
    cart: banner.getByRole('link', { name: /^Cart/ }),
    wishlist: banner.getByRole('link', { name: /^Wishlist/ }),
    bell: banner.getByRole('button', { name: /^Notifications/ }),
    signIn: banner.getByRole('link', { name: 'Sign In' }),
    menu: banner.getByRole('button', { name: 'Menu' }),
    account: banner.getByRole('button', { name: /^My account/ }),
  }
}

/** A link of the navigation that is on every page. */
export const mainLink = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 993

export const expectCartCount = (page: Page, count: number) =>
  expect(header(page).cart).toHaveAccessibleName(named('Cart', count))
export const expectWishlistCount = (page: Page, count: number) =>
  expect(header(page).wishlist).toHaveAccessibleName(named('Wishlist', count))

const named = (name: string, count: number) =>
  count === 0
    ? name
    : `${name}${count > 5 ? ' 5+' : ''}, ${count} ${count === 1 ? 'item' : 'items'}`

/** The number in the bell's name. */
export async function unreadCount(page: Page): Promise<number> {
  // While the drawer is open the header is hidden from assistive technology, but its badge is seen.
  const bell = page
    .getByRole('banner', { includeHidden: true })
    .getByRole('button', { name: /^Notifications/, includeHidden: true })
  const name = await bell.first().getAttribute('aria-label')
  return Number(/(\d+) unread/.exec(name ?? '')?.[1] ?? 0)
}

/** The header knows that somebody is signed in. */
export const expectSignedIn = (page: Page) => expect(header(page).bell).toBeVisible()

/** Opens the person's own menu, wherever this window has it. */
export async function openOwnMenu(page: Page) {
  await expectSignedIn(page)
  const { menu, account } = header(page)
  await (isPhone(page) ? menu : account).click()
}

export async function signOut(page: Page) {
  await openOwnMenu(page)
  await page.getByRole('button', { name: 'Sign Out' }).click()
}
