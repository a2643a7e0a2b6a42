import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  contentTypeIds,
  getCmsPage,
  getContent,
  getHome,
  getTalentCampaign,
  listCampaigns,
  listContent,
  listOpenPages,
  type OpenPageKind,
  search,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { contentPaths } from '@brightyard/contract/paths'
import { contentEntries, takenSlugs } from '../../database/schema/content.schema.ts'
import { contentOf, seedContent } from '../../demo/content/content.seed.ts'
import { pagesOf, seedPages } from '../../demo/pages/pages.seed.ts'
import { PictureStore } from '../../demo/pictures/picture-store.ts'
import { anOffering } from '../../testing/offering-factories.ts'
import { aProgram } from '../../testing/program-factories.ts'
import { aProduct } from '../../testing/shop-factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let visitor: Caller
const { Blogs, Event } = contentTypeIds

beforeAll(async () => {
  api = await startTestApi()
  visitor = callerOf(api.app)
  const pictures = new PictureStore()
  await seedContent(api.db, contentOf(pictures, api.clock.now))
  await seedPages(api.db, pagesOf(pictures, api.clock.now))
}, 60_000)
afterAll(() => api.close())

test.each([0, 13, 38, 99_999])('D-017: %d is no content type', async (type) => {
  const response = await visitor.send(listContent, { type })
  expect([404, 422]).toContain(response.statusCode)
})

test.each([...takenSlugs, 'Listing', 'PAYMENT-STATUS'])(
  'W-015: no content can be called `%s`, which is an address of its own',
  async (slug) => {
    const entry = { contentTypeId: Event, title: 'A fair', publishedAt: api.clock.now }
    const insert = api.db.insert(contentEntries).values({ ...entry, slug })
    await expect(insert).rejects.toMatchObject({
      cause: { message: expect.stringContaining('content_entries_slug_is_free') },
    })
    await api.db.insert(contentEntries).values({ ...entry, slug: `the-${slug}` })
    const rename = api.db
      .update(contentEntries)
      .set({ slug })
      .where(eq(contentEntries.slug, `the-${slug}`))
    await expect(rename).rejects.toThrow()
    await api.db.delete(contentEntries).where(eq(contentEntries.slug, `the-${slug}`))
  },
)

test('W-015: every fixed word beside an entry’s slug is reserved', () => {
  const beside = (pattern: string) => {
    const [, ...segments] = pattern.split('/')
    const last = segments.pop() ?? ''
    return { folder: segments.join('/').toLowerCase(), last: last.toLowerCase() }
  }
  // Feeds and their posts have numbers, which no word can be taken for.
  const places = Object.values(contentPaths)
    .filter(({ pattern }) => !pattern.startsWith(contentPaths.feeds.to({})))
    .map(({ pattern }) => beside(pattern))
  const ofEntries = new Set(
    places.filter(({ last }) => last.startsWith(':')).map(({ folder }) => folder),
  )
  const words = places.flatMap(({ folder, last }) => {
    if (last.startsWith(':')) {
      const up = beside(`/${folder}`) // `/program/class/:id` without its id
      return ofEntries.has(up.folder) ? [up.last] : []
    }
    return ofEntries.has(folder) ? [last] : []
  })
  expect(words).toContain('all')
  expect(takenSlugs).toEqual(expect.arrayContaining(words))
})

test('R-036: news and press releases make one list, the newest first', async () => {
  const { News, PressRelease } = contentTypeIds
  const asked = { type: News, also: PressRelease, maxRows: 100 }
  const both = await visitor.call(listContent, asked)
  const [news, press] = [
    await visitor.call(listContent, { type: News }),
    await visitor.call(listContent, { type: PressRelease }),
  ]
  expect(both.meta.total).toBe(news.meta.total + press.meta.total)
  expect(new Set(both.data.map((one) => one.content_type_id))).toEqual(new Set([3, 21]))
  const dates = both.data.map((one) => one.published_at)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(both.tags).toEqual(expect.arrayContaining([...news.tags, ...press.tags]))
  expect((await visitor.send(listContent, { type: News, also: 13 })).statusCode).toBe(404)
})

