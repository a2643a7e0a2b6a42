import type { Database } from '../../database/database.ts'
import { calendarFile } from '../../server/calendar-file.ts'
import { readOffering } from './booking-context.ts'
import { whenText } from './booking-words.ts'
import { sessionsOfBooking } from './booking.repository.ts'
import type { BookingRow } from './seats.ts'

/**
 * The dates of bookings. A date keeps its UID through every change, and its SEQUENCE grows with each, so that calendars
 * replace what they have; a cancelled booking takes its dates out again. A moved booking keeps the UIDs of its dates by
 * their place in the booking.
 */
export async function bookingCalendar(
  db: Database,
  bookings: readonly BookingRow[],
  { link, now }: { link: string; now: Date },
): Promise<string> {
  const events = []
  for (const booking of bookings) {
    const { offering, title } = await readOffering(db, booking.offeringId)
    const sessions = await sessionsOfBooking(db, booking)
    for (const [place, session] of sessions.entries()) {
      const isCancelled = booking.state === 'cancelled' || session.state === 'cancelled'
      events.push({
        uid: `booking-${booking.code}-${place + 1}@brightyard`,
        sequence: booking.sequence * 1_000 + session.sequence,
        title,
        description: `${whenText([session], offering.timeZone)} (${offering.timeZone})`,
        location: [offering.venueName, offering.address, offering.city].filter(Boolean).join(', '),
        url: link,
        start: session.startsAt,
        end: session.endsAt,
        isCancelled,
        now,
      })
    }
  }
  return calendarFile('brightyard/bookings', events)
}
