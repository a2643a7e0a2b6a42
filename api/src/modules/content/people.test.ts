import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  contentTypeIds,
  getContent,
  getPanellist,
  getPartner,
  listContent,
  listMedia,
  listNewspapers,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { campaigns, contentEntries } from '../../database/schema/content.schema.ts'
import {
  newspaperIssues,
  panelSessions,
  partnerProfiles,
} from '../../database/schema/people.schema.ts'
import { seedRows } from '../../demo/seed-demo.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let visitor: Caller
const { CaseStudy, Partners, PanelList, Careers, Awards } = contentTypeIds
const day = 24 * 60 * 60 * 1000

beforeAll(async () => {
  api = await startTestApi()
  visitor = callerOf(api.app)
  await seedRows(api.db, api.clock.now)
}, 60_000)
afterAll(() => api.close())

const statusOf = async (call: typeof getPartner | typeof getPanellist, slug: string) =>
  (await visitor.send(call, { slug })).statusCode

test('R-141, R-139: what is no partner and no panellist is not found', async () => {
  expect(await statusOf(getPartner, 'nobody')).toBe(404)
  expect(await statusOf(getPanellist, 'nobody')).toBe(404)
  expect(await statusOf(getPartner, 'nasreen-ali')).toBe(404)
  expect(await statusOf(getPanellist, 'maati-studio')).toBe(404)
  expect(await statusOf(getPartner, "a'--")).toBe(422)
})

test('R-141: a partner that is not published yet is not found, nor its gallery shown', async () => {
  const publishedAt = new Date(api.clock.now.getTime() + day)
  const [entry] = await api.db
    .insert(contentEntries)
    .values({ contentTypeId: Partners, slug: 'soon', title: 'Soon', publishedAt })
    .returning({ id: contentEntries.id })
  const profile = { contentEntryId: entry?.id ?? 0, address: 'Here', partnerSince: 2026 }
  await api.db.insert(partnerProfiles).values(profile)
  expect(await statusOf(getPartner, 'soon')).toBe(404)
  await api.db
    .update(contentEntries)
    .set({ publishedAt: api.clock.now })
    .where(eq(contentEntries.slug, 'soon'))
  const partner = await visitor.call(getPartner, { slug: 'soon' })
  expect(partner).toMatchObject({ vendor_id: null, programs: [], activities: { total: 0 } })
  await api.db.delete(contentEntries).where(eq(contentEntries.slug, 'soon'))
})

test('R-141: a partner has text, contact, its own galleries and what it offers', async () => {
  const partner = await visitor.call(getPartner, { slug: 'sur-taal-academy' })
  expect(partner).toMatchObject({ place: 'Bengaluru', email: 'hello@surtaal.example' })
  expect(partner.galleries.map(({ title }) => title)).toEqual([
    'The Rainy Season Concert',
    'First Lessons',
  ])
  expect(partner.galleries.every(({ pictures }) => pictures.every(({ alt }) => alt))).toBe(true)
  expect(partner.activities.total).toBeGreaterThan(0)
  expect(partner.activities.data.every((one) => one.organiser.id === partner.vendor_id)).toBe(true)
  expect(partner.programs.length).toBeGreaterThan(0)
})

test('R-046: partners are found by text and by city, and every city is named', async () => {
  const asked = { type: Partners, place: 'Bengaluru' }
  const { data, places, meta } = await visitor.call(listContent, asked)
  expect(data.map(({ title }) => title).toSorted()).toEqual([
    'Banyan Tree School',
    'Sur & Taal Academy',
  ])
  expect(meta.total).toBe(2)
  expect(places).toEqual(places.toSorted())
  expect(places).toContain('Pune')
  const found = await visitor.call(listContent, { ...asked, search: 'music' })
  expect(found.data.map(({ title }) => title)).toEqual(['Sur & Taal Academy'])
  const paged = await visitor.call(listContent, { ...asked, maxRows: 1 })
  expect(paged.links.next).toBe('/cms/api/content/12?maxRows=1&place=Bengaluru&page=2')
})

test('every partner has a profile, and every panellist has judged something', async () => {
  for (const { slug } of (await visitor.call(listContent, { type: Partners })).data)
    expect((await visitor.call(getPartner, { slug })).galleries.length).toBeGreaterThan(0)
  for (const { slug } of (await visitor.call(listContent, { type: PanelList })).data)
    expect((await visitor.call(getPanellist, { slug })).sessions.length).toBeGreaterThan(0)
})

test('R-139: a panellist has the sessions judged, the latest first, none to come', async () => {
  const { sessions, id } = await visitor.call(getPanellist, { slug: 'nasreen-ali' })
  expect(sessions.map(({ campaign }) => campaign.slug)).toEqual([
    'festival-of-lights',
    'colourothon',
    'clay-carnival',
  ])
  expect(sessions[1]).toMatchObject({ role: 'chair', entries_judged: 340 })
  const [campaign] = await api.db.select({ id: campaigns.id }).from(campaigns).limit(1)
  const heldAt = new Date(api.clock.now.getTime() + day)
  await api.db.insert(panelSessions).values({
    contentEntryId: id,
    campaignId: campaign?.id ?? 0,
    heldAt,
    role: 'judge',
    entriesJudged: 1,
  })
  const later = await visitor.call(getPanellist, { slug: 'nasreen-ali' })
  expect(later.sessions).toEqual(sessions)
})

