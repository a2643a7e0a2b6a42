import {
  entryConsent,
  getTransaction,
  payForEntry,
  readOwnEntry,
  sendEntry,
  startPayment,
  withdrawEntry,
} from '@brightyard/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { campaigns } from '../../database/schema/content.schema.ts'
import { studentRecords } from '../../database/schema/family.schema.ts'
import { talentEntries } from '../../database/schema/talent.schema.ts'
import { chooseAtGateway } from '../../testing/checkout-factories.ts'
import { aKid, aUser, signedInAs } from '../../testing/factories.ts'
import { isOnServer } from '../../testing/proof-level.ts'
import { aDraft, aTalentCampaign } from '../../testing/talent-factories.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let owner: Caller
let person: Awaited<ReturnType<typeof aUser>>
let kidId: number
const fee = 9900

beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
}, 60_000)
afterAll(() => api.close())
beforeEach(async () => {
  person = await aUser(api.db)
  const { studentId } = await aKid(api.db, { guardianId: person.id })
  await api.db.insert(studentRecords).values({ studentId, birthDate: '2017-01-15' })
  kidId = studentId
  owner = await signedInAs(api, person)
})

/** An entry whose payment waits at the gateway. */
async function unpaid() {
  const { slug } = await aTalentCampaign(api, { entryFeeInPaise: fee })
  const { id } = await aDraft(owner, slug, kidId)
  await owner.call(sendEntry, { id, consent_version: entryConsent.version })
  const { order_code, gateway_url } = await owner.call(payForEntry, { id })
  const at = (outcome: string) => chooseAtGateway(api, gateway_url, outcome)
  return { id, slug, order_code, at }
}
/** Runs the scheduled jobs at that time; after so long everyone signs in again. */
async function minutesLater(minutes: number) {
  api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000)
  await api.app.runScheduledJobs()
  owner = await signedInAs(api, person)
}
async function outcomeOf({ id, order_code }: { id: number; order_code: string }) {
  await api.app.runScheduledJobs()
  await api.settled()
  const { status, paid_at } = await owner.call(readOwnEntry, { id })
  const payment = await owner.call(getTransaction, { order_code })
  return {
    entry: [status, paid_at !== null],
    payment: [payment.status, payment.refunded_in_paise],
    order: payment.order_status,
    news: api.emails
      .filter(({ to, text }) => to === person.email && text.includes(order_code))
      .map(({ subject }) => subject.split(':')[0]),
  }
}
const lastEmail = () => api.emails.findLast(({ to }) => to === person.email)?.text ?? ''
const wentBack = { entry: ['withdrawn', false], payment: ['refunded', fee] }

test('T-009: withdrawing an entry cancels the order that awaits its fee', async () => {
  const entry = await unpaid()
  await owner.call(withdrawEntry, { id: entry.id })
  expect(await outcomeOf(entry)).toEqual({
    entry: ['withdrawn', false],
    payment: ['failure', 0],
    order: 'cancelled',
    news: ['Your order is cancelled'],
  })
  expect(lastEmail()).toContain('You had not paid for it, so there is nothing to refund.')
  const again = await owner.send(startPayment, { order_code: entry.order_code })
  expect([again.statusCode, again.json().code]).toEqual([409, 'not_payable'])
  // Repeated it sends nothing more.
  await owner.call(withdrawEntry, { id: entry.id })
  expect((await outcomeOf(entry)).news).toEqual(['Your order is cancelled'])
})

test('T-009: what is paid after an entry was withdrawn goes back in full, and the news say so', async () => {
  const entry = await unpaid()
  await owner.call(withdrawEntry, { id: entry.id })
  await entry.at('success')
  expect(await outcomeOf(entry)).toEqual({
    ...wentBack,
    order: 'cancelled',
    news: ['Your order is cancelled', 'You will get your money back'],
  })
  expect(lastEmail()).toContain(
    'The entry was withdrawn before your payment arrived, so all of it goes back to you. It takes three to five working days.',
  )
})

test('T-009: a declined payment is tried again, the entry withdrawn meanwhile: the money goes back', async () => {
  const entry = await unpaid()
  await entry.at('decline')
  const second = await owner.call(payForEntry, { id: entry.id })
  expect(second.order_code).toBe(entry.order_code)
  await owner.call(withdrawEntry, { id: entry.id })
  await chooseAtGateway(api, second.gateway_url, 'double')
  expect(await outcomeOf(entry)).toMatchObject({ ...wentBack, order: 'cancelled' })
})

test('T-009: the time to pay is over, the entry withdrawn, and then the payment arrives: it goes back', async () => {
  const entry = await unpaid()
  await entry.at('late')
  await minutesLater(15.1)
  await owner.call(withdrawEntry, { id: entry.id })
  await minutesLater(1)
  expect(await outcomeOf(entry)).toMatchObject({ ...wentBack, order: 'payment_failed' })
  expect(lastEmail()).toContain('The entry was withdrawn before your payment arrived')
})

test('T-009: where a withdrawal stopped before the order was cancelled, the payment goes back all the same', async () => {
  const entry = await unpaid()
  await api.db
    .update(talentEntries)
    .set({ withdrawnAt: api.clock.now })
    .where(eq(talentEntries.id, entry.id))
  await entry.at('success')
  expect(await outcomeOf(entry)).toEqual({
    ...wentBack,
    order: 'cancelled',
    news: ['You will get your money back'],
  })
  expect(lastEmail()).toContain('The entry was withdrawn before your payment arrived')
})

test('T-009: a payment that arrives after the campaign has closed goes back, and says why', async () => {
  const entry = await unpaid()
  await entry.at('late')
  await api.db
    .update(campaigns)
    .set({ endsAt: new Date(api.clock.now.getTime() + 60_000) })
    .where(eq(campaigns.slug, entry.slug))
  await minutesLater(15.1)
  await minutesLater(1)
  expect(await outcomeOf(entry)).toMatchObject({
    entry: ['needs_payment', false],
    payment: ['refunded', fee],
  })
  expect(lastEmail()).toContain('The campaign closed before your payment arrived')
})

test('T-009: a fee that was paid before the entry was withdrawn is kept', async () => {
  const entry = await unpaid()
  await entry.at('success')
  await owner.call(withdrawEntry, { id: entry.id })
  expect(await outcomeOf(entry)).toEqual({
    entry: ['withdrawn', true],
    payment: ['success', 0],
    order: 'paid',
    news: ['The fee is paid'],
  })
})

const races = isOnServer ? test : test.skip
races(
  'T-009: withdrawn while the payment arrives, the fee was paid, or goes back',
  async () => {
    for (let round = 0; round < 8; round += 1) {
      const entry = await unpaid()
      const both = [() => entry.at('success'), () => owner.call(withdrawEntry, { id: entry.id })]
      await Promise.all((round % 2 === 0 ? both : both.toReversed()).map((act) => act()))
      const { payment, entry: seen, news } = await outcomeOf(entry)
      const isPaid = seen[1] === true
      expect(seen[0]).toBe('withdrawn')
      expect(payment).toEqual(isPaid ? ['success', 0] : ['refunded', fee])
      expect(news.includes('The fee is paid')).toBe(isPaid)
    }
  },
  60_000,
)
