import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { bookings } from '../../database/schema/bookings.schema.ts'
import { offerings, offeringSessions } from '../../database/schema/offerings.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { conflict, invalidInput, notFound } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { endBooking } from './cancel-booking.ts'
import { ownOffering } from './organiser.repository.ts'
import { lockSessions } from './seats.ts'

/**
 * Cancels a session, or all of a batch: from then on nobody books it. Ending the bookings is work of its own, one
 * transaction each, which the scheduled jobs finish.
 */
export function cancelDates(
  actor: ActingUser,
  { db, lock }: Pick<Services, 'db' | 'lock'>,
  {
    sessionId,
    batchId,
    reason,
  }: { sessionId: number | undefined; batchId: number | undefined; reason: string },
): Promise<void> {
  if ((sessionId === undefined) === (batchId === undefined))
    throw invalidInput({ session_id: 'Please choose a session or a batch.' })
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ session: offeringSessions })
      .from(offeringSessions)
      .innerJoin(offerings, eq(offerings.id, offeringSessions.offeringId))
      .where(
        and(
          ownOffering(actor),
          sessionId === undefined
            ? eq(offeringSessions.batchId, batchId ?? 0)
            : eq(offeringSessions.id, sessionId),
        ),
      )
      .orderBy(asc(offeringSessions.id))
      .limit(1)
    if (!found) throw notFound('this date')
    if (sessionId !== undefined && found.session.batchId !== null)
      throw conflict(
        'part_of_batch',
        'This date is part of a batch, which is cancelled as a whole.',
      )
    await lockSessions(tx, lock, found.session.offeringId)
    await tx
      .update(offeringSessions)
      .set({
        state: 'cancelled',
        cancelReason: reason,
        sequence: sql`${offeringSessions.sequence} + 1`,
      })
      .where(
        and(
          sessionId === undefined
            ? eq(offeringSessions.batchId, batchId ?? 0)
            : eq(offeringSessions.id, sessionId),
          eq(offeringSessions.state, 'scheduled'),
        ),
      )
  })
}

/** Bookings of cancelled dates that are not ended yet. */
const listToEnd = (db: Database) =>
  db
    .selectDistinct({ id: bookings.id, reason: offeringSessions.cancelReason })
    .from(bookings)
    .innerJoin(
      offeringSessions,
      or(
        eq(offeringSessions.id, bookings.sessionId),
        eq(offeringSessions.batchId, bookings.batchId),
      ),
    )
    .where(
      and(
        eq(offeringSessions.state, 'cancelled'),
        isNotNull(offeringSessions.cancelReason),
        inArray(bookings.state, ['held', 'confirmed', 'waiting', 'offered']),
      ),
    )
    .limit(500)

/** Ends the bookings of cancelled dates: everyone gets everything back and is told why. */
export async function endCancelledDates(services: Services) {
  for (const { id, reason } of await listToEnd(services.db))
    await endBooking(services, {
      bookingId: id,
      now: services.now(),
      agreedInPaise: null,
      reason: reason ?? '',
    })
}
