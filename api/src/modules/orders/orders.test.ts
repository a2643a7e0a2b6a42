import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  advanceOrder,
  cancelOrder,
  getInvoice,
  getOrder,
  getOrderByCode,
  listAllOrders,
  listOrders,
  openInvoice,
  reorder,
  requestReturn,
  trackOrder,
  viewCart,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { notifications } from '../../database/schema/notifications.schema.ts'
import { productVariants, products } from '../../database/schema/shop.schema.ts'
import { aPaidOrder, aPlacedOrder, chooseAtGateway } from '../../testing/checkout-factories.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { aProduct } from '../../testing/shop-factories.ts'
import { send } from '../../testing/send.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let admin: Caller
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
  admin = await signedInAs(api, await aUser(api.db, { role: 'superAdmin' }))
  cup = await aProduct(api.db, { variants: [{ unitsAvailable: 9 }] })
})

const unitsLeft = async () => {
  const [row] = await api.db
    .select({ units: productVariants.unitsAvailable })
    .from(productVariants)
    .where(eq(productVariants.id, cup.first.id))
  return row?.units
}
const parcel = { carrier: 'Blue Kite', parcel_number: 'BK-1' }
const steps = async (id: number, ...names: ('packed' | 'shipped' | 'delivered')[]) => {
  for (const step of names) await admin.call(advanceOrder, { id, step, ...parcel })
}

test('S-023: the timeline has every step with its time, and the buyer is notified', async () => {
  const { id } = await aPaidOrder(api, guardian, cup.id, 2)
  for (const step of ['packed', 'shipped', 'delivered'] as const) {
    api.clock.now = new Date(api.clock.now.getTime() + 1000)
    await steps(id, step)
  }
  const order = await guardian.call(getOrder, { id })
  expect(order.timeline.map((entry) => entry.kind)).toEqual([
    'placed',
    'paid',
    'packed',
    'shipped',
    'delivered',
  ])
  const times = order.timeline.map((entry) => entry.at)
  expect(times).toEqual(times.toSorted())
  expect(order).toMatchObject({ status: 'delivered', parcel: { number: 'BK-1' } })
  await api.settled()
  const notified = await api.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, person.id))
  expect(notified.map((one) => [one.collectionType, one.actionId])).toEqual(
    Array.from({ length: 4 }, () => ['17', id]),
  )
  const emails = api.emails.filter((mail) => mail.to === person.email)
  expect(emails.map((mail) => mail.subject.split(':')[0])).toContain('Your order is on its way')
})

test('a step that cannot follow is refused, and shipping needs a parcel', async () => {
  const { id } = await aPaidOrder(api, guardian, cup.id)
  for (const step of ['shipped', 'delivered', 'refunded', 'return_refused'] as const) {
    const refused = await admin.send(advanceOrder, { id, step, ...parcel })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'wrong_step'])
  }
  await steps(id, 'packed')
  const bare = await admin.send(advanceOrder, { id, step: 'shipped' })
  expect(Object.keys(bare.json().fields)).toEqual(['carrier', 'parcel_number'])
})

test('C-033: an order can be cancelled until it is packed; stock and money go back', async () => {
  const paid = await aPaidOrder(api, guardian, cup.id, 4)
  expect([paid.actions.cancel, await unitsLeft()]).toEqual([true, 5])
  const cancelled = await guardian.call(cancelOrder, { id: paid.id, reason: 'Too many' })
  expect(cancelled.status).toBe('cancelled')
  expect(cancelled.timeline.map((entry) => [entry.kind, entry.note])).toEqual([
    ['placed', ''],
    ['paid', ''],
    ['cancelled', 'Too many'],
    ['refunded', ''],
  ])
  expect(await unitsLeft()).toBe(9)
  await guardian.call(cancelOrder, { id: paid.id })
  expect(await unitsLeft()).toBe(9)

  const packed = await aPaidOrder(api, guardian, cup.id)
  await steps(packed.id, 'packed')
  const refused = await guardian.send(cancelOrder, { id: packed.id })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'too_late'])
})

const newsOf = async () => {
  await api.settled()
  const rows = await api.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, person.id))
    .orderBy(notifications.id)
  return rows.map((one) => one.description).filter((text) => /refund|way back/.test(text))
}

test('a cancellation that is repeated notifies the buyer once, by bell and by email', async () => {
  const paid = await aPaidOrder(api, guardian, cup.id)
  await api.settled()
  api.emails.length = 0
  await Promise.all([1, 2, 3].map(() => guardian.call(cancelOrder, { id: paid.id })))
  await guardian.call(cancelOrder, { id: paid.id })
  expect(await newsOf()).toHaveLength(1)
  expect(api.emails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Your order is cancelled/),
  ])
})

