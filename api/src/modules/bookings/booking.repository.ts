import type { OfferingKind } from '@brightyard/contract'
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { bookings, bookingSeats } from '../../database/schema/bookings.schema.ts'
import { offerings, offeringSessions } from '../../database/schema/offerings.schema.ts'
import { orderLines, orders } from '../../database/schema/orders.schema.ts'
import { guardianships } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { notFound } from '../../server/api-problem.ts'
import { requestedFor } from './request.repository.ts'
import type { BookingRow, SessionRow } from './seats.ts'

/** Own bookings; a guardian's are those of all their kids, no matter who booked, and a kid sees its own. */
export const visibleTo = (actor: ActingUser, db: Database) =>
  actor.role === 'student'
    ? eq(bookings.studentId, actor.studentId ?? 0)
    : inArray(
        bookings.studentId,
        db
          .select({ id: guardianships.studentId })
          .from(guardianships)
          .where(eq(guardianships.guardianId, actor.id)),
      )

export async function findVisibleBooking(
  actor: ActingUser,
  db: Database,
  code: string,
): Promise<BookingRow> {
  const [row] = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.code, code.toUpperCase()), visibleTo(actor, db)))
  if (!row) throw notFound('this booking')
  return row
}

/** For changes: of the guardian who booked, or who is asked to confirm it. */
export async function findOwnBooking(
  actor: ActingUser,
  db: Database,
  code: string,
): Promise<BookingRow> {
  const [row] = await db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.code, code.toUpperCase()),
        or(eq(bookings.userId, actor.id), requestedFor(actor, db)),
      ),
    )
  if (!row) throw notFound('this booking')
  return row
}

/** The bookings of an order, in the order of its lines. */
export const bookingsOfOrder = (db: Database, orderId: number): Promise<BookingRow[]> =>
  db
    .select()
    .from(bookings)
    .where(
      inArray(
        bookings.orderLineId,
        db.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.orderId, orderId)),
      ),
    )
    .orderBy(asc(bookings.id))

export const isOfOrder = (db: Database, orderCode: string) =>
  inArray(
    bookings.orderLineId,
    db
      .select({ id: orderLines.id })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(eq(orders.code, orderCode.toUpperCase())),
  )

export const isOfKind = (db: Database, kind: OfferingKind) =>
  inArray(
    bookings.offeringId,
    db.select({ id: offerings.id }).from(offerings).where(eq(offerings.kind, kind)),
  )

export async function readBooking(db: Database, id: number): Promise<BookingRow> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id))
  if (!row) throw new Error(`There is no booking ${id}.`)
  return row
}

export const setBooking = (tx: Database, id: number, change: Partial<BookingRow>) =>
  tx.update(bookings).set(change).where(eq(bookings.id, id))

/** Those that a booking has seats in; without seats, those that it is for. The first one first. */
export async function sessionsOfBooking(db: Database, booking: BookingRow): Promise<SessionRow[]> {
  const seated = await db
    .select({ session: offeringSessions })
    .from(bookingSeats)
    .innerJoin(offeringSessions, eq(offeringSessions.id, bookingSeats.sessionId))
    .where(and(eq(bookingSeats.bookingId, booking.id), isNull(bookingSeats.releasedAt)))
    .orderBy(asc(offeringSessions.startsAt))
  if (seated.length > 0) return seated.map(({ session }) => session)
  return db
    .select()
    .from(offeringSessions)
    .where(
      booking.sessionId === null
        ? eq(offeringSessions.batchId, booking.batchId ?? 0)
        : eq(offeringSessions.id, booking.sessionId),
    )
    .orderBy(asc(offeringSessions.startsAt))
}

/** The order of a booking; null where nothing was to be paid. */
export async function orderIdOf(db: Database, booking: BookingRow): Promise<number | null> {
  if (booking.orderLineId === null) return null
  const [line] = await db
    .select({ orderId: orderLines.orderId })
    .from(orderLines)
    .where(eq(orderLines.id, booking.orderLineId))
  return line?.orderId ?? null
}
