import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { getKidStatus, getUser, listKids, listRooms, saveRoom } from '@brightyard/contract'
import { subscriptions } from '../../database/schema/subscriptions.schema.ts'
import type { Role } from '../../database/schema/users.schema.ts'
import { aKid, aUser, aVendor, signedInAs } from '../../testing/factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let guardian: Caller
let otherGuardian: Caller
let kid: Awaited<ReturnType<typeof aKid>>
let othersKid: Awaited<ReturnType<typeof aKid>>
let school: Awaited<ReturnType<typeof aVendor>>
let academy: Awaited<ReturnType<typeof aVendor>>

const daysFromNow = (days: number) => new Date(api.clock.now.getTime() + days * 24 * 60 * 60_000)
const running = () => [daysFromNow(-10), daysFromNow(10)] as [Date, Date]

beforeAll(async () => {
  api = await startTestApi()
  school = await aVendor(api.db)
  academy = await aVendor(api.db, { name: 'Allegro Academy', vendorType: 1 })
  const person = await aUser(api.db)
  guardian = await signedInAs(api, person)
  kid = await aKid(api.db, {
    guardianId: person.id,
    vendorIds: [school.id, academy.id],
    subscribed: running(),
    user: { name: 'Meera', avatar: '/media/avatars/meera.jpg', loginId: 'KID-3001' },
  })
  const other = await aUser(api.db)
  otherGuardian = await signedInAs(api, other)
  othersKid = await aKid(api.db, {
    guardianId: other.id,
    vendorIds: [academy.id],
    subscribed: running(),
  })
}, 60_000)
afterAll(() => api.close())

test.each([listKids, getKidStatus, listRooms, saveRoom])(
  'P-018: a visitor is refused by $name',
  async (call) => {
    const response = await callerOf(api.app).send(call, { user_id: kid.user.id, add_room: false })
    expect(response.statusCode).toBe(401)
  },
)

test('K-011, P-019: the kid of another guardian looks like no kid at all', async () => {
  const user_id = othersKid.user.id
  expect((await guardian.send(getKidStatus, { user_id })).statusCode).toBe(404)
  expect((await guardian.send(getKidStatus, { user_id: 2_000_000_000 })).statusCode).toBe(404)
  expect((await guardian.send(listRooms, { user_id })).statusCode).toBe(404)
  const foreign = {
    room_student_id: othersKid.studentId,
    room_vendor_id: academy.id,
    add_room: true,
  }
  const refused = await guardian.send(saveRoom, foreign)
  expect([refused.statusCode, refused.json().message]).toEqual([403, 'You are not connected'])
  expect((await guardian.call(getUser)).roomStudent).toBeNull()
})

test.each([{}, { user_id: 'seven' }, { user_id: -1 }])(
  'V-012: a status of %j is refused with 422',
  async (input) => {
    expect((await guardian.send(getKidStatus, input)).statusCode).toBe(422)
  },
)

test('X-020, D-004, K-001: a guardian gets the own subscribed kids', async () => {
  expect(await guardian.call(listKids)).toEqual({
    data: [
      {
        name: 'Meera',
        avatar: '/media/avatars/meera.jpg',
        user_id: kid.user.id,
        student_id: kid.studentId,
      },
    ],
  })
})

test('a kid that never had a subscription is not among the subscribed ones', async () => {
  const person = await aUser(api.db)
  await aKid(api.db, { guardianId: person.id })
  expect(await (await signedInAs(api, person)).call(listKids)).toEqual({ data: [] })
})

test.each([
  ['vendor', 'academy', 2],
  ['vendorStaff', 'school', 1],
  ['schoolRepresentative', 'school', 1],
  ['vendor', null, 0],
  ['school', null, 0],
  ['superAdmin', null, 2],
] as const)('P-019: a %s of %s sees %i kids', async (role: Role, vendor, count) => {
  const vendorId = vendor === 'academy' ? academy.id : vendor === 'school' ? school.id : null
  const caller = await signedInAs(api, await aUser(api.db, { role, vendorId }))
  expect((await caller.call(listKids)).data).toHaveLength(count)
})

