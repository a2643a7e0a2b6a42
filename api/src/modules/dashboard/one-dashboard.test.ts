import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { getOneDashboard } from '@brightyard/contract'
import { lessons } from '../../database/schema/timetable.schema.ts'
import { enrolments } from '../../database/schema/users.schema.ts'
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

test('R-134: who works in a room sees its figures', async () => {
  const { callers, school } = day
  const own = await callers['school representative'].call(getOneDashboard, {
    id: school.id,
    of: 'room',
  })
  expect(own).toMatchObject({ kind: 'staff', student_count: expect.any(Number) })
})
