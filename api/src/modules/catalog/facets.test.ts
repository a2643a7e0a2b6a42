import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { findBySlug, listFacets, listProducts } from '@brightyard/contract'
import type { Facets } from '@brightyard/contract'
import { catalogOf, seedCatalog } from '../../demo/catalog/catalog.seed.ts'
import { PictureStore } from '../../demo/pictures/picture-store.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let visitor: Caller
beforeAll(async () => {
  api = await startTestApi()
  visitor = callerOf(api.app)
  await seedCatalog(api.db, catalogOf(new PictureStore(), api.clock.now))
}, 60_000)
afterAll(() => api.close())

type Query = Parameters<typeof visitor.call<typeof listFacets>>[1]
const facetsOf = (query: Query = {}) => visitor.call(listFacets, query)
const totalOf = async (query: Query) => (await visitor.call(listProducts, query)).meta.total

/** Every number that a filter shows is what the list has when the filter is used. */
async function expectTrue(facets: Facets, query: NonNullable<Query>) {
  expect(facets.total).toBe(await totalOf(query))
  for (const { id, count } of facets.categories)
    expect(await totalOf({ ...query, category_ids: [id] })).toBe(count)
  for (const { id, count } of facets.brands)
    expect(await totalOf({ ...query, brand_ids: [id] })).toBe(count)
  for (const { from, to, count } of facets.prices) {
    const range = { min_price: from, max_price: to === null ? 10_000_000 : to - 0.01 }
    expect(await totalOf({ ...query, ...range })).toBe(count)
  }
  for (const { band, count } of facets.ages)
    expect(await totalOf({ ...query, ages: [band] })).toBe(count)
  expect(await totalOf({ ...query, in_stock: true })).toBe(facets.availability.in_stock)
  expect(await totalOf({ ...query, in_stock: false })).toBe(facets.availability.out_of_stock)
}

test('every count of a facet is what the list then shows, without wishes', async () => {
  const facets = await facetsOf()
  expect(facets.total).toBe(120)
  expect(facets.availability.out_of_stock).toBeGreaterThan(0)
  await expectTrue(facets, {})
})

test('and with several wishes at once: each group is counted without itself', async () => {
  const { brands, categories } = await facetsOf({ search: 'a' })
  const query = {
    search: 'a',
    category_ids: [categories[0]?.id ?? 0],
    brand_ids: brands.slice(0, 3).map((brand) => brand.id),
    ages: ['6-8' as const],
    max_price: 2000,
  }
  const facets = await facetsOf(query)
  expect(facets.total).toBe(await totalOf(query))
  expect(facets.brands.length).toBeGreaterThan(1)
  await expectTrue({ ...facets, total: await totalOf(query) }, query)
})

test('parents count their children, and what has nothing is left out', async () => {
  const { categories } = await facetsOf({ search: 'telescope' })
  expect(categories.every((one) => one.count > 0)).toBe(true)
  for (const parent of categories.filter((one) => one.parent_id === null)) {
    const children = categories.filter((one) => one.parent_id === parent.id)
    expect(children.reduce((sum, child) => sum + child.count, 0)).toBe(parent.count)
  }
  const nothing = await facetsOf({ search: 'zzqx vvkw' })
  expect(nothing).toMatchObject({
    total: 0,
    categories: [],
    brands: [],
    prices: [],
    price_range: { lowest: null, highest: null },
  })
})

test.each([{ ages: ['6-9'] }, { in_stock: 'yes' }, { min_price: 9, max_price: 1 }])(
  'S-018: facets refuse %j as the list does',
  async (query) => {
    expect((await visitor.send(listFacets, query)).statusCode).toBe(422)
    expect((await visitor.send(listProducts, query)).statusCode).toBe(422)
  },
)

test('S-015: a word under /shop is a category, a brand or a product, in any case, or nothing', async () => {
  expect((await visitor.call(findBySlug, { slug: 'toys-games' })).kind).toBe('category')
  expect((await visitor.call(findBySlug, { slug: 'Taare-Science' })).kind).toBe('brand')
  expect((await visitor.call(findBySlug, { slug: 'rooftop-telescope-70' })).kind).toBe('product')
  expect((await visitor.send(findBySlug, { slug: 'nothing-at-all' })).statusCode).toBe(404)
})
