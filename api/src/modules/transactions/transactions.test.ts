import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  addToCart,
  cancelOrder,
  contentsOf,
  getInvoice,
  getTransaction,
  listOrders,
  openCalendar,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { notifications } from '../../database/schema/notifications.schema.ts'
import { orderLines, orders } from '../../database/schema/orders.schema.ts'
import { aPaidOrder } from '../../testing/checkout-factories.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { aProduct } from '../../testing/shop-factories.ts'
import { startTestApi, testOrigin } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let guardian: Awaited<ReturnType<typeof aUser>>
let caller: Caller
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  guardian = await aUser(api.db)
  caller = await signedInAs(api, guardian)
}, 60_000)
afterAll(() => api.close())

const aPayment = async () => aPaidOrder(api, caller, (await aProduct(api.db)).id)

test.each(['Karnataka', 'Kerala'])(
  'R-143: a payment of a parcel to %s has the figures and the tax of its invoice',
  async (state) => {
    const { id, order_code } = await aPayment()
    const [order] = await api.db.select().from(orders).where(eq(orders.id, id))
    if (!order?.address) throw new Error('The order is not there.')
    const address = { ...order.address, state }
    await api.db.update(orders).set({ address }).where(eq(orders.id, id))
    const payment = await caller.call(getTransaction, { order_code })
    const invoice = await caller.call(getInvoice, { id })
    expect(payment.taxes).toEqual(invoice.taxes)
    expect(payment.totals).toEqual(invoice.totals)
    const isLocal = state === 'Karnataka'
    expect(payment.taxes.every((tax) => tax.integrated_in_paise > 0 === !isLocal)).toBe(true)
    expect(payment.lines[0]).toMatchObject({ quantity: 1, ecomm_product_id: expect.any(Number) })
    expect(payment.actions).toEqual({ cancel: true, invoice: true, calendar: true })
  },
)

test('R-143, S-006: an order of five products has one title among payments and orders', async () => {
  for (let count = 0; count < 4; count++)
    await caller.call(addToCart, { ecomm_product_id: (await aProduct(api.db)).id, quantity: 1 })
  const { id, order_code } = await aPayment()
  const { title } = await caller.call(getTransaction, { order_code })
  expect(title).toMatch(/ and 4 more$/)
  const { data } = await caller.call(listOrders)
  expect(contentsOf(data.find((order) => order.id === id)?.names ?? [])).toBe(title)
})

test('R-143: a payment is found by the number of its order in any letters, and by its id', async () => {
  const { id, order_code } = await aPayment()
  for (const named of [order_code, order_code.toLowerCase(), String(id)])
    expect((await caller.call(getTransaction, { order_code: named })).order_code).toBe(order_code)
})

test('R-143: a cancelled one says what goes back, and has no date any more', async () => {
  const { id, order_code } = await aPayment()
  await caller.call(cancelOrder, { id, reason: '' })
  await api.settled()
  const payment = await caller.call(getTransaction, { order_code })
  expect(payment.order_status).toBe('cancelled')
  expect(payment.actions).toMatchObject({ cancel: false, calendar: false })
  expect(payment.refunds).toEqual([
    {
      amount_in_paise: payment.amount_in_paise,
      refunded_at: expect.any(String),
      credit_note: { id: expect.any(Number), number: expect.stringMatching(/^BYC\//) },
    },
  ])
  const refused = await caller.send(openCalendar, { order_code })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'no_date'])
})

test('R-143: another person’s payment cannot be distinguished from an unknown one', async () => {
  const { id, order_code } = await aPayment()
  const stranger = await signedInAs(api, await aUser(api.db))
  for (const named of [order_code, String(id), 'BY-NEVE-RWAS-XX']) {
    const answer = await stranger.send(getTransaction, { order_code: named })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
  }
})

test('Q-034: a notification about a deleted payment says so; its emails link to the list', async () => {
  const orderCode = 'BY-GONE-GONE-XX'
  await api.db.insert(notifications).values({ userId: guardian.id, title: 'Paid', orderCode })
  const answer = await caller.send(getTransaction, { order_code: orderCode })
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'gone'])
  const stranger = await signedInAs(api, await aUser(api.db))
  expect((await stranger.send(getTransaction, { order_code: orderCode })).json().code).toBe(
    'not_found',
  )
  await api.app.notify({
    userId: guardian.id,
    topic: 'orders',
    title: 'Paid',
    collectionType: '26',
    orderCode,
  })
  await api.settled()
  expect(api.emails.at(-1)?.text).toContain(
    `${testOrigin}/transection/BY-GONE-GONE-XX?from=notification\n`,
  )
})

test('R-143: the days of the delivery are a calendar file that calendars can read', async () => {
  const { id, order_code } = await aPayment()
  const name = `Cup; "blue", \\ 2 l, हिन्दी ${'long '.repeat(20)}`
  await api.db.update(orderLines).set({ name }).where(eq(orderLines.orderId, id))
  const { delivery } = await caller.call(getTransaction, { order_code })
  const { url } = await caller.call(openCalendar, { order_code })
  const fetchFile = (path: string) => fetch(`${api.app.listeningOrigin}${path}`)
  const answer = await fetchFile(url)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toContain(`delivery-${order_code}.ics`)
  const file = await answer.text()
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR\r\n$/)
  expect(file.replaceAll('\r\n', '')).not.toContain('\n')
  const lines = file.replaceAll(/\r\n[ \t]/g, '').split('\r\n')
  if (!delivery) throw new Error('A parcel has days.')
  const after = new Date(`${delivery.to}T00:00:00Z`)
  after.setUTCDate(after.getUTCDate() + 1)
  const day = (iso: string) => iso.slice(0, 10).replaceAll('-', '')
  expect(lines).toContain(`DTSTART;VALUE=DATE:${day(delivery.from)}`)
  expect(lines).toContain(`DTEND;VALUE=DATE:${day(after.toISOString())}`)
  expect(lines).toContain(`UID:delivery-${order_code}@brightyard`)
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain(
    'Cup\\; "blue"\\, \\\\ 2 l\\, हिन्दी',
  )
  expect(lines.find((line) => line.startsWith('URL:'))).toContain(`order-details/${id}`)
  // Long lines are folded, as the format has it.
  const longest = Math.max(...file.split('\r\n').map((line) => line.length))
  expect(longest).toBeLessThanOrEqual(76)
  expect((await fetchFile(url.replace('/calendar/', '/invoices/'))).status).toBe(404)
  expect((await fetchFile(url.replace('.ics', 'x.ics'))).status).toBe(404)
})
