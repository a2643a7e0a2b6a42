import type { ContentCard, Home, HomeLine, HomeStories } from '@brightyard/contract'
import { contentTypeIds } from '@brightyard/contract'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { contentEntries, homeSlides, homeStats } from '../../database/schema/content.schema.ts'
import { offerings } from '../../database/schema/offerings.schema.ts'
import { readOfferingFacets } from '../offerings/offering-facet.repository.ts'
import { listOfferingCards } from '../offerings/offering-list.repository.ts'
import { listCards } from '../programs/program-card.repository.ts'
import { listCampaignsOf } from './campaign.repository.ts'
import { cardColumns, contentCardOf, listContentCards } from './content.repository.ts'

/** What each section of the home page reads, and nothing else: the page carries its data. */
export async function readHome(db: Database, now: Date): Promise<Home> {
  const { CaseStudy, News, Awards, Testimonials, Partners } = contentTypeIds
  const first = async (type: number, perPage: number) =>
    (await listContentCards(db, { types: [type], now }, { page: 1, perPage })).data
  const [slide] = await db.select().from(homeSlides).orderBy(asc(homeSlides.position)).limit(1)
  const stats = await db.select().from(homeStats).orderBy(asc(homeStats.position))
  const { ages, cities } = await readOfferingFacets(db, {}, now)
  const running = await listCampaignsOf(db, { state: 'running', now }, { page: 1, perPage: 4 })
  const recommended = { sort: 'featured', limit: 5, offset: 0 } as const
  return {
    hero: slide
      ? {
          title: slide.title,
          text: slide.text,
          action: slide.action,
          picture: slide.picture,
          area: slide.area,
        }
      : null,
    stats: stats.map(({ value, label }) => ({ value, label })),
    ages: ages.map(({ band, count }) => ({ band, count })),
    cities: cities.toSorted((one, other) => other.count - one.count).slice(0, 5),
    activities: await readActivities(db, now),
    programs: (await listCards(db, {}, recommended)).data.map((program) => ({
      id: program.id,
      title: program.title,
      age_from: program.age_from,
      age_to: program.age_to,
      mode: program.mode,
      weeks: program.weeks,
      price_in_paise: program.price_in_paise,
    })),
    campaigns: running.data.map((campaign) => ({
      id: campaign.id,
      slug: campaign.slug,
      title: campaign.title,
      theme: campaign.theme,
      ends_at: campaign.ends_at,
      age: campaign.age,
      entry_fee_in_paise: campaign.entry_fee_in_paise,
    })),
    young_xperts: storiesOf(await first(CaseStudy, 3)),
    news: storiesOf(await first(News, 4)),
    awards: (await first(Awards, 4)).map(lineOf),
    testimonials: differentVoices(await first(Testimonials, 12), 3).map((entry) => ({
      id: entry.id,
      title: entry.title,
      summary: entry.summary,
      subtitle: entry.subtitle,
      picture: entry.picture,
    })),
    partners: (await first(Partners, 5)).map(lineOf),
  }
}

const lineOf = (card: ContentCard): HomeLine => ({
  id: card.id,
  content_type_id: card.content_type_id,
  slug: card.slug,
  title: card.title,
  published_at: card.published_at,
})

const storiesOf = ([first, ...others]: readonly ContentCard[]): HomeStories => ({
  feature: first ? { ...lineOf(first), summary: first.summary, picture: first.picture } : null,
  more: others.map(lineOf),
})

/** One of each kind of people first: three guardians in a row would say the same. */
function differentVoices(cards: readonly ContentCard[], count: number): ContentCard[] {
  const kindOf = ({ tags }: ContentCard) => tags[0]
  const isFirst = (card: ContentCard) => cards.find((one) => kindOf(one) === kindOf(card)) === card
  return [...cards.filter(isFirst), ...cards.filter((card) => !isFirst(card))].slice(0, count)
}

/** Events and workshops by their next session: an entry knows only the first of its series, and no seats. */
async function readActivities(db: Database, now: Date): Promise<Home['activities']> {
  const perPage = 6
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
    return [{ ...contentCardOf(row.entry), starts_at: next_session.starts_at, is_sold_out }]
  })
  return [...bookable, ...unbookable.data.map((card) => ({ ...card, is_sold_out: false }))]
    .flatMap(
      ({ id, content_type_id, slug, title, starts_at, place, price_in_paise, is_sold_out }) =>
        starts_at === null
          ? []
          : [{ id, content_type_id, slug, title, starts_at, place, price_in_paise, is_sold_out }],
    )
    .toSorted((one, other) => one.starts_at.localeCompare(other.starts_at))
    .slice(0, perPage)
}
