import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  answerGuardianRequest,
  claimKid,
  forgotPassword,
  getStudent,
  listFamily,
  listGuardianRequests,
  listNotifications,
  registerStudent,
  renewStudentPassword,
  resetPassword,
  updateStudent,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { studentAudit } from '../../database/schema/family.schema.ts'
import { guardianships, users } from '../../database/schema/users.schema.ts'
import { aSchoolDay, sentMessage } from '../../testing/access/access-world.ts'
import type { World } from '../../testing/access/access-row.ts'
import { signedInAs } from '../../testing/factories.ts'
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

const born = { birth_date: '2019-07-04' }
const days = (count: number) => count * 24 * 60 * 60_000

/** A kid that the school registered; the owner is its guardian, and then the school names the other guardian. */
async function aClaimedKid() {
  const school = day.callers['school representative']
  const { login_id, student_id, user_id } = await school.call(registerStudent, {
    ...born,
    name: 'Tara',
    class_name: '1 C',
    guardian_name: 'Asha',
    guardian_contact: day.people.owner.email ?? '',
    consents: true,
  })
  const claim = { login_id, ...born }
  await day.callers.owner.call(claimKid, claim)
  const rename = { student_id, guardian_contact: day.people['other guardian'].email ?? '' }
  return { student_id, user_id, claim, rename }
}

/** The same, with the other guardian's request under way. */
async function anAskedKid() {
  const kid = await aClaimedKid()
  await day.callers.owner.call(updateStudent, kid.rename)
  const claimed = await day.callers['other guardian'].call(claimKid, kid.claim)
  if (claimed.outcome !== 'asked') throw new Error('The guardian was not asked.')
  return { ...kid, id: claimed.request.id }
}

const guardiansOf = async (studentId: number) =>
  (await api.db.select().from(guardianships).where(eq(guardianships.studentId, studentId))).map(
    ({ guardianId }) => guardianId,
  )
const eventsOf = async (studentId: number) =>
  (
    await api.db
      .select()
      .from(studentAudit)
      .where(eq(studentAudit.studentId, studentId))
      .orderBy(studentAudit.id)
  ).map(({ event, actorId }) => [event, actorId])
const bellOf = async (caller: World['callers']['owner']) =>
  JSON.stringify(await caller.call(listNotifications, { app_type: 1 }))
const emailsTo = async (contact: string | null) => {
  await api.settled()
  return api.emails.filter(({ to }) => to === contact).map(({ subject }) => subject)
}

test.each(['school representative', 'super admin'] as const)(
  'once a kid has a guardian, a %s changes neither contact nor birth date',
  async (staff) => {
    const { student_id, rename } = await aClaimedKid()
    const caller = day.callers[staff]
    const refused = await caller.send(updateStudent, rename)
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({
      code: 'guardian_decides',
      fields: { guardian_contact: 'Only the guardian changes this.' },
    })
    const older = await caller.send(updateStudent, { student_id, birth_date: '2018-07-04' })
    expect(older.json().fields).toEqual({ birth_date: 'Only the guardian changes this.' })
    const seen = await caller.call(getStudent, { student_id })
    expect(seen).toMatchObject({
      ...born,
      guardian_contact: day.people.owner.email,
      can_edit_identity: false,
    })
    // What stays the same may be sent along.
    const moved = { student_id, ...born, class_name: '2 A' }
    expect((await caller.send(updateStudent, moved)).statusCode).toBe(200)
  },
)

test('another guardian joins only once the first one agrees', async () => {
  const { student_id, id } = await anAskedKid()
  const { owner, 'other guardian': other } = day.callers
  expect(await guardiansOf(student_id)).toEqual([day.people.owner.id])
  expect((await other.send(getStudent, { student_id })).statusCode).toBe(404)
  expect((await other.send(renewStudentPassword, { student_id })).statusCode).toBe(404)
  const { data: sent } = await other.call(listGuardianRequests)
  expect(sent).toMatchObject([{ id, direction: 'sent', state: 'waiting', kid_name: null }])
  const asker = day.people['other guardian']
  expect(await bellOf(owner)).toContain(`${asker.name} asks to become a guardian of Tara`)
  expect(await emailsTo(day.people.owner.email)).toContain(
    `${asker.name} asks to become a guardian of Tara`,
  )
  const { data: received } = await owner.call(listGuardianRequests)
  expect(received).toMatchObject([{ id, direction: 'received', contact: asker.email }])
  expect((await other.send(answerGuardianRequest, { id, accepts: true })).statusCode).toBe(404)
  await owner.call(answerGuardianRequest, { id, accepts: true })
  expect((await other.call(listFamily)).data.map(({ name }) => name)).toContain('Tara')
  expect((await other.call(listGuardianRequests)).data).toMatchObject([{ state: 'accepted' }])
  expect((await owner.call(listGuardianRequests)).data).toEqual([])
})

test('a declined request gives nothing, is told to the one who asked, and cannot be repeated at once', async () => {
  const { student_id, id, claim } = await anAskedKid()
  const { owner, 'other guardian': other } = day.callers
  await owner.call(answerGuardianRequest, { id, accepts: false })
  expect(await guardiansOf(student_id)).toEqual([day.people.owner.id])
  const declined = 'Your request to become a guardian was declined'
  expect(await bellOf(other)).toContain(declined)
  expect(await emailsTo(day.people['other guardian'].email)).toContain(declined)
  const before = (await emailsTo(day.people.owner.email)).length
  expect(await other.call(claimKid, claim)).toMatchObject({ request: { state: 'declined' } })
  expect(await emailsTo(day.people.owner.email)).toHaveLength(before)
  const late = await owner.send(answerGuardianRequest, { id, accepts: true })
  expect([late.statusCode, late.json().code]).toEqual([409, 'answered_already'])
})

