import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import {
  bookSeats,
  cancelBooking,
  contentTypeIds,
  getBooking,
  getOffering,
  getOfferingById,
  joinWaitingList,
  listBookings,
  listCampTypes,
  listOfferings,
  quoteBooking,
  quoteCancellation,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { contentEntries } from '../../database/schema/content.schema.ts'
import { batches, offeringSessions } from '../../database/schema/offerings.schema.ts'
import { aFamily, book, seatsTakenIn } from '../../testing/booking-factories.ts'
import { chooseAtGateway } from '../../testing/checkout-factories.ts'
import { expectShopInvariants } from '../../testing/expect-shop-invariants.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { anOffering } from '../../testing/offering-factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let visitor: Caller
const day = 24 * 60 * 60 * 1000

beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  visitor = callerOf(api.app)
}, 60_000)
afterAll(async () => {
  await expectShopInvariants(api.database)
  await api.close()
})

async function aGroup(title: string, parentId: number | null = null) {
  const [row] = await api.db
    .insert(contentEntries)
    .values({
      contentTypeId: contentTypeIds.CampaignsType,
      slug: title.toLowerCase().replaceAll(' ', '-'),
      title,
      parentId,
      publishedAt: new Date(0),
    })
    .returning()
  return row?.id ?? 0
}

interface Camp {
  title: string
  parentId: number
  ages?: readonly [number, number]
  city?: string
  inDays?: number
  capacity?: number
}

/** Three days as one batch, a package with lunch and one without. */
async function aCamp({ title, parentId, ages = [6, 10], ...rest }: Camp) {
  const { city = 'Pune', inDays = 10, capacity = 8 } = rest
  const made = await anOffering(api.db, {
    offering: { kind: 'camp', ageFrom: ages[0], ageTo: ages[1], city },
    entry: { title, slug: title.toLowerCase().replaceAll(' ', '-'), parentId },
    sessions: [0, 1, 2].map((index) => ({
      startsAt: new Date(api.clock.now.getTime() + (inDays + index) * day),
      capacity,
    })),
    tickets: [
      { name: 'Day camper', scope: 'batch', priceInPaise: 240_000, includes: ['A compass'] },
      { name: 'With lunch', scope: 'batch', priceInPaise: 300_000, includes: ['Lunch'] },
    ],
  })
  const [batch] = await api.db
    .insert(batches)
    .values({ offeringId: made.offering.id, name: 'The week' })
    .returning()
  await api.db
    .update(offeringSessions)
    .set({ batchId: batch?.id ?? 0 })
    .where(eq(offeringSessions.offeringId, made.offering.id))
  const choice = (student_ids: number[]) => ({
    student_ids,
    ticket_type_id: made.tickets[0]?.id ?? 0,
    batch_id: batch?.id ?? 0,
  })
  return { ...made, choice }
}

async function aTree() {
  const type = await aGroup(`Wild ${randomUUID().slice(0, 6)}`)
  const category = await aGroup(`Trails ${type}`, type)
  return { type, category, sub: await aGroup(`Maps ${type}`, category) }
}

test('T-001: a kid of the wrong age is refused before and at booking, and no seat is taken', async () => {
  const { caller, studentIds } = await aFamily(api)
  const { sub } = await aTree()
  const { choice, sessions } = await aCamp({
    title: 'Big kids only',
    parentId: sub,
    ages: [12, 15],
  })
  const { problems, fingerprint } = await caller.call(quoteBooking, choice(studentIds))
  expect(problems).toEqual([
    {
      code: 'age',
      message: expect.stringMatching(/will be 9; this is for ages 12 to 15\.$/),
      student_id: studentIds[0],
    },
  ])
  const refused = await caller.send(bookSeats, {
    ...choice(studentIds),
    fingerprint,
    idempotency_key: randomUUID(),
  })
  expect([refused.statusCode, refused.json()]).toEqual([
    422,
    expect.objectContaining({ code: 'age' }),
  ])
  expect(await seatsTakenIn(api.db, sessions[0]?.id)).toBe(0)
})

test.each(['student', 'vendor', 'vendorStaff', 'schoolRepresentative'] as const)(
  'T-001: a %s books no camp, and reads so',
  async (role) => {
    const { studentIds } = await aFamily(api)
    const { sub } = await aTree()
    const { choice } = await aCamp({ title: `Not for ${role}`, parentId: sub })
    const caller = await signedInAs(api, await aUser(api.db, { role }))
    expect((await caller.send(quoteBooking, choice(studentIds))).statusCode).toBe(403)
    expect((await visitor.send(quoteBooking, choice(studentIds))).statusCode).toBe(401)
  },
)

test('T-001: a whole camp is booked in each of its days, paid, and cancelled for its refund', async () => {
  const { caller, studentIds } = await aFamily(api, 2)
  const { sub } = await aTree()
  const { choice, sessions } = await aCamp({ title: 'Goat days', parentId: sub })
  const { codes, payment } = await book(caller, choice(studentIds))
  const taken = () => Promise.all(sessions.map(({ id }) => seatsTakenIn(api.db, id)))
  expect(await taken()).toEqual([2, 2, 2])
  const page = await chooseAtGateway(api, payment?.gateway_url ?? '', 'success')
  expect(page.headers['location']).toBe(`/camp-history?order_code=${payment?.order_code}`)
  const [code = ''] = codes
  expect(await caller.call(getBooking, { code })).toMatchObject({
    state: 'confirmed',
    offering: { kind: 'camp' },
    batch: { name: 'The week' },
  })
  const { refund_in_paise } = await caller.call(quoteCancellation, { code })
  expect(refund_in_paise).toBe(240_000)
  await caller.call(cancelBooking, { code, refund_in_paise })
  expect(await taken()).toEqual([1, 1, 1])
})

