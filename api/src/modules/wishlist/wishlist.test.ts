import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  addToCart,
  addToWishlist,
  countWishlistAndCart,
  listWishlist,
  removeFromWishlist,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { products, wishlistEntries } from '../../database/schema/shop.schema.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { aProduct } from '../../testing/shop-factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let guardian: Caller
let otherId: number

beforeAll(async () => {
  api = await startTestApi()
  guardian = await signedInAs(api, await aUser(api.db))
  otherId = (await aUser(api.db)).id
}, 60_000)
afterAll(() => api.close())

const calls = [listWishlist, addToWishlist, removeFromWishlist, countWishlistAndCart]

test.each(calls)('C-021, C-022: a visitor is refused by $name', async (call) => {
  const response = await callerOf(api.app).send(call, { ecomm_product_id: 1 })
  expect(response.statusCode).toBe(401)
})

test.each(calls)('C-027, Y-013: $name refuses the id of another person', async (call) => {
  const { id } = await aProduct(api.db)
  const response = await guardian.send(call, { user_id: otherId, ecomm_product_id: id })
  expect(response.statusCode).toBe(403)
  expect(await api.db.select().from(wishlistEntries)).toEqual([])
})

test('X-016, C-021, C-022, X-014, D-012: what is wished is listed, the newest first, and counted', async () => {
  const made = [await aProduct(api.db), await aProduct(api.db), await aProduct(api.db)]
  for (const { id } of made) {
    api.clock.now = new Date(api.clock.now.getTime() + 1000)
    await guardian.call(addToWishlist, { ecomm_product_id: id })
  }
  const ids = made.map(({ id }) => id)
  expect(await guardian.call(addToWishlist, { ecomm_product_id: ids[0] ?? 0 })).toEqual({
    wishlist_count: 3,
    cart_count: 0,
  })
  const first = await guardian.call(listWishlist, { maxRows: 2 })
  expect(first.data.map((one) => one.id)).toEqual([ids[2], ids[1]])
  expect(first.meta).toEqual({ total: 3, current_page: 1, last_page: 2, per_page: 2 })
  expect(first.links.next).toContain('page=2')
  const second = await guardian.call(listWishlist, { maxRows: 2, page: 2 })
  expect([second.data.map((one) => one.id), second.links.next]).toEqual([[ids[0]], null])

  await guardian.call(addToCart, { ecomm_product_id: ids[1] ?? 0 })
  await api.db
    .update(products)
    .set({ hiddenAt: new Date() })
    .where(eq(products.id, ids[2] ?? 0))
  expect(await guardian.call(countWishlistAndCart)).toEqual({ wishlist_count: 2, cart_count: 1 })
  expect(await guardian.call(removeFromWishlist, { ecomm_product_id: ids[1] ?? 0 })).toEqual({
    wishlist_count: 1,
    cart_count: 1,
  })
})

test('a product that is not sold cannot be wished', async () => {
  const hidden = await aProduct(api.db, { product: { hiddenAt: new Date() } })
  for (const id of [hidden.id, 2_000_000_000])
    expect((await guardian.send(addToWishlist, { ecomm_product_id: id })).statusCode).toBe(404)
})
