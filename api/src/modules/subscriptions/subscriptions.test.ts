import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  buySubscription,
  cancelSubscription,
  getDashboard,
  getInvoice,
  getKidSubscription,
  getPaymentSummary,
  getSubscribedActivity,
  getTransaction,
  listSubscriptions,
  quoteSubscription,
  quoteSubscriptionEnd,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { plans, subscriptions } from '../../database/schema/subscriptions.schema.ts'
import { guardianships } from '../../database/schema/users.schema.ts'
import { aSchoolDay } from '../../testing/access/access-world.ts'
import type { World } from '../../testing/access/access-row.ts'
import { notificationsOf } from '../../testing/booking-factories.ts'
import { aCoupon, chooseAtGateway } from '../../testing/checkout-factories.ts'
import { expectShopInvariants } from '../../testing/expect-shop-invariants.ts'
import { signedInAs } from '../../testing/factories.ts'
import { aLearner, buyPlan, orderPlan } from '../../testing/subscription-factories.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { addMonths } from './terms.ts'

let api: TestApi
let day: World
let start: Date
const days = (count: number) => new Date(start.getTime() + count * 24 * 60 * 60 * 1000)
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  start = api.clock.now
  day = await aSchoolDay(api)
}, 60_000)
beforeEach(() => {
  api.clock.now = start
})
afterEach(() => expectShopInvariants(api.database))
afterAll(() => api.close())

