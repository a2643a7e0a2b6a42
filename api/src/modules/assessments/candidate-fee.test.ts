import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  getAssessment,
  getCandidate,
  getCandidatePayment,
  getInvoice,
  getPaymentSummary,
  payCandidateFee,
  startAssessment,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { assessments } from '../../database/schema/assessments.schema.ts'
import { orders } from '../../database/schema/orders.schema.ts'
import { payments } from '../../database/schema/payments.schema.ts'
import { aCandidate, anAssessment } from '../../testing/assessment-factories.ts'
import { callBack, chooseAtGateway } from '../../testing/checkout-factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let visitor: Caller
let made: Awaited<ReturnType<typeof anAssessment>>
let nila: Awaited<ReturnType<typeof aCandidate>>
let number = 0
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  visitor = callerOf(api.app)
}, 60_000)
beforeEach(async () => {
  number += 1
  made = await anAssessment(api.db, { feeInPaise: 59_000 })
  const contact = `nila${number}@example.com`
  nila = await aCandidate(api.db, made.id, { applicationId: `FEE${number}`, contact })
})
afterAll(() => api.close())

async function refusal(...[call, input]: Parameters<Caller['send']>) {
  const response = await visitor.send(call, input)
  return [response.statusCode, response.json().code]
}
const orderOf = async (code: string) => {
  const [row] = await api.db.select().from(orders).where(eq(orders.code, code))
  if (!row) throw new Error('There is no such order.')
  return row
}
const secretsOf = async (code: string) => ({
  order_code: code,
  secret: (await orderOf(code)).trackingSecret,
})

test('R-113: wrong guesses wait after the tenth, and keep nobody out who has the passcode', async () => {
  const wrong = { ...nila.sign, password: 'x' }
  for (let tried = 0; tried < 12; tried++) await visitor.send(getCandidate, wrong)
  expect(await refusal(getCandidate, wrong)).toEqual([429, 'too_many_requests'])
  expect(await visitor.call(getCandidate, nila.sign)).toMatchObject({ name: 'Nila' })
})

test('R-113: a withdrawn assessment is opened by no passcode', async () => {
  const own = eq(assessments.id, made.id)
  await api.db.update(assessments).set({ withdrawnAt: api.clock.now }).where(own)
  expect(await refusal(getCandidate, nila.sign)).toEqual([404, 'not_found'])
  expect(await refusal(payCandidateFee, nila.sign)).toEqual([409, 'closed'])
})

test('R-107: the fee is shown with its tax, before anything is ordered', async () => {
  expect(await visitor.call(getCandidate, nila.sign)).toMatchObject({
    assessment_id: made.id,
    fee: { pre_tax_in_paise: 50_000, tax_in_paise: 9_000, total_in_paise: 59_000, tax_percent: 18 },
    is_paid: false,
  })
})

test('R-107: a wrong passcode orders nothing, and a free assessment has no fee', async () => {
  const ordered = () => api.db.$count(orders, eq(orders.orderType, 'assessment'))
  const before = await ordered()
  const wrong = [401, 'wrong_passcode']
  expect(await refusal(payCandidateFee, { ...nila.sign, password: 'x' })).toEqual(wrong)
  const free = await anAssessment(api.db)
  const { sign } = await aCandidate(api.db, free.id, { applicationId: `FREE${number}` })
  expect(await refusal(payCandidateFee, sign)).toEqual([409, 'no_fee'])
  expect(await ordered()).toBe(before)
})

test('R-107: a double click and two windows lead to one order and one payment', async () => {
  const started = await Promise.all([1, 2, 3].map(() => visitor.call(payCandidateFee, nila.sign)))
  const [first] = started
  expect(new Set(started.map(({ order_code }) => order_code)).size).toBe(1)
  const { id } = await orderOf(first?.order_code ?? '')
  expect(await api.db.$count(payments, eq(payments.orderId, id))).toBe(1)
})

test('R-108: what the address says is not believed; what the bank says is, and only once', async () => {
  const { order_code, gateway_url } = await visitor.call(payCandidateFee, nila.sign)
  const own = await secretsOf(order_code)
  expect(await refusal(getCandidatePayment, { ...own, secret: 'x' })).toEqual([404, 'not_found'])
  expect(await visitor.call(getCandidatePayment, own)).toMatchObject({ status: 'pending' })
  const start = { id: made.id, consents: true, ...nila.sign }
  expect(await refusal(startAssessment, start)).toEqual([403, 'payment_needed'])
  const forged = JSON.stringify({ id: 'e1', kind: 'paid', payment: 'x', amount: 59_000 })
  expect((await callBack(api, forged, 't=1,v1=00')).statusCode).toBe(403)
  await chooseAtGateway(api, gateway_url, 'success')
  expect(await visitor.call(getCandidatePayment, own)).toMatchObject({
    status: 'success',
    invoice_number: expect.stringMatching(/^BY\//),
    fee: { tax_in_paise: 9_000, total_in_paise: 59_000 },
  })
  expect(await refusal(payCandidateFee, nila.sign)).toEqual([409, 'already_paid'])
  expect(await visitor.call(getAssessment, start)).toMatchObject({ fee_in_paise: 0 })
  expect(await visitor.call(startAssessment, start)).toMatchObject({ state: 'running' })
})

test('R-107: a payment of one candidate opens no other place', async () => {
  const other = await aCandidate(api.db, made.id, { applicationId: `OTHER${number}` })
  const { gateway_url } = await visitor.call(payCandidateFee, nila.sign)
  await chooseAtGateway(api, gateway_url, 'success')
  const start = { id: made.id, consents: true, ...other.sign }
  expect(await refusal(startAssessment, start)).toEqual([403, 'payment_needed'])
})

test('R-107: a declined payment leaves the order for another try', async () => {
  const first = await visitor.call(payCandidateFee, nila.sign)
  await chooseAtGateway(api, first.gateway_url, 'decline')
  const own = await secretsOf(first.order_code)
  expect(await visitor.call(getCandidatePayment, own)).toMatchObject({
    status: 'failure',
    can_retry: true,
  })
  const again = await visitor.call(payCandidateFee, nila.sign)
  expect(again.order_code).toBe(first.order_code)
  expect(again.gateway_url).not.toBe(first.gateway_url)
})

test('R-107: an order that was not paid in time is replaced by another one', async () => {
  const first = await visitor.call(payCandidateFee, nila.sign)
  api.clock.now = new Date(api.clock.now.getTime() + 16 * 60_000)
  const again = await visitor.call(payCandidateFee, nila.sign)
  expect(again.order_code).not.toBe(first.order_code)
  expect(await orderOf(first.order_code)).toMatchObject({ status: 'payment_failed' })
})

test('R-107: no account sees the order of somebody who has none', async () => {
  const { order_code } = await visitor.call(payCandidateFee, nila.sign)
  const { id } = await orderOf(order_code)
  expect((await visitor.send(getPaymentSummary, { order_code })).statusCode).toBe(401)
  expect((await visitor.send(getInvoice, { id })).statusCode).toBe(401)
})
