import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  contentTypeIds,
  countWishlistAndCart,
  getInvoice,
  getOfferingById,
  getOrder,
  getProgram,
  getPracticeProgress,
  getProgramLesson,
  getStudentDashboard,
  getSubscribedActivity,
  getUser,
  listBookings,
  listFamily,
  listKids,
  listNotifications,
  listOfferingFacets,
  listOfferings,
  listOrders,
  listPracticeWorks,
  listProducts,
  listPrograms,
  listReviews,
  listRoomOfferings,
  listRooms,
  offeringCategories,
  orderStatuses,
  requestToken,
  saveRoom,
  viewCart,
} from '@brightyard/contract'
import type { CallInput, Offering, ProgramDetails } from '@brightyard/contract'
import { notifications } from '../database/schema/notifications.schema.ts'
import { reviews } from '../database/schema/reviews.schema.ts'
import { findTopic } from '../modules/practice/engine/topics.ts'
import { callerOf, startTestApi } from '../testing/test-api.ts'
import type { Caller, TestApi } from '../testing/test-api.ts'
import { catalogOf } from './catalog/catalog.seed.ts'
import { p } from './content/bodies.ts'
import { contentOf } from './content/content.seed.ts'
import { PictureStore } from './pictures/picture-store.ts'
import { demoPassword } from './people/people.seed.ts'
import { seedRows } from './seed-demo.ts'

const week = 7 * 24 * 60 * 60 * 1000
let api: TestApi
let visitor: Caller
const all: Offering[] = []
const programs: ProgramDetails[] = []
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  visitor = callerOf(api.app)
  await seedRows(api.db, api.clock.now)
  for (const { id } of [...(await listed({})), ...(await listed({ past: true }))])
    all.push(await visitor.call(getOfferingById, { id }))
  for (const { id } of (await visitor.call(listPrograms)).data)
    programs.push(await visitor.call(getProgram, { id }))
}, 60_000)
afterAll(() => api.close())

const signIn = async (username: string) => {
  const { access_token } = await visitor.call(requestToken, {
    grant_type: 'password',
    client_id: 'web',
    username,
    password: demoPassword,
  })
  return callerOf(api.app, { authorization: `Bearer ${access_token}` })
}

test.each([
  ['guardian@example.com', 1],
  ['guardian2@example.com', 1],
  ['student@example.com', 2],
  ['KID-1001', 2],
  ['school@example.com', 2],
  ['vendor@example.com', 3],
  ['staff@example.com', 4],
  ['admin@example.com', 5],
  ['rep@example.com', 6],
  ['juror@example.com', 1],
])('%s signs in with role %d', async (username, role_id) => {
  expect(await (await signIn(username)).call(getUser)).toMatchObject({ role_id })
})

test('the guardian has kids, a school room, a cart, a wishlist and notifications of every type and day', async () => {
  const guardian = await signIn('guardian@example.com')
  const kids = (await guardian.call(listKids)).data
  expect(kids.map((kid) => kid.name)).toEqual(['Aarav Nair', 'Diya Nair'])
  const rooms = (await guardian.call(listRooms, { user_id: kids[0]?.user_id ?? 0 })).data
  expect(rooms.map((room) => room.vendor_type)).toContain(2)
  expect((await guardian.call(viewCart)).data.every((line) => line.error === null)).toBe(true)
  expect(await guardian.call(countWishlistAndCart)).toEqual({ wishlist_count: 7, cart_count: 3 })
  const list = await guardian.call(listNotifications, { app_type: 1 })
  if ('data' in list) throw new Error('A page was answered.')
  const types = ['Chapters', '11', '26', '17', '1021', '1025']
  for (const group of [list.today, list.yesterday])
    expect(group.map((one) => String(one.collection_type))).toEqual(
      expect.arrayContaining(types.slice(0, 4)),
    )
  expect([list.todays_count, list.yesterday_count, list.thisweek_count].every((n) => n >= 7)).toBe(
    true,
  )
})

test('seeding again changes nothing', async () => {
  expect(await seedRows(api.db, api.clock.now)).toBe(false)
})

test('every entry has a text of its own: no two share a paragraph, and what is read has three', () => {
  const { Blogs, Articles, News, ResearchSummaries, PressRelease, Products } = contentTypeIds
  const read: number[] = [Blogs, Articles, News, ResearchSummaries, PressRelease, Products]
  const { entries } = contentOf(new PictureStore(), api.clock.now)
  const sold = catalogOf(new PictureStore(), api.clock.now).goods.map(asEntry)
  const owners = new Map<string, string>()
  for (const { slug, body, contentTypeId } of [...entries, ...all.map(withoutType), ...sold]) {
    const paragraphs = [...body.matchAll(/<p>(.*?)<\/p>/g)].map(([, text = '']) => text)
    expect([slug, paragraphs.length]).not.toEqual([slug, 0])
    if (read.includes(contentTypeId)) expect([slug, paragraphs.length >= 3]).toEqual([slug, true])
    for (const text of paragraphs.filter(({ length }) => length > 80)) {
      expect([text, owners.get(text) ?? slug]).toEqual([text, slug])
      owners.set(text, slug)
    }
  }
  expect(owners.size).toBeGreaterThan(700)
})
const withoutType = ({ slug, body }: Offering) => ({ slug, body, contentTypeId: 0 })
const asEntry = ({ slug, description }: { slug: string; description: string[] }) => {
  return { slug, body: description.map(p).join(''), contentTypeId: 0 }
}