test('R-008: positions by team and place; what has closed is not among them', async () => {
  const open = { type: Careers, when: 'upcoming' as const, maxRows: 50 }
  const all = await visitor.call(listContent, open)
  const closing = all.data.map((one) => one.ends_at ?? '')
  expect(closing).toEqual(closing.toSorted())
  expect(all.places).toContain('Remote, India')
  expect(all.tags).toContain('Technology')
  const remote = await visitor.call(listContent, {
    ...open,
    tag: 'Technology',
    place: 'Remote, India',
  })
  expect(remote.data.map(({ title }) => title)).toEqual(['Data Analyst, Learning'])
  const { now } = api.clock
  api.clock.now = new Date(now.getTime() + 7 * day)
  const later = await visitor.call(listContent, open)
  api.clock.now = now
  expect(later.data.map(({ title }) => title)).not.toContain('Toy Safety Tester')
  expect(later.meta.total).toBe(all.meta.total - 1)
  expect(later.places).toEqual(all.places)
})

test('R-004: awards were given over years, each by somebody', async () => {
  const { data } = await visitor.call(listContent, { type: Awards, maxRows: 50 })
  expect(data.every(({ subtitle, picture }) => subtitle && picture)).toBe(true)
  const years = new Set(data.map(({ published_at }) => published_at.slice(0, 4)))
  expect(years.size).toBeGreaterThan(2)
})

test('R-146: a story has pictures with words, and neither surname, exact age nor place', async () => {
  const { data } = await visitor.call(listContent, { type: CaseStudy, maxRows: 50 })
  const bodies = new Set<string>()
  for (const { slug, subtitle } of data) {
    expect(subtitle).toMatch(/^Ages \d+ to \d+$/)
    const story = await visitor.call(getContent, { type: CaseStudy, slug })
    expect(story.gallery.length).toBeGreaterThan(2)
    expect(story.gallery.every(({ alt }) => alt.length > 8)).toBe(true)
    bodies.add(story.body)
  }
  expect(bodies.size).toBe(data.length)
})

test('R-038: newspapers by month, the latest first, by year, none that is not out', async () => {
  await api.db.delete(newspaperIssues)
  const issue = (month: string, publishedAt: Date) => ({
    month,
    number: 1,
    headline: 'Kites',
    pdf: '/media/kites.pdf',
    pages: 4,
    publishedAt,
  })
  const { now } = api.clock
  await api.db
    .insert(newspaperIssues)
    .values([
      issue('2025-12-01', now),
      issue('2026-02-01', now),
      issue('2026-01-01', now),
      issue('2099-01-01', new Date(now.getTime() + day)),
    ])
  const { data, years, meta } = await visitor.call(listNewspapers)
  expect(data.map(({ month }) => month)).toEqual(['2026-02-01', '2026-01-01', '2025-12-01'])
  expect([years, meta.total]).toEqual([[2026, 2025], 3])
  const one = await visitor.call(listNewspapers, { year: 2026, maxRows: 1 })
  expect(one.data.map(({ month }) => month)).toEqual(['2026-02-01'])
  expect(one.links.next).toBe('/cms/api/newspapers?maxRows=1&year=2026&page=2')
  await expect(
    api.db.insert(newspaperIssues).values(issue('2026-03-02', now)),
  ).rejects.toMatchObject({
    cause: { message: expect.stringContaining('newspaper_issues_first_day') },
  })
})

test('R-031: albums with their pictures, and only videos that can be played', async () => {
  const { Videos } = contentTypeIds
  const photos = await visitor.call(listMedia, { kind: 'photos', maxRows: 100 })
  expect(photos.meta.total).toBe(photos.counts.photos)
  expect(photos.data.every(({ pictures, video }) => pictures.length > 3 && !video)).toBe(true)
  const video = { src: '/media/seed.webm', seconds: 8, transcript: 'A seed wakes up.' }
  await api.db.update(contentEntries).set({ video: null })
  await api.db
    .update(contentEntries)
    .set({ video })
    .where(eq(contentEntries.slug, 'why-the-sky-turns-orange'))
  const videos = await visitor.call(listMedia, { kind: 'video' })
  expect(videos.data.map((one) => [one.slug, one.video, one.pictures])).toEqual([
    ['why-the-sky-turns-orange', video, []],
  ])
  expect(videos.counts).toEqual({ ...photos.counts, video: 1 })
  const both = await visitor.call(listMedia, { maxRows: 5 })
  expect(both.meta.total).toBe(photos.counts.photos + 1)
  const dates = both.data.map(({ published_at }) => published_at)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(await visitor.call(listContent, { type: Videos })).toMatchObject({ meta: { total: 12 } })
})
