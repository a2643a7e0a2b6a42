import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  addToCart,
  applyCoupon,
  getOrder,
  getPaymentStatus,
  getPaymentSummary,
  markPayment,
  placeOrder,
  startPayment,
  viewCart,
} from '@brightyard/contract'
import { eq, inArray } from 'drizzle-orm'
import { couponUses } from '../../database/schema/orders.schema.ts'
import {
  payments,
  sandboxCallbacks,
  sandboxPayments,
} from '../../database/schema/payments.schema.ts'
import { productVariants } from '../../database/schema/shop.schema.ts'
import {
  aCoupon,
  aPaidOrder,
  aPlacedOrder,
  callBack,
  chooseAtGateway,
  quoteOf,
} from '../../testing/checkout-factories.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { aProduct } from '../../testing/shop-factories.ts'
import { send } from '../../testing/send.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let person: Awaited<ReturnType<typeof aUser>>
let guardian: Caller
let cup: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  api = await startTestApi()
}, 60_000)
afterAll(() => api.close())
beforeEach(async () => {
  person = await aUser(api.db)
  guardian = await signedInAs(api, person)
  cup = await aProduct(api.db, { variants: [{ unitsAvailable: 5 }] })
})

const unitsLeft = async () => {
  const [row] = await api.db
    .select({ units: productVariants.unitsAvailable })
    .from(productVariants)
    .where(eq(productVariants.id, cup.first.id))
  return row?.units
}
/** Runs the scheduled jobs at that time; after so long everyone signs in again. */
const upkeepAfter = async (minutes: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000)
  await api.app.runScheduledJobs()
  guardian = await signedInAs(api, person)
}
const kinds = async (id: number) =>
  (await guardian.call(getOrder, { id })).timeline.map((entry) => entry.kind)

test('Q-007: the signed callback pays the order although the browser never comes back', async () => {
  const { gateway_url, order_code, order_id } = await aPlacedOrder(guardian, cup.id, 2)
  expect(await guardian.call(getPaymentStatus, { order_code })).toMatchObject({
    status: 'pending',
    can_retry: true,
  })
  const page = await chooseAtGateway(api, gateway_url, 'close_paid')
  expect(page.statusCode).toBe(200)
  expect(await guardian.call(getPaymentStatus, { order_code })).toMatchObject({
    status: 'success',
    can_retry: false,
  })
  expect(await kinds(order_id)).toEqual(['placed', 'paid'])
  expect((await guardian.call(viewCart)).data).toEqual([])
  expect(await unitsLeft()).toBe(3)
})

test('the gateway page is plain HTML that its own policy lets in, and unknown payments are not found', async () => {
  const { gateway_url } = await aPlacedOrder(guardian, cup.id)
  const page = await send(api.app, gateway_url)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  const nonce = /style-src 'nonce-([^']+)'/.exec(page.headers['content-security-policy'] ?? '')?.[1]
  expect(page.body).toContain(`<style nonce="${nonce}">`)
  expect(page.body).not.toMatch(/<script|\son\w+=/)
  expect(page.body).toContain('₹1,180.00')
  expect((await send(api.app, '/sandbox-gateway/pay/nobody-made-this')).statusCode).toBe(404)
  const nonsense = await chooseAtGateway(api, gateway_url, 'nonsense')
  expect(nonsense.body).toContain('Please choose one of the buttons.')
})

