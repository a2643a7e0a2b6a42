import { and, asc, eq, lte } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { bookings } from '../../database/schema/bookings.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { ApiProblem, conflict } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { newOrderCode } from '../orders/order-codes.ts'
import { lockPerson } from '../orders/reservations.ts'
import { findTicket } from './booking-context.ts'
import { notifyOfBooking } from './booking-notifications.ts'
import { termsOf } from './booking-terms.ts'
import { setBooking } from './booking.repository.ts'
import { calculateBooking } from './quote-booking.ts'
import { decideRequest } from './decide-request.ts'
import { findSeated, freeSeats, lockSessions, seatsLeftIn, sessionsOf, takeSeats } from './seats.ts'
import type { BookingRow } from './seats.ts'

const offerLasts = 12 * 60 * 60 * 1000

interface Choice {
  student_ids: number[]
  ticket_type_id: number
  session_id?: number | undefined
  batch_id?: number | undefined
}

/** Puts kids on the waiting list of what is sold out; those who are on it stay where they are. */
export function join(actor: ActingUser, services: Services, choice: Choice): Promise<string[]> {
  const { db, lock } = services
  const now = services.now()
  return db.transaction(async (tx) => {
    await lockPerson(tx, lock, actor.id)
    const { target, ticket } = await findTicket(tx, {
      ticketTypeId: choice.ticket_type_id,
      sessionId: choice.session_id,
      batchId: choice.batch_id,
    })
    await lockSessions(tx, lock, target.offeringId)
    const limits = { now, unpaidPerDay: Infinity }
    const { quote, kids, booked } = await calculateBooking(actor, tx, choice, limits)
    const other = quote.problems.find(({ code }) => code !== 'sold_out')
    if (other) throw new ApiProblem(422, other.code, other.message)
    if (quote.seats_left >= kids.length)
      throw conflict('has_seats', 'There are seats left: please book them.')
    const codes = []
    for (const { studentId } of kids) {
      const [before] = await tx
        .select()
        .from(bookings)
        .where(
          and(eq(bookings.studentId, studentId), eq(bookings.state, 'waiting'), ofTarget(target)),
        )
      if (before) {
        codes.push(before.code)
        continue
      }
      const [row] = await tx
        .insert(bookings)
        .values({
          ...target,
          ...termsOf(booked.offering),
          code: newOrderCode(),
          userId: actor.id,
          studentId,
          ticketTypeId: ticket.id,
          state: 'waiting',
          createdAt: now,
        })
        .onConflictDoNothing()
        .returning({ code: bookings.code })
      if (row) codes.push(row.code)
    }
    return codes
  })
}

const ofTarget = ({ sessionId, batchId }: Pick<BookingRow, 'sessionId' | 'batchId'>) =>
  and(
    sessionId === null ? undefined : eq(bookings.sessionId, sessionId),
    batchId === null ? undefined : eq(bookings.batchId, batchId),
  )

type Needs = Pick<Services, 'db' | 'lock' | 'outbox' | 'publicOrigin' | 'now'>

/** Offers free seats of an offering to those who wait, the first one first; everything under the sessions' lock. */
export function offerFreeSeats(services: Needs, offeringId: number): Promise<void> {
  const { db, lock, now } = services
  return db.transaction(async (tx) => {
    await lockSessions(tx, lock, offeringId)
    const waiting = await tx
      .select()
      .from(bookings)
      .where(and(eq(bookings.offeringId, offeringId), eq(bookings.state, 'waiting')))
      .orderBy(asc(bookings.id))
    for (const booking of waiting) await offer(services, tx, booking, now())
  })
}

async function offer(services: Needs, tx: Database, booking: BookingRow, at: Date) {
  // Read again: the seat may have been offered to the one before.
  const sessions = sessionsOf(await lockSessions(tx, services.lock, booking.offeringId), booking)
  const [first] = sessions
  const isOver =
    !first || first.startsAt <= at || sessions.some(({ state }) => state === 'cancelled')
  const ids = sessions.map(({ id }) => id)
  if (isOver || (await findSeated(tx, ids, [booking.studentId])).length > 0) {
    await setBooking(tx, booking.id, { state: 'cancelled', cancelledAt: at })
    return
  }
  if (seatsLeftIn(sessions) < 1) return
  await takeSeats(tx, booking, ids)
  const offeredUntil = new Date(Math.min(at.getTime() + offerLasts, first.startsAt.getTime()))
  await setBooking(tx, booking.id, { state: 'offered', offeredUntil })
  await notifyOfBooking(services, tx, booking, 'offered')
}

/** Ends offers that nobody took in time, and offers every free seat to the next. */
export async function tendWaitingLists(services: Needs) {
  const { db, lock, now } = services
  const due = await db
    .select({ id: bookings.id, offeringId: bookings.offeringId })
    .from(bookings)
    .where(and(eq(bookings.state, 'offered'), lte(bookings.offeredUntil, now())))
    .limit(100)
  for (const { id, offeringId } of due)
    await db.transaction(async (tx) => {
      await lockSessions(tx, lock, offeringId)
      const [booking] = await tx
        .select()
        .from(bookings)
        .where(and(eq(bookings.id, id), eq(bookings.state, 'offered')))
      if (!booking) return
      await freeSeats(tx, id, now())
      const wasAsked = await decideRequest(services, tx, id, 'lapsed')
      await setBooking(tx, id, { state: 'cancelled', offeredUntil: null, cancelledAt: now() })
      await notifyOfBooking(services, tx, booking, wasAsked ? 'requestEnded' : 'offerEnded')
    })
  const waiting = await db
    .selectDistinct({ offeringId: bookings.offeringId })
    .from(bookings)
    .where(eq(bookings.state, 'waiting'))
  for (const { offeringId } of waiting) await offerFreeSeats(services, offeringId)
}
