import type { Database } from '../../database/database.ts'
import { calendarFile } from '../../server/calendar-file.ts'
import type { CalendarEvent } from '../../server/calendar-file.ts'
import { readKidName, readOffering } from './booking-context.ts'
import type { BookedOffering } from './booking-context.ts'
import { whenText } from './booking-words.ts'
import { sessionsOfBooking } from './booking.repository.ts'
import type { BookingRow, SessionRow } from './seats.ts'

interface Dates {
  booking: Pick<BookingRow, 'code' | 'state' | 'sequence'>
  title: string
  /** Whose booking it is: families have several, with the same title. */
  kid: string
  offering: Pick<BookedOffering['offering'], 'timeZone' | 'venueName' | 'address' | 'city'>
  sessions: readonly Pick<SessionRow, 'startsAt' | 'endsAt' | 'state' | 'sequence'>[]
}

/**
 * The dates of a booking. A date keeps its UID through every change, and its SEQUENCE grows with each, so that calendars
 * replace what they have; a cancelled booking takes its dates out again. A moved booking keeps the UIDs of its dates by
 * their place in the booking.
 */
export const eventsOf = (
  { booking, title, kid, offering, sessions }: Dates,
  { link, now }: { link: string; now: Date },
): CalendarEvent[] =>
  sessions.map((session, place) => ({
    uid: `booking-${booking.code}-${place + 1}@brightyard`,
    sequence: booking.sequence * 1_000 + session.sequence,
    title: `${title} (${kid})`,
    description: `For ${kid}. ${whenText([session], offering.timeZone)} (${offering.timeZone})`,
    location: [offering.venueName, offering.address, offering.city].filter(Boolean).join(', '),
    url: link,
    start: session.startsAt,
    end: session.endsAt,
    timeZone: offering.timeZone,
    isCancelled: booking.state === 'cancelled' || session.state === 'cancelled',
    now,
  }))

/** The calendar file of bookings. */
export async function bookingCalendar(
  db: Database,
  bookings: readonly BookingRow[],
  given: { link: string; now: Date },
): Promise<string> {
  const events: CalendarEvent[] = []
  for (const booking of bookings) {
    const { offering, title } = await readOffering(db, booking.offeringId)
    const kid = await readKidName(db, booking.studentId)
    const sessions = await sessionsOfBooking(db, booking)
    events.push(...eventsOf({ booking, title, kid, offering, sessions }, given))
  }
  return calendarFile('brightyard/bookings', events)
}
