/** @jest-environment node */
import { expect, test } from '@jest/globals'
import {
  getProduct,
  listBrands,
  listCategories,
  listFacets,
  listProducts,
  listReviews,
} from '@brightyard/contract/calls'
import { answer, network, refuse } from '@brightyard/testing'
import { htmlFindings, renderOnServer } from '@brightyard/testing/server'
import { cardOf, pageOfAll, productOf } from '../fixtures/products.ts'
import { reviewListOf, reviewOf } from '../fixtures/reviews.ts'
import { someBrands, someCategories, someFacets } from '../fixtures/shelves.ts'
import * as brands from './brands/brands.page.tsx'
import * as categories from './categories/categories.page.tsx'
import * as home from './home/home.page.tsx'
import * as newArrivals from './new-arrivals/new-arrivals.page.tsx'
import * as popular from './popular/popular.page.tsx'
import * as product from './product-details/product-details.page.tsx'
import * as searchResult from './search-result/search-result.page.tsx'
import * as bag from './shopping-bag/shopping-bag.page.tsx'

const shelves = () =>
  network.use(
    answer(listCategories, { data: someCategories }),
    answer(listBrands, { data: someBrands }),
    answer(listProducts, pageOfAll([cardOf(1)])),
    answer(listFacets, someFacets),
    answer(listReviews, reviewListOf([reviewOf(1)])),
    answer(getProduct, ({ input }) => productOf(Number(input.id))),
  )

test.each([
  ['/shop', home, ['Things that make them ask why', 'Toys', 'Wooden blocks 1', 'Little Oak']],
  [
    '/shop/search-result',
    searchResult,
    ['All products', '1 product found', 'Wooden blocks 1', 'Little Oak', '(21)'],
  ],
  ['/shop/all-popular-product', popular, ['Popular products', 'Wooden blocks 1']],
  ['/shop/new-arrivals-product', newArrivals, ['New arrivals', 'Wooden blocks 1']],
  ['/shop/all-category', categories, ['All categories', 'Puzzles']],
  ['/shop/all-brand', brands, ['All brands', 'Zebra Press']],
  ['/shop/shopping-bags', bag, ['Your bag', 'Loading your bag']],
])('%s is rendered on the server with its content', async (path, page, texts) => {
  shelves()
  const { status, html } = await renderOnServer(page, { path })
  expect(status).toBe(200)
  for (const text of texts) expect(html.replaceAll('<!-- -->', '')).toContain(text)
  expect(await htmlFindings(html)).toEqual([])
})

test('S-002, S-001: categories and brands lead to the search results', async () => {
  shelves()
  const both = [
    await renderOnServer(categories, { path: '/shop/all-category' }),
    await renderOnServer(brands, { path: '/shop/all-brand' }),
  ]
  const html = both.map((one) => one.html).join('')
  expect(html).toContain('/shop/search-result?category=puzzles')
  expect(html).toContain('/shop/search-result?brand=zebra-press')
})

test('S-003, S-005: the fixed lists ask with their flag', async () => {
  shelves()
  const asked: unknown[] = []
  network.use(
    answer(listProducts, ({ input }) => {
      asked.push([input.is_popular, input.new_arrival, input.sortColumn])
      return pageOfAll([])
    }),
  )
  await renderOnServer(popular, { path: '/shop/all-popular-product' })
  await renderOnServer(newArrivals, { path: '/shop/new-arrivals-product' })
  expect(asked).toEqual([
    [true, undefined, 'after_discount_price'],
    [undefined, true, 'after_discount_price'],
  ])
})

const productPath = '/shop/product-details/details'

test('S-008: the product page carries price and structured data in its first HTML, also with a trailing slash', async () => {
  shelves()
  for (const slash of ['', '/']) {
    const { html } = await renderOnServer(product, {
      path: productPath,
      address: `${productPath}${slash}?ecommID=1`,
    })
    expect(html).toContain('₹1,180')
    expect(html).toContain('"@type":"Product"')
    expect(html).toContain('Opinion 1')
    expect(await htmlFindings(html)).toEqual([])
  }
})

test('S-008: an unknown product is a page that is not found', async () => {
  network.use(refuse(getProduct, 404), refuse(listReviews, 404))
  const address = `${productPath}?ecommID=99999`
  expect((await renderOnServer(product, { path: productPath, address })).status).toBe(404)
})

test('S-008: an id that is none is a page that is not found', async () => {
  network.use(refuse(getProduct, 400), refuse(listReviews, 400))
  const address = `${productPath}?ecommID=blocks`
  expect((await renderOnServer(product, { path: productPath, address })).status).toBe(404)
})

test('a category that does not exist is a page that is not found', async () => {
  shelves()
  const path = '/shop/search-result'
  const { status } = await renderOnServer(searchResult, { path, address: `${path}?category=none` })
  expect(status).toBe(404)
})

test('the start page renders when the shop’s API is down', async () => {
  network.use(refuse(listCategories, 500), refuse(listBrands, 500), refuse(listProducts, 500))
  const { status, html } = await renderOnServer(home, { path: '/shop' })
  expect(status).toBe(200)
  expect(html).toContain('Things that make them ask why')
})
