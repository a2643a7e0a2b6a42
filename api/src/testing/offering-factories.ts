import type { OfferingKind } from '@brightyard/contract'
import { contentTypeOfKind } from '@brightyard/contract'
import type { Database } from '../database/database.ts'
import { contentEntries } from '../database/schema/content.schema.ts'
import { offerings, offeringSessions, ticketTypes } from '../database/schema/offerings.schema.ts'
import { localDateOf, refreshOffering } from '../modules/offerings/refresh-offering.ts'
import { aVendor } from './factories.ts'

let made = 0
const hour = 60 * 60 * 1000

interface Options {
  offering?: Partial<typeof offerings.$inferInsert>
  entry?: Partial<typeof contentEntries.$inferInsert>
  /** Each lasts an hour and has ten seats unless given. */
  sessions?: (Partial<typeof offeringSessions.$inferInsert> & { startsAt: Date })[]
  tickets?: Partial<typeof ticketTypes.$inferInsert>[]
}

/** A workshop in Pune for ages 6 to 10, ₹590 a session, by default with one session on 25 March 2026. */
export async function anOffering(
  db: Database,
  { offering, entry, sessions, tickets = [{}] }: Options = {},
) {
  made += 1
  const kind: OfferingKind = offering?.kind ?? 'workshop'
  const [content] = await db
    .insert(contentEntries)
    .values({
      contentTypeId: contentTypeOfKind[kind],
      slug: `offering-${made}`,
      title: `Offering ${made}`,
      publishedAt: new Date(0),
      ...entry,
    })
    .returning()
  const [row] = await db
    .insert(offerings)
    .values({
      kind,
      category: 'art',
      ageFrom: 6,
      ageTo: 10,
      mode: 'in-person',
      language: 'English',
      venueName: 'Brightyard Centre',
      address: '12, Lake View Road',
      timeZone: 'Asia/Kolkata',
      refundSteps: [
        { hours_before: 72, percent_back: 100 },
        { hours_before: 24, percent_back: 50 },
      ],
      movesUntilHours: 24,
      ...offering,
      city: offering?.city ?? (offering?.mode === 'online' ? '' : 'Pune'),
      contentEntryId: content?.id ?? 0,
      vendorId: offering?.vendorId ?? (await aVendor(db, { vendorType: 1 })).id,
    })
    .returning()
  if (!row || !content) throw new Error('The offering was not made.')
  const sessionRows = await db
    .insert(offeringSessions)
    .values(
      (sessions ?? [{ startsAt: new Date('2026-03-25T05:30:00.000Z') }]).map((session) => ({
        endsAt: new Date(session.startsAt.getTime() + hour),
        localDate: localDateOf(session.startsAt, row.timeZone),
        capacity: 10,
        ...session,
        offeringId: row.id,
      })),
    )
    .returning()
  const ticketRows = await db
    .insert(ticketTypes)
    .values(
      tickets.map((ticket, position) => ({
        position,
        name: 'One child',
        scope: 'session' as const,
        priceInPaise: 59_000,
        taxPercent: '18',
        ...ticket,
        offeringId: row.id,
      })),
    )
    .returning()
  await refreshOffering(db, row.id)
  return { offering: row, entry: content, sessions: sessionRows, tickets: ticketRows }
}
