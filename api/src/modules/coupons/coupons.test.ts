import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  addToCart,
  applyCoupon,
  listCoupons,
  placeOrder,
  quoteCheckout,
  removeCoupon,
  removeFromCart,
  viewCart,
} from '@brightyard/contract'
import { couponHolders } from '../../database/schema/bag.schema.ts'
import {
  aCoupon,
  aPlacedOrder,
  chooseAtGateway,
  quoteOf,
} from '../../testing/checkout-factories.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { aProduct } from '../../testing/shop-factories.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let guardian: Caller
let guardianId: number
let cup: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  api = await startTestApi()
}, 60_000)
afterAll(() => api.close())
beforeEach(async () => {
  const person = await aUser(api.db)
  guardianId = person.id
  guardian = await signedInAs(api, person)
  cup = await aProduct(api.db) // ₹1,180 with 18 %
  await guardian.call(addToCart, { ecomm_product_id: cup.id })
})

const day = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(api.clock.now.getTime() + days * day)
const refusal = async (code: string) => {
  const answer = await guardian.send(applyCoupon, { code })
  expect(answer.statusCode).toBe(422)
  const { code: problem, message, fields } = answer.json()
  expect(fields).toEqual({ code: message })
  expect((await guardian.call(viewCart)).coupon).toBeNull()
  return [problem, message]
}

test('S-022, 1: an unknown coupon', async () => {
  expect(await refusal('NOSUCH')).toEqual([
    'coupon_unknown',
    'This coupon code is not valid. Please check it.',
  ])
})

test('S-022, 2: an expired coupon', async () => {
  const { code } = await aCoupon(api.db, { endsAt: inDays(-1) })
  expect(await refusal(code)).toEqual(['coupon_expired', 'This coupon ended on 17 March 2026.'])
})

test('S-022, 3: a coupon that has not started', async () => {
  const { code } = await aCoupon(api.db, { startsAt: inDays(2) })
  expect(await refusal(code)).toEqual([
    'coupon_not_started',
    'This coupon starts on 20 March 2026.',
  ])
})

test('S-022, 4: a coupon that others have used up, and one that the person has used', async () => {
  const coupon = await aCoupon(api.db, { usageLimit: 1 })
  await guardian.call(applyCoupon, { code: coupon.code })
  const { placing } = await quoteOf(guardian)
  const { gateway_url } = await guardian.call(placeOrder, placing)
  await chooseAtGateway(api, gateway_url, 'success')
  await guardian.call(addToCart, { ecomm_product_id: cup.id })
  expect((await refusal(coupon.code))[0]).toBe('coupon_already_used')
  guardian = await signedInAs(api, await aUser(api.db))
  await guardian.call(addToCart, { ecomm_product_id: cup.id })
  expect(await refusal(coupon.code)).toEqual(['coupon_used_up', 'This coupon has been used up.'])
})

test('S-022, 5: a coupon below its minimum says what is missing', async () => {
  const { code } = await aCoupon(api.db, { minimumInPaise: 150_000 })
  expect(await refusal(code)).toEqual([
    'coupon_below_minimum',
    'This coupon is for orders from ₹1,500. Add ₹320 more.',
  ])
})

test('S-022, 6: a coupon for another person, and one for a first order', async () => {
  const listed = await aCoupon(api.db, { audience: 'listed' })
  expect((await refusal(listed.code))[0]).toBe('coupon_not_for_you')
  await api.db.insert(couponHolders).values({ couponId: listed.id, userId: guardianId })
  expect((await guardian.call(applyCoupon, { code: listed.code })).coupon?.problem).toBeNull()
  await guardian.call(removeCoupon)
  await aPlacedOrder(guardian, (await aProduct(api.db)).id)
  const first = await aCoupon(api.db, { audience: 'first_order' })
  expect((await refusal(first.code))[1]).toBe('This coupon is only for a first order.')
})

test('a valid coupon takes its share off every line and its tax, up to its most; small letters pass', async () => {
  const { code } = await aCoupon(api.db, { value: 10, maxInPaise: 10_000 })
  const cart = await guardian.call(applyCoupon, { code: ` ${code.toLowerCase()} ` })
  expect(cart.coupon).toMatchObject({ code, discount_in_paise: 10_000, problem: null })
  expect(cart.data[0]).toMatchObject({
    amount_in_paise: 118_000,
    discount_in_paise: 10_000,
    total_in_paise: 108_000,
    pre_tax_in_paise: 91_525,
    tax_in_paise: 16_475,
  })
  expect(cart.totals).toMatchObject({ items_in_paise: 118_000, total_in_paise: 108_000 })
})

test('one coupon per bag: another takes its place; C-019: it counts in checkout from the server', async () => {
  const small = await aCoupon(api.db, { kind: 'amount', value: 1_000 })
  const large = await aCoupon(api.db, { kind: 'amount', value: 5_000 })
  await guardian.call(applyCoupon, { code: small.code })
  await guardian.call(applyCoupon, { code: large.code })
  const quote = await guardian.call(quoteCheckout)
  expect(quote.coupon?.code).toBe(large.code)
  expect(quote.totals.discount_in_paise).toBe(5_000)
})

test('a coupon that falls below its minimum stays, takes nothing off, and stops the order', async () => {
  const { code } = await aCoupon(api.db, { minimumInPaise: 200_000 })
  const other = await aProduct(api.db)
  await guardian.call(addToCart, { ecomm_product_id: other.id })
  await guardian.call(applyCoupon, { code })
  const cart = await guardian.call(removeFromCart, { ecomm_product_id: other.id })
  expect(cart.coupon).toMatchObject({
    discount_in_paise: 0,
    problem: { code: 'coupon_below_minimum' },
  })
  expect(cart.totals.total_in_paise).toBe(118_000)
  const { quote, placing } = await quoteOf(guardian)
  expect(quote.problems.map((problem) => problem.code)).toEqual(['coupon_problem'])
  expect((await guardian.send(placeOrder, placing)).json().code).toBe('coupon_problem')
})

test('a coupon above the sum takes everything off and no more', async () => {
  const { code } = await aCoupon(api.db, { kind: 'amount', value: 10_000_000 })
  const cart = await guardian.call(applyCoupon, { code })
  expect(cart.totals).toMatchObject({
    total_in_paise: 0,
    tax_in_paise: 0,
    discount_in_paise: 118_000,
  })
})

test('the shop lists its own coupons and those that a person holds', async () => {
  const known = await aCoupon(api.db, {
    isAdvertised: true,
    maxInPaise: 20_000,
    minimumInPaise: 50_000,
  })
  const held = await aCoupon(api.db, { audience: 'listed' })
  const secret = await aCoupon(api.db)
  await api.db.insert(couponHolders).values({ couponId: held.id, userId: guardianId })
  const { data } = await guardian.call(listCoupons)
  const codes = data.map((coupon) => coupon.code)
  expect(codes).toEqual(expect.arrayContaining([known.code, held.code]))
  expect(codes).not.toContain(secret.code)
  expect(data.find((coupon) => coupon.code === known.code)?.description).toBe(
    '10% off, up to ₹200, on orders from ₹500',
  )
  const problemAt = async (items_in_paise: number) =>
    (await guardian.call(listCoupons, { items_in_paise })).data.find(
      ({ code }) => code === known.code,
    )?.problem?.message
  expect(await problemAt(50_000)).toBeUndefined()
  expect(await problemAt(49_900)).toBe('This coupon is for orders from ₹500. Add ₹1 more.')
})
