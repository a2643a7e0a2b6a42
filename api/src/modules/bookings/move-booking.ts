import type { MoveQuote } from '@brightyard/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { batches, ticketTypes } from '../../database/schema/offerings.schema.ts'
import { conflict, notFound } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { lockPerson } from '../orders/reservations.ts'
import { targetOf } from './booking-context.ts'
import { notifyOfBooking } from './booking-notifications.ts'
import { isInTimeToMove, percentBackOf } from './booking-terms.ts'
import { readBooking, sessionsOfBooking, setBooking } from './booking.repository.ts'
import {
  countWaiting,
  findSeated,
  freeSeats,
  lockSeats,
  lockSessions,
  seatsLeftIn,
  sessionsOf,
  takeSeats,
  takesPart,
} from './seats.ts'
import type { BookingRow } from './seats.ts'

/** Whether a booking can be moved now, by its terms. */
export async function mayMove(db: Database, booking: BookingRow, now: Date): Promise<boolean> {
  const [first] = await sessionsOfBooking(db, booking)
  if (booking.state !== 'confirmed' || !first || !isInTimeToMove(booking, first.startsAt, now))
    return false
  return !(await takesPart(db, booking.id))
}

/** What a move now leaves of the refund: never more than cancelling would give at this moment. */
export async function quoteMoveOf(
  db: Database,
  booking: BookingRow,
  now: Date,
): Promise<MoveQuote> {
  const [first] = await sessionsOfBooking(db, booking)
  if (!first || !(await mayMove(db, booking, now)))
    throw conflict('too_late', 'This booking can no longer be moved.')
  const percent = percentBackOf(booking, first.startsAt, now)
  return {
    refund_limit_percent: percent,
    sentence: booking.paidInPaise === 0 ? null : limitText(percent),
  }
}

function limitText(percent: number): string | null {
  if (percent === 100) return null
  return percent === 0
    ? 'It is too late for a refund now. If you move it, you get nothing back when you cancel later.'
    : `If you move it, you get at most ${percent}% back when you cancel later, as much as now.`
}

interface Move {
  bookingId: number
  sessionId: number | undefined
  batchId: number | undefined
  /** What the guardian was shown, and agreed to. */
  agreedPercent: number | undefined
}

/** Moves a booking to another session, or batch, of its offering: the ticket and what was paid stay. */
export function move(services: Services, given: Move) {
  const { db, lock } = services
  const now = services.now()
  return db.transaction(async (tx) => {
    const known = await readBooking(tx, given.bookingId)
    await lockPerson(tx, lock, known.userId)
    const all = await lockSessions(tx, lock, known.offeringId)
    await lockSeats(tx, lock, given.bookingId)
    const booking = await readBooking(tx, given.bookingId)
    const { refund_limit_percent: refundLimitPercent } = await quoteMoveOf(tx, booking, now)
    if (given.agreedPercent !== undefined && given.agreedPercent !== refundLimitPercent)
      throw conflict('refund_changed', 'The refund has changed. Please look at it again.')
    const [ticket] = await tx
      .select({ scope: ticketTypes.scope })
      .from(ticketTypes)
      .where(eq(ticketTypes.id, booking.ticketTypeId))
    const target = targetOf(ticket?.scope ?? 'session', given)
    if (target.batchId !== null) await requireBatchOf(tx, booking.offeringId, target.batchId)
    const sessions = sessionsOf(all, target)
    const [first] = sessions
    if (!first) throw notFound('this date')
    if (first.startsAt <= now || sessions.some(({ state }) => state === 'cancelled'))
      throw conflict('too_late', 'This date is over or cancelled. Please choose another.')
    const ids = sessions.map(({ id }) => id)
    const seated = await findSeated(tx, ids, [booking.studentId])
    if (seated.some(({ bookingId }) => bookingId !== booking.id) || isSame(booking, target))
      throw conflict('already_booked', 'The kid is already booked for this date.')
    if (seatsLeftIn(sessions) < 1 || (await countWaiting(tx, sessions)) > 0)
      throw conflict('sold_out', 'All seats of this date are taken.')
    await freeSeats(tx, booking.id, now)
    await takeSeats(tx, booking, ids)
    const moved = { ...target, refundLimitPercent, sequence: booking.sequence + 1 }
    await setBooking(tx, booking.id, moved)
    await notifyOfBooking(services, tx, { ...booking, ...moved }, 'moved')
  })
}

const isSame = (booking: BookingRow, target: Pick<BookingRow, 'sessionId' | 'batchId'>) =>
  booking.sessionId === target.sessionId && booking.batchId === target.batchId

async function requireBatchOf(tx: Database, offeringId: number, batchId: number) {
  const [batch] = await tx
    .select({ id: batches.id })
    .from(batches)
    .where(and(eq(batches.id, batchId), eq(batches.offeringId, offeringId)))
  if (!batch) throw notFound('this batch')
}
