import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  assignAssessment,
  changeAssignment,
  getAssessment,
  giveMoreTime,
  listAssessments,
  listAssignments,
  listAssignmentTargets,
  listNotifications,
  submitAttempt,
  takeBackAssignment,
} from '@brightyard/contract'
import { studentRecords } from '../../../database/schema/family.schema.ts'
import type { World } from '../../../testing/access/access-row.ts'
import { aSchoolDay } from '../../../testing/access/access-world.ts'
import {
  aCandidate,
  aDevice,
  anAssessment,
  startedBy,
} from '../../../testing/assessment-factories.ts'
import { aKid, signedInAs } from '../../../testing/factories.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { Caller, TestApi } from '../../../testing/test-api.ts'

const start = new Date('2026-03-18T10:00:00.000Z')
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const times = { opens_at: null, closes_at: null, extra_minutes: 0 }

let api: TestApi
let world: World
let teacher: Caller
let student: Caller
let studentId: number
let made: Awaited<ReturnType<typeof anAssessment>>
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  world = await aSchoolDay(api)
  teacher = world.callers['school representative']
  student = world.callers.student
  studentId = world.kids.owner.studentId
}, 60_000)
beforeEach(async () => {
  api.clock.now = start
  made = await anAssessment(api.db, { vendorId: world.school.id })
})
afterAll(() => api.close())

async function refusal(by: Caller, ...[call, input]: Parameters<Caller['send']>) {
  const response = await by.send(call, input)
  return [response.statusCode, response.json().code]
}
const toKid = (id = made.id) => ({ ...times, id, student_ids: [studentId] })
const room = () => ({ vendor_id: world.school.id, class_name: '' })
const rowsOf = async (id = made.id) => (await teacher.call(listAssignments, { id })).data

test('R-079: nobody assigns to kids or rooms of another organisation, all or nothing', async () => {
  const stranger = world.kids['other guardian'].studentId
  const notFound = [404, 'not_found']
  const both = { ...times, id: made.id, student_ids: [studentId, stranger] }
  expect(await refusal(teacher, assignAssessment, both)).toEqual(notFound)
  const rooms = [room(), { vendor_id: world.academy.id, class_name: '' }]
  expect(await refusal(teacher, assignAssessment, { ...times, id: made.id, rooms })).toEqual(
    notFound,
  )
  expect(await rowsOf()).toEqual([])
  const { students, rooms: own } = await teacher.call(listAssignmentTargets, { id: made.id })
  expect(students.map(({ name }) => name)).toEqual(['Meera'])
  expect(own.map(({ name }) => name)).toEqual([world.school.name])
})

test('R-079: another organisation’s assessment is not there to be assigned; families may not at all', async () => {
  expect(await refusal(world.callers.vendor, assignAssessment, toKid())).toEqual([404, 'not_found'])
  for (const by of [world.callers.owner, student])
    expect(await refusal(by, assignAssessment, toKid())).toEqual([403, 'not_authorized'])
})

test('R-079: a draft, nobody and impossible times are refused', async () => {
  const draft = await anAssessment(api.db, { vendorId: world.school.id, publishedAt: null })
  expect(await refusal(teacher, assignAssessment, toKid(draft.id))).toEqual([409, 'not_published'])
  const invalid = [422, 'invalid_input']
  expect(await refusal(teacher, assignAssessment, { ...times, id: made.id })).toEqual(invalid)
  const over = { ...toKid(), closes_at: start.toISOString() }
  expect(await refusal(teacher, assignAssessment, over)).toEqual(invalid)
  const turned = { opens_at: after(60).toISOString(), closes_at: after(30).toISOString() }
  expect(await refusal(teacher, assignAssessment, { ...toKid(), ...turned })).toEqual(invalid)
})

test('R-079: what is assigned to a room is on the list of its kids, and their families are told once', async () => {
  const input = { ...times, id: made.id, rooms: [room()], closes_at: after(120).toISOString() }
  expect(await teacher.call(assignAssessment, input)).toMatchObject({ added: 1 })
  const { data } = await student.call(listAssessments, {})
  expect(data.find(({ id }) => id === made.id)).toMatchObject({
    state: 'due',
    closes_at: after(120).toISOString(),
  })
  await teacher.call(assignAssessment, toKid())
  await api.settled()
  for (const [by, query] of [
    [student, ''],
    [world.callers.owner, `?kid=${world.people.student.id}`],
  ] as const) {
    const list = (await by.call(listNotifications, { app_type: 1, see_all: true })) as {
      data: { path: string | null }[]
    }
    const told = list.data.filter(
      ({ path }) => path === `/assessment/instructions/${made.id}${query}`,
    )
    expect(told).toHaveLength(1)
  }
})

test('R-079: repeated it changes nothing; with other times it says so', async () => {
  await teacher.call(assignAssessment, toKid())
  expect(await teacher.call(assignAssessment, toKid())).toMatchObject({ added: 0 })
  const other = { ...toKid(), extra_minutes: 5 }
  expect(await refusal(teacher, assignAssessment, other)).toEqual([409, 'assigned_already'])
  expect(await rowsOf()).toHaveLength(1)
})

