import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  addAddress,
  addToCart,
  addToWishlist,
  advanceOrder,
  applyCoupon,
  cancelOrder,
  changeAddress,
  chooseDefaultAddress,
  getInvoice,
  getOrder,
  markPayment,
  openInvoice,
  orderSteps,
  quoteCheckout,
  requestReturn,
  saveForLater,
  shareWishlist,
  startPayment,
  updateCartLine,
  writeReview,
} from '@brightyard/contract'
import type { Call } from '@brightyard/contract'
import { aCoupon, anAddress, aPaidOrder, aPlacedOrder } from '../../testing/checkout-factories.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { aProduct } from '../../testing/shop-factories.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let admin: Caller
beforeAll(async () => {
  api = await startTestApi()
  admin = await signedInAs(api, await aUser(api.db, { role: 'superAdmin' }))
}, 60_000)
afterAll(() => api.close())

const parcel = { carrier: 'Blue Kite', parcel_number: 'BK-1' }
const words = { rating: 5, title: '', text: 'It holds tea, and it stands still.' }

type Stage = 'awaiting_payment' | 'paid' | 'packed' | 'cancelled'
/** Which actions an order's status no longer allows. */
const early: Record<Stage, readonly (readonly [call: Call, step?: (typeof orderSteps)[number]])[]> =
  {
    awaiting_payment: [
      ...orderSteps.map((step) => [advanceOrder, step] as const),
      [requestReturn],
      [getInvoice],
      [openInvoice],
      [writeReview],
    ],
    paid: [
      [advanceOrder, 'shipped'],
      [advanceOrder, 'delivered'],
      [advanceOrder, 'refunded'],
      [advanceOrder, 'return_refused'],
      [requestReturn],
      [startPayment],
      [writeReview],
    ],
    packed: [
      [advanceOrder, 'packed'],
      [advanceOrder, 'delivered'],
      [advanceOrder, 'refunded'],
      [advanceOrder, 'return_refused'],
      [cancelOrder],
      [requestReturn],
      [startPayment],
    ],
    cancelled: [
      ...orderSteps.map((step) => [advanceOrder, step] as const),
      [startPayment],
      [requestReturn],
    ],
  }

test('Y-025: 30 calls out of order are refused, and leave the order as it was', async () => {
  let tried = 0
  for (const [stage, calls] of Object.entries(early)) {
    const guardian = await signedInAs(api, await aUser(api.db))
    const cup = await aProduct(api.db)
    const placed =
      stage === 'awaiting_payment'
        ? await aPlacedOrder(guardian, cup.id)
        : await aPaidOrder(api, guardian, cup.id)
    const id = 'order_id' in placed ? placed.order_id : placed.id
    if (stage === 'packed') await admin.call(advanceOrder, { id, step: 'packed' })
    if (stage === 'cancelled') await guardian.call(cancelOrder, { id })
    const before = await guardian.call(getOrder, { id })
    expect(before.status).toBe(stage)
    for (const [call, step] of calls) {
      const input = {
        ...parcel,
        ...words,
        id: call === writeReview ? cup.id : id,
        order_code: placed.order_code,
        return_reason: 'other',
        step,
      }
      const answer = await (step ? admin : guardian).send(call, input)
      expect([call.name, step, answer.statusCode]).toEqual([
        call.name,
        step,
        call === writeReview ? 403 : 409,
      ])
      expect(await guardian.call(getOrder, { id })).toEqual(before)
      tried += 1
    }
  }
  expect(tried).toBe(30)
})

/** What only the server may set. */
const serverFields = {
  role: 'superAdmin',
  role_id: 5,
  is_admin: true,
  status: 'paid',
  paid_at: '2026-03-18T10:00:00Z',
  total_in_paise: 1,
  price: '₹1',
  price_in_paise: 1,
  after_discount_price: '₹1',
  after_discount_price_in_paise: 1,
  discount_in_paise: 1_000_000,
  tax_percent: '0',
  units_available: 9_999,
  max_order_quantity: 9_999,
  seen_price_in_paise: 1,
  usage_limit: null,
  coupon_id: 1,
  created_at: '2000-01-01T00:00:00Z',
  owner_id: 1,
  totals: { total_in_paise: 1 },
}

test('Y-014: 200 tries to set what only the server sets change nothing', async () => {
  const guardian = await signedInAs(api, await aUser(api.db))
  const cup = await aProduct(api.db)
  const line = { ecomm_product_id: cup.id, variant_id: cup.first.id }
  const { order_code } = await aPlacedOrder(guardian, (await aProduct(api.db)).id)
  await guardian.call(addToCart, { ecomm_product_id: cup.id })
  const { id } = await guardian.call(addAddress, anAddress)
  const { code } = await aCoupon(api.db)
  const calls: readonly (readonly [Call, Record<string, unknown>])[] = [
    [updateCartLine, { ...line, quantity: 1 }],
    [addToWishlist, line],
    [shareWishlist, {}],
    [saveForLater, line],
    [applyCoupon, { code }],
    [changeAddress, { ...anAddress, id }],
    [chooseDefaultAddress, { id }],
    [quoteCheckout, { address_id: id }],
    [markPayment, { order_code }],
    [addToCart, { ecomm_product_id: cup.id }],
  ]
  const guarded = () =>
    Promise.all(
      [
        'select id, role, created_at from users order by id',
        'select id, price_in_paise, after_discount_price_in_paise, units_available from product_variants order by id',
        'select id, tax_percent, max_order_quantity from products order by id',
        'select id, user_id, status, total_in_paise, totals, paid_at from orders order by id',
        'select id, value, usage_limit from coupons order by id',
        'select user_id, quantity from cart_lines union all select user_id, quantity from saved_lines',
      ].map((statement) => api.database.query(statement)),
    )
  const before = (await guarded()).slice(0, 5)
  let tried = 0
  for (const [call, input] of calls) {
    for (const [field, value] of Object.entries(serverFields)) {
      const answer = await guardian.sendBeyond(call, input, { [field]: value })
      expect(answer.statusCode).toBeLessThan(500)
      tried += 1
    }
  }
  expect(tried).toBe(200)
  expect((await guarded()).slice(0, 5)).toEqual(before)
}, 60_000)
