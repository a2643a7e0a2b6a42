import { randomUUID } from 'node:crypto'
import { bookSeats, getBooking, quoteBooking } from '@brightyard/contract'
import type { Booking, BookingChoice } from '@brightyard/contract'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { studentRecords } from '../database/schema/family.schema.ts'
import { notifications } from '../database/schema/notifications.schema.ts'
import { offeringSessions } from '../database/schema/offerings.schema.ts'
import { chooseAtGateway } from './checkout-factories.ts'
import { aKid, aUser, signedInAs } from './factories.ts'
import { anOffering } from './offering-factories.ts'
import type { Caller, TestApi } from './test-api.ts'

const day = 24 * 60 * 60 * 1000

/** A guardian who is signed in, with kids of nine. */
export async function aFamily(api: TestApi, kids = 1) {
  const user = await aUser(api.db)
  const studentIds: number[] = []
  while (studentIds.length < kids)
    studentIds.push((await aKid(api.db, { guardianId: user.id })).studentId)
  await api.db
    .insert(studentRecords)
    .values(studentIds.map((studentId) => ({ studentId, birthDate: '2017-01-15' })))
  const [studentId = 0] = studentIds
  return { user, caller: await signedInAs(api, user), studentIds, studentId }
}

interface Week {
  /** Of each session; two of ten unless given. */
  seats?: number[] | undefined
  priceInPaise?: number | undefined
}

/** An offering whose sessions begin a week after `start`, one a day, and a choice of them to book. */
export async function aWeekAhead(
  db: Database,
  start: Date,
  { seats = [10, 10], priceInPaise = 59_000 }: Week = {},
) {
  const made = await anOffering(db, {
    sessions: seats.map((capacity, index) => ({
      startsAt: new Date(start.getTime() + (7 + index) * day),
      capacity,
    })),
    tickets: [{ priceInPaise }],
  })
  const [session] = made.sessions
  const choice = (student_ids: number[], session_id = session?.id ?? 0) => ({
    student_ids,
    ticket_type_id: made.tickets[0]?.id ?? 0,
    session_id,
  })
  return { ...made, choice, sessionIds: made.sessions.map(({ id }) => id) }
}

export async function seatsTakenIn(db: Database, sessionId = 0) {
  const [row] = await db
    .select({ seatsTaken: offeringSessions.seatsTaken })
    .from(offeringSessions)
    .where(eq(offeringSessions.id, sessionId))
  return row?.seatsTaken
}

/** Asks for a quote and books what it says. */
export async function book(caller: Caller, choice: BookingChoice) {
  const { fingerprint } = await caller.call(quoteBooking, choice)
  return caller.call(bookSeats, { ...choice, fingerprint, idempotency_key: randomUUID() })
}

export async function aPaidBooking(
  api: TestApi,
  caller: Caller,
  choice: BookingChoice,
): Promise<Booking> {
  const { codes, payment } = await book(caller, choice)
  if (payment) await chooseAtGateway(api, payment.gateway_url, 'success')
  return caller.call(getBooking, { code: codes[0] ?? '' })
}

/** What a person was notified of, the first one first. */
export const notificationsOf = ({ db }: TestApi, userId: number) =>
  db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(notifications.id))
