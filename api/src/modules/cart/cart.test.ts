import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  addToCart,
  clearCart,
  countWishlistAndCart,
  getCartOf,
  removeFromCart,
  syncCart,
  updateCartLine,
  viewCart,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import {
  cartLines,
  cartSyncs,
  products,
  productVariants,
} from '../../database/schema/shop.schema.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { aProduct } from '../../testing/shop-factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let guardian: Caller
let otherGuardian: Caller
let ownId: number
let othersId: number
let cup: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  api = await startTestApi()
  const person = await aUser(api.db)
  const other = await aUser(api.db)
  ownId = person.id
  othersId = other.id
  guardian = await signedInAs(api, person)
  otherGuardian = await signedInAs(api, other)
}, 60_000)
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(cartLines)
  await api.db.delete(cartSyncs)
  cup = await aProduct(api.db, {
    product: { maxOrderQuantity: 5 },
    variants: [{}, { unitsAvailable: 3 }],
  })
})

const calls = [viewCart, addToCart, updateCartLine, removeFromCart, clearCart, syncCart, getCartOf]
const anything = () => ({
  ecomm_product_id: cup.id,
  variant_id: cup.first.id,
  quantity: 1,
  cart: [{ ecomm_product_id: cup.id, quantity: 4 }],
})

test.each(calls)('C-020: a visitor is refused by $name', async (call) => {
  const visitor = callerOf(api.app)
  const response = await visitor.send(call, { ...anything(), user_id: ownId, userId: ownId })
  expect(response.statusCode).toBe(401)
})

test.each(calls)(
  'C-027, Y-013, X-030, Z-032: $name refuses the id of another person and changes nothing',
  async (call) => {
    await guardian.call(addToCart, { ecomm_product_id: cup.id })
    await otherGuardian.call(addToCart, { ecomm_product_id: cup.id, quantity: 2 })
    const before = await api.db.select().from(cartLines)
    const response = await guardian.send(call, {
      ...anything(),
      user_id: othersId,
      userId: othersId,
    })
    expect(response.statusCode).toBe(403)
    expect(await api.db.select().from(cartLines)).toEqual(before)
  },
)

test('an unknown product, a hidden one and a variant of another product are refused', async () => {
  const hidden = await aProduct(api.db, { product: { hiddenAt: new Date() } })
  for (const input of [
    { ecomm_product_id: 2_000_000_000 },
    { ecomm_product_id: hidden.id },
    { ecomm_product_id: cup.id, variant_id: hidden.first.id },
  ]) {
    expect((await guardian.send(addToCart, input)).statusCode).toBe(404)
  }
  expect((await guardian.call(viewCart)).data).toEqual([])
})

test('what is already in the cart is reported and not added again', async () => {
  await guardian.call(addToCart, { ecomm_product_id: cup.id })
  const response = await guardian.send(addToCart, {
    ecomm_product_id: cup.id,
    variant_id: cup.first.id,
  })
  expect(response.statusCode).toBe(409)
  expect(response.json()).toMatchObject({ code: 'already_in_cart' })
  expect((await guardian.call(viewCart)).data).toMatchObject([{ quantity: 1 }])
})

test('C-028, L-036: no more than the lower of stock and limit', async () => {
  const second = cup.variants[1]?.id ?? 0
  await guardian.call(addToCart, { ecomm_product_id: cup.id, quantity: 5 })
  await guardian.call(addToCart, { ecomm_product_id: cup.id, variant_id: second, quantity: 3 })
  const aboveLimit = await guardian.send(updateCartLine, {
    ecomm_product_id: cup.id,
    variant_id: cup.first.id,
    quantity: 6,
  })
  const aboveStock = await guardian.send(updateCartLine, {
    ecomm_product_id: cup.id,
    variant_id: second,
    quantity: 4,
  })
  expect([aboveLimit.statusCode, aboveStock.statusCode]).toEqual([422, 422])
  expect(aboveLimit.json()).toMatchObject({
    fields: { quantity: 'You can order at most 5 of this item.' },
  })
  expect(aboveStock.json()).toMatchObject({ fields: { quantity: 'Only 3 left in stock.' } })
  expect((await guardian.call(viewCart)).data.map((line) => line.quantity)).toEqual([5, 3])
})

test('C-028: a line above the stock is marked and can be reduced step by step', async () => {
  await guardian.call(addToCart, { ecomm_product_id: cup.id, quantity: 5 })
  await api.db
    .update(productVariants)
    .set({ unitsAvailable: 2 })
    .where(eq(productVariants.id, cup.first.id))
  expect((await guardian.call(viewCart)).data[0]?.error).toBe('Only 2 left in stock.')
  const step = { ecomm_product_id: cup.id, variant_id: cup.first.id }
  expect(
    (await guardian.call(updateCartLine, { ...step, quantity: 4 })).data[0]?.error,
  ).not.toBeNull()
  expect((await guardian.call(updateCartLine, { ...step, quantity: 2 })).data[0]?.error).toBeNull()
})

