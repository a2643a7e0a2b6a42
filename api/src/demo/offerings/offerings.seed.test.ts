import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  getOfferingById,
  listOfferingFacets,
  listOfferings,
  offeringCategories,
  requestToken,
  saveRoom,
  listKids,
  listRoomOfferings,
  listRooms,
} from '@brightyard/contract'
import type { CallInput, Offering } from '@brightyard/contract'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'
import { demoPassword } from '../people/people.seed.ts'
import { seedRows } from '../seed-demo.ts'
import { sessionDates } from './session-dates.ts'

const week = 7 * 24 * 60 * 60 * 1000
let api: TestApi
let visitor: Caller
let all: Offering[]
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  visitor = callerOf(api.app)
  await seedRows(api.db, api.clock.now)
  const cards = [...(await listed({})), ...(await listed({ past: true }))]
  all = []
  for (const { id } of cards) all.push(await visitor.call(getOfferingById, { id }))
}, 60_000)
afterAll(() => api.close())

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
  const { access_token } = await visitor.call(requestToken, {
    grant_type: 'password',
    client_id: 'web',
    username: 'guardian2@example.com',
    password: demoPassword,
  })
  const guardian = callerOf(api.app, { authorization: `Bearer ${access_token}` })
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

test.each(['2026-03-18T10:00:00Z', '2026-03-20T20:00:00Z', '2026-12-31T18:00:00Z'])(
  'dates follow from the weekday at the venue, on %s',
  (today) => {
    const now = new Date(today)
    const dates = sessionDates('sat sun; -1..1; 10:00; 90', now)
    expect(dates).toHaveLength(6)
    for (const { startsAt, endsAt, localDate } of dates) {
      expect([0, 6]).toContain(new Date(localDate).getUTCDay())
      expect(startsAt.toISOString()).toBe(`${localDate}T04:30:00.000Z`)
      expect(endsAt.getTime() - startsAt.getTime()).toBe(90 * 60 * 1000)
    }
    expect(dates.filter(({ endsAt }) => endsAt < now)).toHaveLength(2)
  },
)
