import type { OfferingKind, OwnOffering } from '@brightyard/contract'
import { contentTypeOfKind } from '@brightyard/contract'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { RowLock } from '../../database/row-lock.ts'
import { contentEntries } from '../../database/schema/content.schema.ts'
import { offerings, offeringSessions, ticketTypes } from '../../database/schema/offerings.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { conflict, invalidInput } from '../../server/api-problem.ts'
import { findOwn, newOrganiser } from './organiser-scope.ts'
import { campParent } from './own-camp-group.ts'
import { columnsOf, freeSlug, type GivenOffering, refuseWrong, textsOf } from './own-columns.ts'
import { storePicture } from './own-picture.ts'
import { readOwn, readOwnDetails, stateOf } from './own-view.repository.ts'
import { localDateOf, refreshOffering } from './refresh-offering.ts'

/** Of the entry of what is not offered, so that no list of content shows it. */
const notPublished = new Date('9999-12-31T00:00:00.000Z')

/** A draft. */
export async function insertOwn(
  actor: ActingUser,
  tx: Database,
  { vendor_id, ...given }: GivenOffering & { kind: OfferingKind; vendor_id?: number | undefined },
  now: Date,
): Promise<OwnOffering> {
  const { kind } = given
  const vendorId = await newOrganiser(actor, tx, vendor_id)
  refuseWrong(given, { isDraft: true })
  const contentTypeId = contentTypeOfKind[kind]
  const [entry] = await tx
    .insert(contentEntries)
    .values({
      contentTypeId,
      slug: await freeSlug(tx, contentTypeId, given.title),
      ...textsOf(given),
      parentId: await campParent(tx, { kind, given, now }),
      publishedAt: notPublished,
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
      hiddenAt: now,
    })
    .returning()
  return storeRest(actor, tx, row?.id ?? 0, { given, now })
}

type Change = GivenOffering & { id: number; is_offered: boolean; revision?: string | undefined }

export async function updateOwn(
  actor: ActingUser,
  tx: Database,
  { id, is_offered, revision, ...given }: Change,
  { now, lock }: { now: Date; lock: RowLock },
): Promise<OwnOffering> {
  const found = await findOwn(actor, tx, id)
  // Two changes to one revision come one after the other, so that the second one is refused.
  const [row = found] = await lock(tx.select().from(offerings).where(eq(offerings.id, id)))
  const stored = revision === undefined ? null : await readOwnDetails(actor, tx, { id, now })
  if (stored && stored.revision !== revision)
    throw conflict(
      'changed_elsewhere',
      'Somebody else has changed this offering meanwhile. What you wrote is kept here: load the page again, and save it on top of theirs or discard it.',
    )
  const { contentEntryId, hiddenAt, createdAt, kind } = row
  const [entry] = await tx
    .select({ parentId: contentEntries.parentId, body: contentEntries.body })
    .from(contentEntries)
    .where(eq(contentEntries.id, contentEntryId))
  const parentId = await campParent(tx, { kind, given, current: entry?.parentId ?? null, now })
  const begins = is_offered && hiddenAt !== null
  const whole = {
    ...given,
    kind,
    camp_group: kind === 'camp' ? parentId : undefined,
    text: given.text ?? (entry?.body ? undefined : []),
  }
  refuseWrong(whole, {
    isDraft: !is_offered && stateOf(row) === 'draft',
    others: begins ? await missingDates(tx, id, { given, now }) : {},
  })
  // Later than a draft is hidden since, at whatever speed.
  const endedAt = new Date(Math.max(now.getTime(), createdAt.getTime() + 1))
  await tx
    .update(offerings)
    .set({ ...columnsOf(given), hiddenAt: is_offered ? null : (hiddenAt ?? endedAt) })
    .where(eq(offerings.id, id))
  await tx
    .update(contentEntries)
    .set({
      ...textsOf(given),
      parentId,
      ...(is_offered ? {} : { publishedAt: notPublished }),
      ...(begins ? { publishedAt: now } : {}),
    })
    .where(eq(contentEntries.id, contentEntryId))
  if (given.time_zone !== row.timeZone) await storeLocalDates(tx, id, given.time_zone)
  return storeRest(actor, tx, id, { given, now })
}

/** A draft, with its dates. */
export async function deleteDraft(
  actor: ActingUser,
  tx: Database,
  { id, lock }: { id: number; lock: RowLock },
): Promise<void> {
  await findOwn(actor, tx, id)
  const [row] = await lock(tx.select().from(offerings).where(eq(offerings.id, id)))
  if (!row || stateOf(row) !== 'draft')
    throw conflict('published', 'This was offered already. Take it off the lists instead.')
  await tx.delete(offeringSessions).where(eq(offeringSessions.offeringId, id))
  await tx.delete(offerings).where(eq(offerings.id, id))
  await tx.delete(contentEntries).where(eq(contentEntries.id, row.contentEntryId))
}

/** Why nobody could book it: no date to come, or none that its tickets are for. */
async function missingDates(
  tx: Database,
  id: number,
  { given, now }: { given: GivenOffering; now: Date },
): Promise<Record<string, string>> {
  const dates = await tx
    .select({ batchId: offeringSessions.batchId })
    .from(offeringSessions)
    .where(
      and(
        eq(offeringSessions.offeringId, id),
        eq(offeringSessions.state, 'scheduled'),
        gt(offeringSessions.startsAt, now),
      ),
    )
  if (dates.length === 0) return { dates: 'Please add a date to come.' }
  const areForCourses =
    given.ticket_types.length > 0 && given.ticket_types.every(({ scope }) => scope === 'batch')
  return areForCourses && dates.every(({ batchId }) => batchId === null)
    ? {
        dates:
          'Every ticket is for a whole course, and no dates are one yet. Please add dates with a name.',
      }
    : {}
}

/** The dates at the venue, by its new clock. */
async function storeLocalDates(tx: Database, id: number, timeZone: string) {
  const rows = await tx
    .select()
    .from(offeringSessions)
    .where(eq(offeringSessions.offeringId, id))
    .orderBy(asc(offeringSessions.id))
  for (const row of rows)
    await tx
      .update(offeringSessions)
      .set({ localDate: localDateOf(row.startsAt, timeZone) })
      .where(eq(offeringSessions.id, row.id))
}

async function storeRest(
  actor: ActingUser,
  tx: Database,
  id: number,
  { given, now }: { given: GivenOffering; now: Date },
) {
  await storeTickets(tx, id, given, now)
  if (given.picture !== undefined) await storePicture(actor, tx, id, given.picture)
  await refreshOffering(tx, id)
  return readOwn(tx, id, now)
}

async function storeTickets(tx: Database, id: number, { ticket_types }: GivenOffering, now: Date) {
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
      priceInPaise: ticket.price_in_paise ?? 0,
      taxPercent: String(ticket.tax_percent ?? 0),
      hiddenAt: null,
      ...(ticket.includes === undefined ? {} : { includes: ticket.includes }),
    }
    if (ticket.id === undefined) await tx.insert(ticketTypes).values({ ...values, offeringId: id })
    else if (present.some((row) => row.id === ticket.id))
      await tx.update(ticketTypes).set(values).where(eq(ticketTypes.id, ticket.id))
    else throw invalidInput({ ticket_types: 'One of the tickets is of another offering.' })
  }
}
