import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  awardStudent,
  exportStudents,
  getStudent,
  listNotifications,
  listStudents,
  listWorkplaces,
  registerStudent,
  renewStudentPassword,
  requestToken,
  updateStudent,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { consents } from '../../database/schema/identity.schema.ts'
import { aSchoolDay } from '../../testing/access/access-world.ts'
import type { World } from '../../testing/access/access-row.ts'
import { aKid } from '../../testing/factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'

let api: TestApi
let day: World
beforeAll(async () => {
  api = await startTestApi()
}, 60_000)
beforeEach(async () => {
  day = await aSchoolDay(api)
})
afterAll(() => api.close())

const kabir = {
  name: 'Kabir Rao',
  birth_date: '2017-11-30',
  class_name: '3 B',
  guardian_name: 'Nisha Rao',
  guardian_contact: '98765 00077',
  consents: true,
}

test.each([
  ['consents', { consents: false }],
  ['birth_date', { birth_date: '2026-03-19' }],
  ['birth_date', { birth_date: '2006-01-01' }],
  ['birth_date', { birth_date: '2024-12-01' }],
  ['birth_date', { birth_date: 'yesterday' }],
  ['guardian_contact', { guardian_contact: 'nobody' }],
  ['name', { name: '  ' }],
  ['class_name', { class_name: '' }],
])('R-102, V-012: a registration with a wrong %s is refused', async (field, change) => {
  const response = await day.callers['school representative'].send(registerStudent, {
    ...kabir,
    ...change,
  })
  expect(response.statusCode).toBe(422)
  expect(Object.keys(response.json().fields)).toEqual([field])
})

test('R-102, Q-028: a registered student signs in by kid ID, and the consent is kept with its version', async () => {
  const made = await day.callers['school representative'].call(registerStudent, kabir)
  expect(made.login_id).toMatch(/^KID-\d{6,7}$/)
  const token = await callerOf(api.app).call(requestToken, {
    grant_type: 'password',
    client_id: 'web',
    username: made.login_id.toLowerCase(),
    password: made.first_password,
  })
  expect(token.access_token).not.toBe('')
  const stored = await api.db.select().from(consents).where(eq(consents.studentId, made.student_id))
  expect(stored).toMatchObject([
    {
      userId: day.people['school representative'].id,
      subject: 'child-data',
      version: '2025-01-01',
      givenAt: api.clock.now,
    },
  ])
})

test('R-102: the same child is registered at one school once, also by two requests at once', async () => {
  const { 'school representative': representative } = day.callers
  const again = { ...kabir, name: ' kabir  rao ' }
  const tries = await Promise.all([
    representative.send(registerStudent, kabir),
    representative.send(registerStudent, again),
    representative.send(registerStudent, kabir),
  ])
  const statuses = tries.map(({ statusCode }) => statusCode)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  const { data } = await representative.call(listStudents, { search: 'kabir' })
  expect(data).toHaveLength(1)
  expect((await day.callers.vendor.send(registerStudent, kabir)).statusCode).toBe(200)
})

test('R-103: renaming a student to one who is already registered is refused', async () => {
  const { 'school representative': representative } = day.callers
  await representative.call(registerStudent, kabir)
  const other = await representative.call(registerStudent, { ...kabir, name: 'Kabeer Rao' })
  const change = { student_id: other.student_id, name: 'Kabir Rao' }
  expect((await representative.send(updateStudent, change)).statusCode).toBe(409)
  const unchanged = await representative.call(getStudent, { student_id: other.student_id })
  expect(unchanged.name).toBe('Kabeer Rao')
})

test('R-103: a school changes its own student; the rest stays', async () => {
  const { 'school representative': representative, vendor } = day.callers
  const { student_id } = await representative.call(registerStudent, kabir)
  const changed = await representative.call(updateStudent, { student_id, class_name: '4 A' })
  expect(changed).toMatchObject({
    name: 'Kabir Rao',
    class_name: '4 A',
    birth_date: '2017-11-30',
    guardian_contact: '+919876500077',
  })
  expect((await vendor.send(updateStudent, { student_id, class_name: 'X' })).statusCode).toBe(404)
})

test('R-101, Q-030: a list holds the own students alone, with search, classes and pages', async () => {
  const { 'school representative': representative, vendor } = day.callers
  for (let number = 1; number <= 27; number += 1) {
    const name = `Student ${String(number).padStart(2, '0')}`
    const class_name = number % 2 ? '10 A' : '9 A'
    await aKid(api.db, { vendorIds: [day.school.id], user: { name } }).then(({ studentId }) =>
      representative.call(updateStudent, { student_id: studentId, class_name }),
    )
  }
  const first = await representative.call(listStudents)
  expect(first.data).toHaveLength(25)
  expect(first.meta).toMatchObject({ total: 28, last_page: 2 })
  expect(first.links.next).toBe('/vendor/api/students?page=2')
  expect(first.classes).toEqual(['9 A', '10 A'])
  const filtered = await representative.call(listStudents, {
    search: 'student 0',
    class_name: '9 A',
  })
  expect(filtered.data.map(({ name }) => name)).toEqual([
    'Student 02',
    'Student 04',
    'Student 06',
    'Student 08',
  ])
  expect((await representative.call(listStudents, { search: '%' })).data).toEqual([])
  expect((await vendor.call(listStudents)).data).toMatchObject([{ name: 'Ishaan' }])
})

