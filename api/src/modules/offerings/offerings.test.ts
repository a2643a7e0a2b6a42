import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  getOffering,
  getOfferingById,
  listCalendar,
  listOfferingFacets,
  listOfferings,
  listRoomOfferings,
  saveRoom,
} from '@brightyard/contract'
import type { CallInput } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import {
  batches,
  offerings,
  offeringSessions,
  teachers,
} from '../../database/schema/offerings.schema.ts'
import { aKid, aUser, aVendor, signedInAs } from '../../testing/factories.ts'
import { anOffering } from '../../testing/offering-factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let visitor: Caller
/** Its clock: Wednesday, 18 March 2026, 15:30 in India. */
const at = (time: string) => ({ startsAt: new Date(`2026-${time}:00.000Z`) })
const saturday = at('03-21T04:30')
const monday = at('03-23T11:30')
const past = at('03-10T04:30')

beforeAll(async () => {
  api = await startTestApi()
  visitor = callerOf(api.app)
  const { db } = api
  const academy = await aVendor(db, { name: 'Sur Academy', vendorType: 1 })
  const make = anOffering.bind(null, db)
  await make({
    entry: { title: 'Clay animals', slug: 'clay-animals', tags: ['Pottery'] },
    sessions: [past, saturday, { ...monday, seatsTaken: 10 }],
  })
  await make({
    offering: { kind: 'event', city: 'Mumbai', category: 'nature', ageFrom: 3, ageTo: 12 },
    entry: { title: 'Beach walk', slug: 'beach-walk' },
    tickets: [{ priceInPaise: 0 }],
    sessions: [{ ...at('03-22T01:30'), seatsTaken: 7 }],
  })
  await make({
    offering: { kind: 'live-class', mode: 'online', category: 'maths', vendorId: academy.id },
    entry: { title: 'Fractions you can eat', slug: 'fractions' },
    tickets: [{ priceInPaise: 19_900 }, { priceInPaise: 99_900, name: 'With a workbook' }],
    sessions: [{ ...monday, seatsTaken: 10 }],
  })
  await make({
    offering: { kind: 'class', city: 'Mumbai', category: 'sports', ageFrom: 11, ageTo: 16 },
    entry: { title: 'Football', slug: 'football' },
    tickets: [{ priceInPaise: 240_000, scope: 'batch' }],
    sessions: [{ ...saturday, state: 'cancelled' }, at('04-06T11:30')],
  })
  await make({ entry: { title: 'Kite day', slug: 'kite-day' }, sessions: [past] })
  await make({ entry: { slug: 'not-yet', publishedAt: new Date('2026-03-19') } })
  await make({ entry: { slug: 'withdrawn' }, offering: { hiddenAt: new Date(0) } })
  await make({ entry: { slug: 'without-dates' }, sessions: [{ ...saturday, state: 'cancelled' }] })
}, 60_000)
afterAll(() => api.close())

type Query = CallInput<typeof listOfferings>
const slugs = async (query: Query = {}) =>
  (await visitor.call(listOfferings, query)).data.map(({ slug }) => slug)

test.each([
  { kinds: ['party'] },
  { sort: 'popular' },
  { maxRows: 0 },
  { ages: ['6-9'] },
  { max_price_in_paise: -1 },
  { from: 'tomorrow' },
  { from: '2026-04-02', to: '2026-04-01' },
  { days: ['monday'] },
])('D-009: a query with %j is refused, by the list and its filters', async (query) => {
  expect((await visitor.send(listOfferings, query)).statusCode).toBe(422)
  if ('sort' in query || 'maxRows' in query) return
  expect((await visitor.send(listOfferingFacets, query)).statusCode).toBe(422)
})

test('R-003, R-077: what is to come, the next session first', async () => {
  expect(await slugs()).toEqual(['clay-animals', 'beach-walk', 'fractions', 'football'])
})

