import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  addKid,
  claimKid,
  getDashboard,
  getStudent,
  listFamily,
  registerStudent,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { consents } from '../../database/schema/identity.schema.ts'
import { users } from '../../database/schema/users.schema.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { aSchoolDay } from '../../testing/access/access-world.ts'
import type { World } from '../../testing/access/access-row.ts'
import { startTestApi } from '../../testing/test-api.ts'
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

const tara = { name: 'Tara', birth_date: '2019-07-04', class_name: '1 C', consents: true }

test('K-016, Q-028: a kid is added with consent alone, which is stored with time and version', async () => {
  const { owner } = day.callers
  expect((await owner.send(addKid, { ...tara, consents: false })).json().fields).toHaveProperty(
    'consents',
  )
  const made = await owner.call(addKid, tara)
  const stored = await api.db.select().from(consents).where(eq(consents.studentId, made.student_id))
  expect(stored).toMatchObject([{ subject: 'child-data', version: '2025-01-01' }])
  const { data } = await owner.call(listFamily)
  expect(data.map(({ name }) => name)).toEqual(['Meera', 'Tara'])
  expect((await owner.send(addKid, tara)).statusCode).toBe(409)
})

test('K-011, R-027: nobody else sees the kid', async () => {
  const { owner } = day.callers
  const { student_id } = await owner.call(addKid, tara)
  const other = day.callers['other guardian']
  expect((await other.call(listFamily)).data).toMatchObject([{ name: 'Ishaan' }])
  expect((await other.send(getStudent, { student_id })).statusCode).toBe(404)
  expect(
    (await day.callers['school representative'].send(getStudent, { student_id })).statusCode,
  ).toBe(404)
})

test('a kid that a school has registered joins the account of the guardian whom the school named, and of nobody else', async () => {
  const { 'school representative': representative, owner } = day.callers
  const made = await representative.call(registerStudent, {
    ...tara,
    guardian_name: 'Asha',
    guardian_contact: day.people.owner.email ?? '',
  })
  const claim = { login_id: made.login_id, birth_date: tara.birth_date }
  await api.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, day.people.owner.id))
  expect((await owner.send(claimKid, claim)).statusCode).toBe(422) // not proved to be the own contact
  await api.db
    .update(users)
    .set({ emailVerifiedAt: api.clock.now })
    .where(eq(users.email, day.people.owner.email ?? ''))
  const other = day.callers['other guardian']
  expect((await other.send(claimKid, claim)).statusCode).toBe(422)
  const wrongDay = { ...claim, birth_date: '2019-07-05' }
  expect((await owner.send(claimKid, wrongDay)).statusCode).toBe(422)
  const kid = await owner.call(claimKid, claim)
  expect(kid).toMatchObject({
    outcome: 'added',
    kid: { name: 'Tara', rooms: [{ name: 'Green Valley School' }] },
  })
  expect((await owner.call(listFamily)).data).toHaveLength(2)
})

test('guessing kid IDs ends after ten tries in an hour', async () => {
  const { owner } = day.callers
  const guess = { login_id: 'KID-1', birth_date: '2019-07-04' }
  for (let tries = 0; tries < 10; tries += 1) {
    expect((await owner.send(claimKid, guess)).statusCode).toBe(422)
  }
  expect((await owner.send(claimKid, guess)).statusCode).toBe(429)
})

test('R-015: a guardian reads the own kids and orders, a school its own students, a school account figures alone', async () => {
  expect(await day.callers.owner.call(getDashboard)).toMatchObject({
    kind: 'guardian',
    kids: [{ name: 'Meera' }],
    orders: [],
  })
  expect(await day.callers['school representative'].call(getDashboard)).toMatchObject({
    kind: 'staff',
    workplace: 'Green Valley School',
    student_count: 1,
    latest: [{ name: 'Meera' }],
  })
  expect(await day.callers.vendor.call(getDashboard)).toMatchObject({
    workplace: 'Allegro Academy',
    student_count: 1,
    latest: [{ name: 'Ishaan' }],
  })
})

test('R-015, P-020: a school account reads how many students each class has, and no name', async () => {
  const registered = await day.callers['school representative'].call(registerStudent, {
    ...tara,
    guardian_name: 'Asha',
    guardian_contact: day.people.owner.email ?? '',
  })
  expect(registered.student_id).toBeGreaterThan(0)
  const office = await aUser(api.db, { role: 'school', vendorId: day.school.id })
  expect(await (await signedInAs(api, office)).call(getDashboard)).toMatchObject({
    workplace: 'Green Valley School',
    student_count: 2,
    classes: [{ class_name: '1 C', student_count: 1 }],
    latest: [],
  })
})
