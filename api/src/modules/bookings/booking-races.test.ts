import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import {
  bookSeats,
  cancelBooking,
  getBooking,
  joinWaitingList,
  moveBooking,
  quoteBooking,
} from '@brightyard/contract'
import type { BookingChoice } from '@brightyard/contract'
import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { forUpdate } from '../../database/row-lock.ts'
import type { RowLock } from '../../database/row-lock.ts'
import { bookings, bookingSeats } from '../../database/schema/bookings.schema.ts'
import { orders } from '../../database/schema/orders.schema.ts'
import { guardianships } from '../../database/schema/users.schema.ts'
import { aFamily, aPaidBooking, book } from '../../testing/booking-factories.ts'
import { chooseAtGateway } from '../../testing/checkout-factories.ts'
import { expectShopInvariants } from '../../testing/expect-shop-invariants.ts'
import { anOffering } from '../../testing/offering-factories.ts'
import { isOnServer, withoutLocks } from '../../testing/proof-level.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

interface Race {
  name: string
  /** Kept by the unique index of seats too: without the locks the second one fails as a whole. */
  isKeptByIndex?: true
  run: (api: TestApi) => Promise<void>
}

const day = 24 * 60 * 60 * 1000

async function anActivity(api: TestApi, capacities: number[], priceInPaise = 0) {
  const { sessions, tickets } = await anOffering(api.db, {
    sessions: capacities.map((capacity, index) => ({
      startsAt: new Date(api.clock.now.getTime() + (7 + index) * day),
      capacity,
    })),
    tickets: [{ priceInPaise }],
  })
  const sessionIds = sessions.map(({ id }) => id)
  const choice = (student_ids: number[], place = 0): BookingChoice => ({
    student_ids,
    ticket_type_id: tickets[0]?.id ?? 0,
    session_id: sessionIds[place] ?? 0,
  })
  return { choice, sessionIds }
}

/** Ten at a time: what is prepared is not yet the race. */
async function several<Made>(count: number, make: () => Promise<Made>): Promise<Made[]> {
  const made: Made[] = []
  while (made.length < count)
    made.push(
      ...(await Promise.all(Array.from({ length: Math.min(10, count - made.length) }, make))),
    )
  return made
}

/** Everyone has a quote; retries with the same key while the API is too busy, as its answer says. */
async function ready(caller: Caller, choice: BookingChoice) {
  const { fingerprint } = await caller.call(quoteBooking, choice)
  const placing = { ...choice, fingerprint, idempotency_key: randomUUID() }
  const go = async (): Promise<{ statusCode: number; code: unknown }> => {
    const answer = await caller.send(bookSeats, placing)
    return answer.statusCode === 503
      ? go()
      : { statusCode: answer.statusCode, code: answer.json().code }
  }
  return go
}

const liveSeats = (api: TestApi, sessionIds: readonly number[]) =>
  api.db.$count(
    bookingSeats,
    and(inArray(bookingSeats.sessionId, [...sessionIds]), isNull(bookingSeats.releasedAt)),
  )

// The embedded database does one thing after the other: there a crowd only takes time.
const crowd = isOnServer ? 100 : 11
const rounds = isOnServer ? 8 : 1

