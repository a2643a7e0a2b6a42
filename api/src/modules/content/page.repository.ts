import type { CmsPage, ContentCard, Home } from '@brightyard/contract'
import { contentTypeIds } from '@brightyard/contract'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import {
  cmsPages,
  contentEntries,
  homeSlides,
  homeStats,
} from '../../database/schema/content.schema.ts'
import { offerings } from '../../database/schema/offerings.schema.ts'
import { listOfferingCards } from '../offerings/offering-list.repository.ts'
import { listCampaignsOf } from './campaign.repository.ts'
import { cardColumns, contentCardOf, listContentCards } from './content.repository.ts'

export async function findCmsPage(db: Database, slug: string): Promise<CmsPage | undefined> {
  const [row] = await db.select().from(cmsPages).where(eq(cmsPages.slug, slug))
  if (!row) return undefined
  const { title, description, sections, updatedAt } = row
  return { slug: row.slug, title, description, sections, updated_at: updatedAt.toISOString() }
}

export async function readHome(db: Database, now: Date): Promise<Home> {
  const { Services, CaseStudy, News, Awards, Testimonials } = contentTypeIds
  const first = async (types: number[], perPage: number) =>
    (await listContentCards(db, { types, now }, { page: 1, perPage })).data
  const slides = await db.select().from(homeSlides).orderBy(asc(homeSlides.position))
  const stats = await db.select().from(homeStats).orderBy(asc(homeStats.position))
  return {
    slides: slides.map(({ id, title, text, action, picture, area }) => ({
      id,
      title,
      text,
      action,
      picture,
      area,
    })),
    stats: stats.map(({ value, label }) => ({ value, label })),
    programs: await first([Services], 8),
    activities: await readActivities(db, now),
    campaigns: (await listCampaignsOf(db, { state: 'running', now }, { page: 1, perPage: 4 })).data,
    young_xperts: await first([CaseStudy], 8),
    news: await first([News], 4),
    awards: await first([Awards], 6),
    testimonials: await first([Testimonials], 6),
  }
}

/** Events and workshops by their next session: an entry knows only the first of its series, and no seats. */
async function readActivities(db: Database, now: Date): Promise<ContentCard[]> {
  const perPage = 8
  const { data } = await listOfferingCards(
    db,
    { kinds: ['event', 'workshop'], sort: 'next', maxRows: perPage },
    { page: 1, perPage },
    now,
  )
  const rows = await db
    .select({ offeringId: offerings.id, entry: cardColumns })
    .from(offerings)
    .innerJoin(contentEntries, eq(contentEntries.id, offerings.contentEntryId))
    .where(
      inArray(
        offerings.id,
        data.map(({ id }) => id),
      ),
    )
  const types = [contentTypeIds.Event, contentTypeIds.Workshop]
  const others = { types, now, when: 'upcoming', unbookable: true } as const
  const unbookable = await listContentCards(db, others, { page: 1, perPage })
  const bookable = data.flatMap(({ id, next_session, is_sold_out }) => {
    const row = rows.find(({ offeringId }) => offeringId === id)
    if (!row || !next_session) return []
    const card = contentCardOf(row.entry)
    const subtitle = is_sold_out ? 'Sold out' : card.subtitle
    return [{ ...card, starts_at: next_session.starts_at, ends_at: next_session.ends_at, subtitle }]
  })
  return [...bookable, ...unbookable.data]
    .toSorted((one, other) => (one.starts_at ?? '').localeCompare(other.starts_at ?? ''))
    .slice(0, perPage)
}
