import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { getOneDashboard, getStudent } from '@brightyard/contract'
import { achievements } from '../../database/schema/family.schema.ts'
import {
  assignedAssessments,
  lessons,
  roomHolidays,
} from '../../database/schema/timetable.schema.ts'
import { enrolments } from '../../database/schema/users.schema.ts'
import { aKid } from '../../testing/factories.ts'
import { aSchoolDay } from '../../testing/access/access-world.ts'
import type { World } from '../../testing/access/access-row.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let day: World
beforeAll(async () => {
  api = await startTestApi()
  day = await aSchoolDay(api)
}, 60_000)
afterAll(() => api.close())

const refusal = async (caller: Caller, input: { id: number; of?: 'kid' | 'room' }) => {
  const response = await caller.send(getOneDashboard, input)
  return [response.statusCode, response.json().code, response.json().message]
}
const notConnected = [403, 'not_connected', 'You are not connected']

test('R-134, P-013, E-010, Z-004: nobody signed in is a 401; a foreign kid or room, and none at all, are not connected', async () => {
  const { callers, kids, school, academy } = day
  expect((await callers.visitor.send(getOneDashboard, { id: school.id })).statusCode).toBe(401)
  const other = callers['other guardian']
  for (const kind of ['kid', 'room', undefined] as const)
    expect(await refusal(other, { id: 2_000_000_000, ...(kind ? { of: kind } : {}) })).toEqual(
      notConnected,
    )
  expect(await refusal(other, { id: kids.owner.studentId, of: 'kid' })).toEqual(notConnected)
  expect(await refusal(callers.owner, { id: academy.id, of: 'room' })).toEqual(notConnected)
  expect(await refusal(callers.vendor, { id: school.id, of: 'room' })).toEqual(notConnected)
  expect(await refusal(callers['super admin'], { id: school.id, of: 'room' })).toEqual(notConnected)
  expect(await refusal(callers.student, { id: kids['other guardian'].studentId })).toEqual(
    notConnected,
  )
})

test('R-134: a guardian sees the kid’s week; of a room, the own kids and what this room has for them', async () => {
  const { callers, kids, school, academy } = day
  const { studentId } = kids.owner
  await api.db.insert(enrolments).values({ studentId, vendorId: academy.id })
  const lesson = { weekday: 1, starts: '08:30', ends: '09:10', teacher: 'Ms Rao' }
  await api.db.insert(lessons).values([
    { ...lesson, vendorId: school.id, subject: 'Maths' },
    { ...lesson, vendorId: academy.id, starts: '16:00', ends: '17:00', subject: 'Tabla' },
  ])
  const kid = await callers.owner.call(getOneDashboard, { id: studentId, of: 'kid' })
  expect(kid).toMatchObject({
    kind: 'kid',
    kid: { student_id: studentId },
    lessons: [{ subject: 'Maths' }, { subject: 'Tabla' }],
  })
  const room = await callers.owner.call(getOneDashboard, { id: academy.id, of: 'room' })
  expect(room).toMatchObject({
    kind: 'room',
    room: { id: academy.id },
    kids: [{ kid: { student_id: studentId }, dashboard: { lessons: [{ subject: 'Tabla' }] } }],
  })
  expect(room.kind === 'room' && room.kids).toHaveLength(1)
  // Another guardian’s kid is in the academy too.
  const others = await callers['other guardian'].call(getOneDashboard, {
    id: academy.id,
    of: 'room',
  })
  expect(
    others.kind === 'room' && others.kids.map(({ kid: { student_id } }) => student_id),
  ).toEqual([kids['other guardian'].studentId])
})

test('R-134: an organisation sees of a kid what its own room has; families and Brightyard see all', async () => {
  const { callers, school, academy, people } = day
  const { studentId } = await aKid(api.db, {
    guardianId: people.owner.id,
    vendorIds: [school.id, academy.id],
  })
  for (const { id: vendorId } of [school, academy]) {
    const name = `Of ${vendorId}`
    const lesson = { weekday: 3, starts: '08:30', ends: '09:10', teacher: 'Ms Rao' }
    await api.db.insert(lessons).values({ ...lesson, vendorId, subject: name })
    const dueAt = new Date(api.clock.now.getTime() + 86_400_000)
    await api.db
      .insert(assignedAssessments)
      .values({ vendorId, title: name, subject: name, minutes: 20, dueAt })
    const startsOn = dueAt.toISOString().slice(0, 10)
    await api.db.insert(roomHolidays).values({ vendorId, name, startsOn, endsOn: startsOn })
    await api.db
      .insert(achievements)
      .values({ studentId, vendorId, title: name, givenAt: api.clock.now })
  }
  const seenBy = async (caller: Caller) => {
    const found = await caller.call(getOneDashboard, { id: studentId, of: 'kid' })
    if (found.kind !== 'kid') throw new Error('not a kid')
    const rooms = [
      found.rooms.map(({ id }) => id),
      found.lessons.map(({ room_id }) => room_id),
      found.assessments.map(({ room_id }) => room_id),
      found.holidays.map(({ room_id }) => room_id),
    ].map((ids) => [...new Set(ids)].toSorted((one, other) => one - other))
    return [...rooms, found.badges.map(({ title }) => title).toSorted()]
  }
  const profileOf = async (caller: Caller) => {
    const { rooms, achievements: badges } = await caller.call(getStudent, { student_id: studentId })
    return [rooms.map(({ id }) => id), badges.map(({ title }) => title).toSorted()]
  }
  const only = (id: number) => [[id], [id], [id], [id], [`Of ${id}`]]
  for (const staff of ['vendor', 'vendor staff'] as const) {
    expect(await seenBy(callers[staff])).toEqual(only(academy.id))
    expect(await profileOf(callers[staff])).toEqual([[academy.id], [`Of ${academy.id}`]])
  }
  expect(await seenBy(callers['school representative'])).toEqual(only(school.id))
  const all = [school.id, academy.id]
  for (const reader of ['owner', 'super admin'] as const)
    expect(await seenBy(callers[reader])).toEqual([
      ...Array.from({ length: 4 }, () => all),
      all.map((id) => `Of ${id}`),
    ])
})

test('R-134: who works in a room sees its figures', async () => {
  const { callers, school } = day
  const own = await callers['school representative'].call(getOneDashboard, {
    id: school.id,
    of: 'room',
  })
  expect(own).toMatchObject({ kind: 'staff', student_count: expect.any(Number) })
})