test('an unknown slug, a slug of another type and an unknown page are not found', async () => {
  expect((await visitor.send(getContent, { type: Blogs, slug: 'nothing' })).statusCode).toBe(404)
  const foreign = { type: Event, slug: 'fractions-in-the-kitchen' }
  expect((await visitor.send(getContent, foreign)).statusCode).toBe(404)
  expect((await visitor.send(getCmsPage, { slug: 'nothing' })).statusCode).toBe(404)
  expect((await visitor.send(getCmsPage, { slug: "a'--" })).statusCode).toBe(422)
})

test.each(Object.entries(contentTypeIds))(
  'D-017: %s (%d) has a list, and its first entry opens',
  async (_, type) => {
    const { data, meta } = await visitor.call(listContent, { type })
    // Types of camps have their camps below them.
    const wanted = type === contentTypeIds.CampaignsType ? 5 : 12
    expect(meta.total).toBeGreaterThanOrEqual(wanted)
    const entry = await visitor.call(getContent, { type, slug: data[0]?.slug ?? '' })
    expect(entry.body.match(/<p>/g)?.length).toBeGreaterThan(2)
    expect(entry.related.map((one) => one.slug)).not.toContain(entry.slug)
  },
)

test('blog posts: the newest first, page by page, narrowed by tag and text', async () => {
  const first = await visitor.call(listContent, { type: Blogs, maxRows: 5, tag: 'Parenting' })
  const dates = first.data.map((one) => one.published_at)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(first.data.every((one) => one.tags.includes('Parenting'))).toBe(true)
  expect(first.tags[0]).toBe('Parenting')
  expect(first.links.next).toBe('/cms/api/content/1?maxRows=5&tag=Parenting&page=2')
  const found = await visitor.call(listContent, { type: Blogs, search: 'telescope' })
  expect(found.data.map((one) => one.slug)).toEqual(['a-first-telescope-night-on-the-terrace'])
  expect((await visitor.call(listContent, { type: Blogs, search: '100%' })).data).toEqual([])
})

test('events to come start with the next one; those over start with the latest', async () => {
  const now = api.clock.now.toISOString()
  const upcoming = (await visitor.call(listContent, { type: Event, when: 'upcoming' })).data
  const past = (await visitor.call(listContent, { type: Event, when: 'past' })).data
  expect([upcoming.length, past.length]).toEqual([7, 5])
  const starts = upcoming.map((one) => one.starts_at ?? '')
  expect(starts).toEqual(starts.toSorted())
  expect(upcoming.every((one) => (one.ends_at ?? '') > now)).toBe(true)
  const over = past.map((one) => one.starts_at ?? '')
  expect(over).toEqual(over.toSorted().toReversed())
})

test('what is not published yet is neither listed nor found', async () => {
  const { now } = api.clock
  const [newest] = (await visitor.call(listContent, { type: Blogs })).data
  api.clock.now = new Date(new Date(newest?.published_at ?? '').getTime() - 1)
  const listed = await visitor.call(listContent, { type: Blogs })
  const response = await visitor.send(getContent, { type: Blogs, slug: newest?.slug ?? '' })
  api.clock.now = now
  expect(listed.data.map((one) => one.slug)).not.toContain(newest?.slug)
  expect(response.statusCode).toBe(404)
})

test.each([
  'about-us',
  'our-story',
  'how-it-works',
  'contact-us',
  'rewardprogram-teachers',
  'scholarship-kids',
  'scholarship-teachers',
  'support',
  'faqs',
  'partnerapp',
  'terms-service',
  'privacy-policy',
  'copyright',
  'disclaimer',
])('the page %s has sections with text', async (slug) => {
  const page = await visitor.call(getCmsPage, { slug })
  expect(page.sections.length).toBeGreaterThan(1)
  expect(JSON.stringify(page.sections).length).toBeGreaterThan(500)
})