test('R-079: two people who assign the same at once assign it once', async () => {
  const admin = world.callers['super admin']
  const all = await Promise.all(
    [teacher, admin, teacher, admin].map((by) =>
      by.call(assignAssessment, { ...toKid(), rooms: [room()] }),
    ),
  )
  expect(all.map(({ added }) => added).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 2])
  expect(await rowsOf()).toHaveLength(2)
})

test('R-079: times change and it is taken back, until somebody has started', async () => {
  await teacher.call(assignAssessment, toKid())
  const [row] = await rowsOf()
  const id = row?.id ?? 0
  const change = { id, ...times, closes_at: after(60).toISOString() }
  expect(await teacher.call(changeAssignment, change)).toMatchObject({ started: 0 })
  await startedBy(student, made.id)
  const started = [409, 'started']
  expect(await refusal(teacher, takeBackAssignment, { id })).toEqual(started)
  const sooner = { ...change, closes_at: after(50).toISOString() }
  expect(await refusal(teacher, changeAssignment, sooner)).toEqual(started)
  const opens = { ...change, opens_at: after(-5).toISOString() }
  expect(await refusal(teacher, changeAssignment, opens)).toEqual(started)
  const later = { ...change, closes_at: after(90).toISOString(), extra_minutes: 10 }
  expect(await teacher.call(changeAssignment, later)).toMatchObject({ started: 1 })
  expect(await refusal(world.callers.vendor, takeBackAssignment, { id })).toEqual([
    404,
    'not_found',
  ])
})

test('R-079: taken back before the start, it is gone from the list', async () => {
  await teacher.call(assignAssessment, toKid())
  const [row] = await rowsOf()
  await teacher.call(takeBackAssignment, { id: row?.id ?? 0 })
  expect(await refusal(student, getAssessment, { id: made.id })).toEqual([404, 'not_found'])
})

test('R-079: who starts at the moment in which it is taken back has an attempt or nothing', async () => {
  await teacher.call(assignAssessment, toKid())
  const [row] = await rowsOf()
  const [attempt, back] = await Promise.all([
    startedBy(student, made.id).catch(() => null),
    teacher.send(takeBackAssignment, { id: row?.id ?? 0 }),
  ])
  expect(back.statusCode).toBe(attempt ? 409 : 200)
  expect(await rowsOf()).toHaveLength(attempt ? 1 : 0)
})

test('R-111: a kid who needs it has more time at once, also while answering, and never less', async () => {
  await api.db
    .insert(studentRecords)
    .values({ studentId, className: '4 A' })
    .onConflictDoUpdate({ target: studentRecords.studentId, set: { className: '4 A' } })
  const closes = after(35).toISOString()
  const rooms = [{ vendor_id: world.school.id, class_name: '4 A' }]
  await teacher.call(assignAssessment, { ...times, id: made.id, rooms, closes_at: closes })
  const attempt = await startedBy(student, made.id)
  expect(attempt.ends_at).toBe(after(30).toISOString())
  const more = { id: made.id, student_id: studentId, extra_minutes: 20 }
  await teacher.call(giveMoreTime, more)
  const { attempts, minutes } = await student.call(getAssessment, { id: made.id })
  expect([minutes, attempts[0]?.ends_at]).toEqual([50, closes])
  const less = { ...more, extra_minutes: 5 }
  expect(await refusal(teacher, giveMoreTime, less)).toEqual([409, 'less_time'])
  const stranger = { ...more, student_id: world.kids['other guardian'].studentId }
  expect(await refusal(teacher, giveMoreTime, stranger)).toEqual([404, 'not_found'])
  await student.call(submitAttempt, { id: attempt.id, device: aDevice, answers: [] })
})

test('R-111: a candidate has more time, of the own assessment alone', async () => {
  const other = await anAssessment(api.db, { vendorId: world.school.id })
  const { row } = await aCandidate(api.db, other.id, { applicationId: 'BYMORE1' })
  const more = { id: other.id, candidate_id: row.id, extra_minutes: 20 }
  expect(await refusal(teacher, giveMoreTime, { ...more, id: made.id })).toEqual([404, 'not_found'])
  await teacher.call(giveMoreTime, more)
  expect(await refusal(teacher, giveMoreTime, { id: other.id, extra_minutes: 1 })).toEqual([
    422,
    'invalid_input',
  ])
})

test('R-079: a kid who joins the class later has it too', async () => {
  await teacher.call(assignAssessment, { ...times, id: made.id, rooms: [room()] })
  const kid = await aKid(api.db, { vendorIds: [world.school.id], user: { loginId: 'KID-LATE' } })
  const { data } = await (await signedInAs(api, kid.user)).call(listAssessments, {})
  expect(data.map(({ id }) => id)).toContain(made.id)
})
