import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  addOffering,
  addSessions,
  changeOffering,
  changeSession,
  getOfferingById,
  getOwnOffering,
  listOrganisers,
  listOwnOfferings,
  listOwnSessions,
  listOwnTeachers,
  search,
} from '@brightyard/contract'
import type { CallInput } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { offeringSessions, teachers } from '../../database/schema/offerings.schema.ts'
import { aFamily, book } from '../../testing/booking-factories.ts'
import { aUser, aVendor, signedInAs } from '../../testing/factories.ts'
import { anOffering } from '../../testing/offering-factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

type Given = CallInput<typeof addOffering>

/** No more than a name. */
const bare: Given = {
  kind: 'workshop',
  title: 'Paper boats',
  summary: '',
  text: [],
  picture: null,
  category: null,
  age_from: null,
  age_to: null,
  mode: 'in-person',
  language: '',
  venue_name: '',
  address: '',
  city: '',
  location: null,
  time_zone: 'Asia/Kolkata',
  refund_steps: [],
  moves_until_hours: null,
  what_to_bring: [],
  ticket_types: [],
}
const ticket = (name: string, price_in_paise: number | null = 0) => ({
  name,
  scope: 'session' as const,
  price_in_paise,
  tax_percent: 18,
})
const whole: Given = {
  ...bare,
  summary: 'They float.',
  text: ['We fold.'],
  category: 'art',
  age_from: 6,
  age_to: 9,
  language: 'English',
  venue_name: 'Lake park',
  city: 'Pune',
  ticket_types: [ticket('Child')],
}
const changeTo = (id: number, given: Given, is_offered = false) => {
  const { kind: _, ...rest } = given
  return { ...rest, id, is_offered }
}
const at = (day: number, hour = 5) => ({
  starts_at: `2026-04-0${day}T0${hour}:30:00.000Z`,
  ends_at: `2026-04-0${day}T09:30:00.000Z`,
  capacity: 4,
  teacher_id: null,
})

let api: TestApi
let visitor: Caller
let organiser: Caller
let admin: Caller
let vendorId: number
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  visitor = callerOf(api.app)
  vendorId = (await aVendor(api.db, { name: 'Paper House', vendorType: 1 })).id
  organiser = await signedInAs(api, await aUser(api.db, { role: 'vendor', vendorId }))
  admin = await signedInAs(api, await aUser(api.db, { role: 'superAdmin' }))
}, 60_000)
afterAll(() => api.close())

const fieldsOf = (answer: { statusCode: number; json: () => { fields?: object } }) => [
  answer.statusCode,
  Object.keys(answer.json().fields ?? {}).toSorted(),
]

test('T-002: a draft is stored with its gaps, of a camp too, and each comes back as a gap', async () => {
  const { id, price_from_in_paise } = await organiser.call(addOffering, { ...bare, kind: 'camp' })
  expect(price_from_in_paise).toBeNull()
  const half = {
    ...bare,
    kind: 'camp' as const,
    age_from: 12,
    camp_group: null,
    ticket_types: [{ ...ticket('', null), scope: 'batch' as const, tax_percent: null }],
  }
  await organiser.call(changeOffering, changeTo(id, half))
  expect(await organiser.call(getOwnOffering, { id })).toMatchObject({
    state: 'draft',
    summary: '',
    text: [],
    category: null,
    camp_group: null,
    age_from: 12,
    age_to: null,
    city: '',
    price_from_in_paise: null,
    ticket_types: [{ name: '', price_in_paise: null, tax_percent: null }],
  })
})

test('T-002: publishing with gaps is refused, and every gap is named', async () => {
  const { id } = await organiser.call(addOffering, { ...bare, title: 'Bare boats' })
  expect(fieldsOf(await organiser.send(changeOffering, changeTo(id, bare, true)))).toEqual([
    422,
    [
      'age_from',
      'age_to',
      'category',
      'city',
      'dates',
      'language',
      'summary',
      'text',
      'ticket_types',
      'venue_name',
    ],
  ])
  const unpriced = { ...whole, ticket_types: [ticket('Child', null)] }
  expect(fieldsOf(await organiser.send(changeOffering, changeTo(id, unpriced, true)))).toEqual([
    422,
    ['dates', 'ticket_types.0.price_in_paise'],
  ])
  const found = async () => {
    const { groups, offers } = await visitor.call(search, { text: 'Bare boats' })
    return JSON.stringify({ groups, offers })
  }
  const named = { ...whole, title: 'Bare boats' }
  expect(fieldsOf(await organiser.send(changeOffering, changeTo(id, named, true)))).toEqual([
    422,
    ['dates'],
  ])
  expect(await found()).not.toContain('Bare boats')
  await organiser.call(addSessions, { id, sessions: [at(1)] })
  await organiser.call(changeOffering, changeTo(id, named, true))
  expect(await found()).toContain('Bare boats')
  // Nor is what is over offered by a search.
  await anOffering(api.db, {
    entry: { title: 'Bare boats of old' },
    sessions: [{ startsAt: new Date('2026-01-05T05:30:00Z') }],
  })
  await anOffering(api.db, {
    entry: { title: 'Bare boats without dates' },
    sessions: [{ startsAt: new Date('2026-04-05T05:30:00Z'), state: 'cancelled' }],
  })
  expect(await found()).not.toMatch(/of old|without dates/)
  // What is offered has no gaps any more, offered or not.
  const emptied = { ...named, city: '' }
  expect(fieldsOf(await organiser.send(changeOffering, changeTo(id, emptied)))).toEqual([
    422,
    ['city'],
  ])
})