test('R-018, R-075: what is over, on request', async () => {
  const { data } = await visitor.call(listOfferings, { past: true })
  expect(data).toMatchObject([{ slug: 'kite-day', is_past: true, next_session: null }])
})

test.each<[Query, string[]]>([
  [{ kinds: ['event', 'class'] }, ['beach-walk', 'football']],
  [{ categories: ['art', 'maths'] }, ['clay-animals', 'fractions']],
  [{ cities: ['Mumbai'] }, ['beach-walk', 'football']],
  [{ modes: ['online'] }, ['fractions']],
  [{ ages: ['3-5'] }, ['beach-walk']],
  [{ ages: ['3-5', '13+'] }, ['beach-walk', 'football']],
  [{ max_price_in_paise: 0 }, ['beach-walk']],
  [{ max_price_in_paise: 59_000 }, ['clay-animals', 'beach-walk', 'fractions']],
  [{ from: '2026-03-22', to: '2026-03-22' }, ['beach-walk']],
  [{ from: '2026-03-22' }, ['beach-walk', 'clay-animals', 'fractions', 'football']],
  [{ days: ['weekend'] }, ['clay-animals', 'beach-walk']],
  [{ days: ['weekday'] }, ['clay-animals', 'fractions', 'football']],
  [{ free_seats: true }, ['clay-animals', 'beach-walk', 'football']],
  [{ free_seats: true, days: ['weekday'] }, ['football']],
  [{ search: 'POTTERY' }, ['clay-animals']],
  [{ search: 'sur acad' }, ['fractions']],
  [{ search: '%' }, []],
  [{ sort: 'price' }, ['beach-walk', 'fractions', 'clay-animals', 'football']],
  [{ sort: 'price-desc', maxRows: 1 }, ['football']],
  [{ sort: 'newest' }, ['football', 'fractions', 'beach-walk', 'clay-animals']],
])('R-077, R-082, R-085, R-089, R-106: %j lists %j', async (query, expected) => {
  if (query.sort === 'newest') {
    const rows = await api.db.select().from(offerings)
    for (const { id } of rows)
      await api.db
        .update(offerings)
        .set({ createdAt: new Date(id * 1000) })
        .where(eq(offerings.id, id))
  }
  expect(await slugs(query)).toEqual(expected)
})

test('pages together hold every offering once', async () => {
  const pages = []
  for (const page of [1, 2]) pages.push(await visitor.call(listOfferings, { page, maxRows: 3 }))
  expect(pages.map(({ data }) => data.length)).toEqual([3, 1])
  expect(pages.map(({ links }) => links.next)).toEqual(['/cms/api/offerings/index?page=2', null])
  expect(pages[0]?.meta.total).toBe(4)
})

test('a card shows the next session that matches, the seats left and the price', async () => {
  const [card] = (await visitor.call(listOfferings, { cities: ['Pune'] })).data
  expect(card).toMatchObject({
    kind: 'workshop',
    price_from_in_paise: 59_000,
    time_zone: 'Asia/Kolkata',
    venue: { name: 'Brightyard Centre', city: 'Pune', location: null },
    next_session: { local_date: '2026-03-21', capacity: 10, seats_left: 10 },
    seats_left: 10,
    is_sold_out: false,
  })
  const [weekday] = (await visitor.call(listOfferings, { cities: ['Pune'], days: ['weekday'] }))
    .data
  expect(weekday?.next_session).toMatchObject({ local_date: '2026-03-23', seats_left: 0 })
  const [full] = (await visitor.call(listOfferings, { modes: ['online'] })).data
  expect(full).toMatchObject({ is_sold_out: true, seats_left: 0, venue: null })
})

