import type { ProductCard } from '@brightyard/contract/entities'
import * as z from '@brightyard/contract/schema'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { siteUnderTest } from './site.ts'
import { visit } from './page-facts.ts'

const Found = z.object({
  data: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      units_available: z.int(),
      after_discount_price_in_paise: z.int(),
      variants: z.array(z.unknown()),
    }),
  ),
})
type Simple = Pick<ProductCard, 'id' | 'name'>

/** Products in plenty that come in one kind only, so that a list can put them into the bag. */
export async function simpleProducts(count: number, fromInPaise = 0): Promise<Simple[]> {
  const address = '/cms/api/ecommerce/product/web/product/featured/index'
  const response = await fetch(siteUnderTest().origin + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'fetch' },
    body: JSON.stringify({ maxRows: 60 }),
  })
  const { data } = Found.parse(await response.json())
  const simple = data.filter(
    (one) =>
      one.variants.length === 1 &&
      one.units_available > 10 &&
      one.after_discount_price_in_paise >= fromInPaise,
  )
  expect(simple.length).toBeGreaterThanOrEqual(count)
  return simple.slice(0, count)
}

export const productAddress = ({ id }: Simple) => `/shop/product-details/details?ecommID=${id}`

/** Opens a product's page and puts it into the bag. */
export async function addToBag(page: Page, product: Simple) {
  await visit(page, productAddress(product))
  // The first is the page's own; on a phone a bar stands in for it where it is out of view.
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Add to bag', exact: true })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'In your bag. View bag' })).toBeVisible()
  // The message covers the header's icons for six seconds.
  await page.getByRole('button', { name: 'Close message' }).click()
}

export const bagLine = (page: Page, { name }: Simple) =>
  page
    .getByRole('region', { name: 'Items in your bag' })
    .getByRole('listitem')
    .filter({
      has: page.getByRole('link', { name, exact: true }),
    })
