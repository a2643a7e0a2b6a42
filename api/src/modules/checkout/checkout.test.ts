import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  acceptCartChanges,
  addAddress,
  addToCart,
  changeAddress,
  chooseDefaultAddress,
  getInvoice,
  getOrder,
  listAddresses,
  moveToCart,
  placeOrder,
  quoteCheckout,
  removeAddress,
  removeSaved,
  saveForLater,
  viewCart,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { orders } from '../../database/schema/orders.schema.ts'
import { productVariants } from '../../database/schema/shop.schema.ts'
import {
  aPaidOrder,
  anAddress,
  chooseAtGateway,
  quoteOf,
} from '../../testing/checkout-factories.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { aProduct } from '../../testing/shop-factories.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let guardian: Caller
let cup: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  api = await startTestApi()
}, 60_000)
afterAll(() => api.close())
beforeEach(async () => {
  guardian = await signedInAs(api, await aUser(api.db))
  cup = await aProduct(api.db, { variants: [{ unitsAvailable: 5 }] })
})

const setVariant = (change: Partial<typeof productVariants.$inferInsert>) =>
  api.db.update(productVariants).set(change).where(eq(productVariants.id, cup.first.id))

test('S-021: an address book: the first is the default, another can be, and one always is', async () => {
  const first = await guardian.call(addAddress, anAddress)
  const second = await guardian.call(addAddress, { ...anAddress, city: 'Pune', kind: 'work' })
  expect(second.data.map((one) => [one.city, one.is_default])).toEqual([
    ['Bengaluru', true],
    ['Pune', false],
  ])
  expect(second.data[0]?.mobile).toBe('+919876500001')
  const chosen = await guardian.call(chooseDefaultAddress, { id: second.id })
  expect(chosen.data[0]?.city).toBe('Pune')
  const changed = await guardian.call(changeAddress, {
    ...anAddress,
    id: second.id,
    city: 'Mysuru',
  })
  expect(changed.data[0]).toMatchObject({ city: 'Mysuru', is_default: true })
  const left = await guardian.call(removeAddress, { id: second.id })
  expect(left.data).toMatchObject([{ id: first.id, is_default: true }])
})

test.each([
  ['name', { name: ' ' }],
  ['mobile', { mobile: '12' }],
  ['line1', { line1: '' }],
  ['state', { state: 'Atlantis' }],
  ['pincode', { pincode: '012345' }],
  ['pincode', { pincode: '56003' }],
])('S-021: an address refuses a bad %s and says so at the field', async (field, change) => {
  const answer = await guardian.send(addAddress, { ...anAddress, ...change })
  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json().fields)).toEqual([field])
})

test('an address book holds twenty', async () => {
  for (let count = 0; count < 20; count++) await guardian.call(addAddress, anAddress)
  expect((await guardian.send(addAddress, anAddress)).json().code).toBe('address_book_full')
  expect((await guardian.call(listAddresses)).data).toHaveLength(20)
})

test('Q-008, L-025 to L-028: bag, checkout, order and invoice agree to the paisa', async () => {
  const odd = await aProduct(api.db, {
    product: { taxPercent: '12' },
    variants: [{ priceInPaise: 99_900, afterDiscountPriceInPaise: 99_900 }],
  })
  const cents = await aProduct(api.db, {
    product: { taxPercent: '5' },
    variants: [{ priceInPaise: 10_010, afterDiscountPriceInPaise: 10_010 }],
  })
  const free = await aProduct(api.db, { product: { taxPercent: '0' } })
  await guardian.call(addToCart, { ecomm_product_id: cup.id })
  await guardian.call(addToCart, { ecomm_product_id: odd.id, quantity: 3 })
  await guardian.call(addToCart, { ecomm_product_id: cents.id, quantity: 7 })
  await guardian.call(addToCart, { ecomm_product_id: free.id })
  const expected = [
    [100_000, 18_000, 118_000],
    [267_589, 32_111, 299_700],
    [66_733, 3_337, 70_070],
    [118_000, 0, 118_000],
  ]
  const money = (
    lines: { pre_tax_in_paise: number; tax_in_paise: number; total_in_paise: number }[],
  ) => lines.map((line) => [line.pre_tax_in_paise, line.tax_in_paise, line.total_in_paise])
  const cart = await guardian.call(viewCart)
  expect(money(cart.data)).toEqual(expected)
  const { quote, placing } = await quoteOf(guardian)
  expect(money(quote.lines)).toEqual(expected)
  const { order_id, gateway_url } = await guardian.call(placeOrder, placing)
  const order = await guardian.call(getOrder, { id: order_id })
  expect(money(order.lines)).toEqual(expected)
  expect(order.totals).toEqual(quote.totals)
  await chooseAtGateway(api, gateway_url, 'success')
  const invoice = await guardian.call(getInvoice, { id: order_id })
  expect(money(invoice.lines)).toEqual(expected)
  expect(invoice.totals).toEqual(quote.totals)
  const sum = (values: number[]) => values.reduce((a, b) => a + b, 0)
  expect(order.totals.total_in_paise).toBe(
    sum(order.lines.map((line) => line.total_in_paise)) + order.totals.delivery_in_paise,
  )
})

