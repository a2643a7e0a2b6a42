import type { Booking, BookingState, OfferingKind } from '@brightyard/contract/entities'
import { bookingPaths, offeringAddress } from '@brightyard/contract/paths'
import type { FamilyName } from '@brightyard/ui'

/** How each kind is named and coloured. */
export const kinds: Readonly<Record<OfferingKind, { name: string; area: FamilyName }>> = {
  event: { name: 'Event', area: 'sun' },
  workshop: { name: 'Workshop', area: 'shop' },
  class: { name: 'Class', area: 'learn' },
  'live-class': { name: 'Live class', area: 'brand' },
  camp: { name: 'Camp', area: 'talent' },
}

export const stateNames: Readonly<Record<BookingState, { label: string; colour: FamilyName }>> = {
  held: { label: 'Waiting for payment', colour: 'sun' },
  confirmed: { label: 'Booked', colour: 'learn' },
  waiting: { label: 'On the waiting list', colour: 'sun' },
  offered: { label: 'Your answer needed', colour: 'talent' },
  cancelled: { label: 'Cancelled', colour: 'danger' },
  attended: { label: 'Attended', colour: 'learn' },
  missed: { label: 'Missed', colour: 'danger' },
}

/** What an organiser marked, or the kid did; null while nobody knows. */
export const attendanceNames = {
  joined: 'Joined online',
  present: 'Was there',
  absent: 'Was not there',
} as const

export const placeText = ({ venue }: Pick<Booking['offering'], 'venue'>) =>
  venue ? `${venue.name}, ${venue.city}` : 'Online'

/** A map of the venue: by its position where that is known, otherwise by its address. */
export function mapLink(venue: NonNullable<Booking['offering']['venue']>): string {
  const { name, address, city, location } = venue
  const place = location
    ? `${location.latitude},${location.longitude}`
    : [name, address, city].join(', ')
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
}

/** Books the seat that is kept for a kid: the date and the ticket are chosen already. */
export function bookSeatAddress({ offering, kid, batch, sessions, ticket_type_id }: Booking) {
  const [first] = sessions
  const date = batch ? { batch: batch.id } : { session: first?.id }
  return bookingPaths.book[offering.kind].to(
    {},
    {
      offering: offering.slug,
      kids: kid.student_id,
      ...date,
      ticket: ticket_type_id,
      step: 'cost',
    },
  )
}

/** Where reviews of what was booked are read and written. */
export const reviewAddress = ({ offering }: Booking) => `${offeringAddress(offering)}#reviews`
