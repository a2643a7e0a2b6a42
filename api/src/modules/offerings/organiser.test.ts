import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  addOffering,
  addSessions,
  changeOffering,
  changeSession,
  getOffering,
  getOfferingById,
  getOwnOffering,
  listOfferings,
  listOwnOfferings,
  listOwnSessions,
  listOwnTeachers,
} from '@brightyard/contract'
import type { CallInput } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { offeringSessions, teachers } from '../../database/schema/offerings.schema.ts'
import { aUser, aVendor, signedInAs } from '../../testing/factories.ts'
import { anOffering } from '../../testing/offering-factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

const given: CallInput<typeof addOffering> = {
  kind: 'event',
  title: 'Kite day',
  summary: 'Cotton line only.',
  text: ['We build & fly.', 'Then breakfast.'],
  category: 'nature',
  age_from: 5,
  age_to: 10,
  mode: 'in-person',
  language: 'English',
  venue_name: 'Lake park',
  address: 'North gate',
  city: 'Pune',
  location: { latitude: 18.5, longitude: 73.8 },
  time_zone: 'Asia/Kolkata',
  refund_steps: [
    { hours_before: 24, percent_back: 50 },
    { hours_before: 72, percent_back: 100 },
  ],
  moves_until_hours: 24,
  what_to_bring: ['A cap'],
  ticket_types: [{ name: 'One child', scope: 'session', price_in_paise: 25_000, tax_percent: 18 }],
}
const date = {
  starts_at: '2026-03-31T20:30:00.000Z',
  ends_at: '2026-03-31T21:30:00.000Z',
  capacity: 12,
  teacher_id: null,
}

let api: TestApi
let visitor: Caller
let organiser: Caller
let vendorId: number
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  visitor = callerOf(api.app)
  vendorId = (await aVendor(api.db, { name: 'Allegro', vendorType: 1 })).id
  organiser = await signedInAs(api, await aUser(api.db, { role: 'vendorStaff', vendorId }))
}, 60_000)
afterAll(() => api.close())

/** Offers it as it was added. */
async function publish(id: number, changes: Partial<typeof given> = {}) {
  const { kind: _, ...rest } = given
  await organiser.call(changeOffering, { ...rest, ...changes, id, is_offered: true })
}

