import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { listFacets, listProducts, search } from '@brightyard/contract'
import { sql } from 'drizzle-orm'
import { aProduct } from '../../testing/shop-factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

const many = 1_010

let api: TestApi
let visitor: Caller
beforeAll(async () => {
  api = await startTestApi()
  visitor = callerOf(api.app)
  const { id } = await aProduct(api.db, { product: { name: 'Kite 0', slug: 'kite-0' } })
  await api.db.execute(sql`insert into products
      (name, slug, category_id, pictures, tax_percent, rating_average)
    select 'Kite ' || n, 'kite-' || n, category_id, pictures, tax_percent, 1 + n % 5
    from products, generate_series(1, ${sql.raw(String(many - 1))}) n where id = ${id}`)
  await api.db.execute(sql`insert into product_variants
      (product_id, position, name, price_in_paise, after_discount_price_in_paise, units_available)
    select id, 0, 'One', 10000, 9000, 1 from products where id > ${id}`)
}, 60_000)
afterAll(() => api.close())

const page = (input: Parameters<typeof visitor.call<typeof listProducts>>[1]) =>
  visitor.call(listProducts, { maxRows: 100, ...input })

test('a page after the last one of a long list is empty, and says no more than is known', async () => {
  const { data, links, meta } = await page({ page: 40 })
  expect([data, links.next]).toEqual([[], null])
  expect(meta).toMatchObject({ total: 1_000, total_is_exact: false, last_page: 11 })
})

test('X-017: a list of more than 1,000 says so, and its pages lead to its end', async () => {
  const seen = new Set<number>()
  let last = 1
  for (let at = 1; at <= last; at++) {
    const { data, links, meta } = await page({ page: at, sortColumn: 'rating' })
    expect(meta).toMatchObject({ total: 1_000, total_is_exact: false })
    for (const { id } of data) seen.add(id)
    expect(links.next === null).toBe(at === meta.last_page)
    last = meta.last_page
  }
  expect([seen.size, last]).toEqual([many, 11])
})

test('both directions have the same products in opposite order', async () => {
  const ids = async (sortDirection: 'asc' | 'desc', at: number) =>
    (await page({ page: at, sortColumn: 'rating', sortDirection })).data.map(({ id }) => id)
  const [cheapest, dearest] = [await ids('asc', 11), await ids('desc', 1)]
  expect(dearest.slice(0, cheapest.length)).toEqual(cheapest.toReversed())
})

test('up to 1,000 the total is exact, and facets count all there are', async () => {
  const { meta } = await page({ search: 'kite 9' })
  expect(meta.total_is_exact).toBeUndefined()
  const withNine = Array.from({ length: many }, (_, n) => `${n}`).filter((n) => n.startsWith('9'))
  expect(meta.total).toBe(withNine.length)
  expect((await visitor.call(listFacets, { search: 'kite' })).total).toBe(many)
})

test('the search of the site says it too', async () => {
  const { offers } = await visitor.call(search, { text: 'kite' })
  const goods = offers.find(({ kind }) => kind === 'products')
  expect(goods).toMatchObject({ total: 1_000, total_is_exact: false })
})