test('T-002: two tickets of one name are refused beside the second, of a draft too', async () => {
  const two = { ...bare, ticket_types: [ticket('Child'), ticket('Adult'), ticket(' child')] }
  expect(fieldsOf(await organiser.send(addOffering, two))).toEqual([422, ['ticket_types.2.name']])
})

test('two dates of one start are refused, of one call and of two at once', async () => {
  const { id } = await organiser.call(addOffering, { ...whole, title: 'Dated boats' })
  const add = (...sessions: ReturnType<typeof at>[]) =>
    organiser.send(addSessions, { id, sessions })
  const twice = await add(at(1), at(1))
  expect(fieldsOf(twice)).toEqual([422, ['starts_at']])
  expect(twice.json().message).toMatch(/^There is a date on 1 April at 11:00\sam already\./)
  const both = await Promise.all([add(at(1), at(2)), add(at(1))])
  const answers = both.map(({ statusCode }) => statusCode)
  expect(answers.toSorted((a, b) => a - b)).toEqual([200, 422])
  expect(fieldsOf(await add(at(1)))).toEqual([422, ['starts_at']])
  const { data } = addSessions.response.parse((await add(at(3))).json())
  const moved = { ...at(1), id: data[0]?.id ?? 0, seats_elsewhere: 0 }
  expect(fieldsOf(await organiser.send(changeSession, moved))).toEqual([422, ['starts_at']])
  expect((await organiser.send(changeSession, { ...moved, ...at(3, 6) })).statusCode).toBe(200)
  // One that was cancelled is none, and a course has dates of its own.
  await api.db
    .update(offeringSessions)
    .set({ state: 'cancelled' })
    .where(eq(offeringSessions.id, moved.id))
  expect((await add(at(3, 6))).statusCode).toBe(200)
  const course = { id, batch_name: 'Course', sessions: [at(1)] }
  expect((await organiser.send(addSessions, course)).statusCode).toBe(200)
})

test('a week is lengthened only by who says so, and not once families have booked it', async () => {
  const title = 'Boat week'
  const course = [{ ...ticket('Week'), scope: 'batch' as const }]
  const given = { ...whole, title, ticket_types: course }
  const { id } = await organiser.call(addOffering, given)
  await organiser.call(addSessions, { id, batch_name: 'Sails', sessions: [at(1)] })
  const again = { id, batch_name: 'sails', sessions: [at(2)] }
  expect(fieldsOf(await organiser.send(addSessions, again))).toEqual([422, ['batch_name']])
  const { batches } = await organiser.call(getOwnOffering, { id })
  const batch_id = batches[0]?.id ?? 0
  expect(batches).toHaveLength(1)
  const other = await organiser.call(addOffering, { ...given, title: 'Other week' })
  const foreign = { id: other.id, batch_id, sessions: [at(2)] }
  expect(fieldsOf(await organiser.send(addSessions, foreign))).toEqual([422, ['batch_id']])
  const longer = await organiser.call(addSessions, { id, batch_id, sessions: [at(2)] })
  expect(longer.data).toMatchObject([{ batch_id }])
  await organiser.call(changeOffering, changeTo(id, given, true))
  const family = await aFamily(api, 1)
  const { ticket_types: sold } = await visitor.call(getOfferingById, { id })
  await book(family.caller, {
    student_ids: family.studentIds,
    ticket_type_id: sold[0]?.id ?? 0,
    batch_id,
  })
  const booked = await organiser.send(addSessions, { id, batch_id, sessions: [at(3)] })
  expect([booked.statusCode, booked.json()]).toMatchObject([409, { code: 'booked' }])
  expect((await organiser.call(listOwnSessions, { id })).data).toHaveLength(2)
})

test('Y-011: an admin offers on behalf of an organiser that is named, nobody else does', async () => {
  const theirs = await aVendor(api.db, { name: 'Other House', vendorType: 1 })
  expect(fieldsOf(await admin.send(addOffering, whole))).toEqual([422, ['vendor_id']])
  const unknown = { ...whole, vendor_id: 999_999 }
  expect(fieldsOf(await admin.send(addOffering, unknown))).toEqual([422, ['vendor_id']])
  const foreign = { ...whole, vendor_id: theirs.id }
  expect((await organiser.send(addOffering, foreign)).statusCode).toBe(403)
  expect((await admin.call(listOrganisers)).data).toContainEqual({
    id: vendorId,
    name: 'Paper House',
  })
  const title = 'On behalf'
  const { id } = await admin.call(addOffering, { ...whole, title, vendor_id: vendorId })
  const own = (await organiser.call(listOwnOfferings)).data.find((one) => one.id === id)
  expect(own).toMatchObject({ title, organiser: { id: vendorId, name: 'Paper House' } })
  await api.db.insert(teachers).values([
    { vendorId, name: 'Asha' },
    { vendorId: theirs.id, name: 'Ravi' },
  ])
  const named = (await admin.call(listOwnTeachers, { offering: id })).data
  expect(named.map(({ name }) => name)).toEqual(['Asha'])
})