test('C-033: the news of a cancellation says whether money comes back', async () => {
  const paid = await aPaidOrder(api, guardian, cup.id)
  await guardian.call(cancelOrder, { id: paid.id })
  expect(await newsOf()).toEqual([expect.stringMatching(/^Your money is on its way back/)])
  const placed = await aPlacedOrder(guardian, cup.id)
  await guardian.call(cancelOrder, { id: placed.order_id })
  expect((await newsOf()).at(-1)).toMatch(/^You had not paid for it/)
})

test('who pays for an order after cancelling it gets the money back', async () => {
  const { gateway_url, order_id } = await aPlacedOrder(guardian, cup.id, 2)
  await guardian.call(cancelOrder, { id: order_id })
  expect(await unitsLeft()).toBe(9)
  await chooseAtGateway(api, gateway_url, 'success')
  await api.app.runScheduledJobs()
  const order = await guardian.call(getOrder, { id: order_id })
  expect(order.status).toBe('cancelled')
  expect(order.timeline.map((entry) => entry.kind)).toEqual([
    'placed',
    'cancelled',
    'paid',
    'refunded',
  ])
  expect(await unitsLeft()).toBe(9)
})

test('a return: within fourteen days of delivery, then refunded or refused by the shop', async () => {
  const order = await aPaidOrder(api, guardian, cup.id)
  const ask = { id: order.id, return_reason: 'damaged' as const, details: 'The handle broke' }
  expect((await guardian.send(requestReturn, ask)).json().code).toBe('not_delivered')
  await steps(order.id, 'packed', 'shipped', 'delivered')
  const asked = await guardian.call(requestReturn, ask)
  expect(asked.status).toBe('return_requested')
  expect(asked.timeline.at(-1)?.note).toBe('It came damaged: The handle broke')
  const refused = await admin.call(advanceOrder, { id: order.id, step: 'return_refused' })
  expect(refused.status).toBe('delivered')
  await guardian.call(requestReturn, ask)
  await admin.call(advanceOrder, { id: order.id, step: 'refunded' })
  const refunded = await guardian.call(getOrder, { id: order.id })
  expect([refunded.status, refunded.timeline.at(-1)?.kind]).toEqual(['refunded', 'refunded'])

  const old = await aPaidOrder(api, guardian, cup.id)
  await steps(old.id, 'packed', 'shipped', 'delivered')
  api.clock.now = new Date(api.clock.now.getTime() + 14 * 24 * 60 * 60 * 1000)
  guardian = await signedInAs(api, person)
  expect((await guardian.call(getOrder, { id: old.id })).actions.request_return).toBe(false)
  expect((await guardian.send(requestReturn, { ...ask, id: old.id })).json().code).toBe('too_late')
})

test('reorder puts what can be had in the bag, once per key, and says what is left out', async () => {
  const gone = await aProduct(api.db)
  const first = await aPaidOrder(api, guardian, cup.id, 4)
  const second = await aPaidOrder(api, guardian, gone.id)
  await api.db.update(products).set({ hiddenAt: new Date() }).where(eq(products.id, gone.id))
  await api.db
    .update(productVariants)
    .set({ unitsAvailable: 3 })
    .where(eq(productVariants.id, cup.first.id))
  const idempotency_key = randomUUID()
  const again = () => guardian.call(reorder, { id: first.id, idempotency_key })
  const answers = [await again(), await again()]
  expect(answers[1]).toEqual(answers[0])
  expect(answers[0]).toMatchObject({ added: 1, left_out: [{ message: 'Only 3 left in stock.' }] })
  expect((await guardian.call(viewCart)).data).toMatchObject([{ quantity: 3 }])
  const none = await guardian.call(reorder, { id: second.id, idempotency_key: randomUUID() })
  expect(none).toMatchObject({ added: 0, left_out: [{ message: 'This item is no longer sold.' }] })
})

test('S-006: orders come newest first, by status, ten on a page; role 2 is denied', async () => {
  const made = []
  for (let count = 0; count < 11; count++) {
    api.clock.now = new Date(api.clock.now.getTime() + 1000)
    const product = await aProduct(api.db)
    made.push(await aPlacedOrder(guardian, product.id))
    await guardian.call(cancelOrder, { id: made.at(-1)?.order_id ?? 0 })
  }
  const first = await guardian.call(listOrders)
  expect(first.data.map((order) => order.id)).toEqual(
    made
      .map((one) => one.order_id)
      .toReversed()
      .slice(0, 10),
  )
  expect(first.meta).toMatchObject({ total: 11, last_page: 2 })
  const waiting = await guardian.call(listOrders, { status: 'awaiting_payment' })
  expect(waiting.data).toEqual([])
  for (const role of ['student', 'school'] as const) {
    const denied = await signedInAs(api, await aUser(api.db, { role }))
    for (const call of [listOrders, getOrder])
      expect((await denied.send(call, { id: made[0]?.order_id })).statusCode).toBe(403)
  }
})

