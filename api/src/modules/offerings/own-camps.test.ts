import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  addOffering,
  addSessions,
  cancelBooking,
  changeOffering,
  changeSession,
  contentTypeIds,
  getBooking,
  getOfferingById,
  getOwnOffering,
  listCampTypes,
  listOfferings,
  listOwnOfferings,
  listOwnSessions,
  quoteBooking,
  quoteCancellation,
  removeOffering,
  removeSession,
  sendUploadPart,
  startUpload,
} from '@brightyard/contract'
import type { CallInput } from '@brightyard/contract'
import { contentEntries } from '../../database/schema/content.schema.ts'
import { aFamily, book } from '../../testing/booking-factories.ts'
import { expectShopInvariants } from '../../testing/expect-shop-invariants.ts'
import { aUser, aVendor, signedInAs } from '../../testing/factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'
import { goodFiles } from '../uploads/sample-files.ts'

let api: TestApi
let visitor: Caller
let organiser: Caller
let other: Caller
/** A type, a category and a sub-category of camps. */
let tree: [number, number, number]

async function aGroup(title: string, parentId: number | null) {
  const [row] = await api.db
    .insert(contentEntries)
    .values({
      contentTypeId: contentTypeIds.CampaignsType,
      slug: title.toLowerCase(),
      title,
      parentId,
      publishedAt: new Date(0),
    })
    .returning()
  return row?.id ?? 0
}

beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  visitor = callerOf(api.app)
  const callerFor = async (name: string) => {
    const vendorId = (await aVendor(api.db, { name, vendorType: 1 })).id
    return signedInAs(api, await aUser(api.db, { role: 'vendor', vendorId }))
  }
  organiser = await callerFor('Field Academy')
  other = await callerFor('Other Academy')
  const type = await aGroup('Outdoors', null)
  const category = await aGroup('Water', type)
  tree = [type, category, await aGroup('Rivers', category)]
}, 60_000)
afterAll(async () => {
  await expectShopInvariants(api.database)
  await api.close()
})

type Given = CallInput<typeof addOffering>
const packages = [
  {
    name: 'Day camper',
    scope: 'batch' as const,
    price_in_paise: 0,
    tax_percent: 18,
    includes: ['A life jacket', 'Lunch'],
  },
]
const given = (changes: Partial<Given> = {}): Given => ({
  kind: 'camp',
  camp_group: tree[2],
  title: 'Coracle days',
  summary: 'Three days in round boats.',
  text: ['We paddle & float.', 'Then lunch.'],
  category: 'sports',
  age_from: 8,
  age_to: 12,
  mode: 'in-person',
  language: 'English',
  venue_name: 'Kaveri bend',
  address: '',
  city: 'Mysuru',
  location: null,
  time_zone: 'Asia/Kolkata',
  refund_steps: [],
  moves_until_hours: null,
  what_to_bring: [],
  ticket_types: packages,
  ...changes,
})
const days = [1, 2, 3].map((day) => ({
  starts_at: `2026-04-0${day}T03:30:00.000Z`,
  ends_at: `2026-04-0${day}T07:30:00.000Z`,
  capacity: 4,
  teacher_id: null,
}))
const changeOf = (id: number, is_offered: boolean, changes: Partial<Given> = {}) => {
  const { kind: _kind, text: _text, ...rest } = given(changes)
  return { ...rest, id, is_offered }
}
async function aDraft(changes: Partial<Given> = {}) {
  const { id } = await organiser.call(addOffering, given(changes))
  const { data } = await organiser.call(addSessions, { id, batch_name: 'First', sessions: days })
  return { id, sessions: data }
}
const campsShown = async () =>
  (await visitor.call(listOfferings, { kinds: ['camp'], camp_group: tree[0] })).data.map(
    ({ id }) => id,
  )

