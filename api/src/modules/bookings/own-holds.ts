import { and, countDistinct, eq, exists, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { bookings, bookingSeats } from '../../database/schema/bookings.schema.ts'
import { offeringSessions } from '../../database/schema/offerings.schema.ts'
import { orderLines, orders } from '../../database/schema/orders.schema.ts'
import { students, users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { requestedFor } from './request.repository.ts'
import type { BookingRow, Target } from './seats.ts'

export interface OwnHold {
  booking: BookingRow
  /** The unpaid order that keeps the seat. */
  orderId: number | null
}

/**
 * What a new booking of this person replaces: their unpaid bookings of the same kids for the same dates, and the kids'
 * places on the waiting list of the same session or batch, among them a seat that was offered or that staff asked for.
 * What is unpaid of other kids, or for other dates, stands beside it.
 */
export async function findOwnHolds(
  actor: ActingUser,
  db: Database,
  { target, studentIds }: { target: Target; studentIds: readonly number[] },
): Promise<OwnHold[]> {
  const { offeringId, sessionId, batchId } = target
  const dates = db
    .select({ id: offeringSessions.id })
    .from(offeringSessions)
    .where(
      sessionId === null
        ? eq(offeringSessions.batchId, batchId ?? 0)
        : eq(offeringSessions.id, sessionId),
    )
  const isHeld = and(
    eq(bookings.state, 'held'),
    exists(
      db
        .select({ one: sql`1` })
        .from(bookingSeats)
        .where(
          and(
            eq(bookingSeats.bookingId, bookings.id),
            isNull(bookingSeats.releasedAt),
            inArray(bookingSeats.sessionId, dates),
          ),
        ),
    ),
  )
  const isWaiting = and(
    inArray(bookings.state, ['waiting', 'offered']),
    sessionId === null ? undefined : eq(bookings.sessionId, sessionId),
    batchId === null ? undefined : eq(bookings.batchId, batchId),
  )
  return db
    .select({ booking: bookings, orderId: orders.id })
    .from(bookings)
    .leftJoin(orderLines, eq(orderLines.id, bookings.orderLineId))
    .leftJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        or(eq(bookings.userId, actor.id), requestedFor(actor, db)),
        eq(bookings.offeringId, offeringId),
        inArray(bookings.studentId, [...studentIds]),
        or(isHeld, isWaiting),
      ),
    )
    .orderBy(bookings.id)
}

const ordersOf = (holds: readonly OwnHold[]) => [
  ...new Set(holds.flatMap((one) => one.orderId ?? [])),
]

/** Kids who share an unpaid order with those whose booking would be replaced: an order is paid or ended as a whole. */
export async function findSharers(db: Database, holds: readonly OwnHold[]) {
  return db
    .select({ name: users.name, studentId: students.id })
    .from(bookings)
    .innerJoin(orderLines, eq(orderLines.id, bookings.orderLineId))
    .innerJoin(students, eq(students.id, bookings.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(
      and(
        inArray(orderLines.orderId, ordersOf(holds)),
        eq(bookings.state, 'held'),
        notInArray(
          bookings.id,
          holds.map(({ booking }) => booking.id),
        ),
      ),
    )
    .orderBy(bookings.id)
}

/** The person's orders of this offering that keep seats unpaid, besides those that are replaced. */
export async function countOpenOrders(
  actor: ActingUser,
  db: Database,
  { offeringId, holds }: { offeringId: number; holds: readonly OwnHold[] },
): Promise<number> {
  const [row] = await db
    .select({ total: countDistinct(orderLines.orderId) })
    .from(bookings)
    .innerJoin(orderLines, eq(orderLines.id, bookings.orderLineId))
    .where(
      and(
        eq(bookings.userId, actor.id),
        eq(bookings.offeringId, offeringId),
        eq(bookings.state, 'held'),
        notInArray(orderLines.orderId, ordersOf(holds)),
      ),
    )
  return row?.total ?? 0
}
