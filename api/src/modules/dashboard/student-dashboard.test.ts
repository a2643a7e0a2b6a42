import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { awardStudent, getStudentDashboard, updateStudent } from '@brightyard/contract'
import {
  assignedAssessments,
  finishedAssessments,
  lessons,
  roomHolidays,
} from '../../database/schema/timetable.schema.ts'
import { aSchoolDay } from '../../testing/access/access-world.ts'
import type { World } from '../../testing/access/access-row.ts'
import { aKid, aUser, signedInAs } from '../../testing/factories.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'

let api: TestApi
let day: World
beforeAll(async () => {
  api = await startTestApi()
}, 60_000)
beforeEach(async () => {
  day = await aSchoolDay(api)
  const { owner, kids, people } = { ...day.callers, ...day }
  expect(people.student.id).toBe(kids.owner.user.id)
  await owner.call(updateStudent, { student_id: kids.owner.studentId, class_name: '4 A' })
})
afterAll(() => api.close())

const lesson = { weekday: 1, starts: '08:30', ends: '09:10', subject: 'Maths', teacher: 'Ms Rao' }
const task = { title: 'Fractions', subject: 'Maths', minutes: 20 }
const from = (hours: number) => new Date(api.clock.now.getTime() + hours * 60 * 60_000)
const read = () => day.callers.student.call(getStudentDashboard)

test('R-063: a school’s own account and a student without a record have no student’s dashboard', async () => {
  const school = await aUser(api.db, { role: 'school', vendorId: day.school.id })
  const nobody = await aUser(api.db, { role: 'student' })
  const statusFor = async (user: typeof school) =>
    (await (await signedInAs(api, user)).send(getStudentDashboard)).statusCode
  expect([await statusFor(school), await statusFor(nobody)]).toEqual([403, 404])
})

test('R-063: lessons are those of the own class and of everybody in the own rooms, in the order of the week', async () => {
  const { school, academy } = day
  await api.db.insert(lessons).values([
    { ...lesson, vendorId: school.id, className: '4 A', weekday: 2, subject: 'Art', place: 'Yard' },
    { ...lesson, vendorId: school.id, className: '4 A', starts: '09:15', ends: '09:55' },
    { ...lesson, vendorId: school.id, subject: 'Assembly', isOnline: true },
    { ...lesson, vendorId: school.id, className: '4 B', subject: 'Of another class' },
    { ...lesson, vendorId: academy.id, subject: 'Of another room' },
  ])
  const { lessons: seen, time_zone, class_name } = await read()
  expect([time_zone, class_name]).toEqual(['Asia/Kolkata', '4 A'])
  expect(seen).toMatchObject([
    { weekday: 1, starts: '08:30', ends: '09:10', subject: 'Assembly', is_online: true },
    { weekday: 1, starts: '09:15', subject: 'Maths', teacher: 'Ms Rao', room_id: school.id },
    { weekday: 2, subject: 'Art', place: 'Yard', is_online: false },
  ])
})

test('R-063: open tasks come first, late ones are marked, and what others have done stays open', async () => {
  const { school, kids } = day
  const assign = async (title: string, dueAt: Date, className = '4 A') => {
    const given = { ...task, title, dueAt, className, vendorId: school.id }
    const [row] = await api.db.insert(assignedAssessments).values(given).returning()
    return row?.id ?? 0
  }
  const done = await assign('Done', from(-30))
  const long = await assign('Done long ago', from(-24 * 40))
  const shared = await assign('Soon', from(5), '')
  await assign('Later', from(50))
  await assign('Late', from(-5))
  await assign('Forgotten', from(-24 * 90))
  await assign('Of another class', from(5), '9 C')
  const classmate = await aKid(api.db, { vendorIds: [school.id] })
  await api.db.insert(finishedAssessments).values([
    { studentId: kids.owner.studentId, assessmentId: done, finishedAt: from(-31) },
    { studentId: kids.owner.studentId, assessmentId: long, finishedAt: from(-24 * 41) },
    { studentId: classmate.studentId, assessmentId: shared, finishedAt: from(-1) },
  ])
  const { assessments } = await read()
  expect(assessments.map(({ title, state }) => [title, state])).toEqual([
    ['Late', 'overdue'],
    ['Soon', 'due'],
    ['Later', 'due'],
    ['Done', 'done'],
  ])
  expect(assessments[1]).toMatchObject({ minutes: 20, due_at: from(5).toISOString() })
})

test('R-063: it has the next holidays of the student’s rooms, badges and the plan', async () => {
  const { school, academy, callers, kids } = day
  const free = (vendorId: number, name: string, startsOn: string, endsOn = startsOn) => ({
    vendorId,
    name,
    startsOn,
    endsOn,
  })
  await api.db
    .insert(roomHolidays)
    .values([
      free(school.id, 'Holi', '2026-03-20'),
      free(school.id, 'Break', '2026-03-10', '2026-03-17'),
      free(school.id, 'Summer', '2026-06-20'),
      free(school.id, 'Past', '2026-02-20'),
      free(academy.id, 'Elsewhere', '2026-03-20'),
    ])
  await callers['school representative'].call(awardStudent, {
    student_id: kids.owner.studentId,
    title: 'First prize',
  })
  expect(await read()).toMatchObject({
    rooms: [{ name: 'Green Valley School' }],
    holidays: [
      { name: 'Break', starts_on: '2026-03-10', ends_on: '2026-03-17', room_id: school.id },
      { name: 'Holi' },
    ],
    badges: [{ title: 'First prize', given_by: 'Green Valley School', given_on: '2026-03-18' }],
    can_practise: true,
  })
})

test('R-063: a kid without a room, class or plan gets an empty week and no fault', async () => {
  const kid = await aKid(api.db, { user: { loginId: `KID-${Date.now()}` } })
  expect(await (await signedInAs(api, kid.user)).call(getStudentDashboard)).toEqual({
    time_zone: 'Asia/Kolkata',
    class_name: '',
    rooms: [],
    lessons: [],
    holidays: [],
    assessments: [],
    badges: [],
    can_practise: false,
  })
})
