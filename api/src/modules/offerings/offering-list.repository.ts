import type { OfferingCard, OfferingQuery } from '@brightyard/contract'
import { asc, count, desc, eq, max, min } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { contentEntries } from '../../database/schema/content.schema.ts'
import { offerings, offeringSessions } from '../../database/schema/offerings.schema.ts'
import { vendors } from '../../database/schema/users.schema.ts'
import type { PageRequest } from '../../server/paging.ts'
import { readCards } from './offering-card.ts'
import { matching, matchingSessions } from './offering-filter.ts'

/** When each offering has its first and last session that matches. */
const datesOf = (db: Database, query: OfferingQuery, now: Date) =>
  db
    .select({
      offeringId: offeringSessions.offeringId,
      next: min(offeringSessions.startsAt).as('next'),
      last: max(offeringSessions.startsAt).as('last'),
    })
    .from(offeringSessions)
    .where(matchingSessions(query, now))
    .groupBy(offeringSessions.offeringId)
    .as('dates')

export async function listOfferingCards(
  db: Database,
  query: OfferingQuery,
  { page, perPage }: PageRequest,
  now: Date,
): Promise<{ total: number; data: OfferingCard[] }> {
  const dates = datesOf(db, query, now)
  const order = {
    next: query.past ? desc(dates.last) : asc(dates.next),
    price: asc(offerings.priceFromInPaise),
    'price-desc': desc(offerings.priceFromInPaise),
    newest: desc(offerings.createdAt),
  }[query.sort]
  const [found] = await db
    .select({ total: count() })
    .from(offerings)
    .innerJoin(dates, eq(dates.offeringId, offerings.id))
    .innerJoin(contentEntries, eq(contentEntries.id, offerings.contentEntryId))
    .innerJoin(vendors, eq(vendors.id, offerings.vendorId))
    .where(matching(query, now))
  const rows = await db
    .select({ id: offerings.id })
    .from(offerings)
    .innerJoin(dates, eq(dates.offeringId, offerings.id))
    .innerJoin(contentEntries, eq(contentEntries.id, offerings.contentEntryId))
    .innerJoin(vendors, eq(vendors.id, offerings.vendorId))
    .where(matching(query, now))
    .orderBy(order, asc(offerings.id)) // equal ones keep their place from page to page
    .limit(perPage)
    .offset((page - 1) * perPage)
  const ids = rows.map(({ id }) => id)
  return {
    total: Number(found?.total ?? 0),
    data: await readCards(db, ids, now, matchingSessions(query, now)),
  }
}

/** Whether a search finds anything that is to come, or is over, whatever the filters. */
export async function findsOfferings(
  db: Database,
  filter: Pick<OfferingQuery, 'search' | 'past'>,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .select({ id: offerings.id })
    .from(offerings)
    .innerJoin(contentEntries, eq(contentEntries.id, offerings.contentEntryId))
    .innerJoin(vendors, eq(vendors.id, offerings.vendorId))
    .where(matching(filter, now))
    .limit(1)
  return rows.length > 0
}