test.each<[string, () => Partial<Given>, string]>([
  ['a type', () => ({ camp_group: tree[0] }), 'camp_group'],
  ['a category', () => ({ camp_group: tree[1] }), 'camp_group'],
  ['nothing that exists', () => ({ camp_group: 999_999 }), 'camp_group'],
  ['a sub-category of a workshop', () => ({ kind: 'workshop' }), 'camp_group'],
  [
    'a ticket for one day',
    () => ({ ticket_types: packages.map((one) => ({ ...one, scope: 'session' as const })) }),
    'ticket_types',
  ],
  [
    'a picture elsewhere',
    () => ({ picture: { source: 'https://a.example/b', alt: 'B' } }),
    'picture',
  ],
])('T-002: a camp with %s is refused with a sentence', async (_, changes, field) => {
  const { statusCode, body } = await organiser.send(addOffering, given(changes()))
  expect([statusCode, body]).toEqual([422, expect.stringContaining(`"fields":{"${field}":"`)])
})

test('Y-011: to another organiser a camp does not exist, and nothing of it changes', async () => {
  const { id, sessions } = await aDraft({ title: 'Ours alone' })
  const date = { ...days[0], id: sessions[0]?.id ?? 0, seats_elsewhere: 0 }
  const refusals = [
    await other.send(getOwnOffering, { id }),
    await other.send(changeOffering, changeOf(id, true)),
    await other.send(removeOffering, { id }),
    await other.send(listOwnSessions, { id }),
    await other.send(addSessions, { id, batch_name: 'Theirs', sessions: days }),
    await other.send(changeSession, date),
    await other.send(removeSession, { id: date.id }),
  ]
  expect(refusals.map(({ statusCode }) => statusCode)).toEqual(refusals.map(() => 404))
  expect((await other.call(listOwnOfferings)).data).toEqual([])
  expect(await organiser.call(getOwnOffering, { id })).toMatchObject({
    title: 'Ours alone',
    state: 'draft',
    to_come: { dates: 3 },
  })
})

test('T-002: a draft is seen by its organiser alone, and is not offered before it has a date', async () => {
  const { id } = await organiser.call(addOffering, given({ title: 'Not yet' }))
  const refused = await organiser.send(changeOffering, changeOf(id, true))
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    { fields: { dates: 'Please add a date to come.' } },
  ])
  const unnamed = await organiser.send(addSessions, { id, sessions: days })
  expect([unnamed.statusCode, Object.keys(unnamed.json().fields)]).toEqual([422, ['batch_name']])
  await organiser.call(addSessions, { id, batch_name: 'First', sessions: days })
  // Nor among the entries of the same content type, which are the types of camps.
  expect(JSON.stringify(await visitor.call(listCampTypes))).not.toContain('Not yet')
  expect((await visitor.send(getOfferingById, { id })).statusCode).toBe(404)
  expect(await campsShown()).not.toContain(id)
  expect(await organiser.call(removeOffering, { id })).toEqual({ message: 'The draft is deleted.' })
  expect((await organiser.send(getOwnOffering, { id })).statusCode).toBe(404)
})

test('T-001, T-005: an organiser’s camp is listed, booked, and keeps what families have booked', async () => {
  const { id, sessions } = await aDraft()
  expect(await organiser.call(changeOffering, changeOf(id, true))).toMatchObject({
    state: 'published',
    to_come: {
      dates: 3,
      next_starts_at: '2026-04-01T03:30:00.000Z',
      // Of its three days, which are booked as one.
      seats: 4,
      seats_taken: 0,
    },
  })
  expect(await campsShown()).toContain(id)
  const camp = await visitor.call(getOfferingById, { id })
  expect(camp).toMatchObject({
    kind: 'camp',
    groups: tree.map((group) => ({ id: group })),
    body: '<p>We paddle &amp; float.</p><p>Then lunch.</p>',
    ticket_types: [{ includes: ['A life jacket', 'Lunch'] }],
    batches: [{ name: 'First', seats_left: 4 }],
  })
  const family = await aFamily(api, 2)
  const { codes } = await book(family.caller, {
    student_ids: family.studentIds,
    ticket_type_id: camp.ticket_types[0]?.id ?? 0,
    batch_id: camp.batches[0]?.id ?? 0,
  })
  const own = await organiser.call(getOwnOffering, { id })
  expect(own).toMatchObject({
    bookings: 2,
    to_come: { seats: 4, seats_taken: 2 },
    camp_group: tree[2],
    text: ['We paddle & float.', 'Then lunch.'],
    batches: [{ name: 'First' }],
  })
  const date = { ...days[0], id: sessions[0]?.id ?? 0, seats_elsewhere: 0 }
  const refusals = [
    await organiser.send(removeSession, { id: date.id }),
    await organiser.send(changeSession, { ...date, capacity: 1 }),
    await organiser.send(removeOffering, { id }),
  ]
  expect(refusals.map((one) => [one.statusCode, one.json().code])).toEqual([
    [409, 'booked'],
    [409, 'seats_taken'],
    [409, 'published'],
  ])
  // The package is no longer sold; who has it keeps it.
  const renamed = packages.map((one) => ({ ...one, name: 'Night camper' }))
  await organiser.call(changeOffering, changeOf(id, false, { ticket_types: renamed }))
  expect(await campsShown()).not.toContain(id)
  expect((await organiser.call(getOwnOffering, { id })).state).toBe('unpublished')
  const [code = ''] = codes
  expect(await family.caller.call(getBooking, { code })).toMatchObject({
    state: 'confirmed',
    ticket_name: 'Day camper',
  })
  const again = { student_ids: family.studentIds, batch_id: camp.batches[0]?.id ?? 0 }
  const gone = { ...again, ticket_type_id: camp.ticket_types[0]?.id ?? 0 }
  expect((await family.caller.send(quoteBooking, gone)).statusCode).toBe(404)
  const { refund_in_paise } = await family.caller.call(quoteCancellation, { code })
  await family.caller.call(cancelBooking, { code, refund_in_paise })
})