test('delivery is free from ₹999 on, and has its own fee and tax below', async () => {
  const small = await aProduct(api.db, {
    variants: [{ priceInPaise: 50_000, afterDiscountPriceInPaise: 50_000 }],
  })
  const { quote, placing } = await quoteOf(guardian, small.id)
  expect(quote.delivery_options.map((option) => [option.choice, option.price_in_paise])).toEqual([
    ['standard', 4_900],
    ['express', 14_900],
  ])
  expect(quote.totals).toMatchObject({ delivery_in_paise: 4_900, total_in_paise: 54_900 })
  const express = await guardian.call(quoteCheckout, { delivery: 'express' })
  expect(express.totals.total_in_paise).toBe(64_900)
  expect(express.fingerprint).not.toBe(quote.fingerprint)
  const swapped = await guardian.send(placeOrder, { ...placing, delivery: 'express' })
  expect([swapped.statusCode, swapped.json().code]).toEqual([409, 'checkout_changed'])
})

test('C-029: a changed price is shown on its line and must be accepted as shown', async () => {
  const { placing } = await quoteOf(guardian, cup.id, 2)
  await setVariant({ afterDiscountPriceInPaise: 100_000 })
  const refused = await guardian.send(placeOrder, placing)
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'line_changed'])
  const quote = await guardian.call(quoteCheckout)
  expect(quote.lines[0]?.notice).toMatchObject({
    kind: 'price_changed',
    was_in_paise: 118_000,
    now_in_paise: 100_000,
    suggested_quantity: 2,
  })
  const accept = (price_in_paise: number) =>
    guardian.call(acceptCartChanges, {
      lines: [{ variant_id: cup.first.id, price_in_paise, quantity: 2 }],
    })
  expect((await accept(90_000)).data[0]?.notice?.kind).toBe('price_changed')
  expect((await accept(100_000)).data[0]?.notice).toBeNull()
  const { placing: agreed } = await quoteOf(guardian)
  expect((await guardian.send(placeOrder, agreed)).statusCode).toBe(200)
})

test('C-029: less stock, a lower limit and no stock are reported, and the line is reduced or removed', async () => {
  const { placing } = await quoteOf(guardian, cup.id, 4)
  await setVariant({ unitsAvailable: 2 })
  const refused = await guardian.send(placeOrder, placing)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'out_of_stock'])
  const line = (await guardian.call(viewCart)).data[0]
  expect(line?.notice).toMatchObject({ kind: 'low_stock', suggested_quantity: 2 })
  const accept = (quantity: number) =>
    guardian.call(acceptCartChanges, {
      lines: [{ variant_id: cup.first.id, price_in_paise: 118_000, quantity }],
    })
  expect((await accept(2)).data).toMatchObject([{ quantity: 2, notice: null }])
  await setVariant({ unitsAvailable: 0 })
  expect((await guardian.call(viewCart)).data[0]?.notice).toMatchObject({
    kind: 'out_of_stock',
    suggested_quantity: 0,
  })
  expect((await accept(0)).data).toEqual([])
})