test('C-032: a declined payment keeps the cart and gives stock and coupon back', async () => {
  const coupon = await aCoupon(api.db, { usageLimit: 1 })
  await guardian.call(addToCart, { ecomm_product_id: cup.id, quantity: 5 })
  await guardian.call(applyCoupon, { code: coupon.code })
  const { placing } = await quoteOf(guardian)
  const { gateway_url, order_code, order_id } = await guardian.call(placeOrder, placing)
  expect(await unitsLeft()).toBe(0)
  expect((await guardian.call(viewCart)).coupon?.problem?.code).toBe('coupon_already_used')

  const back = await chooseAtGateway(api, gateway_url, 'decline')
  expect([back.statusCode, back.headers['location']]).toEqual([
    303,
    `/shop/order/payment-status?order_code=${order_code}`,
  ])
  expect(await guardian.call(getPaymentStatus, { order_code })).toMatchObject({
    status: 'failure',
    can_retry: false,
  })
  expect(await unitsLeft()).toBe(5)
  const cart = await guardian.call(viewCart)
  expect(cart.data).toMatchObject([{ quantity: 5, error: null }])
  expect(cart.coupon).toMatchObject({ code: coupon.code, problem: null })
  expect(cart.coupon?.discount_in_paise).toBeGreaterThan(0)
  expect(await kinds(order_id)).toEqual(['placed', 'payment_failed'])

  const again = await quoteOf(guardian)
  const second = await guardian.call(placeOrder, again.placing)
  await chooseAtGateway(api, second.gateway_url, 'success')
  const uses = await api.db.select().from(couponUses).where(eq(couponUses.couponId, coupon.id))
  expect(uses.filter((use) => use.releasedAt === null)).toHaveLength(1)
})

test('a slow bank: pending until its callback is due, then paid', async () => {
  const { gateway_url, order_code } = await aPlacedOrder(guardian, cup.id)
  await chooseAtGateway(api, gateway_url, 'slow')
  await api.app.runScheduledJobs()
  expect((await guardian.call(getPaymentStatus, { order_code })).status).toBe('pending')
  await upkeepAfter(1)
  expect((await guardian.call(getPaymentStatus, { order_code })).status).toBe('success')
})

test('a closed window without payment can be opened again, until the reservation runs out', async () => {
  const { gateway_url, order_code, order_id } = await aPlacedOrder(guardian, cup.id)
  await chooseAtGateway(api, gateway_url, 'close_unpaid')
  expect((await guardian.call(startPayment, { order_code })).gateway_url).toBe(gateway_url)
  await upkeepAfter(16)
  await api.app.runScheduledJobs()
  expect(await unitsLeft()).toBe(5)
  expect((await guardian.call(getPaymentStatus, { order_code })).status).toBe('failure')
  const refused = await guardian.send(startPayment, { order_code })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'not_payable'])
  expect(await kinds(order_id)).toEqual(['placed', 'payment_failed'])
})

test('a callback that comes twice counts once', async () => {
  const { gateway_url, order_id } = await aPlacedOrder(guardian, cup.id, 2)
  await chooseAtGateway(api, gateway_url, 'double')
  expect(await kinds(order_id)).toEqual(['placed', 'paid'])
  expect(await unitsLeft()).toBe(3)
})

test('when several pay at the same moment, the gateway sends each callback once', async () => {
  const people = [1, 2, 3, 4, 5]
  const orders = []
  for (const _ of people) {
    const buyer = await signedInAs(api, await aUser(api.db))
    orders.push(await aPlacedOrder(buyer, cup.id))
  }
  await Promise.all(orders.map(({ gateway_url }) => chooseAtGateway(api, gateway_url, 'success')))
  const references = orders.map(({ gateway_url }) => gateway_url.split('/').at(-1) ?? '')
  const sent = await api.db
    .select({ attempts: sandboxCallbacks.attempts })
    .from(sandboxCallbacks)
    .where(inArray(sandboxCallbacks.reference, references))
  expect(sent).toEqual(people.map(() => ({ attempts: 1 })))
})

test('a late payment gets its items if they are still there', async () => {
  const { gateway_url, order_id, order_code } = await aPlacedOrder(guardian, cup.id, 2)
  await chooseAtGateway(api, gateway_url, 'late')
  await upkeepAfter(15.1)
  expect((await guardian.call(getPaymentStatus, { order_code })).status).toBe('failure')
  await upkeepAfter(1)
  expect((await guardian.call(getPaymentStatus, { order_code })).status).toBe('success')
  expect(await kinds(order_id)).toEqual(['placed', 'payment_failed', 'paid'])
  expect(await unitsLeft()).toBe(3)
})

