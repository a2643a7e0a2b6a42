import type { OfferingInput } from '@brightyard/contract'
import { and, eq, like, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { contentEntries, takenSlugs } from '../../database/schema/content.schema.ts'
import { invalidInput } from '../../server/api-problem.ts'
import { escapeHtml } from '../../server/escape-html.ts'

export type GivenOffering = Omit<OfferingInput, 'text'> & { text?: string[] | undefined }

export const textsOf = ({ title, summary, text }: GivenOffering) => ({
  title,
  summary,
  ...(text ? { body: text.map((part) => `<p>${escapeHtml(part)}</p>`).join('') } : {}),
})

/** What `textsOf` has stored; null for a body with anything but such paragraphs. */
export function paragraphsOf(body: string): string[] | null {
  if (!/^(<p>[^<]*<\/p>)*$/.test(body)) return null
  return [...body.matchAll(/<p>([^<]*)<\/p>/g)].map(([, text = '']) =>
    text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&'),
  )
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** What is stored of the input in the offering's own row; throws 422 for what cannot be. */
export function columnsOf(given: GivenOffering) {
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
export async function freeSlug(tx: Database, type: number, title: string): Promise<string> {
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
