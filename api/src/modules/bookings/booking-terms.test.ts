import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import {
  cancelBooking,
  getBooking,
  joinSession,
  joinWaitingList,
  moveBooking,
  quoteBooking,
  quoteCancellation,
  quoteMove,
} from '@brightyard/contract'
import type { RefundStep } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { offerings } from '../../database/schema/offerings.schema.ts'
import { aFamily, aPaidBooking, book } from '../../testing/booking-factories.ts'
import { expectShopInvariants } from '../../testing/expect-shop-invariants.ts'
import { signedInAs } from '../../testing/factories.ts'
import { anOffering } from '../../testing/offering-factories.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'
import { cappedSteps } from './booking-terms.ts'

const hour = 60 * 60 * 1000
let api: TestApi
let start: Date
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

const untilTheStart: RefundStep[] = [{ hours_before: 0, percent_back: 100 }]
const halfOnTheLastDay: RefundStep[] = [
  { hours_before: 24, percent_back: 100 },
  { hours_before: 0, percent_back: 50 },
]

/** A session in a week and one ten days after it. */
async function anActivity({ refundSteps = halfOnTheLastDay, capacity = 5, priceInPaise = 59_000 }) {
  const { offering, sessions, tickets } = await anOffering(api.db, {
    offering: { refundSteps, movesUntilHours: 0 },
    sessions: [168, 168 + 240].map((hours) => ({ startsAt: at(hours), capacity })),
    tickets: [{ priceInPaise }],
  })
  const [session_id = 0, later = 0] = sessions.map(({ id }) => id)
  const target = { session_id, ticket_type_id: tickets[0]?.id ?? 0 }
  return { offering, session_id, later, target }
}

async function aBooked(given: Parameters<typeof anActivity>[0] = {}) {
  const family = await aFamily(api)
  const activity = await anActivity(given)
  const choice = { ...activity.target, student_ids: family.studentIds }
  const { code } = await aPaidBooking(api, family.caller, choice)
  /** Sign-ins are over after a while. */
  const later = async (hours: number) => {
    api.clock.now = at(hours)
    return signedInAs(api, family.user)
  }
  return { ...activity, family, caller: family.caller, code, laterDate: activity.later, later }
}

const refusal = async (by: Caller, ...[call, input]: Parameters<Caller['send']>) => {
  const response = await by.send(call, input)
  return [response.statusCode, response.json().code]
}

test('Q-004: a booking keeps the terms that it was made under, whatever the organiser changes', async () => {
  const { caller, code, offering, laterDate } = await aBooked({ refundSteps: untilTheStart })
  const agreed = (await caller.call(getBooking, { code })).policy
  expect(agreed?.sentences[0]).toBe('Cancel until the start and you get the full price back.')
  await api.db
    .update(offerings)
    .set({ refundSteps: [], movesUntilHours: null })
    .where(eq(offerings.id, offering.id))
  expect((await caller.call(quoteCancellation, { code })).refund_in_paise).toBe(59_000)
  const after = await caller.call(getBooking, { code })
  expect([after.policy, after.can.move]).toEqual([agreed, true])
  await caller.call(moveBooking, { code, session_id: laterDate })
  const cancelled = await caller.call(cancelBooking, { code, refund_in_paise: 59_000 })
  expect(cancelled.refunded_in_paise).toBe(59_000)
})

test('Q-004: a move never raises what comes back, and says so before', async () => {
  const { code, caller, laterDate, later, session_id } = await aBooked()
  const early = { refund_limit_percent: 100, sentence: null }
  expect(await caller.call(quoteMove, { code })).toEqual(early)
  const guardian = await later(168 - 5)
  const quote = await guardian.call(quoteMove, { code })
  expect(quote.refund_limit_percent).toBe(50)
  expect(quote.sentence).toContain('at most 50% back when you cancel later')
  const moving = { code, session_id: laterDate }
  const stale = { ...moving, refund_limit_percent: 100 }
  expect(await refusal(guardian, moveBooking, stale)).toEqual([409, 'refund_changed'])
  const moved = await guardian.call(moveBooking, { ...moving, refund_limit_percent: 50 })
  expect(moved.policy?.sentences[0]).toBe(
    'Cancel until the start and you get 50% of the price back.',
  )
  // Back and forth raises it neither.
  await guardian.call(moveBooking, { code, session_id })
  await guardian.call(moveBooking, moving)
  expect((await guardian.call(quoteCancellation, { code })).refund_in_paise).toBe(29_500)
})

test('Q-004: once the kid has joined, nothing is cancelled or moved, though it has not begun', async () => {
  const { code, later, session_id, laterDate } = await aBooked({ refundSteps: untilTheStart })
  const guardian = await later(168 - 0.2)
  expect((await guardian.call(getBooking, { code })).can.cancel).toBe(true)
  await guardian.call(joinSession, { code, session_id })
  const cancelling = { code, refund_in_paise: 59_000 }
  expect(await refusal(guardian, cancelBooking, cancelling)).toEqual([409, 'too_late'])
  expect(await refusal(guardian, quoteCancellation, { code })).toEqual([409, 'too_late'])
  const moving = { code, session_id: laterDate }
  expect(await refusal(guardian, moveBooking, moving)).toEqual([409, 'too_late'])
  expect((await guardian.call(getBooking, { code })).can).toMatchObject({
    cancel: false,
    move: false,
  })
})

describe('Q-001: an offered seat is booked or declined', () => {
  async function anOffer() {
    const activity = await anActivity({ capacity: 1, priceInPaise: 0 })
    const { target } = activity
    const [has, waits] = [await aFamily(api), await aFamily(api)]
    const [theirs = ''] = (await book(has.caller, { ...target, student_ids: has.studentIds })).codes
    const choice = { ...target, student_ids: waits.studentIds }
    const [code = ''] = (await waits.caller.call(joinWaitingList, choice)).codes
    await has.caller.call(cancelBooking, { code: theirs, refund_in_paise: 0 })
    await api.settled()
    return { caller: waits.caller, choice, code, declining: { code, refund_in_paise: 0 } }
  }

  test('what is booked is not declined any more', async () => {
    const { caller, choice, declining } = await anOffer()
    const { codes } = await book(caller, choice)
    expect(await refusal(caller, cancelBooking, declining)).toEqual([409, 'answered'])
    expect((await caller.call(getBooking, { code: codes[0] ?? '' })).state).toBe('confirmed')
  })

  test('what is declined, once or twice, is not booked under its quote', async () => {
    const { caller, choice, declining } = await anOffer()
    const { fingerprint } = await caller.call(quoteBooking, choice)
    await caller.call(cancelBooking, declining)
    await caller.call(cancelBooking, declining)
    const after = await caller.call(quoteBooking, choice)
    expect([after.problems, after.fingerprint === fingerprint]).toEqual([[], false])
  })
})

test('steps that a limit makes equal are one', () => {
  const steps = [
    { hours_before: 72, percent_back: 100 },
    { hours_before: 24, percent_back: 50 },
    { hours_before: 2, percent_back: 10 },
  ]
  expect(cappedSteps(steps, 50)).toEqual([
    { hours_before: 24, percent_back: 50 },
    { hours_before: 2, percent_back: 10 },
  ])
  expect(cappedSteps(steps, 100)).toEqual(steps)
})
