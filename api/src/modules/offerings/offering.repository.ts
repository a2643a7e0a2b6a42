import type { Batch, Offering, OfferingKind, OfferingSession } from '@brightyard/contract'
import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { contentEntries } from '../../database/schema/content.schema.ts'
import {
  batches,
  offerings,
  offeringSessions,
  teachers,
  ticketTypes,
} from '../../database/schema/offerings.schema.ts'
import { taxText } from '../catalog/product-card.ts'
import { readCards, sessionTimeOf } from './offering-card.ts'
import { matchingBefore } from './offering-filter.ts'
import { policyOf } from './policy-words.ts'

const relatedShown = 4

export const findOfferingById = (db: Database, id: number, now: Date) =>
  findOffering(db, eq(offerings.id, id), now)

/** Of the asked kind where there is one, else of any other: older links name the wrong one. */
export const findOfferingBySlug = (
  db: Database,
  { kind, slug }: { kind: OfferingKind; slug: string },
  now: Date,
) => findOffering(db, eq(contentEntries.slug, slug), now, desc(sql`${offerings.kind} = ${kind}`))

async function findOffering(
  db: Database,
  where: SQL,
  now: Date,
  order: SQL = asc(offerings.id),
): Promise<Offering | undefined> {
  const [row] = await db
    .select({
      offering: offerings,
      body: contentEntries.body,
      tags: contentEntries.tags,
    })
    .from(offerings)
    .innerJoin(contentEntries, eq(contentEntries.id, offerings.contentEntryId))
    .where(and(where, isNull(offerings.hiddenAt), lte(contentEntries.publishedAt, now)))
    .orderBy(order, asc(offerings.id))
    .limit(1)
  if (!row) return undefined
  const { offering, body, tags } = row
  const [card] = await readCards(db, [offering.id], now)
  if (!card) return undefined
  const sessions = await sessionsOf(db, offering.id, card.is_past ? null : now)
  return {
    ...card,
    body,
    tags,
    gallery: offering.gallery,
    policy: policyOf(offering, offering.priceFromInPaise === 0),
    ticket_types: await listTicketTypes(db, offering.id),
    sessions,
    batches: await batchesOf(db, sessions),
    teachers: await teachersOf(db, sessions),
    related: await relatedTo(db, offering, now),
  }
}

/** Scheduled ones that end later than `after`, or all. */
async function sessionsOf(
  db: Database,
  offeringId: number,
  after: Date | null,
): Promise<OfferingSession[]> {
  const rows = await db
    .select()
    .from(offeringSessions)
    .where(
      and(
        eq(offeringSessions.offeringId, offeringId),
        eq(offeringSessions.state, 'scheduled'),
        after ? gt(offeringSessions.endsAt, after) : undefined,
      ),
    )
    .orderBy(asc(offeringSessions.startsAt), asc(offeringSessions.id))
    .limit(200)
  return rows.map((row) => ({
    ...sessionTimeOf(row),
    batch_id: row.batchId,
    teacher_id: row.teacherId,
  }))
}

/** In the organiser's order; only those that are still sold. */
export async function listTicketTypes(db: Database, offeringId: number) {
  const rows = await db
    .select()
    .from(ticketTypes)
    .where(and(eq(ticketTypes.offeringId, offeringId), isNull(ticketTypes.hiddenAt)))
    .orderBy(asc(ticketTypes.position), asc(ticketTypes.id))
  return rows.map(({ id, name, scope, priceInPaise, taxPercent, includes }) => ({
    id,
    name,
    scope,
    price_in_paise: priceInPaise,
    tax_percent: taxText(taxPercent),
    includes,
  }))
}

async function batchesOf(db: Database, sessions: readonly OfferingSession[]): Promise<Batch[]> {
  const ids = [...new Set(sessions.flatMap(({ batch_id }) => batch_id ?? []))]
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(batches)
    .where(inArray(batches.id, ids))
    .orderBy(asc(batches.id))
  return rows.flatMap(({ id, name }) => {
    const own = sessions.filter(({ batch_id }) => batch_id === id)
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last) return []
    return {
      id,
      name,
      starts_at: first.starts_at,
      ends_at: last.ends_at,
      session_ids: own.map((session) => session.id),
      seats_left: Math.min(...own.map((session) => session.seats_left)),
    }
  })
}

async function teachersOf(db: Database, sessions: readonly OfferingSession[]) {
  const ids = [...new Set(sessions.flatMap(({ teacher_id }) => teacher_id ?? []))]
  if (ids.length === 0) return []
  return db
    .select({
      id: teachers.id,
      name: teachers.name,
      about: teachers.about,
      picture: teachers.picture,
    })
    .from(teachers)
    .where(inArray(teachers.id, ids))
    .orderBy(asc(teachers.id))
}

/** Others of its category or city that are to come, those with both first. */
async function relatedTo(db: Database, offering: typeof offerings.$inferSelect, now: Date) {
  const sameCategory = eq(offerings.category, offering.category)
  const sameCity = and(eq(offerings.city, offering.city), eq(offerings.mode, offering.mode))
  const rows = await db
    .select({ id: offerings.id })
    .from(offerings)
    .innerJoin(contentEntries, eq(contentEntries.id, offerings.contentEntryId))
    .where(
      and(
        matchingBefore({ kinds: [offering.kind] }, now),
        ne(offerings.id, offering.id),
        or(sameCategory, sameCity),
        offering.kind === 'camp' ? eq(offerings.kind, 'camp') : undefined,
      ),
    )
    .orderBy(
      desc(sql`(${sameCategory})::int * 2 + (${sameCity})::int`),
      asc(offerings.firstStartsAt),
      asc(offerings.id),
    )
    .limit(relatedShown)
  return readCards(
    db,
    rows.map(({ id }) => id),
    now,
  )
}