test.each([
  ['running', -10, 10, true, 'Maths practice'],
  ['over', -40, -10, false, 'Subscription ended'],
  ['over at this very moment', -40, 0, false, 'Subscription ended'],
  ['yet to start', 3, 40, false, 'Starts soon'],
] as const)(
  'X-021, D-005, K-003: the status while a subscription is %s',
  async (_name, from, to, opens, heading) => {
    const person = await aUser(api.db)
    const subscribed: [Date, Date] = [daysFromNow(from), daysFromNow(to)]
    const { user } = await aKid(api.db, { guardianId: person.id, subscribed })
    const status = await (await signedInAs(api, person)).call(getKidStatus, { user_id: user.id })
    expect(status).toEqual({
      isAppDashboard: opens,
      Heading: heading,
      message: expect.stringContaining(user.name),
    })
  },
)

test('K-004: a renewal bought ahead does not close the dashboard before it begins', async () => {
  const person = await aUser(api.db)
  const subscribed: [Date, Date] = [daysFromNow(-10), daysFromNow(10)]
  const { user, studentId } = await aKid(api.db, { guardianId: person.id, subscribed })
  const ahead = { plan: 'Renewal', startsAt: daysFromNow(10), endsAt: daysFromNow(40) }
  await api.db.insert(subscriptions).values({ studentId, ...ahead })
  const status = await (await signedInAs(api, person)).call(getKidStatus, { user_id: user.id })
  expect(status).toMatchObject({ isAppDashboard: true, Heading: 'Maths practice' })
})

test('X-022, D-013, K-007, K-008: a chosen room stays in the session until it is left', async () => {
  const { data } = await guardian.call(listRooms, { user_id: kid.user.id })
  expect(data.map(({ name, is_current }) => [name, is_current])).toEqual([
    ['Allegro Academy', false],
    ['Green Valley School', false],
  ])
  const room = { room_student_id: kid.studentId, room_vendor_id: school.id, add_room: true }
  const chosen = {
    roomStudent: { id: kid.studentId, name: 'Meera' },
    roomVendor: { id: school.id, name: 'Green Valley School', vendor_type: 2 },
  }
  expect(await guardian.call(saveRoom, room)).toEqual(chosen)
  expect(await guardian.call(getUser)).toMatchObject(chosen)
  expect((await otherGuardian.call(getUser)).roomVendor).toBeNull()
  await guardian.call(saveRoom, { add_room: false })
  expect((await guardian.call(getUser)).roomStudent).toBeNull()
})

test('P-013, E-010, Z-004: who has no link to a room is not connected; none at all is refused', async () => {
  const elsewhere = await aVendor(api.db, { name: 'Elsewhere' })
  const room = { room_student_id: kid.studentId, room_vendor_id: elsewhere.id, add_room: true }
  expect((await guardian.send(saveRoom, room)).json()).toMatchObject({
    code: 'not_connected',
    message: 'You are not connected',
  })
  expect((await guardian.send(saveRoom, room)).statusCode).toBe(403)
  expect((await guardian.send(saveRoom, { add_room: true })).statusCode).toBe(422)
})

test('a student sees the own rooms and nobody else', async () => {
  const student = await signedInAs(api, { email: null, loginId: 'KID-3001' })
  expect((await student.call(listRooms)).data).toHaveLength(2)
  expect((await student.send(listRooms, { user_id: othersKid.user.id })).statusCode).toBe(404)
  expect(await student.call(getUser)).toMatchObject({ role_id: 2, student_id: kid.studentId })
})

test('P-019: those who work in a room change to their own room alone', async () => {
  const teacher = await aUser(api.db, { role: 'schoolRepresentative', vendorId: school.id })
  const representative = await signedInAs(api, teacher)
  const { data } = await representative.call(listRooms, { user_id: kid.user.id })
  expect(data.map(({ name }) => name)).toEqual(['Green Valley School'])
  const foreign = { room_student_id: kid.studentId, room_vendor_id: academy.id, add_room: true }
  expect((await representative.send(saveRoom, foreign)).statusCode).toBe(403)
})
