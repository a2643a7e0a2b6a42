import { createHash } from 'node:crypto'
import type { OfferingState, OwnOffering, OwnOfferingDetails } from '@brightyard/contract'
import { and, asc, count, desc, eq, gt, inArray, isNull, max, min, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { bookings } from '../../database/schema/bookings.schema.ts'
import { contentEntries } from '../../database/schema/content.schema.ts'
import {
  batches,
  offerings,
  offeringSessions,
  ticketTypes,
} from '../../database/schema/offerings.schema.ts'
import { vendors } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import type { PageRequest } from '../../server/paging.ts'
import { findOwn, organiserOf } from './organiser-scope.ts'
import { paragraphsOf } from './own-columns.ts'

type OfferingRow = typeof offerings.$inferSelect

/** A draft is hidden since it was made. */
export function stateOf({ hiddenAt, createdAt }: OfferingRow): OfferingState {
  if (hiddenAt === null) return 'published'
  return hiddenAt.getTime() === createdAt.getTime() ? 'draft' : 'unpublished'
}

const selectOwn = (db: Database, where: SQL | undefined) =>
  db
    .select({
      offering: offerings,
      slug: contentEntries.slug,
      title: contentEntries.title,
      organiser: { id: vendors.id, name: vendors.name },
    })
    .from(offerings)
    .innerJoin(contentEntries, eq(contentEntries.id, offerings.contentEntryId))
    .innerJoin(vendors, eq(vendors.id, offerings.vendorId))
    .where(where)
    .orderBy(desc(offerings.createdAt), desc(offerings.id))

const hasPrices = ({ gaps }: OfferingRow) =>
  gaps.every((place) => place !== 'ticket_types' && !place.endsWith('price_in_paise'))

const nothingToCome = { dates: 0, next_starts_at: null, seats: 0, seats_taken: 0 }

/** A course is booked as one, so that its seats count once. */
async function readToCome(db: Database, ids: readonly number[], now: Date) {
  const rows = await db
    .select({
      id: offeringSessions.offeringId,
      dates: count(),
      next: min(offeringSessions.startsAt),
      seats: min(offeringSessions.capacity),
      taken: max(offeringSessions.seatsTaken),
    })
    .from(offeringSessions)
    .where(
      and(
        inArray(offeringSessions.offeringId, [...ids]),
        eq(offeringSessions.state, 'scheduled'),
        gt(offeringSessions.startsAt, now),
      ),
    )
    .groupBy(
      offeringSessions.offeringId,
      sql`coalesce(${offeringSessions.batchId}, -${offeringSessions.id})`,
    )
  const toCome = new Map<number, NonNullable<OwnOffering['to_come']>>()
  for (const { id, dates, next, seats, taken } of rows) {
    const before = toCome.get(id) ?? nothingToCome
    const starts = next?.toISOString() ?? null
    const { next_starts_at: first } = before
    toCome.set(id, {
      dates: before.dates + Number(dates),
      next_starts_at: first !== null && (starts === null || first < starts) ? first : starts,
      seats: before.seats + (seats ?? 0),
      seats_taken: before.seats_taken + (taken ?? 0),
    })
  }
  return toCome
}

async function ownOf(
  db: Database,
  rows: Awaited<ReturnType<typeof selectOwn>>,
  now: Date,
): Promise<OwnOffering[]> {
  if (rows.length === 0) return []
  const toCome = await readToCome(
    db,
    rows.map(({ offering }) => offering.id),
    now,
  )
  return rows.map(({ offering, slug, title, organiser }) => ({
    id: offering.id,
    kind: offering.kind,
    slug,
    title,
    is_offered: offering.hiddenAt === null,
    price_from_in_paise: hasPrices(offering) ? offering.priceFromInPaise : null,
    organiser,
    first_starts_at: offering.firstStartsAt?.toISOString() ?? null,
    last_ends_at: offering.lastEndsAt?.toISOString() ?? null,
    state: stateOf(offering),
    time_zone: offering.timeZone,
    to_come: toCome.get(offering.id) ?? nothingToCome,
  }))
}

export async function listOwn(
  actor: ActingUser,
  db: Database,
  { page, perPage, now }: PageRequest & { now: Date },
) {
  const vendorId = organiserOf(actor)
  const where = vendorId === null ? undefined : eq(offerings.vendorId, vendorId)
  const [found] = await db.select({ total: count() }).from(offerings).where(where)
  const rows = await selectOwn(db, where)
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { total: Number(found?.total ?? 0), data: await ownOf(db, rows, now) }
}

export async function readOwn(db: Database, id: number, now: Date): Promise<OwnOffering> {
  const [own] = await ownOf(db, await selectOwn(db, eq(offerings.id, id)), now)
  if (!own) throw new Error(`Offering ${id} was not stored.`)
  return own
}

const revisionOf = (content: object) =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url')

/** Of bookings that hold a seat, or wait for one. */
export const liveStates = ['held', 'confirmed', 'waiting', 'offered'] as const

export async function readOwnDetails(
  actor: ActingUser,
  db: Database,
  { id, now }: { id: number; now: Date },
): Promise<OwnOfferingDetails> {
  const row = await findOwn(actor, db, id)
  const own = await readOwn(db, id, now)
  const [entry] = await db
    .select()
    .from(contentEntries)
    .where(eq(contentEntries.id, row.contentEntryId))
  const tickets = await db
    .select()
    .from(ticketTypes)
    .where(and(eq(ticketTypes.offeringId, id), isNull(ticketTypes.hiddenAt)))
    .orderBy(asc(ticketTypes.position), asc(ticketTypes.id))
  const named = await db
    .select({ id: batches.id, name: batches.name })
    .from(batches)
    .where(eq(batches.offeringId, id))
    .orderBy(asc(batches.id))
  const [booked] = await db
    .select({ total: count() })
    .from(bookings)
    .where(and(eq(bookings.offeringId, id), inArray(bookings.state, [...liveStates])))
  const { latitude, longitude } = row
  const filled = <T>(place: string, value: T) => (row.gaps.includes(place) ? null : value)
  const content = {
    title: own.title,
    state: stateOf(row),
    summary: entry?.summary ?? '',
    text: paragraphsOf(entry?.body ?? ''),
    picture: entry?.picture ?? null,
    category: filled('category', row.category),
    camp_group: row.kind === 'camp' ? (entry?.parentId ?? null) : null,
    age_from: filled('age_from', row.ageFrom),
    age_to: filled('age_to', row.ageTo),
    mode: row.mode,
    language: row.language,
    venue_name: row.venueName,
    address: row.address,
    city: filled('city', row.city) ?? '',
    location: latitude === null || longitude === null ? null : { latitude, longitude },
    time_zone: row.timeZone,
    refund_steps: row.refundSteps,
    moves_until_hours: row.movesUntilHours,
    what_to_bring: row.whatToBring,
    ticket_types: tickets.map((ticket, at) => ({
      id: ticket.id,
      name: ticket.name,
      scope: ticket.scope,
      price_in_paise: filled(`ticket_types.${at}.price_in_paise`, ticket.priceInPaise),
      tax_percent: filled(`ticket_types.${at}.tax_percent`, Number(ticket.taxPercent)),
      includes: ticket.includes,
    })),
  }
  return {
    ...own,
    ...content,
    revision: revisionOf(content),
    bookings: Number(booked?.total ?? 0),
    batches: named,
  }
}