test('R-001: the home page has every part, and each holds what its section reads', async () => {
  const home = await visitor.call(getHome)
  const { hero, young_xperts, news, campaigns, awards, testimonials, partners, stats } = home
  expect(hero?.title).toBeTruthy()
  for (const { feature, more } of [young_xperts, news]) {
    expect(feature?.picture?.src).toMatch(/^\/media\//)
    expect(more.length).toBeGreaterThan(1)
  }
  for (const part of [campaigns, awards, testimonials, partners, stats])
    expect(part.length).toBeGreaterThan(2)
  const ends = campaigns.map((one) => one.ends_at)
  expect(ends).toEqual(ends.toSorted())
  for (const { id, slug } of campaigns)
    expect((await visitor.call(getTalentCampaign, { slug })).id).toBe(id)
  // The page carries its data: an entry's text belongs to its own page.
  expect(JSON.stringify(home).length).toBeLessThan(14_000)
})

test('R-001: three voices of the home page are of three kinds of people', async () => {
  const { testimonials } = await visitor.call(getHome)
  const { data } = await visitor.call(listContent, { type: contentTypeIds.Testimonials })
  const kinds = testimonials.map(({ id }) => data.find((one) => one.id === id)?.tags[0])
  expect(new Set(kinds).size).toBe(3)
})

test('campaigns: running by their end, upcoming by their start, past the latest first', async () => {
  const { data } = await visitor.call(listCampaigns)
  expect(data.map((one) => one.state).join()).toMatch(/^(running,){5}(upcoming,){4}past(,past)*$/)
  const ends = data.slice(0, 5).map((one) => one.ends_at)
  expect(ends).toEqual(ends.toSorted())
  const past = (await visitor.call(listCampaigns, { state: 'past' })).data.map((one) => one.ends_at)
  expect(past).toEqual(past.toSorted().toReversed())
})

test('V-017: an empty search finds nothing', async () => {
  expect(await visitor.call(search, { text: '   ' })).toEqual({
    text: '',
    corrected: null,
    groups: [],
    offers: [],
    suggestions: [],
    meta: { total: 0 },
  })
})

test('search answers its four groups with counts, and one group page by page', async () => {
  const all = await visitor.call(search, { text: 'art' })
  expect(all.groups.map((one) => one.group)).toEqual(['events', 'blog', 'workshop', 'young-xperts'])
  expect(all.meta.total).toBe(all.groups.reduce((sum, one) => sum + one.total, 0))
  const workshops = all.groups[2]?.total ?? 0
  const page = await visitor.call(search, { text: 'art', group: 'workshop', maxRows: 2, page: 2 })
  expect(page.groups).toHaveLength(1)
  expect(page.groups[0]).toMatchObject({ total: workshops })
})

test('search suggests words for a typing mistake', async () => {
  const { meta, suggestions } = await visitor.call(search, { text: 'telescop' })
  expect(suggestions).toContain('telescope')
  expect(meta.total).toBeGreaterThan(0)
  expect((await visitor.call(search, { text: 'musci' })).suggestions).toEqual(['music'])
  expect((await visitor.call(search, { text: 'lanturns' })).suggestions).toContain('lanterns')
})

test('Q-037: open pages of every kind are named, hidden and unpublished ones are not', async () => {
  const { db, clock } = api
  const product = await aProduct(db)
  await aProduct(db, { product: { hiddenAt: clock.now } })
  const { entry } = await anOffering(db)
  await anOffering(db, { offering: { hiddenAt: clock.now } })
  await anOffering(db, { entry: { publishedAt: new Date(clock.now.getTime() + 1000) } })
  const { id } = await aProgram(db)
  const hidden = await aProgram(db, { hiddenAt: clock.now })
  const pathsOf = async (kind: OpenPageKind) => (await visitor.call(listOpenPages, { kind })).data
  expect(await pathsOf('activities')).toEqual([`/workshop/${entry.slug}`])
  expect(await pathsOf('programs')).toEqual([`/program/${id}`])
  expect(await pathsOf('products')).toEqual([`/shop/product-details/details?ecommID=${product.id}`])
  expect(await pathsOf('entries')).toContain('/blog/drawing-is-thinking')
  expect(await pathsOf('partner-app-topics')).toEqual(
    ['academies', 'residents', 'schools', 'studios'].map((slug) => `/partnerapp/${slug}`),
  )
  expect(await pathsOf('categories')).toContainEqual(
    expect.stringMatching(/^\/shop\/search-result\?category=[\w-]+$/),
  )
  for (const kind of ['chapters', 'classes'] as const) expect(await pathsOf(kind)).not.toEqual([])
  expect(await pathsOf('programs')).not.toContain(`/program/${hidden.id}`)
  const { meta } = await visitor.call(listOpenPages, { kind: 'entries' })
  expect(meta).toMatchObject({ current_page: 1, last_page: 1, per_page: 5000 })
})