test('a request expires after two weeks, and can then be made again', async () => {
  const { student_id, id, claim } = await anAskedKid()
  const start = api.clock.now
  api.clock.now = new Date(start.getTime() + days(14))
  const owner = await signedInAs(api, day.people.owner)
  const other = await signedInAs(api, day.people['other guardian'])
  const late = await owner.send(answerGuardianRequest, { id, accepts: true })
  expect([late.statusCode, late.json().code]).toEqual([409, 'request_expired'])
  expect(await guardiansOf(student_id)).toEqual([day.people.owner.id])
  expect((await other.call(listGuardianRequests)).data).toMatchObject([{ state: 'expired' }])
  expect(await other.call(claimKid, claim)).toMatchObject({ request: { id, state: 'waiting' } })
  api.clock.now = start
})

test('of a claim and a change of the contact at once, one counts, and two claims at once make one guardian', async () => {
  const school = day.callers['school representative']
  const { owner, 'other guardian': other } = day.callers
  for (const name of ['Tara', 'Ravi', 'Diya', 'Om']) {
    const { student_id, login_id } = await school.call(registerStudent, {
      ...born,
      name,
      class_name: '1 C',
      guardian_name: 'Asha',
      guardian_contact: day.people.owner.email ?? '',
      consents: true,
    })
    const claim = { login_id, ...born }
    const rename = { student_id, guardian_contact: day.people['other guardian'].email ?? '' }
    const [first, change] = await Promise.all([
      owner.send(claimKid, claim),
      school.send(updateStudent, rename),
      other.send(claimKid, claim),
      owner.send(claimKid, claim),
    ])
    expect([first, change].filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await guardiansOf(student_id)).length).toBeLessThanOrEqual(1)
    const added = (await eventsOf(student_id)).filter(([event]) => event === 'guardian-added')
    expect(added.length).toBeLessThanOrEqual(1)
  }
})

test('of an acceptance and a refusal at once, one counts', async () => {
  const { student_id, id } = await anAskedKid()
  const answers = await Promise.all(
    [true, false, true].map((accepts) =>
      day.callers.owner.send(answerGuardianRequest, { id, accepts }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409,
  ])
  const decided = (await eventsOf(student_id)).slice(-1).map(([event]) => event)
  const joined = (await guardiansOf(student_id)).length === 2
  expect(decided).toEqual([joined ? 'guardian-added' : 'guardian-declined'])
})

test('what staff does before there is a guardian is told to the contact on record', async () => {
  const school = day.callers['school representative']
  const { student_id } = await school.call(registerStudent, {
    ...born,
    name: 'Ravi',
    class_name: '1 C',
    guardian_name: 'Asha',
    guardian_contact: 'asha@example.org',
    consents: true,
  })
  await school.call(updateStudent, { student_id, guardian_contact: 'stranger@example.org' })
  expect(await emailsTo('asha@example.org')).toEqual([
    'Green Valley School has changed the record of Ravi',
  ])
  expect(await eventsOf(student_id)).toEqual([
    ['registered', day.people['school representative'].id],
    ['record-changed', day.people['school representative'].id],
  ])
})

test('every new password is told to the guardian and recorded', async () => {
  const { student_id, user_id } = await aClaimedKid()
  await day.callers['school representative'].call(renewStudentPassword, { student_id })
  const byStaff = 'Green Valley School has made a new password for Tara'
  expect(await bellOf(day.callers.owner)).toContain(byStaff)
  expect(await emailsTo(day.people.owner.email)).toContain(byStaff)
  const email = `tara${user_id}@example.org`
  await api.db.update(users).set({ email }).where(eq(users.id, user_id))
  await day.callers.visitor.call(forgotPassword, { username: email })
  const token = await sentMessage(day, email, /reset_password\/([\w-]+)/)
  await day.callers.visitor.call(resetPassword, { token, password: 'copper-lantern-58' })
  expect(await bellOf(day.callers.owner)).toContain('Tara: new password by a link')
  expect(await eventsOf(student_id)).toEqual([
    ['registered', day.people['school representative'].id],
    ['guardian-added', day.people.owner.id],
    ['password-renewed', day.people['school representative'].id],
    ['password-changed', null],
  ])
})

test('a link for a new password of before is of no use once a guardian has made one', async () => {
  const { student_id, user_id } = await aClaimedKid()
  const email = `tara${user_id}@example.org`
  await api.db.update(users).set({ email }).where(eq(users.id, user_id))
  await day.callers.visitor.call(forgotPassword, { username: email })
  const token = await sentMessage(day, email, /reset_password\/([\w-]+)/)
  await day.callers.owner.call(renewStudentPassword, { student_id })
  const late = await day.callers.visitor.send(resetPassword, {
    token,
    password: 'copper-lantern-58',
  })
  expect(late.statusCode).toBe(422)
  // Nor does an email address that somebody added to the account open it again.
  const before = api.emails.length
  await day.callers.visitor.call(forgotPassword, { username: email })
  await api.settled()
  expect(api.emails).toHaveLength(before)
})
