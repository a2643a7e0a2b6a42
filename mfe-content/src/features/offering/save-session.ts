import type { Offering, OfferingSession } from '@brightyard/contract/entities'
import { withTimeZones } from '@brightyard/contract/calendar'
import { offeringAddress } from '@brightyard/contract/paths'
import { createEvent } from 'ics'
import { saveTextFile } from '../../links/save-text-file.ts'

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

export const saveSession = (session: OfferingSession, offering: Offering) =>
  saveTextFile(
    'calendar',
    `${offering.slug}-${session.local_date}.ics`,
    sessionFile(session, offering, location.origin),
  )