test('S-023: the guardian has orders in every state, whose sums and invoices are right', async () => {
  const guardian = await signIn('guardian@example.com')
  const first = await guardian.call(listOrders)
  const second = await guardian.call(listOrders, { page: 2 })
  const all = [...first.data, ...second.data]
  expect(new Set(all.map((order) => order.status))).toEqual(new Set(orderStatuses))
  for (const { id } of all) {
    const order = await guardian.call(getOrder, { id })
    expect(order.totals.total_in_paise).toBe(
      order.lines.reduce((sum, line) => sum + line.total_in_paise, 0) +
        order.totals.delivery_in_paise,
    )
    if (order.actions.invoice)
      expect((await guardian.call(getInvoice, { id })).totals).toEqual(order.totals)
  }
  const list = await guardian.call(listNotifications, { app_type: 1 })
  if ('data' in list) throw new Error('A page was answered.')
  const parcel = list.today.find((one) => String(one.collection_type) === '17')
  expect((await guardian.call(getOrder, { id: parcel?.action_id ?? 0 })).status).toBe('shipped')
})

test('products have reviews, and their averages follow from them', async () => {
  const { data } = await visitor.call(listProducts, { sortColumn: 'rating', sortDirection: 'desc' })
  const best = data[0]
  const reviews = await visitor.call(listReviews, { id: best?.id ?? 0 })
  expect(reviews.summary).toMatchObject({
    average: best?.rating.average,
    count: best?.rating.count,
  })
})

test('no product has the same review twice', async () => {
  const rows = await api.db.select({ id: reviews.productId, text: reviews.text }).from(reviews)
  expect(rows.length).toBeGreaterThan(100)
  expect(new Set(rows.map(({ id, text }) => `${id} ${text}`)).size).toBe(rows.length)
})

test('news of an event or a workshop lead to the one they name', async () => {
  const rows = await api.db.select().from(notifications)
  const slugOf = (name: string) =>
    new Set(rows.filter((row) => row.description.includes(name)).map((row) => row.actionSlug))
  expect(slugOf('Clay Animals')).toEqual(new Set(['clay-animals']))
  expect(slugOf('Paper Lanterns')).toEqual(new Set(['paper-lanterns-for-beginners']))
  expect(slugOf('Storytelling Festival')).toEqual(new Set(['storytelling-festival']))
})

test.each([
  ['student@example.com', 35, 9],
  ['KID-1002', 3, 2],
  ['KID-1003', 32, 7],
])('R-063: %s has %d lessons a week and %d things to do or done', async (kid, week, given) => {
  const { lessons, assessments } = await (await signIn(kid)).call(getStudentDashboard)
  expect([lessons.length, assessments.length]).toEqual([week, given])
  expect(new Set(lessons.map(({ id }) => id)).size).toBe(week)
  expect(new Set(assessments.map(({ state }) => state))).toContain('due')
})

const listed = async (query: CallInput<typeof listOfferings>) =>
  (await visitor.call(listOfferings, { maxRows: 100, ...query })).data

test('60 offerings of every kind and category, in nine cities and online', async () => {
  expect(all).toHaveLength(60)
  const facets = await visitor.call(listOfferingFacets)
  expect(facets.cities).toHaveLength(9)
  expect(facets.categories.map(({ category }) => category)).toEqual(offeringCategories)
  expect(facets.kinds.every(({ count }) => count >= 10)).toBe(true)
  expect(facets.modes).toHaveLength(2)
})

test('some are free, sold out, nearly sold out or over, most are not', () => {
  const counted = (is: (one: Offering) => boolean) => all.filter(is).length
  expect(counted((one) => one.price_from_in_paise === 0)).toBeGreaterThan(4)
  expect(counted((one) => one.is_past)).toBe(8)
  expect(counted((one) => one.is_sold_out)).toBeGreaterThan(4)
  const nearly = ({ next_session: next }: Offering) =>
    next !== null && next.seats_left > 0 && next.seats_left <= 3
  expect(counted(nearly)).toBeGreaterThan(6)
  expect(counted((one) => one.seats_left > 5)).toBeGreaterThan(35)
})

