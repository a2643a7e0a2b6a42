import { and, eq, inArray, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { bookings } from '../../database/schema/bookings.schema.ts'
import { orderLines, orders } from '../../database/schema/orders.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { requestedFor } from './request.repository.ts'
import type { BookingRow, Target } from './seats.ts'

export interface OwnHold {
  booking: BookingRow
  /** The unpaid order that keeps the seat. */
  orderId: number | null
}

/**
 * What a new booking of this person replaces: their unpaid bookings of the same offering, and the kids' places on the
 * waiting list of the same session or batch, among them a seat that was offered or that staff asked for.
 */
export async function findOwnHolds(
  actor: ActingUser,
  db: Database,
  { target, studentIds }: { target: Target; studentIds: readonly number[] },
): Promise<OwnHold[]> {
  const { offeringId, sessionId, batchId } = target
  const isWaiting = and(
    inArray(bookings.state, ['waiting', 'offered']),
    inArray(bookings.studentId, [...studentIds]),
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
        or(eq(bookings.state, 'held'), isWaiting),
      ),
    )
    .orderBy(bookings.id)
}
