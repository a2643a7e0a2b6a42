import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  bookSeats,
  cancelBooking,
  getBooking,
  getInvoice,
  getPaymentStatus,
  getPaymentSummary,
  getTransaction,
  joinWaitingList,
  listBookings,
  openCalendar,
  openInvoice,
  quoteBooking,
  quoteCancellation,
  startPayment,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { studentRecords } from '../../database/schema/family.schema.ts'
import {
  aFamily,
  aWeekAhead,
  aPaidBooking,
  book,
  notificationsOf,
  seatsTakenIn,
} from '../../testing/booking-factories.ts'
import { aCoupon, chooseAtGateway } from '../../testing/checkout-factories.ts'
import { expectShopInvariants } from '../../testing/expect-shop-invariants.ts'
import { signedInAs } from '../../testing/factories.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'

let api: TestApi
let start: Date
const hour = 60 * 60 * 1000
const at = (hours: number) => new Date(start.getTime() + hours * hour)

beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  start = api.clock.now
}, 60_000)
beforeEach(() => {
  api.clock.now = start
})
afterEach(() => expectShopInvariants(api.database))
afterAll(() => api.close())

const anActivity = (seats?: number[], priceInPaise?: number) =>
  aWeekAhead(api.db, start, { seats, priceInPaise })
const seatsTaken = (id?: number) => seatsTakenIn(api.db, id)
const titlesFor = async (userId: number) =>
  (await notificationsOf(api, userId)).map(({ title }) => title)

test('Q-005: two kids with a coupon are booked, paid, and have one order code with ticket and receipt', async () => {
  const { caller, studentIds, user } = await aFamily(api, 2)
  const { code: coupon } = await aCoupon(api.db)
  const { choice, sessionIds } = await anActivity()
  const chosen = { ...choice(studentIds), coupon }
  const quote = await caller.call(quoteBooking, chosen)
  expect(quote.problems).toEqual([])
  expect(quote.kids.map((kid) => kid.total_in_paise)).toEqual([53_100, 53_100])
  expect(quote.totals).toMatchObject({ total_in_paise: 106_200, tax_in_paise: 16_200 })
  const { codes, payment } = await book(caller, chosen)
  const order_code = payment?.order_code ?? ''
  expect(await seatsTaken(sessionIds[0])).toBe(2)
  expect((await caller.call(getBooking, { code: codes[0] ?? '' })).qr).toBeNull()
  expect(await caller.call(getPaymentSummary, { order_code })).toMatchObject({
    order_type: 'booking',
    can_pay: true,
  })
  const page = await chooseAtGateway(api, payment?.gateway_url ?? '', 'success')
  expect(page.headers['location']).toBe(`/workshop/payment-status?order_code=${order_code}`)
  expect((await caller.call(getPaymentStatus, { order_code })).status).toBe('success')
  const booking = await caller.call(getBooking, { code: codes[0] ?? '' })
  expect(booking).toMatchObject({
    state: 'confirmed',
    qr: `brightyard:ticket:${codes[0]}`,
    order_code,
    can: { cancel: true, move: true, calendar: true },
  })
  const transaction = await caller.call(getTransaction, { order_code })
  expect(transaction).toMatchObject({
    order_type: 'booking',
    delivery: null,
    actions: { cancel: false, invoice: true, calendar: true },
  })
  expect(transaction.lines.map(({ kid }) => kid)).not.toContain(null)
  const { order_id: id } = transaction
  expect(await caller.call(getInvoice, { id })).toMatchObject({
    buyer: null,
    buyer_name: user.name,
  })
  const { url } = await caller.call(openInvoice, { id })
  const pdf = await fetch(`${api.app.listeningOrigin}${url}`)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  const calendar = await caller.call(openCalendar, { order_code })
  const file = await (await fetch(`${api.app.listeningOrigin}${calendar.url}`)).text()
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  await api.settled()
  expect(
    (await titlesFor(user.id)).filter((title) => title.includes('is booked for')),
  ).toHaveLength(2)
})

test('R-090: a declined payment keeps the seats, and the same order is paid with another try', async () => {
  const { caller, studentIds } = await aFamily(api, 2)
  const { choice, sessionIds } = await anActivity()
  const { codes, payment } = await book(caller, choice(studentIds))
  const order_code = payment?.order_code ?? ''
  await chooseAtGateway(api, payment?.gateway_url ?? '', 'decline')
  expect(await caller.call(getPaymentStatus, { order_code })).toMatchObject({
    status: 'failure',
    can_retry: true,
    message: expect.stringContaining('Your seats are still kept'),
  })
  expect(await seatsTaken(sessionIds[0])).toBe(2)
  const [again, same] = [
    await caller.call(startPayment, { order_code }),
    await caller.call(startPayment, { order_code }),
  ]
  expect(again.gateway_url).not.toBe(payment?.gateway_url)
  expect(same).toEqual(again)
  await chooseAtGateway(api, again.gateway_url, 'success')
  expect(await caller.call(getPaymentStatus, { order_code })).toMatchObject({ status: 'success' })
  expect((await caller.call(getBooking, { code: codes[0] ?? '' })).state).toBe('confirmed')
  const { tries } = await caller.call(getTransaction, { order_code })
  expect(tries.map(({ status }) => status)).toEqual(['success', 'failure'])
})