test('each has its own text, a teacher with a face, a policy, tickets and something to see', () => {
  expect(new Set(all.map(({ body }) => body)).size).toBe(60)
  for (const one of all) {
    expect([one.title, one.teachers.length]).toEqual([one.title, 1])
    expect(one.teachers[0]?.picture?.src).toMatch(/^\/media\//)
    expect(one.ticket_types.length).toBeGreaterThan(0)
    expect(one.policy.sentences.length).toBeGreaterThan(1)
    expect(one.gallery.length).toBeGreaterThan(1)
    expect(one.picture).not.toBeNull()
    expect(one.venue === null).toBe(one.mode === 'online')
    expect(one.batches.length > 0).toBe(one.kind === 'class')
  }
  const faces = new Set(all.map(({ teachers }) => teachers[0]?.picture?.src))
  expect(faces.size).toBe(new Set(all.map(({ teachers }) => teachers[0]?.id)).size)
})

test('what is to come comes within eight weeks', () => {
  const end = api.clock.now.getTime() + 8 * week + week / 7 // to the end of the last day
  for (const { sessions, is_past } of all.filter((one) => !one.is_past))
    for (const { starts_at } of sessions) {
      expect(is_past).toBe(false)
      expect(Date.parse(starts_at)).toBeLessThan(end)
    }
})

test('R-032, R-033: school and residents’ association of the guardian’s kid have activities', async () => {
  const guardian = await signIn('guardian2@example.com')
  const [kabir] = (await guardian.call(listKids)).data
  const rooms = (await guardian.call(listRooms, { user_id: kabir?.user_id ?? 0 })).data
  const found = []
  for (const { room_student_id, room_vendor_id, vendor_type } of rooms) {
    await guardian.call(saveRoom, { add_room: true, room_student_id, room_vendor_id })
    const room_type = vendor_type === 2 ? 'school' : 'residents'
    const { room, data } = await guardian.call(listRoomOfferings, { room_type })
    found.push([room?.name, data.length])
  }
  expect(found).toEqual([
    ['Banyan Tree School', 3],
    ['Lakeside Residents’ Association', 2],
  ])
})

test('the guardian’s kids have dates to come, and one where they were', async () => {
  const guardian = await signIn('guardian@example.com')
  const statesOf = async (when: 'upcoming' | 'past') =>
    (await guardian.call(listBookings, { when })).data.map(({ offering, state }) => [
      offering.title,
      state,
    ])
  expect(
    (await statesOf('upcoming')).toSorted((a, b) => String(a).localeCompare(String(b))),
  ).toEqual([
    ['City Tree Count', 'confirmed'],
    ['Lakeside Compost Club', 'confirmed'],
    ['Live: Bedtime Raga', 'confirmed'],
    ['Live: Kathak Footwork', 'confirmed'],
    ['Puppet Parade', 'confirmed'],
    ['Puppet Parade', 'confirmed'],
  ])
  const past = (await statesOf('past')).map(String)
  const seen = ['Monsoon Art Walk,attended', 'Monsoon Frog Watch,attended']
  expect([past.length, new Set(past)]).toEqual([4, new Set(seen)])
})

test('eight programs have pictures, teachers, three chapters of their own, and classes to come', () => {
  expect(programs).toHaveLength(8)
  for (const one of programs) {
    expect(one.picture?.src).toMatch(/^\/media\//)
    expect([one.title, one.chapters.map(({ lesson_count }) => lesson_count)]).toEqual([
      one.title,
      [2, 2, 2],
    ])
    expect(one.teachers[0]?.about).not.toBe('')
    for (const { dates } of one.classes)
      expect(Date.parse(dates[0]?.starts_at ?? '')).toBeGreaterThan(api.clock.now.getTime())
  }
  const titles = programs.flatMap(({ chapters }) =>
    chapters.flatMap(({ lessons }) => lessons.map(({ title }) => title)),
  )
  expect(new Set(titles).size).toBe(48)
})

test('first lessons can be read, exercises lead to a topic, and Maths AI has three plans', async () => {
  const readable = programs.flatMap(({ chapters }) => chapters[0]?.lessons ?? [])
  for (const { id } of readable) {
    const lesson = await visitor.call(getProgramLesson, { id })
    expect(lesson.paragraphs.join(' ').length).toBeGreaterThan(60)
    expect(lesson.kind === 'exercise').toBe(findTopic(lesson.practice_topic ?? '') !== undefined)
  }
  const { plans } = await visitor.call(getSubscribedActivity, { code: 'MATH_AI' })
  expect(plans.map(({ months }) => months)).toEqual([1, 3, 12])
})

test('a kid has practised: topics with a trend, worksheets to do and done', async () => {
  const guardian = await signIn('guardian@example.com')
  const { data } = await guardian.call(listFamily)
  const kid = data.find(({ name }) => name.startsWith('Aarav'))
  const user_id = kid?.user_id ?? 0
  const progress = await guardian.call(getPracticeProgress, { user_id })
  const fractions = progress.topics.find(({ topic }) => topic === 'c4-fractions')
  expect(fractions).toMatchObject({
    answered: 20,
    right: 13,
    trend: [expect.anything(), expect.anything()],
  })
  const works = await guardian.call(listPracticeWorks, { user_id })
  expect(works.to_do.map(({ assigned_by }) => assigned_by)).toEqual(['Banyan Tree School', null])
  expect(works.done).toMatchObject([{ answered: 10, right: 9 }])
})
