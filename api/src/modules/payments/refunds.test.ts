import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { cancelOrder, getOrder, getTransaction, listTransactions } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { payments, refunds, sandboxPayments } from '../../database/schema/payments.schema.ts'
import { aPaidOrder } from '../../testing/checkout-factories.ts'
import { expectShopInvariants } from '../../testing/expect-shop-invariants.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { aProduct } from '../../testing/shop-factories.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'
import { oweForLine } from './refunds.ts'

let api: TestApi
let caller: Caller
beforeAll(async () => {
  api = await startTestApi()
  caller = await signedInAs(api, await aUser(api.db))
}, 60_000)
afterAll(() => api.close())

async function aPaidLine() {
  const order = await aPaidOrder(api, caller, (await aProduct(api.db)).id)
  const [line] = order.lines
  const [payment] = await api.db.select().from(payments).where(eq(payments.orderId, order.id))
  if (!line || !payment) throw new Error('The order has no line or no payment.')
  const owe = (amountInPaise: number) =>
    api.db.transaction((tx) =>
      oweForLine(tx, {
        orderId: order.id,
        lineId: line.id,
        amountInPaise,
        reason: 'One place cancelled',
        now: api.clock.now,
      }),
    )
  return { order, line, payment, owe }
}

const atGateway = async (paymentCode: string) => {
  const [row] = await api.db
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.paymentCode, paymentCode))
  return row?.status
}

test('a part of a line goes back once; the rest follows with the order, and no paisa twice', async () => {
  const { order, line, payment, owe } = await aPaidLine()
  expect(await owe(18_000)).toBe(18_000)
  expect(await owe(18_000)).toBe(0)
  await api.app.runScheduledJobs()
  await api.app.runScheduledJobs()
  const part = await caller.call(getTransaction, { order_code: order.order_code })
  expect(part).toMatchObject({ status: 'success', refunded_in_paise: 18_000 })
  expect(part.refunds).toEqual([
    {
      amount_in_paise: 18_000,
      refunded_at: expect.any(String),
      credit_note: { id: expect.any(Number), number: expect.stringMatching(/^BYC\//) },
    },
  ])
  expect(part.lines).toMatchObject([{ id: line.id, refunded_in_paise: 18_000, kid: null }])
  const { timeline } = await caller.call(getOrder, { id: order.id })
  expect(timeline.at(-1)).toMatchObject({ kind: 'refunded', note: '₹180.00: One place cancelled' })
  expect(await atGateway(payment.code)).toBe('paid')

  await caller.call(cancelOrder, { id: order.id, reason: '' })
  await api.settled()
  const whole = await caller.call(getTransaction, { order_code: order.order_code })
  expect(whole).toMatchObject({ status: 'refunded', refunded_in_paise: order.total_in_paise })
  expect(whole.refunds.map((one) => one.amount_in_paise)).toEqual([
    18_000,
    order.total_in_paise - 18_000,
  ])
  expect(await atGateway(payment.code)).toBe('refunded')
  await expectShopInvariants(api.database)
})

test('a line cannot give back more than was paid for it', async () => {
  const { line, owe } = await aPaidLine()
  await expect(owe(line.total_in_paise + 1)).rejects.toThrow('cannot be refunded')
})

test('money that is counted twice, or goes back without being owed, breaks a rule', async () => {
  const { order, payment, owe } = await aPaidLine()
  await owe(1_000)
  const ofPayment = eq(refunds.paymentId, payment.id)
  await api.db
    .update(refunds)
    .set({ amountInPaise: order.total_in_paise + 1 })
    .where(ofPayment)
  await expect(expectShopInvariants(api.database)).rejects.toThrow('what was paid is kept')
  await api.db.update(refunds).set({ amountInPaise: 1_000, state: 'paid' }).where(ofPayment)
  await expect(expectShopInvariants(api.database)).rejects.toThrow('once it has a moment')
  await api.db.delete(refunds).where(ofPayment)
  await api.db.update(payments).set({ status: 'refunded' }).where(eq(payments.id, payment.id))
  await expect(expectShopInvariants(api.database)).rejects.toThrow('what was paid is kept')
  await api.db.update(payments).set({ status: 'success' }).where(eq(payments.id, payment.id))
  await expectShopInvariants(api.database)
})

test('R-143: payments are listed by the type of their order, and each leads to it', async () => {
  const { order } = await aPaidLine()
  const { data } = await caller.call(listTransactions, { type: 'shop' })
  expect(data[0]).toMatchObject({
    order_code: order.order_code,
    order_type: 'shop',
    target: `/shop/order-history/order-details/${order.id}`,
  })
  expect((await caller.call(listTransactions, { type: 'booking' })).meta.total).toBe(0)
})
