import type { Offering, OfferingSession } from '@brightyard/contract/entities'
import { withTimeZones } from '@brightyard/contract/calendar'
import { offeringAddress } from '@brightyard/contract/paths'
import { createEvent } from 'ics'

/** A calendar file (RFC 5545) of one date. The same date has the same UID in every file. */
export function sessionFile(session: OfferingSession, offering: Offering, origin: string): string {
  const { venue, title, summary, time_zone } = offering
  const { value, error } = createEvent({
    productId: 'brightyard/activities',
    uid: `session-${session.id}@brightyard`,
    title,
    description: `${summary} (Times of the venue: ${time_zone})`,
    ...(venue ? { location: [venue.name, venue.address, venue.city].join(', ') } : {}),
    url: origin + offeringAddress(offering),
    start: Date.parse(session.starts_at),
    end: Date.parse(session.ends_at),
    startInputType: 'utc',
    startOutputType: 'utc',
    endInputType: 'utc',
    endOutputType: 'utc',
  })
  if (!value) throw new Error('The date cannot be written down.', { cause: error })
  return withTimeZones(value, [time_zone])
}

/** Hands the file to the browser as a download. */
export function saveSession(session: OfferingSession, offering: Offering) {
  const file = new Blob([sessionFile(session, offering, location.origin)], {
    type: 'text/calendar;charset=utf-8',
  })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `${offering.slug}-${session.local_date}.ics`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
