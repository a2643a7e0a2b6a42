import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { listFacets, listProducts } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { products, productVariants } from '../../database/schema/shop.schema.ts'
import { aProduct } from '../../testing/shop-factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
}, 60_000)
afterAll(() => api.close())

const setUnits = (db: Database, id: number, unitsAvailable: number) =>
  db.update(productVariants).set({ unitsAvailable }).where(eq(productVariants.id, id))
async function isInStock(id: number) {
  const [row] = await api.db.select().from(products).where(eq(products.id, id))
  return row?.inStock
}

test('a product is in stock as long as one of its variants is, whatever changes them', async () => {
  const { id, first } = await aProduct(api.db, { variants: [{ unitsAvailable: 0 }] })
  expect(await isInStock(id)).toBe(false)
  const { id: _, ...like } = first
  const [second] = await api.db
    .insert(productVariants)
    .values({ ...like, position: 1, unitsAvailable: 2 })
    .returning()
  expect(await isInStock(id)).toBe(true)
  await setUnits(api.db, first.id, 5)
  await setUnits(api.db, second?.id ?? 0, 0)
  expect(await isInStock(id)).toBe(true)
  const visitor = callerOf(api.app)
  expect((await visitor.call(listProducts, { in_stock: true })).meta.total).toBe(1)
  expect((await visitor.call(listFacets, {})).availability).toEqual({
    in_stock: 1,
    out_of_stock: 0,
  })
  await api.db.delete(productVariants).where(eq(productVariants.id, first.id))
  expect(await isInStock(id)).toBe(false)
})

test('the last of two variants are sold at the same moment: the product is out of stock', async () => {
  const { id, variants } = await aProduct(api.db, {
    variants: [{ unitsAvailable: 1 }, { unitsAvailable: 1 }],
  })
  const [first, second] = variants
  const sales: Promise<unknown>[] = []
  await api.db.transaction(async (tx) => {
    await setUnits(tx, first?.id ?? 0, 0)
    let isSold = false
    sales.push(
      api.db
        .transaction((other) => setUnits(other, second?.id ?? 0, 0))
        .then(() => {
          isSold = true
        }),
    )
    // The embedded database has one connection: there the other one waits by itself.
    while (api.database.kind === 'postgres' && !isSold && !(await isOneWaiting())) continue
  })
  await Promise.all(sales)
  expect(await isInStock(id)).toBe(false)
})

const isOneWaiting = async () =>
  (
    await api.database.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).length > 0