test('R-128, R-153, Z-049: the landing has plans by month, and an unknown code is not found', async () => {
  await api.db.insert(plans).values([
    { code: 'MATH_AI', name: 'Three months', months: 3, priceInPaise: 1_00_000, taxPercent: '18' },
    {
      code: 'MATH_AI',
      name: 'Old',
      months: 6,
      priceInPaise: 1,
      taxPercent: '18',
      hiddenAt: api.clock.now,
    },
  ])
  const { visitor } = day.callers
  const {
    plans: listed,
    topics,
    classes,
  } = await visitor.call(getSubscribedActivity, { code: 'math_ai' })
  expect(classes.map(({ class_number }) => class_number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(classes.flatMap((one) => one.topics)).toHaveLength(topics)
  expect(listed).toMatchObject([
    { months: 3, price_in_paise: 1_00_000, price_per_month_in_paise: 33_334, tax_percent: '18' },
  ])
  expect(topics).toBeGreaterThanOrEqual(50)
  for (const code of ['mathAI', 'MATHS', 'x'])
    expect((await visitor.send(getSubscribedActivity, { code })).statusCode).toBe(404)
})

test('a kid’s subscription says whether it runs', async () => {
  const read = async () =>
    (await day.callers.student.call(getKidSubscription, { code: 'MATH_AI' })).subscription
  expect(await read()).toMatchObject({ plan: 'Maths practice', state: 'active', is_running: true })
  await api.db
    .update(subscriptions)
    .set({ state: 'cancelled', endsAt: api.clock.now })
    .where(eq(subscriptions.studentId, day.kids.owner.studentId))
  expect(await read()).toMatchObject({ state: 'cancelled', is_running: false })
})

test('R-125, R-110: a plan is quoted, paid with a coupon, and begins; order, invoice and receipt are as of anything', async () => {
  const { caller, choice, user, kid } = await aLearner(api)
  const { code: coupon } = await aCoupon(api.db)
  const quote = await caller.call(quoteSubscription, { ...choice, coupon })
  expect(quote).toMatchObject({ is_renewal: false, problems: [], kid: { name: 'Meera' } })
  const total = quote.totals.total_in_paise
  expect(total).toBeLessThan(59_000)
  expect(quote.amounts.pre_tax_in_paise + quote.amounts.tax_in_paise).toBe(total)
  const { order_code, payment } = await orderPlan(caller, { ...choice, coupon })
  const read = () => caller.call(getKidSubscription, { code: 'MATH_AI', user_id: kid.user.id })
  expect((await read()).subscription).toBeNull()
  expect(await caller.call(getPaymentSummary, { order_code })).toMatchObject({
    order_type: 'subscription',
    lines: [{ kid: 'Meera', variant_name: 'A plan' }],
    kept_until: expect.any(String),
  })
  await chooseAtGateway(api, payment?.gateway_url ?? '', 'success')
  expect(await read()).toMatchObject({
    right: { is_subscribed: true },
    subscription: { ends_at: addMonths(start, 1).toISOString(), is_running: true },
  })
  const bill = await caller.call(getTransaction, { order_code })
  expect(bill).toMatchObject({ status: 'success', delivery: null, lines: [{ kid: 'Meera' }] })
  const invoice = await caller.call(getInvoice, { id: bill.order_id })
  expect(invoice.totals.total_in_paise).toBe(total)
  await api.settled()
  const told = await notificationsOf(api, user.id)
  const [term] = (await caller.call(listSubscriptions)).data
  expect(told.map(({ path }) => path)).toContain(
    `/subscribed_activity/bookingDetails/${term?.id ?? 0}`,
  )
})

test('a renewal goes on where the running term ends; one term ahead is the most', async () => {
  const { caller, choice, kid } = await aLearner(api)
  await buyPlan(api, caller, choice)
  const renewal = await caller.call(quoteSubscription, choice)
  expect(renewal).toMatchObject({ is_renewal: true, starts_at: addMonths(start, 1).toISOString() })
  await buyPlan(api, caller, choice)
  const { data } = await caller.call(listSubscriptions, { user_id: kid.user.id })
  expect(data.map(({ starts_at }) => starts_at)).toEqual([
    addMonths(start, 1).toISOString(),
    start.toISOString(),
  ])
  const { subscription } = await caller.call(getKidSubscription, {
    code: 'MATH_AI',
    user_id: kid.user.id,
  })
  expect(subscription?.id).toBe(data[1]?.id)
  const again = await caller.call(quoteSubscription, choice)
  expect(again.problems.map(({ code }) => code)).toEqual(['renewed_already'])
  const { fingerprint } = again
  const key = { fingerprint, idempotency_key: randomUUID() }
  expect((await caller.send(buySubscription, { ...choice, ...key })).statusCode).toBe(422)
  // The first one cannot go while the renewal is there.
  const first = await caller.send(quoteSubscriptionEnd, { id: data[1]?.id })
  expect([first.statusCode, first.json().code]).toEqual([409, 'renewed'])
  const whole = { id: data[0]?.id ?? 0, refund_in_paise: 59_000 }
  expect((await caller.call(cancelSubscription, whole)).state).toBe('cancelled')
  expect((await caller.call(quoteSubscriptionEnd, { id: data[1]?.id ?? 0 })).paid_in_paise).toBe(
    59_000,
  )
})

test('the other guardian waits while one pays; an own unpaid order is replaced; late money goes back', async () => {
  const { caller, choice, kid, user } = await aLearner(api)
  const other = await aLearner(api)
  await api.db.insert(guardianships).values({ guardianId: other.user.id, studentId: kid.studentId })
  const first = await orderPlan(caller, choice)
  const quote = await other.caller.call(quoteSubscription, choice)
  expect(quote.problems.map(({ code }) => code)).toEqual(['being_bought'])
  const second = await orderPlan(caller, choice)
  expect(second.order_code).not.toBe(first.order_code)
  api.clock.now = new Date(start.getTime() + 16 * 60_000)
  await api.app.runScheduledJobs()
  const [one, two] = [await signedInAs(api, user), await signedInAs(api, other.user)]
  const bought = await buyPlan(api, two, choice)
  await chooseAtGateway(api, second.payment?.gateway_url ?? '', 'success')
  await api.settled()
  await api.app.runScheduledJobs()
  const { order_code } = second
  expect(await one.call(getTransaction, { order_code })).toMatchObject({ status: 'refunded' })
  const { data } = await one.call(listSubscriptions)
  expect(data.map((term) => term.order_code)).toEqual([null])
  expect((await two.call(listSubscriptions)).data[0]?.order_code).toBe(bought)
})

test('in the first seven days the days to come are refunded, shown before; later it ends on its own', async () => {
  const { caller, choice, user } = await aLearner(api)
  const order_code = await buyPlan(api, caller, choice)
  const { data } = await caller.call(listSubscriptions)
  const id = data[0]?.id ?? 0
  expect(data[0]).toMatchObject({
    can: { cancel: true, renew: true },
    cancel_until: days(7).toISOString(),
  })
  api.clock.now = days(2.5)
  const later = await signedInAs(api, user)
  // 31 days, of which three have begun.
  const refund = Math.floor((59_000 * 28) / 31)
  const quote = await later.call(quoteSubscriptionEnd, { id })
  expect(quote).toMatchObject({ paid_in_paise: 59_000, refund_in_paise: refund })
  expect(quote.sentence).toContain('28 of 31 days')
  const changed = await later.send(cancelSubscription, { id, refund_in_paise: 59_000 })
  expect([changed.statusCode, changed.json().code]).toEqual([409, 'refund_changed'])
  const over = await later.call(cancelSubscription, { id, refund_in_paise: refund })
  expect(over).toMatchObject({ state: 'cancelled', is_running: false, refunded_in_paise: refund })
  await later.call(cancelSubscription, { id, refund_in_paise: refund })
  expect(await later.call(getTransaction, { order_code })).toMatchObject({
    order_status: 'cancelled',
    refunded_in_paise: refund,
  })
  await buyPlan(api, later, choice)
  const [next] = (await later.call(listSubscriptions)).data
  expect(next?.starts_at).toBe(api.clock.now.toISOString())
  api.clock.now = days(2.5 + 7)
  const late = await signedInAs(api, user)
  const tooLate = await late.send(quoteSubscriptionEnd, { id: next?.id })
  expect([tooLate.statusCode, tooLate.json().code]).toEqual([409, 'too_late'])
})

test('a reminder comes once, three days before the end, unless it is renewed', async () => {
  const [one, renewed] = [await aLearner(api), await aLearner(api)]
  for (const { caller, choice } of [one, renewed, renewed]) await buyPlan(api, caller, choice)
  const reminders = async ({ user }: typeof one) =>
    (await notificationsOf(api, user.id))
      .filter(({ title }) => title.includes('ends on'))
      .map(({ path }) => path)
  for (const [at, expected] of [
    [27.9, []],
    [28.1, ['/subscribed_activity/MATH_AI']],
    [30, ['/subscribed_activity/MATH_AI']],
  ] as const) {
    api.clock.now = days(at)
    await api.app.runScheduledJobs()
    expect([at, await reminders(one), await reminders(renewed)]).toEqual([at, expected, []])
  }
})

test('a month later is the same day, or the last one', () => {
  const later = (from: string, months: number) =>
    addMonths(new Date(`${from}T10:00:00Z`), months)
      .toISOString()
      .slice(0, 10)
  expect(later('2026-01-31', 1)).toBe('2026-02-28')
  expect(later('2026-11-30', 3)).toBe('2027-02-28')
  expect(later('2026-03-18', 12)).toBe('2027-03-18')
})

test('the dashboard warns of a plan that ends, until it is renewed', async () => {
  const { user, choice } = await aLearner(api)
  // A sign-in does not last for days.
  const caller = () => signedInAs(api, user)
  const ending = async () => {
    const dashboard = await (await caller()).call(getDashboard)
    return dashboard.kind === 'guardian' ? dashboard.ending.map(({ kid }) => kid) : []
  }
  await buyPlan(api, await caller(), choice)
  expect(await ending()).toEqual([])
  api.clock.now = days(5)
  expect(await ending()).toEqual(['Meera'])
  await buyPlan(api, await caller(), choice)
  expect(await ending()).toEqual([])
  api.clock.now = days(40)
  expect(await ending()).toEqual(['Meera'])
})
