import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  getProduct,
  getShopWindow,
  listBrands,
  listCategories,
  listProducts,
} from '@brightyard/contract'
import { catalogOf, seedCatalog } from '../../demo/catalog/catalog.seed.ts'
import { PictureStore } from '../../demo/pictures/picture-store.ts'
import { aProduct } from '../../testing/shop-factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let visitor: Caller

beforeAll(async () => {
  api = await startTestApi()
  visitor = callerOf(api.app)
  const pictures = new PictureStore()
  await seedCatalog(api.db, catalogOf(pictures, api.clock.now))
}, 60_000)
afterAll(() => api.close())

test.each([
  { sortColumn: 'password_hash' },
  { sortColumn: 'name; drop table products' },
  { sortDirection: 'sideways' },
  { maxRows: 0 },
  { maxRows: 101 },
  { min_price: -1 },
  { category_ids: ['1 or 1=1'] },
  { date: 'yesterday' },
  { page: 0 },
  { min_price: 900, max_price: 100 },
])('D-009, S-018: a shop query with %j is refused', async (query) => {
  expect((await visitor.send(listProducts, query)).statusCode).toBe(422)
})

test('a product that does not exist or is not sold is not found', async () => {
  const hidden = await aProduct(api.db, { product: { hiddenAt: new Date(), categoryId: 9 } })
  for (const id of [hidden.id, 2_000_000_000])
    expect((await visitor.send(getProduct, { id })).statusCode).toBe(404)
  expect((await visitor.send(getProduct, { id: 'cup' })).statusCode).toBe(422)
})

test('X-017, L-014, L-015, Z-044: without wishes the cheapest come first, 24 on a page', async () => {
  const { data, links, meta } = await visitor.call(listProducts)
  expect(meta).toEqual({ total: 120, current_page: 1, last_page: 5, per_page: 24 })
  expect(data).toHaveLength(24)
  const prices = data.map((one) => one.after_discount_price_in_paise)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  expect(links.next).toBe('/cms/api/ecommerce/product/web/product/featured/index?page=2')
})

test('X-017: the pages together hold every product once', async () => {
  const ids = []
  for (const page of [1, 2, 3, 4, 5]) {
    const { data, links } = await visitor.call(listProducts, {
      page,
      sortColumn: 'rating',
      sortDirection: 'desc',
    })
    ids.push(...data.map((one) => one.id))
    expect(links.next === null).toBe(page === 5)
  }
  expect(new Set(ids).size).toBe(120)
  expect((await visitor.call(listProducts, { page: 6 })).data).toEqual([])
})

test('X-018, S-016: every wish of the shop query narrows the list', async () => {
  const list = async (query: Parameters<typeof visitor.call<typeof listProducts>>[1]) =>
    (await visitor.call(listProducts, { maxRows: 100, ...query })).data
  const { data: categories } = await visitor.call(listCategories)
  const { data: brands } = await visitor.call(listBrands)
  const parent = categories.find((one) => one.name === 'STEM & Robotics')
  const child = parent?.child_category[0]
  const brand = brands.find((one) => one.name === 'Taare Science')
  const popular = await list({ is_popular: 1 })
  expect([popular.length, popular.every((one) => one.is_popular)]).toEqual([30, true])
  const fresh = await list({ new_arrival: true })
  expect([fresh.length > 10, fresh.every((one) => one.new_arrival)]).toEqual([true, true])
  expect(await list({ category_ids: [parent?.id ?? 0] })).toHaveLength(15)
  expect(await list({ category_ids: [child?.id ?? 0] })).toHaveLength(5)
  const branded = await list({ brand_ids: [brand?.id ?? 0] })
  expect(new Set(branded.map((one) => one.brand?.name))).toEqual(new Set(['Taare Science']))
  const priced = await list({ min_price: 500, max_price: 600 })
  expect(priced.length).toBeGreaterThan(3)
  for (const { after_discount_price_in_paise: price } of priced)
    expect(price >= 50_000 && price <= 60_000).toBe(true)
  const found = await list({ search: 'TELESCOPE' })
  expect(found.map((one) => one.name)).toContain('Rooftop Telescope 70')
  expect(await list({ search: '%' })).toEqual([])
  expect(await list({ date: '2026-03-18' })).toEqual([])
  expect((await list({ date: '2026-02-20' })).length).toBe(fresh.length)
})

test('X-019, D-010: parents contain their children, with pictures on request', async () => {
  const { data } = await visitor.call(listCategories)
  expect(data.map((one) => [one.child_category.length, one.product_count])).toEqual(
    Array.from({ length: 8 }, () => [3, 15]),
  )
  expect(data[0]).toMatchObject({ name: 'Toys & Games', slug: 'toys-games', picture: null })
  const five = await visitor.call(listCategories, { maxRows: 5, get_images: 1 })
  expect(five.data).toHaveLength(5)
  expect(five.data[0]?.picture?.webp).toContain('/media/')
})

test('brands come from A to Z with what they have', async () => {
  const { data } = await visitor.call(listBrands)
  const names = data.map((one) => one.name)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  expect(data.reduce((sum, one) => sum + one.product_count, 0)).toBe(120)
})

test('a product comes with its variants in order and related ones, its own category first', async () => {
  const { data } = await visitor.call(listProducts, { search: 'Mandi' })
  const product = await visitor.call(getProduct, { id: data[0]?.id ?? 0 })
  expect(product).toMatchObject({
    slug: 'mandi-the-market-game',
    price: '₹1,199',
    after_discount_price: '₹959',
    discount_percent: 20,
    tax_percent: '12',
  })
  expect(product.variants.map((one) => one.name)).toEqual(['Classic', 'Travel tin'])
  expect(product.related).toHaveLength(8)
  const nearest = product.related.slice(0, 4).map((one) => one.category?.name)
  expect(new Set(nearest)).toEqual(new Set(['Board Games']))
  expect(product.related.map((one) => one.id)).not.toContain(product.id)
})

test('R-001: the shop window shows what can be bought: the best liked, and the newest', async () => {
  const { popular, new_arrivals } = await visitor.call(getShopWindow)
  expect([popular.length, new_arrivals.length]).toEqual([8, 4])
  const { data } = await visitor.call(listProducts, { maxRows: 100 })
  const { data: rest } = await visitor.call(listProducts, { maxRows: 100, page: 2 })
  const known = new Map([...data, ...rest].map((one) => [one.id, one]))
  const cards = (shelf: readonly { id: number }[]) => shelf.map(({ id }) => known.get(id))
  for (const card of cards(popular)) expect(card).toMatchObject({ is_popular: true })
  for (const card of cards(new_arrivals)) expect(card).toMatchObject({ new_arrival: true })
  for (const card of cards([...popular, ...new_arrivals]))
    expect(card?.units_available).toBeGreaterThan(0)
  const liked = cards(popular).map((card) => card?.rating.average ?? 0)
  expect(liked).toEqual(liked.toSorted((one, other) => other - one))
})
