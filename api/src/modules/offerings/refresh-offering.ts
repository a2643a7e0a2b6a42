import { and, eq, isNull, max, min } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { contentEntries } from '../../database/schema/content.schema.ts'
import { offerings, offeringSessions, ticketTypes } from '../../database/schema/offerings.schema.ts'

/**
 * Stores what lists read of an offering's sessions and tickets, there and in its content entry. Call it in
 * every transaction that changes either, other than the seats taken.
 */
export async function refreshOffering(tx: Database, id: number): Promise<void> {
  const [dates] = await tx
    .select({ first: min(offeringSessions.startsAt), last: max(offeringSessions.endsAt) })
    .from(offeringSessions)
    .where(and(eq(offeringSessions.offeringId, id), eq(offeringSessions.state, 'scheduled')))
  const [price] = await tx
    .select({ lowest: min(ticketTypes.priceInPaise) })
    .from(ticketTypes)
    .where(and(eq(ticketTypes.offeringId, id), isNull(ticketTypes.hiddenAt)))
  const [row] = await tx
    .update(offerings)
    .set({
      firstStartsAt: dates?.first ?? null,
      lastEndsAt: dates?.last ?? null,
      priceFromInPaise: price?.lowest ?? 0,
    })
    .where(eq(offerings.id, id))
    .returning()
  if (!row) return
  await tx
    .update(contentEntries)
    .set({
      startsAt: row.firstStartsAt,
      endsAt: row.lastEndsAt,
      place: row.mode === 'online' ? 'Online' : `${row.venueName}, ${row.city}`,
      priceInPaise: row.priceFromInPaise,
    })
    .where(eq(contentEntries.id, row.contentEntryId))
}

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** The date at the venue: `2026-03-18`. */
export function localDateOf(instant: Date, timeZone: string): string {
  const known = dayFormats.get(timeZone)
  const format = known ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  if (!known) dayFormats.set(timeZone, format)
  return format.format(instant)
}
