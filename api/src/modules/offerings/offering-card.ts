import type { OfferingCard, SessionTime } from '@brightyard/contract'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { contentEntries } from '../../database/schema/content.schema.ts'
import { offerings, offeringSessions } from '../../database/schema/offerings.schema.ts'
import { vendors } from '../../database/schema/users.schema.ts'
import { readCampGroups } from './camp-tree.repository.ts'
import { matchingSessions } from './offering-filter.ts'

type OfferingRow = typeof offerings.$inferSelect
type SessionRow = typeof offeringSessions.$inferSelect

export const sessionTimeOf = (
  row: Pick<SessionRow, 'id' | 'startsAt' | 'endsAt' | 'localDate' | 'capacity' | 'seatsTaken'>,
): SessionTime => ({
  id: row.id,
  starts_at: row.startsAt.toISOString(),
  ends_at: row.endsAt.toISOString(),
  local_date: row.localDate,
  capacity: row.capacity,
  seats_left: row.capacity - row.seatsTaken,
})

export const venueOf = (row: OfferingRow): OfferingCard['venue'] =>
  row.mode === 'online'
    ? null
    : {
        name: row.venueName,
        address: row.address,
        city: row.city,
        location:
          row.latitude === null || row.longitude === null
            ? null
            : { latitude: row.latitude, longitude: row.longitude },
      }

const entryColumns = {
  slug: contentEntries.slug,
  title: contentEntries.title,
  summary: contentEntries.summary,
  picture: contentEntries.picture,
  parentId: contentEntries.parentId,
}

/** The first session of each that matches: the next, or of past ones the last. */
function firstSessions(db: Database, ids: readonly number[], where: SQL | undefined) {
  return db
    .selectDistinctOn([offeringSessions.offeringId])
    .from(offeringSessions)
    .where(and(inArray(offeringSessions.offeringId, [...ids]), where))
    .orderBy(asc(offeringSessions.offeringId), asc(offeringSessions.startsAt))
}

/** Cards of these offerings, in the order of the ids; `sessions` says which of their sessions are shown. */
export async function readCards(
  db: Database,
  ids: readonly number[],
  now: Date,
  sessions = matchingSessions({}, now),
): Promise<OfferingCard[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ offering: offerings, entry: entryColumns, organiser: vendors.name })
    .from(offerings)
    .innerJoin(contentEntries, eq(contentEntries.id, offerings.contentEntryId))
    .innerJoin(vendors, eq(vendors.id, offerings.vendorId))
    .where(inArray(offerings.id, [...ids]))
  const next = await firstSessions(db, ids, sessions)
  const seats = await db
    .select({
      id: offeringSessions.offeringId,
      left: sql<number>`sum(${offeringSessions.capacity} - ${offeringSessions.seatsTaken})`.mapWith(
        Number,
      ),
    })
    .from(offeringSessions)
    .where(
      and(
        inArray(offeringSessions.offeringId, [...ids]),
        eq(offeringSessions.state, 'scheduled'),
        sql`${offeringSessions.startsAt} > ${now.toISOString()}`,
      ),
    )
    .groupBy(offeringSessions.offeringId)
  const groupsOf = await readCampGroups(
    db,
    rows.flatMap(({ entry, offering }) => (offering.kind === 'camp' ? (entry.parentId ?? []) : [])),
  )
  return ids.flatMap((id) => {
    const row = rows.find(({ offering }) => offering.id === id)
    if (!row) return []
    const session = next.find(({ offeringId }) => offeringId === id)
    const left = seats.find((one) => one.id === id)?.left
    const groups = row.entry.parentId === null ? undefined : groupsOf.get(row.entry.parentId)
    return [cardOf(row.offering, { ...row, session, left, groups, now })]
  })
}

interface Around {
  entry: Pick<typeof contentEntries.$inferSelect, keyof typeof entryColumns>
  organiser: string
  session: SessionRow | undefined
  /** Undefined: no session is to come. */
  left: number | undefined
  groups: OfferingCard['groups']
  now: Date
}

function cardOf(offering: OfferingRow, around: Around): OfferingCard {
  const { organiser, session, left, groups, now } = around
  const { parentId: _, ...entry } = around.entry
  return {
    id: offering.id,
    kind: offering.kind,
    ...entry,
    category: offering.category,
    age: { from: offering.ageFrom, to: offering.ageTo },
    mode: offering.mode,
    language: offering.language,
    venue: venueOf(offering),
    time_zone: offering.timeZone,
    organiser: { id: offering.vendorId, name: organiser },
    price_from_in_paise: offering.priceFromInPaise,
    next_session: session && session.endsAt > now ? sessionTimeOf(session) : null,
    seats_left: left ?? 0,
    is_sold_out: left === 0,
    is_past: offering.lastEndsAt !== null && offering.lastEndsAt <= now,
    what_to_bring: offering.whatToBring,
    ...(groups ? { groups } : {}),
  }
}
