import type { ActivityKind, OfferingInput, OwnOffering } from '@brightyard/contract'
import { contentTypeOfKind } from '@brightyard/contract'
import { and, count, desc, eq, inArray, like, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { contentEntries, takenSlugs } from '../../database/schema/content.schema.ts'
import { offerings, ticketTypes } from '../../database/schema/offerings.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { invalidInput, notAuthorized } from '../../server/api-problem.ts'
import { escapeHtml } from '../../server/escape-html.ts'
import type { PageRequest } from '../../server/paging.ts'
import { findOwn, organiserOf } from './organiser-scope.ts'
import { refreshOffering } from './refresh-offering.ts'

type Given = Omit<OfferingInput, 'text'> & { text?: string[] | undefined }

const selectOwn = (db: Database, where: SQL | undefined) =>
  db
    .select({ offering: offerings, slug: contentEntries.slug, title: contentEntries.title })
    .from(offerings)
    .innerJoin(contentEntries, eq(contentEntries.id, offerings.contentEntryId))
    .where(where)
    .orderBy(desc(offerings.createdAt), desc(offerings.id))

const ownOf = ({
  offering,
  slug,
  title,
}: Awaited<ReturnType<typeof selectOwn>>[number]): OwnOffering => ({
  id: offering.id,
  kind: offering.kind,
  slug,
  title,
  is_offered: offering.hiddenAt === null,
  price_from_in_paise: offering.priceFromInPaise,
  first_starts_at: offering.firstStartsAt?.toISOString() ?? null,
  last_ends_at: offering.lastEndsAt?.toISOString() ?? null,
})

export async function listOwn(actor: ActingUser, db: Database, { page, perPage }: PageRequest) {
  const vendorId = organiserOf(actor)
  const where = vendorId === null ? undefined : eq(offerings.vendorId, vendorId)
  const [found] = await db.select({ total: count() }).from(offerings).where(where)
  const rows = await selectOwn(db, where)
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { total: Number(found?.total ?? 0), data: rows.map(ownOf) }
}

export async function insertOwn(
  actor: ActingUser,
  tx: Database,
  { kind, ...given }: Given & { kind: ActivityKind },
  now: Date,
): Promise<OwnOffering> {
  const vendorId = organiserOf(actor)
  if (vendorId === null) throw notAuthorized()
  const contentTypeId = contentTypeOfKind[kind]
  const [entry] = await tx
    .insert(contentEntries)
    .values({
      contentTypeId,
      slug: await freeSlug(tx, contentTypeId, given.title),
      ...textsOf(given),
      publishedAt: now,
    })
    .returning()
  const [row] = await tx
    .insert(offerings)
    .values({
      ...columnsOf(given),
      kind,
      vendorId,
      contentEntryId: entry?.id ?? 0,
      createdAt: now,
    })
    .returning()
  return storeRest(tx, row?.id ?? 0, given, now)
}

export async function updateOwn(
  actor: ActingUser,
  tx: Database,
  { id, is_offered, ...given }: Given & { id: number; is_offered: boolean },
  now: Date,
): Promise<OwnOffering> {
  const { contentEntryId, hiddenAt } = await findOwn(actor, tx, id)
  await tx
    .update(offerings)
    .set({ ...columnsOf(given), hiddenAt: is_offered ? null : (hiddenAt ?? now) })
    .where(eq(offerings.id, id))
  await tx.update(contentEntries).set(textsOf(given)).where(eq(contentEntries.id, contentEntryId))
  return storeRest(tx, id, given, now)
}

async function storeRest(tx: Database, id: number, { ticket_types }: Given, now: Date) {
  const present = await tx.select().from(ticketTypes).where(eq(ticketTypes.offeringId, id))
  const kept = new Set(ticket_types.map((ticket) => ticket.id))
  const gone = present.filter((row) => !kept.has(row.id) && row.hiddenAt === null)
  if (gone.length > 0)
    await tx
      .update(ticketTypes)
      .set({ hiddenAt: now })
      .where(
        inArray(
          ticketTypes.id,
          gone.map((row) => row.id),
        ),
      )
  for (const [position, ticket] of ticket_types.entries()) {
    const values = {
      position,
      name: ticket.name,
      scope: ticket.scope,
      priceInPaise: ticket.price_in_paise,
      taxPercent: String(ticket.tax_percent),
      hiddenAt: null,
    }
    if (ticket.id === undefined) await tx.insert(ticketTypes).values({ ...values, offeringId: id })
    else if (present.some((row) => row.id === ticket.id))
      await tx.update(ticketTypes).set(values).where(eq(ticketTypes.id, ticket.id))
    else throw invalidInput({ ticket_types: 'One of the tickets is of another offering.' })
  }
  await refreshOffering(tx, id)
  const [row] = await selectOwn(tx, eq(offerings.id, id))
  if (!row) throw new Error(`Offering ${id} was not stored.`)
  return ownOf(row)
}

const textsOf = ({ title, summary, text }: Given) => ({
  title,
  summary,
  ...(text ? { body: text.map((part) => `<p>${escapeHtml(part)}</p>`).join('') } : {}),
})

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

function columnsOf(given: Given) {
  const isOnline = given.mode === 'online'
  if (given.age_from > given.age_to)
    throw invalidInput({
      age_to: 'The highest age is below the lowest. Please change one of them.',
    })
  if (!isOnline && (given.city === '' || given.venue_name === ''))
    throw invalidInput({
      venue_name: 'Please say where it is: the name of the place and its city.',
    })
  if (!isTimeZone(given.time_zone)) throw invalidInput({ time_zone: 'Please choose a time zone.' })
  const place = isOnline ? null : given.location
  return {
    category: given.category,
    ageFrom: given.age_from,
    ageTo: given.age_to,
    mode: given.mode,
    language: given.language,
    venueName: isOnline ? '' : given.venue_name,
    address: isOnline ? '' : given.address,
    city: isOnline ? '' : given.city,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    timeZone: given.time_zone,
    refundSteps: given.refund_steps.toSorted((a, b) => b.hours_before - a.hours_before),
    movesUntilHours: given.moves_until_hours,
    whatToBring: given.what_to_bring,
  }
}

/** `clay-animals`, or `clay-animals-2` where that is taken. */
async function freeSlug(tx: Database, type: number, title: string): Promise<string> {
  const words = title
    .toLowerCase()
    .normalize('NFKD')
    .match(/[a-z0-9]+/g)
  const slug = (words ?? ['activity']).join('-').slice(0, 100)
  const rows = await tx
    .select({ slug: contentEntries.slug })
    .from(contentEntries)
    .where(
      and(
        eq(contentEntries.contentTypeId, type),
        or(eq(contentEntries.slug, slug), like(contentEntries.slug, `${slug}-%`)),
      ),
    )
  const taken = new Set<string>([...takenSlugs, ...rows.map((row) => row.slug)])
  if (!taken.has(slug)) return slug
  for (let number = 2; ; number += 1)
    if (!taken.has(`${slug}-${number}`)) return `${slug}-${number}`
}