test.each([
  { age_from: 11 },
  { time_zone: 'Mars/Crater' },
  { title: ' ' },
  { refund_steps: [{ hours_before: 1, percent_back: 101 }] },
  {
    refund_steps: [
      { hours_before: 24, percent_back: 50 },
      { hours_before: 24, percent_back: 40 },
    ],
  },
  {
    refund_steps: [
      { hours_before: 72, percent_back: 50 },
      { hours_before: 24, percent_back: 100 },
    ],
  },
])('an offering with %j is refused with a sentence', async (wrong) => {
  const { statusCode, body } = await organiser.send(addOffering, { ...given, ...wrong })
  expect([statusCode, body]).toEqual([422, expect.stringMatching(/"fields":\{"/)])
})

test('what an organiser adds is listed once it has dates, as the organiser entered it', async () => {
  const { id, slug } = await organiser.call(addOffering, given)
  expect(slug).toBe('kite-day')
  expect((await organiser.call(addOffering, given)).slug).toBe('kite-day-2')
  expect((await organiser.call(addOffering, { ...given, title: 'Booking' })).slug).toBe('booking-2')
  expect((await visitor.call(listOfferings, { cities: ['Pune'] })).data).toEqual([])
  const { data } = await organiser.call(addSessions, { id, sessions: [date] })
  expect(data).toMatchObject([{ local_date: '2026-04-01', seats_left: 12, batch_id: null }])
  expect((await visitor.call(listOfferings, { cities: ['Pune'] })).data).toEqual([])
  await publish(id)
  const [card] = (await visitor.call(listOfferings, { cities: ['Pune'] })).data
  expect(card).toMatchObject({ id, price_from_in_paise: 25_000, organiser: { name: 'Allegro' } })
  expect(await visitor.call(getOffering, { kind: 'event', slug })).toMatchObject({
    body: '<p>We build &amp; fly.</p><p>Then breakfast.</p>',
    venue: { city: 'Pune', location: { latitude: 18.5 } },
    policy: { refund_steps: [{ hours_before: 72 }, { hours_before: 24 }] },
  })
  expect((await organiser.call(listOwnOfferings)).meta.total).toBe(3)
})

test('a change keeps the text where none is given, and old tickets are no longer sold', async () => {
  const { id } = await organiser.call(addOffering, { ...given, title: 'Tide walk' })
  await organiser.call(addSessions, { id, sessions: [date] })
  const { text: _, kind: __, ...rest } = given
  const tickets = [{ name: 'Child', scope: 'session' as const, price_in_paise: 0, tax_percent: 0 }]
  const change = { ...rest, id, title: 'Sea walk', is_offered: true, ticket_types: tickets }
  expect(await organiser.call(changeOffering, change)).toMatchObject({
    title: 'Sea walk',
    slug: 'tide-walk',
    price_from_in_paise: 0,
  })
  const details = await visitor.call(getOfferingById, { id })
  expect(details.body).toContain('Then breakfast.')
  expect(details.ticket_types.map(({ name }) => name)).toEqual(['Child'])
  const foreign = (await anOffering(api.db)).tickets[0]?.id
  const stolen = tickets.map((ticket) => ({ ...ticket, id: foreign }))
  const refused = await organiser.send(changeOffering, { ...change, ticket_types: stolen })
  expect(refused.statusCode).toBe(422)
  await organiser.call(changeOffering, { ...change, is_offered: false })
  expect((await visitor.send(getOfferingById, { id })).statusCode).toBe(404)
})

test('of two changes to one revision the second is refused, and nothing of the first is lost', async () => {
  const { id } = await organiser.call(addOffering, { ...given, title: 'Dune walk' })
  await organiser.call(addSessions, { id, sessions: [date] })
  const { revision } = await organiser.call(getOwnOffering, { id })
  const { text: _, kind: __, ...rest } = given
  const change = (title: string) =>
    organiser.send(changeOffering, { ...rest, id, title, is_offered: true, revision })
  const answers = await Promise.all(['Dune run', 'Dune climb'].map(change))
  const [kept, refused] = answers.toSorted((a, b) => a.statusCode - b.statusCode)
  expect([kept?.statusCode, refused?.statusCode]).toEqual([200, 409])
  expect(refused?.json()).toMatchObject({ code: 'changed_elsewhere' })
  const now = await organiser.call(getOwnOffering, { id })
  expect(now.title).toBe(kept?.json().title)
  expect(now.revision).not.toBe(revision)
  expect((await organiser.call(getOwnOffering, { id })).revision).toBe(now.revision)
})

test('dates with a name are one batch, taught by the organiser’s own teachers', async () => {
  const { id } = await organiser.call(addOffering, { ...given, kind: 'class', title: 'Choir' })
  const ours = await api.db.insert(teachers).values({ vendorId, name: 'Asha' }).returning()
  const other = await aVendor(api.db)
  const theirs = await api.db
    .insert(teachers)
    .values({ vendorId: other.id, name: 'Ravi' })
    .returning()
  const sessions = (teacher_id: number | undefined) => [{ ...date, teacher_id: teacher_id ?? null }]
  const foreign = { id, sessions: sessions(theirs[0]?.id) }
  expect((await organiser.send(addSessions, foreign)).statusCode).toBe(422)
  const over = { ...date, starts_at: '2026-03-01T05:30:00.000Z' }
  expect((await organiser.send(addSessions, { id, sessions: [over] })).statusCode).toBe(422)
  const upsideDown = { ...date, ends_at: date.starts_at }
  expect((await organiser.send(addSessions, { id, sessions: [upsideDown] })).statusCode).toBe(422)
  await organiser.call(addSessions, { id, batch_name: 'Spring', sessions: sessions(ours[0]?.id) })
  await publish(id, { title: 'Choir' })
  expect(await visitor.call(getOfferingById, { id })).toMatchObject({
    batches: [{ name: 'Spring' }],
    teachers: [{ name: 'Asha' }],
  })
  const asha = [{ id: ours[0]?.id, name: 'Asha' }]
  expect((await organiser.call(listOwnTeachers)).data).toEqual(asha)
})

test('dates are within two years, and a day long at most', async () => {
  const { id } = await organiser.call(addOffering, { ...given, title: 'Far away' })
  const refused = async (starts_at: string, ends_at: string) => {
    const sessions = [{ ...date, starts_at, ends_at }]
    const answer = await organiser.send(addSessions, { id, sessions })
    return [answer.statusCode, Object.keys(answer.json().fields ?? {})]
  }
  expect([
    await refused('9999-12-31T23:00:00.000Z', '9999-12-31T23:30:00.000Z'),
    await refused('5000-01-01T05:00:00.000Z', '5000-01-01T06:00:00.000Z'),
    await refused('2026-03-31T05:00:00.000Z', '2027-03-31T05:00:00.000Z'),
  ]).toEqual([
    [422, ['starts_at']],
    [422, ['starts_at']],
    [422, ['ends_at']],
  ])
  const { data } = await organiser.call(addSessions, { id, sessions: [date] })
  const moved = {
    ...date,
    id: data[0]?.id ?? 0,
    seats_elsewhere: 0,
    ends_at: '9999-12-31T23:00:00Z',
  }
  expect((await organiser.send(changeSession, moved)).statusCode).toBe(422)
})

test('a meeting place is an https address as a browser reads it', async () => {
  const { id } = await organiser.call(addOffering, { ...given, title: 'Online' })
  const add = (meeting_url: string) =>
    organiser.send(addSessions, { id, sessions: [{ ...date, meeting_url }] })
  for (const wrong of [
    'https://evil.com"onload=',
    'https://user:word@meet.example/a',
    'http://meet.example/a',
    'https://10.0.0.1/a',
    'javascript:alert(1)',
    'no address',
    '',
  ])
    expect([wrong, (await add(wrong)).statusCode]).toEqual([wrong, 422])
  const { data } = addSessions.response.parse((await add('https://Meet.example/a"b')).json())
  expect(data[0]?.meeting_url).toBe('https://meet.example/a%22b')
})

test('never fewer seats than are taken, and no other time once somebody has booked', async () => {
  const made = await anOffering(api.db, {
    offering: { vendorId },
    sessions: [{ startsAt: new Date(date.starts_at), seatsTaken: 5, seatsElsewhere: 2 }],
  })
  const id = made.sessions[0]?.id ?? 0
  const change = (fields: object) =>
    organiser.send(changeSession, { ...date, id, seats_elsewhere: 2, ...fields })
  const refusals = [
    await change({ capacity: 4 }),
    await change({ capacity: 5, seats_elsewhere: 3 }),
    await change({ starts_at: '2026-03-31T20:00:00.000Z' }),
  ]
  expect(refusals.map((one) => [one.statusCode, one.json()])).toMatchObject([
    [409, { code: 'seats_taken' }],
    [409, { code: 'seats_taken' }],
    [409, { code: 'booked' }],
  ])
  const changed = await change({ capacity: 6, seats_elsewhere: 3 })
  expect(changed.json()).toMatchObject({ seats_taken: 6, seats_left: 0, capacity: 6 })
  await api.db.update(offeringSessions).set({ seatsTaken: 3 }).where(eq(offeringSessions.id, id))
  const later = { starts_at: '2026-04-02T05:30:00.000Z', ends_at: '2026-04-02T06:30:00.000Z' }
  expect((await change({ ...later, seats_elsewhere: 3 })).json()).toMatchObject({
    local_date: '2026-04-02',
  })
  const { data } = await organiser.call(listOwnSessions, { id: made.offering.id })
  const [row] = await api.db.select().from(offeringSessions).where(eq(offeringSessions.id, id))
  expect([data.length, row?.sequence]).toEqual([1, 1])
})
