import type { OfferingDraft, OfferingKind } from '@brightyard/contract'
import { offeringCategories, offeringProblems } from '@brightyard/contract'
import { and, eq, like, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { contentEntries, takenSlugs } from '../../database/schema/content.schema.ts'
import { invalidInput } from '../../server/api-problem.ts'
import { escapeHtml } from '../../server/escape-html.ts'

export type GivenOffering = Omit<OfferingDraft, 'text'> & { text?: string[] | undefined }

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

/** Throws 422 for what is wrong with it, by place; gaps are wrong of anything but a draft. */
export function refuseWrong(
  given: GivenOffering & { kind: OfferingKind },
  { isDraft, others = {} }: { isDraft: boolean; others?: Record<string, string> },
): void {
  const problems = { ...offeringProblems(given, { isDraft }), ...others }
  if (!isTimeZone(given.time_zone)) problems['time_zone'] = 'Please choose a time zone.'
  if (Object.keys(problems).length > 0) throw invalidInput(problems)
}

/** What a draft leaves open although its tables want it. */
function gapsOf({ mode, city, category, age_from, age_to, ticket_types }: GivenOffering): string[] {
  const open: Record<string, boolean> = {
    category: category === null,
    age_from: age_from === null,
    age_to: age_to === null,
    city: mode === 'in-person' && city === '',
    ticket_types: ticket_types.length === 0,
  }
  for (const [at, { price_in_paise, tax_percent }] of ticket_types.entries()) {
    open[`ticket_types.${at}.price_in_paise`] = price_in_paise === null
    open[`ticket_types.${at}.tax_percent`] = tax_percent === null
  }
  return Object.keys(open).filter((place) => open[place])
}

/** What is stored of the input in the offering's own row, with stand-ins for what a draft leaves open. */
export function columnsOf(given: GivenOffering) {
  const isOnline = given.mode === 'online'
  const place = isOnline ? null : given.location
  return {
    category: given.category ?? offeringCategories[0],
    ageFrom: given.age_from ?? 0,
    ageTo: given.age_to ?? 99,
    mode: given.mode,
    language: given.language,
    venueName: isOnline ? '' : given.venue_name,
    address: isOnline ? '' : given.address,
    city: isOnline ? '' : given.city || '–',
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    timeZone: given.time_zone,
    refundSteps: given.refund_steps.toSorted((a, b) => b.hours_before - a.hours_before),
    movesUntilHours: given.moves_until_hours,
    whatToBring: given.what_to_bring,
    gaps: gapsOf(given),
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