test('T-001: a full camp has a waiting list and no seat', async () => {
  const { caller, studentIds } = await aFamily(api)
  const { sub } = await aTree()
  const { choice } = await aCamp({ title: 'Full house', parentId: sub, capacity: 1 })
  const other = await aFamily(api)
  await book(other.caller, choice(other.studentIds))
  const { problems } = await caller.call(quoteBooking, choice(studentIds))
  expect(problems.map(({ code }) => code)).toEqual(['sold_out'])
  const { codes } = await caller.call(joinWaitingList, choice(studentIds))
  expect(await caller.call(getBooking, { code: codes[0] ?? '' })).toMatchObject({
    state: 'waiting',
  })
})

test('R-007: of a family’s bookings only the camps are listed where these are asked for', async () => {
  const { caller, studentIds } = await aFamily(api)
  const { sub } = await aTree()
  const { choice } = await aCamp({ title: 'Owl days', parentId: sub })
  await book(caller, choice(studentIds))
  const workshop = await anOffering(api.db, {
    sessions: [{ startsAt: new Date(api.clock.now.getTime() + 3 * day) }],
    tickets: [{ priceInPaise: 0 }],
  })
  await book(caller, {
    student_ids: studentIds,
    ticket_type_id: workshop.tickets[0]?.id ?? 0,
    session_id: workshop.sessions[0]?.id ?? 0,
  })
  expect((await caller.call(listBookings)).data).toHaveLength(2)
  const { data, links } = await caller.call(listBookings, { kind: 'camp' })
  expect(data.map(({ offering }) => offering.title)).toEqual(['Owl days'])
  expect(links.next).toBeNull()
})

test('T-002: camps are listed by type, category, sub-category, age, city and date, and never among activities', async () => {
  const { type, category, sub } = await aTree()
  const other = await aTree()
  await aCamp({ title: 'Maps one', parentId: sub, city: 'Kochi', ages: [6, 8], inDays: 5 })
  await aCamp({
    title: 'Trails two',
    parentId: category,
    city: 'Delhi',
    ages: [11, 12],
    inDays: 40,
  })
  await aCamp({ title: 'Elsewhere', parentId: other.sub })
  const titles = async (query: object) => {
    const { data } = await visitor.call(listOfferings, { kinds: ['camp'], ...query })
    return data.map(({ title }) => title)
  }
  expect(await titles({ camp_group: type })).toEqual(['Maps one', 'Trails two'])
  expect(await titles({ camp_group: category })).toEqual(['Maps one', 'Trails two'])
  expect(await titles({ camp_group: sub })).toEqual(['Maps one'])
  expect(await titles({ camp_group: type, ages: ['9-12'] })).toEqual(['Trails two'])
  expect(await titles({ camp_group: type, cities: ['Kochi'] })).toEqual(['Maps one'])
  const from = new Date(api.clock.now.getTime() + 30 * day).toISOString().slice(0, 10)
  expect(await titles({ camp_group: type, from })).toEqual(['Trails two'])
  const activities = (await visitor.call(listOfferings, { maxRows: 100 })).data
  expect(activities.filter(({ kind }) => kind === 'camp')).toEqual([])
  expect((await visitor.call(listOfferings, { camp_group: type })).data).toEqual([])
})

test('R-109, T-003, T-004: types have categories, these sub-categories, and each counts what is to come below it', async () => {
  const { type, category, sub } = await aTree()
  await aCamp({ title: 'To come', parentId: sub, city: 'Kochi', ages: [6, 8] })
  await aCamp({ title: 'Also to come', parentId: category, city: 'Delhi', ages: [9, 12] })
  await aCamp({ title: 'Was here', parentId: sub, inDays: -20 })
  const { data } = await visitor.call(listCampTypes)
  const found = data.find(({ id }) => id === type)
  expect(found).toMatchObject({
    camps: 2,
    age: { from: 6, to: 12 },
    cities: ['Delhi', 'Kochi'],
    groups: [{ id: category, camps: 2, groups: [{ id: sub, camps: 1, cities: ['Kochi'] }] }],
  })
  expect(data.flatMap(({ title }) => title)).not.toContain('To come')
})

test('T-005: a camp says its packages, what each includes, its week and its way from the type down', async () => {
  const { type, category, sub } = await aTree()
  const { offering, entry } = await aCamp({ title: 'Packed', parentId: sub })
  const camp = await visitor.call(getOfferingById, { id: offering.id })
  expect(camp.ticket_types).toMatchObject([
    { name: 'Day camper', includes: ['A compass'], price_in_paise: 240_000 },
    { name: 'With lunch', includes: ['Lunch'], price_in_paise: 300_000 },
  ])
  expect(camp.batches).toMatchObject([{ name: 'The week', seats_left: 8 }])
  expect(camp.groups?.map(({ id }) => id)).toEqual([type, category, sub])
  // Links of older emails name an event: its page leads on.
  expect(await visitor.call(getOffering, { kind: 'event', slug: entry.slug })).toMatchObject({
    id: offering.id,
    kind: 'camp',
  })
})