test('R-090: a declined payment without another try frees the seats when the time is over', async () => {
  const family = await aFamily(api)
  const { choice, sessionIds } = await anActivity()
  const { payment } = await book(family.caller, choice(family.studentIds))
  const order_code = payment?.order_code ?? ''
  await chooseAtGateway(api, payment?.gateway_url ?? '', 'decline')
  api.clock.now = at(0.3)
  const late = await signedInAs(api, family.user)
  expect((await late.send(startPayment, { order_code })).statusCode).toBe(409)
  await api.app.runScheduledJobs()
  expect(await seatsTaken(sessionIds[0])).toBe(0)
  expect(await late.call(getPaymentStatus, { order_code })).toMatchObject({
    status: 'failure',
    can_retry: false,
  })
})

test('Q-002: a kid is booked once for a date; overlaps are a warning, a wrong age and the past are refused', async () => {
  const { caller, studentId } = await aFamily(api)
  const { choice } = await anActivity()
  await aPaidBooking(api, caller, choice([studentId]))
  const again = await caller.call(quoteBooking, choice([studentId]))
  expect(again.problems.map(({ code }) => code)).toEqual(['already_booked'])
  const other = await anActivity()
  const overlap = await caller.call(quoteBooking, other.choice([studentId]))
  expect([overlap.problems, overlap.warnings]).toEqual([
    [],
    [{ student_id: studentId, message: expect.stringContaining('at the same time') }],
  ])
  const ofKid = eq(studentRecords.studentId, studentId)
  for (const birthDate of ['2023-01-01', null]) {
    const code = birthDate ? 'age' : 'birth_date_missing'
    await api.db.update(studentRecords).set({ birthDate }).where(ofKid)
    const { problems } = await caller.call(quoteBooking, other.choice([studentId]))
    expect(problems).toMatchObject([{ code, student_id: studentId }])
  }
  api.clock.now = at(169)
  const guardian = await signedInAs(api, (await aFamily(api)).user)
  expect((await guardian.send(quoteBooking, choice([studentId]))).statusCode).toBe(404)
})

test('a booking that is not paid in time frees its seats; the same key gives the same answer', async () => {
  const { caller, studentId, user } = await aFamily(api)
  const { choice, sessionIds } = await anActivity()
  const chosen = choice([studentId])
  const { fingerprint } = await caller.call(quoteBooking, chosen)
  const placing = { ...chosen, fingerprint, idempotency_key: randomUUID() }
  const first = await caller.call(bookSeats, placing)
  expect(await caller.call(bookSeats, placing)).toEqual(first)
  const other = await caller.send(bookSeats, { ...placing, fingerprint: 'x' })
  expect(other.json().code).toBe('key_reused')
  expect(await book(caller, chosen)).toEqual(first)
  const second = await book(caller, choice([studentId], sessionIds[1]))
  expect(second.codes).not.toEqual(first.codes)
  expect(await Promise.all(sessionIds.map(seatsTaken))).toEqual([1, 1])
  api.clock.now = at(0.3)
  await api.app.runScheduledJobs()
  expect(await seatsTaken(sessionIds[0])).toBe(0)
  const again = await signedInAs(api, user)
  expect((await again.call(getBooking, { code: second.codes[0] ?? '' })).state).toBe('cancelled')
  // The bank was slow, and the seat is still there.
  await chooseAtGateway(api, second.payment?.gateway_url ?? '', 'success')
  expect((await again.call(getBooking, { code: second.codes[0] ?? '' })).state).toBe('confirmed')
  expect(await seatsTaken(sessionIds[1])).toBe(1)
})

test('a stale quote is refused; what is free is confirmed at once, without an order', async () => {
  const { caller, studentId } = await aFamily(api)
  const { choice } = await anActivity([10], 0)
  const chosen = choice([studentId])
  const stale = await caller.send(bookSeats, {
    ...chosen,
    fingerprint: 'stale',
    idempotency_key: randomUUID(),
  })
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'booking_changed'])
  const { codes, payment } = await book(caller, chosen)
  expect(payment).toBeNull()
  expect(await caller.call(getBooking, { code: codes[0] ?? '' })).toMatchObject({
    state: 'confirmed',
    order_code: null,
  })
})