test('Y-025: steps cannot be skipped: no order without cart, address or a quote that is true', async () => {
  const { quote, placing } = await quoteOf(guardian)
  expect(quote.problems.map((problem) => problem.code)).toEqual(['cart_empty'])
  expect((await guardian.send(placeOrder, placing)).json().code).toBe('cart_empty')
  await guardian.call(addToCart, { ecomm_product_id: cup.id })
  const tries = [
    { ...placing, fingerprint: 'made-up' },
    placing,
    { ...placing, address_id: 2_000_000_000 },
    { ...placing, idempotency_key: 'short' },
    { idempotency_key: randomUUID() },
  ]
  for (const input of tries) {
    const answer = await guardian.send(placeOrder, {
      ...input,
      idempotency_key: input.idempotency_key === 'short' ? 'short' : randomUUID(),
    })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
  }
  expect(await api.db.select().from(orders)).toHaveLength(2)
})

test('Y-014: prices, sums and states in a body are ignored', async () => {
  const { placing } = await quoteOf(guardian, cup.id)
  const answer = await guardian.sendBeyond(placeOrder, placing, {
    total_in_paise: 1,
    price_in_paise: 1,
    status: 'paid',
    user_id: 1,
    discount_in_paise: 117_000,
  })
  expect(answer.statusCode).toBe(200)
  const order_id = Number(answer.json()['order_id'])
  const order = await guardian.call(getOrder, { id: order_id })
  expect([order.status, order.totals.total_in_paise]).toEqual(['awaiting_payment', 118_000])
})

test('a PIN code we do not deliver to blocks the order with a reason', async () => {
  await guardian.call(addToCart, { ecomm_product_id: cup.id })
  const { id } = await guardian.call(addAddress, { ...anAddress, pincode: '900056' })
  const quote = await guardian.call(quoteCheckout, { address_id: id })
  expect(quote.problems).toEqual([
    {
      code: 'not_serviceable',
      message: 'We do not deliver to 900056 yet. Please choose another address.',
    },
  ])
})

test('orders keep the address as it was', async () => {
  const order = await aPaidOrder(api, guardian, cup.id)
  const [address] = (await guardian.call(listAddresses)).data
  await guardian.call(changeAddress, { ...anAddress, id: address?.id ?? 0, city: 'Elsewhere' })
  await guardian.call(removeAddress, { id: address?.id ?? 0 })
  expect((await guardian.call(getOrder, { id: order.id })).address.city).toBe('Bengaluru')
})

test('save for later: a line goes aside with its quantity and comes back within the limits', async () => {
  const line = { ecomm_product_id: cup.id, variant_id: cup.first.id }
  await guardian.call(addToCart, { ecomm_product_id: cup.id, quantity: 4 })
  const aside = await guardian.call(saveForLater, line)
  expect([aside.data.length, aside.saved.map((one) => one.quantity)]).toEqual([0, [4]])
  expect((await guardian.send(saveForLater, line)).statusCode).toBe(404)
  await setVariant({ unitsAvailable: 3 })
  const back = await guardian.call(moveToCart, line)
  expect([back.data.map((one) => one.quantity), back.saved]).toEqual([[3], []])
  await guardian.call(saveForLater, line)
  await setVariant({ unitsAvailable: 0 })
  const refused = await guardian.send(moveToCart, line)
  expect(refused.json().fields).toEqual({ variant_id: 'This item is out of stock.' })
  expect((await guardian.call(removeSaved, line)).saved).toEqual([])
})

test('Z-023: buying is for guardians', async () => {
  const vendor = await signedInAs(api, await aUser(api.db, { role: 'vendor' }))
  expect((await vendor.send(quoteCheckout, {})).statusCode).toBe(403)
})

test('Y-018: without a confirmed contact the quote says so, and nothing can be bought', async () => {
  const stranger = await signedInAs(
    api,
    await aUser(api.db, { emailVerifiedAt: null, mobileVerifiedAt: null }),
  )
  const { quote, placing } = await quoteOf(stranger, cup.id)
  expect(quote.problems.map((problem) => problem.code)).toEqual(['contact_unverified'])
  const refused = await stranger.send(placeOrder, placing)
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'contact_not_verified'])
})
