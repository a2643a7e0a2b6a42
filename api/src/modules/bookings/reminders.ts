import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm'
import { bookings, bookingSeats } from '../../database/schema/bookings.schema.ts'
import { offerings, offeringSessions } from '../../database/schema/offerings.schema.ts'
import type { Services } from '../../server/services.ts'
import { roomPath } from '../live/live-token.ts'
import { notifyOfBooking } from './booking-notifications.ts'

const hour = 60 * 60 * 1000

/** The later one first: who books two hours before the start needs no reminder of tomorrow. */
const reminders = [
  { step: 'hourBefore', before: hour, column: 'remindedHourAt' },
  { step: 'dayBefore', before: 24 * hour, column: 'remindedDayAt' },
] as const

/** Reminds of each session a day and an hour before it starts, once each. */
export async function sendReminders(
  services: Pick<Services, 'db' | 'outbox' | 'publicOrigin' | 'now' | 'linkSecret'>,
) {
  const { db, now } = services
  for (const { step, before, column } of reminders) {
    const due = await db
      .select({
        seat: bookingSeats,
        booking: bookings,
        session: offeringSessions,
        mode: offerings.mode,
      })
      .from(bookingSeats)
      .innerJoin(bookings, eq(bookings.id, bookingSeats.bookingId))
      .innerJoin(offeringSessions, eq(offeringSessions.id, bookingSeats.sessionId))
      .innerJoin(offerings, eq(offerings.id, offeringSessions.offeringId))
      .where(
        and(
          isNull(bookingSeats.releasedAt),
          isNull(bookingSeats[column]),
          eq(bookings.state, 'confirmed'),
          eq(offeringSessions.state, 'scheduled'),
          gt(offeringSessions.startsAt, now()),
          lte(offeringSessions.startsAt, new Date(now().getTime() + before)),
        ),
      )
      .orderBy(asc(offeringSessions.startsAt), asc(bookingSeats.id))
      .limit(200)
    for (const { seat, booking, session, mode } of due)
      await db.transaction(async (tx) => {
        const both = step === 'hourBefore' ? { remindedDayAt: now() } : {}
        const taken = await tx
          .update(bookingSeats)
          .set({ ...both, [column]: now() })
          .where(and(eq(bookingSeats.id, seat.id), isNull(bookingSeats[column])))
          .returning({ id: bookingSeats.id })
        // The last one before a class online leads straight to its door.
        const path =
          step === 'hourBefore' && mode === 'online'
            ? roomPath(services.linkSecret, booking, session)
            : null
        if (taken.length > 0)
          await notifyOfBooking(services, tx, booking, step, {
            cause: String(seat.id),
            startsAt: session.startsAt,
            path,
          })
      })
  }
}