test('S-014, Y-012: an order by its id or number for its owner and admins; numbers cannot be guessed', async () => {
  const order = await aPaidOrder(api, guardian, cup.id)
  expect(order.order_code).toMatch(/^BY(-[2-9A-HJ-NP-Z]{4}){4}$/)
  const { order_code } = order
  expect((await guardian.call(getOrderByCode, { order_code: order_code.toLowerCase() })).id).toBe(
    order.id,
  )
  const seenByAdmin = await admin.call(getOrder, { id: order.id })
  expect(seenByAdmin.order_code).toBe(order_code)
  // An admin reads it, and cancels or buys nothing in its owner's place.
  expect([order.actions.cancel, order.actions.reorder]).toEqual([true, true])
  expect(seenByAdmin.actions).toEqual({
    pay: false,
    cancel: false,
    request_return: false,
    reorder: false,
    invoice: true,
  })
  const stranger = await signedInAs(api, await aUser(api.db))
  expect((await stranger.send(getOrder, { id: order.id })).statusCode).toBe(404)
  expect((await stranger.send(getOrderByCode, { order_code })).statusCode).toBe(404)
  const all = await admin.call(listAllOrders, { code: order_code })
  expect(all.data).toMatchObject([{ id: order.id, buyer: person.name }])
})

test('tracking without a sign-in works with the secret alone, and reveals no name, street or amount', async () => {
  const order = await aPaidOrder(api, guardian, cup.id)
  const { order_code, tracking_secret: secret } = order
  const visitor = callerOf(api.app)
  const tracked = await visitor.call(trackOrder, { order_code, secret })
  expect(tracked).toMatchObject({ status: 'paid', city: 'Bengaluru', item_count: 1 })
  expect(JSON.stringify(tracked)).not.toMatch(/Meera|Lake View|paise|98765/)
  for (const wrong of [secret.toLowerCase(), secret.slice(1), 'x', order_code])
    expect((await visitor.send(trackOrder, { order_code, secret: wrong })).statusCode).toBe(404)
  const none = await visitor.send(trackOrder, { order_code: 'BY-AAAA-AAAA', secret })
  expect(none.statusCode).toBe(404)
  expect((await visitor.send(trackOrder, { order_code })).statusCode).toBe(422)
})

test('C-034: the invoice has its tax split, for owner and admins, as JSON and as a PDF by a short-lived link', async () => {
  const waiting = await aPlacedOrder(guardian, cup.id)
  expect((await guardian.send(getInvoice, { id: waiting.order_id })).json().code).toBe('no_invoice')
  await chooseAtGateway(api, waiting.gateway_url, 'success')
  const invoice = await guardian.call(getInvoice, { id: waiting.order_id })
  expect(invoice.number).toMatch(/^BY\/20\d\d-\d\d\/\d{6}$/)
  const sum = (values: number[]) => values.reduce((a, b) => a + b, 0)
  expect(sum(invoice.lines.map((line) => line.total_in_paise))).toBe(invoice.totals.total_in_paise)
  for (const tax of invoice.taxes) {
    expect(tax.integrated_in_paise).toBe(0)
    expect(Math.abs(tax.central_in_paise - tax.state_in_paise)).toBeLessThanOrEqual(1)
  }
  expect(sum(invoice.taxes.map((tax) => tax.central_in_paise + tax.state_in_paise))).toBe(
    invoice.totals.tax_in_paise,
  )
  const stranger = await signedInAs(api, await aUser(api.db))
  for (const call of [getInvoice, openInvoice]) {
    expect((await stranger.send(call, { id: waiting.order_id })).statusCode).toBe(404)
    expect((await admin.send(call, { id: waiting.order_id })).statusCode).toBe(200)
  }
  const { url } = await guardian.call(openInvoice, { id: waiting.order_id })
  const file = await send(api.app, url)
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
  })
  expect(file.body.startsWith('%PDF-1.')).toBe(true)
  expect(file.body.length).toBeGreaterThan(5_000)
  const other = url.replace(/\/(\d+)\./, (_, id: string) => `/${Number(id) + 1}.`)
  expect((await send(api.app, other)).statusCode).toBe(404)
  api.clock.now = new Date(api.clock.now.getTime() + 11 * 60_000)
  expect((await send(api.app, url)).statusCode).toBe(404)
})

test('invoices of one year are numbered without gaps, also when many are paid at once', async () => {
  const waiting = []
  for (let count = 0; count < 6; count++) {
    const buyer = await signedInAs(api, await aUser(api.db))
    waiting.push({ buyer, ...(await aPlacedOrder(buyer, cup.id)) })
  }
  await Promise.all(waiting.map((one) => chooseAtGateway(api, one.gateway_url, 'success')))
  const numbers = []
  for (const { buyer, order_id } of waiting)
    numbers.push(Number((await buyer.call(getInvoice, { id: order_id })).number.split('/')[2]))
  const sorted = numbers.toSorted((a, b) => a - b)
  expect(sorted).toEqual(sorted.map((_, index) => (sorted[0] ?? 0) + index))
})
