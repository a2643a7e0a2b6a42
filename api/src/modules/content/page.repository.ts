import type { CmsPage, Home } from '@brightyard/contract'
import { contentTypeIds } from '@brightyard/contract'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { cmsPages, homeSlides, homeStats } from '../../database/schema/content.schema.ts'
import { listCampaignsOf } from './campaign.repository.ts'
import { listContentCards } from './content.repository.ts'

export async function findCmsPage(db: Database, slug: string): Promise<CmsPage | undefined> {
  const [row] = await db.select().from(cmsPages).where(eq(cmsPages.slug, slug))
  if (!row) return undefined
  const { title, description, sections, updatedAt } = row
  return { slug: row.slug, title, description, sections, updated_at: updatedAt.toISOString() }
}

export async function readHome(db: Database, now: Date): Promise<Home> {
  const { Services, Event, Workshop, CaseStudy, News, Awards, Testimonials } = contentTypeIds
  const first = async (types: number[], perPage: number, when?: 'upcoming') =>
    (await listContentCards(db, { types, now, when }, { page: 1, perPage })).data
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
    activities: await first([Event, Workshop], 8, 'upcoming'),
    campaigns: (await listCampaignsOf(db, { state: 'running', now }, { page: 1, perPage: 4 })).data,
    young_xperts: await first([CaseStudy], 8),
    news: await first([News], 4),
    awards: await first([Awards], 6),
    testimonials: await first([Testimonials], 6),
  }
}