test('R-101, Q-030: an export holds the filtered rows, and no cell that a spreadsheet would compute', async () => {
  const { 'school representative': representative } = day.callers
  for (const name of [
    '=HYPERLINK("http://evil")',
    '+Asha',
    '-Asha',
    '@SUM(A1)',
    ' =Asha',
    '"=Asha',
    'O"Neil',
  ]) {
    await representative.call(registerStudent, { ...kabir, name })
  }
  const { csv, rows, file_name } = await representative.call(exportStudents, { class_name: '3 B' })
  const lines = csv.replace('\uFEFF', '').trimEnd().split('\r\n')
  expect(file_name).toBe('students-2026-03-18.csv')
  expect(rows).toBe(7)
  expect(lines).toHaveLength(8)
  const cells = lines.flatMap((line) => line.slice(1, -1).split('","'))
  expect(cells.filter((cell) => /^[\s"]*[=+\-@]/.test(cell))).toEqual([])
  expect(csv).toContain('"\'=HYPERLINK(""http://evil"")"')
  expect(csv).toContain('"O""Neil"')
  expect(csv).toContain('"\'+919876500077"')
  expect(csv).not.toContain('Meera')
})

test('an admin registers at any school, and has to say at which', async () => {
  const admin = day.callers['super admin']
  expect((await admin.send(registerStudent, kabir)).json().fields).toHaveProperty('workplace_id')
  const { data } = await admin.call(listWorkplaces)
  expect(data.map(({ id }) => id)).toEqual(expect.arrayContaining([day.school.id, day.academy.id]))
  const { student_id } = await admin.call(registerStudent, {
    ...kabir,
    workplace_id: day.academy.id,
  })
  expect((await day.callers.vendor.send(getStudent, { student_id })).statusCode).toBe(200)
  expect(
    (await day.callers['school representative'].send(getStudent, { student_id })).statusCode,
  ).toBe(404)
})

test('R-095: the profile has rooms, plan and achievements; the guardian’s contact only for others', async () => {
  const { 'school representative': representative, student, owner } = day.callers
  const student_id = day.kids.owner.studentId
  await owner.call(updateStudent, { student_id, guardian_contact: 'nisha@example.org' })
  await representative.call(awardStudent, { student_id, title: 'Chess, first prize' })
  const seen = await owner.call(getStudent, { student_id })
  expect(seen).toMatchObject({
    rooms: [{ name: 'Green Valley School', vendor_type: 2 }],
    achievements: [
      { title: 'Chess, first prize', given_by: 'Green Valley School', given_on: '2026-03-18' },
    ],
    guardian_contact: 'nisha@example.org',
    can_edit: true,
    can_award: false,
  })
  const own = await student.call(getStudent, { student_id })
  expect(own).toMatchObject({ can_edit: false, guardian_contact: '' })
})

test('a new password ends the sessions of the kid, and the old one is of no use', async () => {
  const { 'school representative': representative } = day.callers
  const made = await representative.call(registerStudent, kabir)
  const signIn = (password: string) =>
    callerOf(api.app).send(requestToken, {
      grant_type: 'password',
      client_id: 'web',
      username: made.login_id,
      password,
    })
  const { access_token } = (await signIn(made.first_password)).json()
  const { student_id } = made
  const renewed = await representative.call(renewStudentPassword, { student_id })
  const session = callerOf(api.app, { authorization: `Bearer ${access_token}` })
  expect((await session.send(getStudent, { student_id })).statusCode).toBe(401)
  expect((await signIn(made.first_password)).statusCode).not.toBe(200)
  expect((await signIn(renewed.first_password)).statusCode).toBe(200)
})

test('a guardian with that contact is notified of the registration', async () => {
  const { 'school representative': representative, owner } = day.callers
  const guardian_contact = day.people.owner.email ?? ''
  const made = await representative.call(registerStudent, { ...kabir, guardian_contact })
  await api.settled()
  const list = await owner.call(listNotifications, { app_type: 1 })
  expect(list).toMatchObject({
    today: [{ title: 'Green Valley School has registered Kabir Rao' }],
  })
  expect(api.emails.at(-1)).toMatchObject({
    to: guardian_contact,
    text: expect.stringContaining(made.login_id),
  })
})
