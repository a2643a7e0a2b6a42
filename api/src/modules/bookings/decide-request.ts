import type { requestOutcomes } from '@brightyard/contract'
import { bookingPaths } from '@brightyard/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { bookingRequests, bookings } from '../../database/schema/bookings.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { conflict, notFound } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { notify } from '../notifications/notify.ts'
import type { Needs } from '../notifications/notify.ts'
import { notifyOfBooking } from './booking-notifications.ts'
import { setBooking } from './booking.repository.ts'
import { readRequest, requestsOf } from './request.repository.ts'
import { freeSeats, lockSessions } from './seats.ts'

type Outcome = Exclude<(typeof requestOutcomes)[number], 'open'>

/** What staff read of the answer; they know themselves what they withdrew. */
const answers: Record<Exclude<Outcome, 'withdrawn'>, string> = {
  confirmed: 'The guardian has confirmed it.',
  declined: 'The guardian has declined it, and the seat is free again.',
  lapsed: 'Nobody confirmed it in time, and the seat is free again.',
}

/**
 * Writes down what became of a request and notifies the one who asked; a booking without one, or with a decided one,
 * stays as it is. True if it was open.
 */
export async function decideRequest(
  services: Needs,
  tx: Database,
  bookingId: number,
  outcome: Outcome,
): Promise<boolean> {
  const [decided] = await tx
    .update(bookingRequests)
    .set({ outcome, decidedAt: services.now() })
    .where(and(eq(bookingRequests.bookingId, bookingId), eq(bookingRequests.outcome, 'open')))
    .returning({ userId: bookingRequests.requestedBy })
  if (!decided) return false
  if (outcome === 'withdrawn') return true
  const { offering, kid } = await readRequest(tx, bookingId)
  await notify(services, tx, {
    cause: `booking-request:${bookingId}:${outcome}`,
    userId: decided.userId,
    topic: 'learning',
    title: `${offering} for ${kid}: ${outcome === 'lapsed' ? 'no answer' : outcome}`,
    description: answers[outcome],
    path: bookingPaths.requests.to(),
  })
  return true
}

/** Takes a request back: the seat is free, and the guardian is told. */
export function withdraw(
  actor: ActingUser,
  services: Pick<Services, 'db' | 'lock' | 'outbox' | 'publicOrigin' | 'now'>,
  code: string,
) {
  const { db, lock, now } = services
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ booking: bookings })
      .from(bookingRequests)
      .innerJoin(bookings, eq(bookings.id, bookingRequests.bookingId))
      .where(and(requestsOf(actor), eq(bookings.code, code.toUpperCase())))
    if (!found) throw notFound('this request')
    const { id, offeringId } = found.booking
    await lockSessions(tx, lock, offeringId)
    if (!(await decideRequest(services, tx, id, 'withdrawn')))
      throw conflict('answered', 'This request is answered already.')
    await freeSeats(tx, id, now())
    await setBooking(tx, id, { state: 'cancelled', offeredUntil: null, cancelledAt: now() })
    await notifyOfBooking(services, tx, found.booking, 'requestWithdrawn')
    return { bookingId: id, offeringId }
  })
}
