import type { CalendarSession, OfferingFilter } from '@brightyard/contract'
import { and, asc, count, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { contentEntries } from '../../database/schema/content.schema.ts'
import { offerings, offeringSessions } from '../../database/schema/offerings.schema.ts'
import { vendors } from '../../database/schema/users.schema.ts'
import type { PageRequest } from '../../server/paging.ts'
import { sessionTimeOf, venueOf } from './offering-card.ts'
import { matching, matchingSessions } from './offering-filter.ts'

/** The sessions that match, in the order of time, and how many there are on each date. */
export async function listCalendarSessions(
  db: Database,
  filter: OfferingFilter,
  { page, perPage }: PageRequest,
  now: Date,
) {
  const where = and(matching(filter, now), matchingSessions(filter, now))
  const days = await db
    .select({ date: offeringSessions.localDate, count: count() })
    .from(offeringSessions)
    .innerJoin(offerings, eq(offerings.id, offeringSessions.offeringId))
    .innerJoin(contentEntries, eq(contentEntries.id, offerings.contentEntryId))
    .innerJoin(vendors, eq(vendors.id, offerings.vendorId))
    .where(where)
    .groupBy(offeringSessions.localDate)
    .orderBy(asc(offeringSessions.localDate))
  const rows = await db
    .select({
      session: offeringSessions,
      offering: offerings,
      slug: contentEntries.slug,
      title: contentEntries.title,
    })
    .from(offeringSessions)
    .innerJoin(offerings, eq(offerings.id, offeringSessions.offeringId))
    .innerJoin(contentEntries, eq(contentEntries.id, offerings.contentEntryId))
    .innerJoin(vendors, eq(vendors.id, offerings.vendorId))
    .where(where)
    .orderBy(asc(offeringSessions.startsAt), asc(offeringSessions.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const data = rows.map(({ session, offering, slug, title }): CalendarSession => ({
    ...sessionTimeOf(session),
    offering: {
      id: offering.id,
      kind: offering.kind,
      slug,
      title,
      category: offering.category,
      age: { from: offering.ageFrom, to: offering.ageTo },
      mode: offering.mode,
      venue: venueOf(offering),
      time_zone: offering.timeZone,
      price_from_in_paise: offering.priceFromInPaise,
    },
  }))
  const counted = days.map((day) => ({ date: day.date, count: Number(day.count) }))
  return { days: counted, total: counted.reduce((sum, day) => sum + day.count, 0), data }
}