test('a date that nobody has booked is removed, and its batch with the last of them', async () => {
  const { id, sessions } = await aDraft({ title: 'Fewer days' })
  for (const session of sessions) await organiser.call(removeSession, { id: session.id })
  expect(await organiser.call(getOwnOffering, { id })).toMatchObject({
    batches: [],
    to_come: { dates: 0 },
    first_starts_at: null,
  })
})

test('a published offering keeps at least one date', async () => {
  const { id, sessions } = await aDraft({ title: 'Always a day' })
  await organiser.call(changeOffering, changeOf(id, true, { title: 'Always a day' }))
  const answers = await Promise.all(
    sessions.map((one) => organiser.send(removeSession, { id: one.id })),
  )
  const refused = answers.filter(({ statusCode }) => statusCode === 409)
  expect(refused.map((one) => one.json().code)).toEqual(['last_date'])
  expect(await organiser.call(getOwnOffering, { id })).toMatchObject({ to_come: { dates: 1 } })
})

test('dates move to the clock of another zone, and text, includes and picture stay where none is given', async () => {
  const { jpg } = await goodFiles()
  const { upload } = await organiser.call(startUpload, {
    purpose: 'offering-picture',
    name: 'boat.jpg',
    size: jpg.length,
  })
  await organiser.call(sendUploadPart, { upload, start: 0, data: jpg.toString('base64') })
  const { id } = await aDraft({ picture: { source: upload, alt: 'A round boat' } })
  const { picture, ticket_types: tickets } = await organiser.call(getOwnOffering, { id })
  expect(picture).toMatchObject({ alt: 'A round boat', width: 120 })
  const shown = await fetch(new URL(picture?.src ?? '', api.app.listeningOrigin))
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
  await organiser.call(
    changeOffering,
    changeOf(id, false, {
      time_zone: 'Pacific/Auckland',
      ticket_types: tickets.map((ticket) => ({ ...ticket, includes: undefined })),
    }),
  )
  const { data } = await organiser.call(listOwnSessions, { id })
  expect(data.map(({ local_date }) => local_date)).toEqual([
    '2026-04-01',
    '2026-04-02',
    '2026-04-03',
  ])
  await organiser.call(
    changeOffering,
    changeOf(id, false, { time_zone: 'Pacific/Honolulu', ticket_types: tickets }),
  )
  expect((await organiser.call(listOwnSessions, { id })).data[0]?.local_date).toBe('2026-03-31')
  const after = await organiser.call(getOwnOffering, { id })
  expect([after.picture, after.text, after.ticket_types[0]?.includes]).toEqual([
    picture,
    ['We paddle & float.', 'Then lunch.'],
    ['A life jacket', 'Lunch'],
  ])
})
