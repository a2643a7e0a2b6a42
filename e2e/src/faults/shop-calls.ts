import type { Page } from '@playwright/test'
import { makeGuardian, signIn } from '../support/accounts.ts'
import { visit } from '../support/page-facts.ts'
import { addToBag, simpleProducts } from '../support/products.ts'
import { siteUnderTest } from '../support/site.ts'
import { type BrokenCall, main, says } from './broken-call.ts'

const mainNavigation = (page: Page) =>
  page.getByRole('banner').getByRole('navigation', { name: 'Main' })

/** */
export const shopCalls: readonly BrokenCall[] = [
  {
    row: 'X-014',
    address: /\/wishlist-cart-count$/,
    as: 'guardian',
    make: (page) => visit(page, '/about-us').then(() => {}),
  },
  {
    row: 'X-015',
    address: /\/product\/cart\/view/,
    as: 'guardian',
    make: (page) => page.goto('/shop/shopping-bags').then(() => {}),
    shows: says('We could not load your bag'),
  },
  {
    row: 'X-016',
    address: /\/product\/wishlist\/list/,
    as: 'guardian',
    make: (page) => page.goto('/shop/wishlist').then(() => {}),
    shows: says('We could not load your wishlist'),
  },
  {
    row: 'X-017',
    address: /\/product\/featured\/index$/,
    before: (page) => visit(page, '/about-us').then(() => {}),
    make: (page) => mainNavigation(page).getByRole('link', { name: 'Shop', exact: true }).click(),
    shows: says('We could not load this part of the shop'),
  },
  {
    row: 'X-018',
    address: /\/product\/featured\/index/,
    before: (page) => visit(page, '/shop/search-result').then(() => {}),
    make: (page) =>
      main(page)
        .getByRole('combobox')
        .first()
        .selectOption({ index: 1 })
        .then(() => {}),
    shows: says('We could not load the products'),
  },
  {
    row: 'X-019',
    address: /\/web\/category\/index/,
    before: (page) => visit(page, '/about-us').then(() => {}),
    make: (page) => mainNavigation(page).getByRole('link', { name: 'Shop', exact: true }).click(),
  },
  {
    row: 'X-031',
    address: /\/api\/cart\/sync$/,
    async before(page) {
      const [product] = await simpleProducts(1)
      if (product) await addToBag(page, product)
    },
    async make(page) {
      await signIn(page, await makeGuardian(siteUnderTest().origin))
      await page.goto('/shop/shopping-bags')
    },
    shows: says('One item from before you signed in could not be added'),
  },
]