test('a changed price and a discontinued product are marked on their lines', async () => {
  const gone = await aProduct(api.db)
  await guardian.call(addToCart, { ecomm_product_id: cup.id })
  await guardian.call(addToCart, { ecomm_product_id: gone.id })
  await api.db
    .update(productVariants)
    .set({ afterDiscountPriceInPaise: 100_000 })
    .where(eq(productVariants.id, cup.first.id))
  await api.db.update(products).set({ hiddenAt: new Date() }).where(eq(products.id, gone.id))
  expect((await guardian.call(viewCart)).data.map((line) => line.error)).toEqual([
    'The price has changed from ₹1,180 to ₹1,000.',
    'This item is no longer sold. Please remove it.',
  ])
})

test('C-020, X-015, D-012: the cart has its lines, meta.total and a tax split that adds up', async () => {
  const odd = await aProduct(api.db, { variants: [{ afterDiscountPriceInPaise: 9_999 }] })
  await guardian.call(addToCart, { ecomm_product_id: cup.id, quantity: 2 })
  await guardian.call(addToCart, { ecomm_product_id: odd.id, quantity: 3 })
  const cart = await guardian.call(viewCart, { user_id: ownId })
  expect(cart.meta.total).toBe(2)
  expect(cart.data[0]).toMatchObject({
    after_discount_price: '₹1,180',
    tax_percent: '18',
    quantity: 2,
    pre_tax_in_paise: 200_000,
    tax_in_paise: 36_000,
    total_in_paise: 236_000,
    units_available: 50,
    max_order_quantity: 5,
  })
  for (const sums of [...cart.data, cart.totals])
    expect(sums.pre_tax_in_paise + sums.tax_in_paise).toBe(sums.total_in_paise)
  expect(cart.totals.total_in_paise).toBe(236_000 + 29_997)
})

test('removing takes one variant or all of a product; clearing takes everything', async () => {
  const [first, second] = cup.variants
  for (const variant of [first, second])
    await guardian.call(addToCart, { ecomm_product_id: cup.id, variant_id: variant?.id ?? 0 })
  const left = await guardian.call(removeFromCart, {
    ecomm_product_id: cup.id,
    variant_id: first?.id ?? 0,
  })
  expect(left.data.map((line) => line.variant_id)).toEqual([second?.id])
  await guardian.call(addToCart, { ecomm_product_id: cup.id })
  expect((await guardian.call(removeFromCart, { ecomm_product_id: cup.id })).data).toEqual([])
  await guardian.call(addToCart, { ecomm_product_id: cup.id })
  expect((await guardian.call(clearCart)).meta.total).toBe(0)
})

test('C-025, X-031, Z-031: a merge sums equal lines up to the limits and adds the others', async () => {
  const hidden = await aProduct(api.db, { product: { hiddenAt: new Date() } })
  const second = cup.variants[1]?.id ?? 0
  await guardian.call(addToCart, { ecomm_product_id: cup.id, quantity: 4 })
  const cart = await guardian.call(syncCart, {
    userId: ownId,
    cart: [
      { ecomm_product_id: cup.id, quantity: 3 },
      { ecomm_product_id: cup.id, variant_id: second, quantity: 2 },
      { ecomm_product_id: hidden.id, quantity: 1 },
    ],
  })
  expect(cart.data.map((line) => [line.variant_id, line.quantity])).toEqual([
    [cup.first.id, 5],
    [second, 2],
  ])
})

test('C-026: the same merge sent again, even ten times at once, adds nothing twice', async () => {
  const merge = {
    userId: ownId,
    cart: [{ ecomm_product_id: cup.id, quantity: 1 }],
    sync_id: 'guest-cart-1',
  }
  await Promise.all(Array.from({ length: 10 }, () => guardian.call(syncCart, merge)))
  expect((await guardian.call(viewCart)).data).toMatchObject([{ quantity: 1 }])
})

test('C-028: merges that arrive together never pass the limit', async () => {
  await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      guardian.call(syncCart, {
        userId: ownId,
        cart: [{ ecomm_product_id: cup.id, quantity: 2 }],
        sync_id: `guest-cart-${index}`,
      }),
    ),
  )
  expect((await guardian.call(viewCart)).data).toMatchObject([{ quantity: 5 }])
})

test('X-030, Z-032: the own cart by the own id', async () => {
  await guardian.call(addToCart, { ecomm_product_id: cup.id })
  expect((await guardian.call(getCartOf, { userId: ownId })).meta.total).toBe(1)
  expect((await guardian.call(countWishlistAndCart)).cart_count).toBe(1)
})
