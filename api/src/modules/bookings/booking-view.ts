import type { Booking } from '@brightyard/contract'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { bookings } from '../../database/schema/bookings.schema.ts'
import { batches, offeringSessions, ticketTypes } from '../../database/schema/offerings.schema.ts'
import { orders } from '../../database/schema/orders.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { roomPath } from '../live/live-token.ts'
import { venueOf } from '../offerings/offering-card.ts'
import { policyOf } from '../offerings/policy-words.ts'
import { readKidName, readOffering } from './booking-context.ts'
import { orderIdOf, sessionsOfBooking } from './booking.repository.ts'
import { attendanceOf } from './attendance.ts'
import { cappedSteps } from './booking-terms.ts'
import { mayCancel } from './cancel-booking.ts'
import { mayMove } from './move-booking.ts'
import { findRequest } from './request.repository.ts'
import type { BookingRow } from './seats.ts'

/** A booking as the family sees it; only who booked it can change it. */
export async function viewBooking(
  db: Database,
  booking: BookingRow,
  { now, actor, linkSecret }: { now: Date; actor: ActingUser; linkSecret: string },
): Promise<Booking> {
  const { offering, title, slug, picture } = await readOffering(db, booking.offeringId)
  const sessions = await sessionsOfBooking(db, booking)
  const [ticket] = await db
    .select({ name: ticketTypes.name, priceInPaise: ticketTypes.priceInPaise })
    .from(ticketTypes)
    .where(eq(ticketTypes.id, booking.ticketTypeId))
  const [batch] =
    booking.batchId === null
      ? []
      : await db.select().from(batches).where(eq(batches.id, booking.batchId))
  const orderId = await orderIdOf(db, booking)
  const [order] =
    orderId === null
      ? []
      : await db
          .select({ code: orders.code, userId: orders.userId, paidAt: orders.paidAt })
          .from(orders)
          .where(eq(orders.id, orderId))
  const attendance = await attendanceOf(db, booking.id)
  const request = (await findRequest(db, booking.id)) ?? null
  // What staff ask for, any guardian of the kid decides.
  const isOwn =
    booking.userId === actor.id ||
    (actor.role === 'guardian' && request !== null && booking.state === 'offered')
  const isConfirmed = booking.state === 'confirmed'
  const hasTicket = isConfirmed || booking.state === 'attended' || booking.state === 'missed'
  return {
    code: booking.code,
    state: booking.state,
    kid: { student_id: booking.studentId, name: await readKidName(db, booking.studentId) },
    offering: {
      id: offering.id,
      kind: offering.kind,
      slug,
      title,
      picture,
      mode: offering.mode,
      venue: venueOf(offering),
      time_zone: offering.timeZone,
      what_to_bring: offering.whatToBring,
    },
    batch: batch ? { id: batch.id, name: batch.name } : null,
    sessions: sessions.map(({ id, startsAt, endsAt, state }) => ({
      id,
      starts_at: startsAt.toISOString(),
      ends_at: endsAt.toISOString(),
      state,
      attendance: attendance.get(id) ?? null,
      room_path:
        offering.mode === 'online' && hasTicket
          ? roomPath(linkSecret, { userId: actor.id, studentId: booking.studentId }, { id, endsAt })
          : null,
    })),
    requested_by: request,
    ticket_name: ticket?.name ?? '',
    ticket_type_id: booking.ticketTypeId,
    qr: isConfirmed ? `brightyard:ticket:${booking.code}` : null,
    // A place that nobody paid for keeps its price, also when it is cancelled.
    paid_in_paise: order?.paidAt === null ? 0 : booking.paidInPaise,
    refunded_in_paise: booking.refundedInPaise,
    order_code: order?.userId === actor.id ? order.code : null,
    policy:
      booking.state === 'held' || isConfirmed
        ? policyText(booking, ticket?.priceInPaise === 0)
        : null,
    offered_until: booking.offeredUntil?.toISOString() ?? null,
    can: {
      cancel: isOwn && (await mayCancel(db, booking, now)),
      move: isOwn && (await mayMove(db, booking, now)),
      calendar: isConfirmed,
    },
  }
}

/** What was agreed to, and what a move left of it. */
function policyText(
  { refundSteps, movesUntilHours, refundLimitPercent }: BookingRow,
  isFree: boolean,
) {
  const kept = { refundSteps: cappedSteps(refundSteps, refundLimitPercent), movesUntilHours }
  return policyOf(kept, isFree)
}

/** The end of the last session that a booking is for. */
const lastEnd = sql`(select max(s.ends_at) from ${offeringSessions} s
  where s.id = ${bookings.sessionId} or s.batch_id = ${bookings.batchId})`
const firstStart = sql`(select min(s.starts_at) from ${offeringSessions} s
  where s.id = ${bookings.sessionId} or s.batch_id = ${bookings.batchId})`

export async function listBookingRows(
  db: Database,
  where: SQL | undefined,
  given: { when: 'upcoming' | 'past' | 'all'; now: Date; limit: number; offset: number },
) {
  const isUpcoming = sql`(${lastEnd} > ${given.now.toISOString()}
    and ${inArray(bookings.state, ['held', 'confirmed', 'waiting', 'offered'])})`
  const ranges = { upcoming: isUpcoming, past: sql`not ${isUpcoming}`, all: undefined }
  const matching = and(where, ranges[given.when])
  const rows = await db
    .select()
    .from(bookings)
    .where(matching)
    .orderBy(given.when === 'upcoming' ? asc(firstStart) : desc(firstStart), asc(bookings.id))
    .limit(given.limit)
    .offset(given.offset)
  return { rows, total: await db.$count(bookings, matching) }
}