test.each<Query>([
  {},
  { past: true },
  { cities: ['Mumbai'], days: ['weekend'] },
  { kinds: ['workshop', 'event'], ages: ['6-8'], free_seats: true },
  { max_price_in_paise: 59_000, modes: ['in-person'], from: '2026-03-20', days: ['weekday'] },
])('every count of a filter is what the list then shows, with %j', async (query) => {
  const facets = await visitor.call(listOfferingFacets, query)
  const total = async (more: Query) =>
    (await visitor.call(listOfferings, { ...query, ...more })).meta.total
  expect(facets.total).toBe(await total({}))
  for (const { kind, count } of facets.kinds) expect(await total({ kinds: [kind] })).toBe(count)
  for (const { category, count } of facets.categories)
    expect(await total({ categories: [category] })).toBe(count)
  for (const { city, count } of facets.cities) expect(await total({ cities: [city] })).toBe(count)
  for (const { mode, count } of facets.modes) expect(await total({ modes: [mode] })).toBe(count)
  for (const { band, count } of facets.ages) expect(await total({ ages: [band] })).toBe(count)
  for (const { price_in_paise, count } of facets.prices.up_to)
    expect(await total({ max_price_in_paise: price_in_paise })).toBe(count)
  expect(await total({ max_price_in_paise: 0 })).toBe(facets.prices.free)
  for (const { day, count } of facets.days) expect(await total({ days: [day] })).toBe(count)
  expect(await total({ free_seats: true })).toBe(facets.free_seats)
})

test('filters offer only what there is, and each is counted without itself', async () => {
  const facets = await visitor.call(listOfferingFacets, { cities: ['Pune'] })
  expect(facets.cities).toEqual([
    { city: 'Mumbai', count: 2 },
    { city: 'Pune', count: 1 },
  ])
  expect(facets.kinds).toEqual([{ kind: 'workshop', count: 1 }])
})

test('R-028: the calendar has the sessions of its dates at the venue, by the same filters', async () => {
  const range = { from: '2026-03-18', to: '2026-03-31' }
  const { data, days, meta } = await visitor.call(listCalendar, range)
  expect(data.map(({ offering, local_date }) => [local_date, offering.slug])).toEqual([
    ['2026-03-21', 'clay-animals'],
    ['2026-03-22', 'beach-walk'],
    ['2026-03-23', 'clay-animals'],
    ['2026-03-23', 'fractions'],
  ])
  expect(days.map(({ count }) => count)).toEqual([1, 1, 2])
  expect(meta.total).toBe(4)
  const free = await visitor.call(listCalendar, { ...range, free_seats: true, cities: ['Pune'] })
  expect(free.data.map(({ local_date }) => local_date)).toEqual(['2026-03-21'])
  const tooLong = { from: '2026-03-01', to: '2026-06-01' }
  expect((await visitor.send(listCalendar, tooLong)).statusCode).toBe(422)
})

test('R-133, R-136, R-145: details have sessions, batches, tickets, teachers and the policy', async () => {
  const { db } = api
  const made = await anOffering(db, {
    offering: { kind: 'class', city: 'Kochi', whatToBring: ['An apron'] },
    tickets: [{ scope: 'batch', priceInPaise: 300_000 }, { hiddenAt: new Date(0) }],
    sessions: [past, { ...saturday, seatsTaken: 8 }, { ...monday, seatsTaken: 9 }],
  })
  const { id, vendorId } = made.offering
  const [teacher] = await db.insert(teachers).values({ vendorId, name: 'Rukmini Das' }).returning()
  const [batch] = await db.insert(batches).values({ offeringId: id, name: 'Spring' }).returning()
  await db
    .update(offeringSessions)
    .set({ batchId: batch?.id, teacherId: teacher?.id })
    .where(eq(offeringSessions.offeringId, id))
  const details = await visitor.call(getOfferingById, { id })
  expect(details.sessions.map(({ seats_left }) => seats_left)).toEqual([2, 1])
  expect(details).toMatchObject({
    what_to_bring: ['An apron'],
    batches: [
      { name: 'Spring', seats_left: 1, session_ids: made.sessions.slice(1).map((one) => one.id) },
    ],
    teachers: [{ name: 'Rukmini Das' }],
    ticket_types: [{ scope: 'batch', price_in_paise: 300_000, tax_percent: '18' }],
    policy: { moves_until_hours: 24, refund_steps: [{ percent_back: 100 }, { percent_back: 50 }] },
  })
  expect(details.policy.sentences).toHaveLength(5)
  expect(details.related[0]?.slug).toBe('clay-animals')
  expect(details.related.map((one) => one.id)).not.toContain(id)
})