test('a coupon that pays for everything needs no payment page', async () => {
  const { caller, studentId } = await aFamily(api)
  const { code: coupon } = await aCoupon(api.db, { value: 100 })
  const { choice } = await anActivity()
  const { codes, payment } = await book(caller, { ...choice([studentId]), coupon })
  expect(payment).toBeNull()
  expect((await caller.call(getBooking, { code: codes[0] ?? '' })).state).toBe('confirmed')
})

test('Q-004: the refund is shown, agreed to and sent, by the policy and the server’s clock', async () => {
  const { caller, studentIds, user } = await aFamily(api, 2)
  const { choice, sessionIds } = await anActivity()
  const { code, order_code } = await aPaidBooking(api, caller, choice(studentIds))
  const whole = await caller.call(quoteCancellation, { code })
  expect(whole.refund_in_paise).toBe(59_000)
  api.clock.now = at(168 - 48)
  const later = await signedInAs(api, user)
  const changed = await later.send(cancelBooking, { code, refund_in_paise: 59_000 })
  expect([changed.statusCode, changed.json().code]).toEqual([409, 'refund_changed'])
  expect((await later.call(quoteCancellation, { code })).refund_in_paise).toBe(29_500)
  const cancelled = await later.call(cancelBooking, { code, refund_in_paise: 29_500 })
  expect(cancelled).toMatchObject({ state: 'cancelled', refunded_in_paise: 29_500, qr: null })
  await later.call(cancelBooking, { code, refund_in_paise: 29_500 })
  expect(await seatsTaken(sessionIds[0])).toBe(1)
  const payment = await later.call(getTransaction, { order_code: order_code ?? '' })
  expect(payment).toMatchObject({
    status: 'success',
    refunded_in_paise: 29_500,
    order_status: 'paid',
  })
  const { data } = await later.call(listBookings, { when: 'upcoming' })
  const [other] = data
  expect(data).toHaveLength(1)
  await later.call(cancelBooking, { code: other?.code ?? '', refund_in_paise: 29_500 })
  const over = await later.call(getTransaction, { order_code: order_code ?? '' })
  expect(over).toMatchObject({ order_status: 'cancelled', refunded_in_paise: 59_000 })
})

test('Q-001: a freed seat is offered to the first who waits for twelve hours, then to the next', async () => {
  const [has, first, second] = [await aFamily(api), await aFamily(api), await aFamily(api)]
  const { choice } = await anActivity([1])
  const { code } = await aPaidBooking(api, has.caller, choice([has.studentId]))
  const waiting = []
  for (const { caller, studentId } of [first, second]) {
    const quote = await caller.call(quoteBooking, choice([studentId]))
    expect([quote.seats_left, quote.problems[0]?.code]).toEqual([0, 'sold_out'])
    waiting.push((await caller.call(joinWaitingList, choice([studentId]))).codes[0] ?? '')
  }
  const [of1 = '', of2 = ''] = waiting
  const again = await first.caller.call(joinWaitingList, choice([first.studentId]))
  expect(again.codes).toEqual([of1])
  await has.caller.call(cancelBooking, { code, refund_in_paise: 59_000 })
  await api.settled()
  expect((await first.caller.call(getBooking, { code: of1 })).state).toBe('offered')
  expect((await titlesFor(first.user.id)).at(-1)).toContain('A seat is free')
  const newcomer = await aFamily(api)
  const none = await newcomer.caller.call(
    quoteBooking,
    newcomer.studentIds.length ? choice(newcomer.studentIds) : choice([]),
  )
  expect(none.problems[0]?.code).toBe('sold_out')
  api.clock.now = at(12.1)
  await api.app.runScheduledJobs()
  const next = await signedInAs(api, second.user)
  expect((await next.call(getBooking, { code: of2 })).state).toBe('offered')
  const late = await signedInAs(api, first.user)
  expect((await late.call(getBooking, { code: of1 })).state).toBe('cancelled')
  expect((await aPaidBooking(api, next, choice([second.studentId]))).state).toBe('confirmed')
})

test('reminders come a day and an hour before, once each', async () => {
  const { caller, studentId, user } = await aFamily(api)
  const { choice } = await anActivity()
  await aPaidBooking(api, caller, choice([studentId]))
  const reminders = async () =>
    (await titlesFor(user.id)).filter((title) => /is tomorrow|starts soon/.test(title)).length
  for (const [hours, count] of [
    [143, 0],
    [144.5, 1],
    [150, 1],
    [167.5, 2],
    [167.8, 2],
  ] as const) {
    api.clock.now = at(hours)
    await api.app.runScheduledJobs()
    expect([hours, await reminders()]).toEqual([hours, count])
  }
})
