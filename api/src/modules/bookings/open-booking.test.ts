import { cancelBooking, getBooking, quoteBooking } from '@brightyard/contract'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq, inArray } from 'drizzle-orm'
import { batches, offeringSessions } from '../../database/schema/offerings.schema.ts'
import { orders } from '../../database/schema/orders.schema.ts'
import { guardianships } from '../../database/schema/users.schema.ts'
import { aFamily, aWeekAhead, book } from '../../testing/booking-factories.ts'
import { aCoupon, chooseAtGateway } from '../../testing/checkout-factories.ts'
import { expectShopInvariants } from '../../testing/expect-shop-invariants.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { anOffering } from '../../testing/offering-factories.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'

let api: TestApi
// With the limits of a day as they are.
beforeAll(async () => {
  api = await startTestApi()
}, 60_000)
afterAll(() => api.close())

test('Q-005: sixteen tabs book the same place, and the day’s limit of unpaid orders is far', async () => {
  const { caller, user, studentId } = await aFamily(api)
  const { choice } = await aWeekAhead(api.db, api.clock.now)
  const chosen = choice([studentId])
  const { codes } = await book(caller, chosen)
  for (let tab = 0; tab < 15; tab++) expect((await book(caller, chosen)).codes).toEqual(codes)
  expect(await api.db.$count(orders, eq(orders.userId, user.id))).toBe(1)
})

test('Q-005: the same booking again leads to its open order, which is paid; another choice replaces it', async () => {
  const { caller, user, studentIds } = await aFamily(api, 2)
  const { choice } = await aWeekAhead(api.db, api.clock.now)
  const { code: coupon } = await aCoupon(api.db, { value: 10 })
  const [first = 0] = studentIds
  const one = await book(caller, choice([first]))
  await chooseAtGateway(api, one.payment?.gateway_url ?? '', 'decline')
  const retried = await book(caller, choice([first]))
  expect(retried.codes).toEqual(one.codes)
  expect(retried.payment?.order_code).toBe(one.payment?.order_code)
  expect(retried.payment?.gateway_url).not.toBe(one.payment?.gateway_url)
  for (const other of [{ ...choice([first]), coupon }, choice(studentIds)]) {
    const made = await book(caller, other)
    expect(made.codes).not.toContain(one.codes[0])
    expect((await book(caller, other)).codes).toEqual(made.codes)
  }
  expect(await api.db.$count(orders, eq(orders.userId, user.id))).toBe(3)
  await expectShopInvariants(api.database)
})

test('Q-005: unpaid bookings of two kids stand side by side, also for the same date', async () => {
  const { caller, studentIds } = await aFamily(api, 2)
  const [one = 0, other = 0] = studentIds
  const { choice, sessionIds } = await aWeekAhead(api.db, api.clock.now)
  const made = [
    await book(caller, choice([one])),
    await book(caller, choice([other], sessionIds[1])),
    await book(caller, choice([other])),
  ]
  for (const { codes } of made)
    expect((await caller.call(getBooking, { code: codes[0] ?? '' })).state).toBe('held')
  await expectShopInvariants(api.database)
})

test('Q-005: an unpaid booking that is replaced is named, and so is one that was to be paid with it', async () => {
  const { caller, studentIds } = await aFamily(api, 2)
  const [one = 0, other = 0] = studentIds
  const { choice } = await aWeekAhead(api.db, api.clock.now)
  const { code: coupon } = await aCoupon(api.db, { value: 10 })
  await book(caller, choice([one]))
  const again = { ...choice([one]), coupon }
  const { warnings } = await caller.call(quoteBooking, again)
  expect(warnings).toMatchObject([{ student_id: one, message: expect.stringContaining('payment') }])
  const { codes } = await book(caller, choice([one, other]))
  const second = await caller.call(quoteBooking, again)
  expect(second.warnings).toMatchObject([
    { student_id: one, message: expect.stringContaining('takes its place') },
    { student_id: other, message: expect.stringContaining('ends as well') },
  ])
  const { codes: alone } = await book(caller, again)
  const stateOf = async (code = '') => (await caller.call(getBooking, { code })).state
  expect(await stateOf(alone[0])).toBe('held')
  for (const code of codes) expect(await stateOf(code)).not.toBe('held')
})

test('Q-005: five unpaid orders of one activity are the most', async () => {
  const { caller, studentId } = await aFamily(api)
  const seats = Array.from({ length: 6 }, () => 2)
  const { choice, sessionIds } = await aWeekAhead(api.db, api.clock.now, { seats })
  for (const id of sessionIds.slice(0, 5)) await book(caller, choice([studentId], id))
  const { problems } = await caller.call(quoteBooking, choice([studentId], sessionIds[5]))
  expect(problems).toMatchObject([
    { code: 'too_many_unpaid', message: expect.stringContaining('5 bookings') },
  ])
  // The open one leads to its payment all the same.
  expect((await caller.call(quoteBooking, choice([studentId]))).problems).toEqual([])
})

test('Q-005: what is cancelled before it is paid was not paid, and its order is opened by its guardian alone', async () => {
  const { caller, studentId } = await aFamily(api)
  const partner = await aUser(api.db)
  await api.db.insert(guardianships).values({ guardianId: partner.id, studentId })
  const other = await signedInAs(api, partner)
  const { choice } = await aWeekAhead(api.db, api.clock.now)
  const { codes, payment } = await book(caller, choice([studentId]))
  const [code = ''] = codes
  expect((await caller.call(getBooking, { code })).order_code).toBe(payment?.order_code)
  expect((await other.call(getBooking, { code })).order_code).toBeNull()
  expect(await caller.call(cancelBooking, { code, refund_in_paise: 0 })).toMatchObject({
    state: 'cancelled',
    paid_in_paise: 0,
  })
})

test('Q-005: in one camp two kids are booked for two batches, and both await their payment', async () => {
  const { caller, studentIds } = await aFamily(api, 2)
  const days = [7, 8, 14, 15]
  const { offering, sessions, tickets } = await anOffering(api.db, {
    offering: { kind: 'camp' },
    sessions: days.map((day) => ({
      startsAt: new Date(api.clock.now.getTime() + day * 24 * 60 * 60 * 1000),
    })),
    tickets: [{ scope: 'batch' }],
  })
  const made = []
  for (const [at, name] of ['Kingfishers', 'Otters'].entries()) {
    const [batch] = await api.db
      .insert(batches)
      .values({ offeringId: offering.id, name })
      .returning()
    const batch_id = batch?.id ?? 0
    const ids = sessions.slice(2 * at, 2 * at + 2).map(({ id }) => id)
    await api.db
      .update(offeringSessions)
      .set({ batchId: batch_id })
      .where(inArray(offeringSessions.id, ids))
    const student_ids = studentIds.slice(at, at + 1)
    const choice = { student_ids, ticket_type_id: tickets[0]?.id ?? 0, batch_id }
    made.push(...(await book(caller, choice)).codes)
    // The same again is the same one.
    expect((await book(caller, choice)).codes).toEqual(made.slice(-1))
  }
  for (const code of made) expect((await caller.call(getBooking, { code })).state).toBe('held')
})