test('Z-010, R-135: a slug of another kind is found, and the own kind comes first', async () => {
  await anOffering(api.db, { entry: { slug: 'twice' }, offering: { kind: 'event' } })
  await anOffering(api.db, { entry: { slug: 'twice' }, offering: { kind: 'workshop' } })
  const kindOf = async (kind: 'event' | 'workshop', slug: string) =>
    (await visitor.call(getOffering, { kind, slug })).kind
  expect(await kindOf('event', 'Clay-Animals')).toBe('workshop')
  expect(await kindOf('workshop', 'twice')).toBe('workshop')
  expect(await kindOf('event', 'twice')).toBe('event')
})

test('what is past keeps its page; what is not published or withdrawn has none', async () => {
  const kite = await visitor.call(getOffering, { kind: 'workshop', slug: 'kite-day' })
  expect(kite).toMatchObject({ is_past: true, sessions: [{ local_date: '2026-03-10' }] })
  for (const slug of ['not-yet', 'withdrawn', 'nothing'])
    expect((await visitor.send(getOffering, { kind: 'workshop', slug })).statusCode).toBe(404)
})

test('Z-006, R-032, R-033: activities of the family’s rooms: the one that is asked for, that of the session, or the first', async () => {
  const { db } = api
  const school = await aVendor(db)
  const residents = await aVendor(db, { name: 'Lakeside Residents', vendorType: 3 })
  const { offering } = await anOffering(db, {
    offering: { vendorId: school.id },
    entry: { slug: 'sports-day' },
  })
  const guardian = await aUser(db)
  const { studentId } = await aKid(db, {
    guardianId: guardian.id,
    vendorIds: [school.id, residents.id],
  })
  const caller = await signedInAs(api, guardian)
  const asked = { room_type: 'school' as const }
  const stranger = await signedInAs(api, await aUser(db))
  const { id: vendor_id } = school
  for (const body of [asked, { ...asked, vendor_id }])
    expect(await stranger.call(listRoomOfferings, body)).toMatchObject({ room: null, data: [] })
  const ofSchool = {
    room: { vendor_id, name: 'Green Valley School' },
    rooms: [{ vendor_id }],
    data: [{ id: offering.id }],
    facets: { total: 1 },
  }
  expect(await caller.call(listRoomOfferings, asked)).toMatchObject(ofSchool)
  const enter = (room_vendor_id: number) =>
    caller.call(saveRoom, { add_room: true, room_student_id: studentId, room_vendor_id })
  await enter(school.id)
  expect(await caller.call(listRoomOfferings, asked)).toMatchObject(ofSchool)
  const second = await aVendor(db, { name: 'Zebra School' })
  await aKid(db, { guardianId: guardian.id, vendorIds: [second.id] })
  await enter(residents.id)
  const rooms = [{ vendor_id }, { vendor_id: second.id }]
  expect(await caller.call(listRoomOfferings, asked)).toMatchObject({ ...ofSchool, rooms })
  expect(await caller.call(listRoomOfferings, { ...asked, vendor_id: second.id })).toMatchObject({
    room: { name: 'Zebra School' },
    rooms,
    data: [],
  })
  const own = await caller.call(listRoomOfferings, { room_type: 'residents' })
  expect(own).toMatchObject({
    room: { name: 'Lakeside Residents' },
    data: [],
    facets: { total: 0 },
  })
})
