import type { OfferingCard, OfferingQuery } from '@brightyard/contract'
import { asc, desc, eq, max, min, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { contentEntries } from '../../database/schema/content.schema.ts'
import { offerings, offeringSessions } from '../../database/schema/offerings.schema.ts'
import { vendors } from '../../database/schema/users.schema.ts'
import type { PageRequest } from '../../server/paging.ts'
import type { Searching } from '../search/words.ts'
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
  query: OfferingQuery & Searching,
  { page, perPage }: PageRequest,
  now: Date,
): Promise<{ total: number; data: OfferingCard[] }> {
  const rows = await selectIds(db, query, now)
    .limit(perPage)
    .offset((page - 1) * perPage)
  // A page beyond the last one has no row that could carry the total.
  const [first] = rows.length > 0 || page === 1 ? rows : await selectIds(db, query, now).limit(1)
  const ids = rows.map(({ id }) => id)
  return {
    total: first?.total ?? 0,
    data: await readCards(db, ids, now, matchingSessions(query, now)),
  }
}

/** Ids in the order of the list, each with the number of all: sessions are read once for both. */
function selectIds(db: Database, query: OfferingQuery, now: Date) {
  const total = sql<number>`count(*) over ()`.mapWith(Number)
  const found = db
    .select({ id: offerings.id, total })
    .from(offerings)
    .innerJoin(contentEntries, eq(contentEntries.id, offerings.contentEntryId))
    .innerJoin(vendors, eq(vendors.id, offerings.vendorId))
    .where(matching(query, now))
    .$dynamic()
  const byId = asc(offerings.id) // equal ones keep their place from page to page
  const orders = {
    price: asc(offerings.priceFromInPaise),
    'price-desc': desc(offerings.priceFromInPaise),
    newest: desc(offerings.createdAt),
  }
  // The offering's own dates tell whether it is to come; its sessions are read where more is asked.
  if (query.sort !== 'next' && !asksForSessions(query))
    return found.orderBy(orders[query.sort], byId)
  const dates = datesOf(db, query, now)
  const next = query.past ? desc(dates.last) : asc(dates.next)
  const order = { ...orders, next }[query.sort]
  return found.innerJoin(dates, eq(dates.offeringId, offerings.id)).orderBy(order, byId)
}

const asksForSessions = ({ from, to, days, free_seats }: OfferingQuery) =>
  [from, to].some((date) => date !== undefined) || Boolean(days?.length) || Boolean(free_seats)

/** Whether a search finds anything that is to come, or is over, whatever the filters. */
export async function findsOfferings(
  db: Database,
  filter: Pick<OfferingQuery, 'past'> & Searching,
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