test('a late payment whose items are sold is paid back', async () => {
  const { gateway_url, order_id, order_code } = await aPlacedOrder(guardian, cup.id, 5)
  await chooseAtGateway(api, gateway_url, 'late')
  await upkeepAfter(15.1)
  const other = await signedInAs(api, await aUser(api.db))
  await aPaidOrder(api, other, cup.id, 4)
  await upkeepAfter(1)
  const status = await guardian.call(getPaymentStatus, { order_code })
  expect([status.status, status.message]).toEqual([
    'failure',
    'This order was not completed. Your payment will be refunded.',
  ])
  expect(await kinds(order_id)).toEqual(['placed', 'payment_failed', 'paid', 'refunded'])
  expect(await unitsLeft()).toBe(1)
  const [payment] = await api.db.select().from(payments).where(eq(payments.orderId, order_id))
  const [booked] = await api.db
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.paymentCode, payment?.code ?? ''))
  expect([payment?.status, booked?.status]).toEqual(['refunded', 'refunded'])
})

test('Q-007: a paid order whose callback was lost is found by asking, before its items are given back', async () => {
  const { gateway_url, order_code, order_id } = await aPlacedOrder(guardian, cup.id)
  const reference = gateway_url.split('/').at(-1) ?? ''
  await api.db
    .update(sandboxPayments)
    .set({ status: 'paid' })
    .where(eq(sandboxPayments.reference, reference))
  await upkeepAfter(16)
  expect((await guardian.call(getPaymentStatus, { order_code })).status).toBe('success')
  expect(await kinds(order_id)).toEqual(['placed', 'paid'])
})

test('a forged callback is refused and changes nothing', async () => {
  const { gateway_url, order_code } = await aPlacedOrder(guardian, cup.id)
  const page = await chooseAtGateway(api, gateway_url, 'forged')
  expect(page.body).toContain('answered with 403')
  const [payment] = await api.db.select().from(payments).orderBy(payments.id)
  const body = JSON.stringify({
    id: 'x',
    kind: 'paid',
    payment_code: payment?.code,
    amount_in_paise: payment?.amountInPaise,
  })
  const seconds = Math.floor(api.clock.now.getTime() / 1000)
  for (const signature of ['', 'v1=', `t=${seconds},v1=${'0'.repeat(64)}`, 't=1,v1=x']) {
    const answer = await callBack(api, body, signature)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forged_event'])
  }
  expect((await guardian.call(getPaymentStatus, { order_code })).status).toBe('pending')
})

test('X-036, Z-053: only the payer or the payment service marks a payment, and the gateway decides', async () => {
  const { gateway_url, order_code } = await aPlacedOrder(guardian, cup.id)
  const stranger = await signedInAs(api, await aUser(api.db))
  expect((await callerOf(api.app).send(markPayment, { order_code })).statusCode).toBe(401)
  expect((await stranger.send(markPayment, { order_code })).statusCode).toBe(404)
  expect((await guardian.send(markPayment, {})).statusCode).toBe(422)
  const forged = await guardian.send(markPayment, { order_code, event: '{}', signature: 'x' })
  expect(forged.statusCode).toBe(403)
  expect((await guardian.call(markPayment, { order_code })).status).toBe('pending')
  await api.db
    .update(sandboxPayments)
    .set({ status: 'paid' })
    .where(eq(sandboxPayments.reference, gateway_url.split('/').at(-1) ?? ''))
  expect((await guardian.call(markPayment, { order_code })).status).toBe('success')
})

test('R-023: the summary shows lines, sums, payer and whether it can be paid; R-047: a foreign order is not found', async () => {
  const { order_code, gateway_url } = await aPlacedOrder(guardian, cup.id)
  const summary = await guardian.call(getPaymentSummary, { order_code })
  expect(summary).toMatchObject({ can_pay: true, status: 'pending', lines: [{ quantity: 1 }] })
  expect(summary.totals.pre_tax_in_paise + summary.totals.tax_in_paise).toBe(
    summary.totals.total_in_paise,
  )
  await chooseAtGateway(api, gateway_url, 'success')
  expect(await guardian.call(getPaymentSummary, { order_code })).toMatchObject({
    can_pay: false,
    kept_until: null,
    status: 'success',
  })
  const stranger = await signedInAs(api, await aUser(api.db))
  for (const call of [getPaymentSummary, getPaymentStatus, startPayment])
    expect((await stranger.send(call, { order_code })).statusCode).toBe(404)
})