const races: Race[] = [
  {
    name: `${crowd} bookings at once for 10 seats are ten`,
    async run(api) {
      const { choice, sessionIds } = await anActivity(api, [10])
      const all = await several(crowd, async () => {
        const { caller, studentId } = await aFamily(api)
        return ready(caller, choice([studentId]))
      })
      const answers = await Promise.all(all.map((go) => go()))
      const refused = answers.filter(({ statusCode }) => statusCode !== 200)
      expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['sold_out']))
      expect(await liveSeats(api, sessionIds)).toBe(10)
    },
  },
  {
    name: 'Q-002: both parents book the same kid at once, and it has one seat',
    async run(api) {
      for (let round = 0; round < rounds; round++) {
        const [one, other] = [await aFamily(api), await aFamily(api)]
        const { studentId } = one
        await api.db.insert(guardianships).values({ guardianId: other.user.id, studentId })
        const { choice, sessionIds } = await anActivity(api, [10])
        const both = [
          await ready(one.caller, choice([studentId])),
          await ready(other.caller, choice([studentId])),
        ]
        const answers = await Promise.all(both.map((go) => go()))
        expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
          200, 422,
        ])
        expect(answers.map(({ code }) => code)).toContain('already_booked')
        expect(await liveSeats(api, sessionIds)).toBe(1)
      }
    },
  },
  {
    name: 'Q-005: twenty keys at once for the same kid and date are one order, and no limit is near',
    async run(api) {
      const { caller, studentId, user } = await aFamily(api)
      const { choice, sessionIds } = await anActivity(api, [5], 59_000)
      const chosen = choice([studentId])
      const goes = await several(20, () => ready(caller, chosen))
      const answers = await Promise.all(goes.map((go) => go()))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
      expect(await api.db.$count(orders, eq(orders.userId, user.id))).toBe(1)
      expect(await liveSeats(api, sessionIds)).toBe(1)
      expect((await caller.call(quoteBooking, chosen)).problems).toEqual([])
    },
  },
  {
    name: 'two freed seats and four who wait: two are offered one each, however often it is done at once',
    isKeptByIndex: true,
    async run(api) {
      const { choice, sessionIds } = await anActivity(api, [2])
      const have = []
      for (let made = 0; made < 2; made++) {
        const { caller, studentId } = await aFamily(api)
        have.push({ caller, code: (await book(caller, choice([studentId]))).codes[0] ?? '' })
      }
      for (let made = 0; made < 4; made++) {
        const { caller, studentId } = await aFamily(api)
        await caller.call(joinWaitingList, choice([studentId]))
      }
      await Promise.all([
        ...have.map(({ caller, code }) => caller.send(cancelBooking, { code, refund_in_paise: 0 })),
        api.app.runScheduledJobs(),
        api.app.runScheduledJobs(),
      ])
      await api.settled()
      await api.app.runScheduledJobs()
      const listed = await api.db
        .select({ state: bookings.state })
        .from(bookings)
        .where(
          and(
            inArray(bookings.sessionId, sessionIds),
            inArray(bookings.state, ['offered', 'waiting']),
          ),
        )
        .orderBy(bookings.id)
      expect(listed.map(({ state }) => state)).toEqual(['offered', 'offered', 'waiting', 'waiting'])
      expect(await liveSeats(api, sessionIds)).toBe(2)
    },
  },
  {
    name: 'a hold that ends while it is paid is a seat or money back, never both',
    async run(api) {
      for (let round = 0; round < rounds; round++) {
        const { caller, studentId } = await aFamily(api)
        const { choice, sessionIds } = await anActivity(api, [1], 59_000)
        const { codes, payment } = await book(caller, choice([studentId]))
        api.clock.now = new Date(api.clock.now.getTime() + 15.1 * 60_000)
        await Promise.all([
          api.app.runScheduledJobs(),
          chooseAtGateway(api, payment?.gateway_url ?? '', 'success'),
        ])
        await api.settled()
        const [booking] = await api.db
          .select()
          .from(bookings)
          .where(eq(bookings.code, codes[0] ?? ''))
        const seats = await liveSeats(api, sessionIds)
        expect(seats).toBe(booking?.state === 'confirmed' ? 1 : 0)
      }
    },
  },
  {
    name: 'an offered seat is booked and declined at once: one of the two, and the other is told',
    async run(api) {
      for (let round = 0; round < rounds; round++) {
        const [has, waits] = [await aFamily(api), await aFamily(api)]
        const { choice, sessionIds } = await anActivity(api, [1])
        const [theirs = ''] = (await book(has.caller, choice([has.studentId]))).codes
        const wanted = choice([waits.studentId])
        const [code = ''] = (await waits.caller.call(joinWaitingList, wanted)).codes
        await has.caller.call(cancelBooking, { code: theirs, refund_in_paise: 0 })
        await api.settled()
        const accept = await ready(waits.caller, wanted)
        const [accepted, declined] = await Promise.all([
          accept(),
          waits.caller.send(cancelBooking, { code, refund_in_paise: 0 }),
        ])
        const statuses = [accepted.statusCode, declined.statusCode]
        expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409])
        expect(await liveSeats(api, sessionIds)).toBe(accepted.statusCode === 200 ? 1 : 0)
      }
    },
  },
  {
    name: 'a move against a cancellation: the booking is moved or cancelled, and holds what it says',
    async run(api) {
      for (let round = 0; round < rounds; round++) {
        const { caller, studentId } = await aFamily(api)
        const { choice, sessionIds } = await anActivity(api, [5, 5], 59_000)
        const { code } = await aPaidBooking(api, caller, choice([studentId]))
        await Promise.all([
          caller.send(moveBooking, { code, session_id: sessionIds[1] }),
          caller.send(cancelBooking, { code, refund_in_paise: 59_000 }),
        ])
        const { state } = await caller.call(getBooking, { code })
        expect([state, await liveSeats(api, sessionIds)]).toEqual(['cancelled', 0])
      }
    },
  },
]

const startApi = (rowLock: RowLock) => startTestApi({ rowLock, rateLimitFactor: 1000 })

describe('races for seats', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startApi(forUpdate)
  }, 60_000)
  afterAll(() => api.close())

  test.each(races)(
    '$name',
    async ({ run }) => {
      await run(api)
      await expectShopInvariants(api.database)
    },
    120_000,
  )
})

/** A race is lost by chance, so it is run until then. */
async function untilLost(api: TestApi, run: Race['run']) {
  for (let time = 0; time < 12; time++) {
    await run(api)
    await expectShopInvariants(api.database)
  }
}

const onServer = isOnServer ? describe : describe.skip
onServer('the same races without the locks are lost', () => {
  // Each with an API of its own: what one has broken must not fail the next.
  test.each(races.filter(({ isKeptByIndex }) => !isKeptByIndex))(
    '$name',
    async ({ run }) => {
      const api = await startApi(withoutLocks)
      try {
        await expect(untilLost(api, run)).rejects.toThrow(/expect/) // a broken promise, not a broken test
      } finally {
        await api.close()
      }
    },
    120_000,
  )
})
