import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  addToWishlist,
  getSharedWishlist,
  getWishlistShare,
  moveWishToCart,
  shareWishlist,
  unshareWishlist,
} from '@brightyard/contract'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { aProduct } from '../../testing/shop-factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let guardian: Caller
let visitor: Caller

beforeAll(async () => {
  api = await startTestApi()
  visitor = callerOf(api.app)
}, 60_000)
afterAll(() => api.close())
beforeEach(async () => {
  guardian = await signedInAs(api, await aUser(api.db, { name: 'Meera Nair' }))
})

test('a shared wishlist is seen by its link alone, with a first name; ended, the link is dead for good', async () => {
  const cup = await aProduct(api.db)
  await guardian.call(addToWishlist, { ecomm_product_id: cup.id })
  expect(await guardian.call(getWishlistShare)).toEqual({ token: null })
  const { token } = await guardian.call(shareWishlist)
  expect(token).toMatch(/^[\w-]{22}$/)
  expect((await guardian.call(shareWishlist)).token).toBe(token)
  const seen = await visitor.call(getSharedWishlist, { token: token ?? '' })
  expect([seen.owner_name, seen.data.map((one) => one.id)]).toEqual(['Meera', [cup.id]])
  await guardian.call(unshareWishlist)
  expect((await visitor.send(getSharedWishlist, { token })).statusCode).toBe(404)
  expect((await guardian.call(shareWishlist)).token).not.toBe(token)
  const guess = 'x'.repeat(22)
  expect((await visitor.send(getSharedWishlist, { token: guess })).statusCode).toBe(404)
})

test('a wish moves to the bag; one that is there already only leaves the list; sold out stays wished', async () => {
  const cup = await aProduct(api.db)
  const gone = await aProduct(api.db, { variants: [{ unitsAvailable: 0 }] })
  for (const { id } of [cup, gone]) await guardian.call(addToWishlist, { ecomm_product_id: id })
  const moved = await guardian.call(moveWishToCart, { ecomm_product_id: cup.id })
  expect([moved.cart.data.length, moved.counts]).toEqual([1, { wishlist_count: 1, cart_count: 1 }])
  await guardian.call(addToWishlist, { ecomm_product_id: cup.id })
  const again = await guardian.call(moveWishToCart, { ecomm_product_id: cup.id })
  expect([again.cart.data[0]?.quantity, again.counts.wishlist_count]).toEqual([1, 1])
  const refused = await guardian.send(moveWishToCart, { ecomm_product_id: gone.id })
  expect(refused.json().fields).toEqual({ variant_id: 'This item is out of stock.' })
})
