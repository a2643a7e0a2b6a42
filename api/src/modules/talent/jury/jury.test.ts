import {
  assignJury,
  getJuryDesk,
  getJuryFolder,
  getJuryWork,
  saveJuryPoints,
  setJuror,
} from '@brightyard/contract'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { campaigns } from '../../../database/schema/content.schema.ts'
import { studentRecords } from '../../../database/schema/family.schema.ts'
import { notifications } from '../../../database/schema/notifications.schema.ts'
import { juryAssignments } from '../../../database/schema/talent-jury.schema.ts'
import { talentEntries } from '../../../database/schema/talent.schema.ts'
import type { World } from '../../../testing/access/access-row.ts'
import { aSchoolDay } from '../../../testing/access/access-world.ts'
import { aKid, aUser, signedInAs } from '../../../testing/factories.ts'
import { aJudge, aJudgedCampaign, assigned } from '../../../testing/jury-factories.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { Caller, TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let world: World
let admin: Caller
/** Three people of no family here, and how they call. */
let jurors: { id: number; email: string | null; caller: Caller }[]
const hour = 60 * 60 * 1000

beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  world = await aSchoolDay(api)
  admin = world.callers['super admin']
  jurors = []
  for (let at = 0; at < 3; at += 1) {
    const { id, email, loginId } = await aUser(api.db)
    jurors.push({ id, email, caller: await signedInAs(api, { email, loginId }) })
  }
}, 60_000)
afterAll(() => api.close())

const inHours = (hours: number) => new Date(api.clock.now.getTime() + hours * hour)
const ids = () => jurors.map(({ id }) => id)
const callerOf = (at: number): Caller => {
  const juror = jurors[at]
  if (!juror) throw new Error('There is no such juror.')
  return juror.caller
}
const owners = (count: number) =>
  Array.from({ length: count }, () => ({
    guardian: world.callers.owner,
    studentId: world.kids.owner.studentId,
  }))
const codeOf = (answer: { statusCode: number; json(): { code: string } }) => [
  answer.statusCode,
  answer.json().code,
]
const all = (points: number) => [
  { key: 'idea', points },
  { key: 'colour', points },
]
const set = (id: number, fields: Partial<typeof campaigns.$inferInsert>) =>
  api.db.update(campaigns).set(fields).where(eq(campaigns.id, id))

test('entries go to the jury after the closing, to enough jurors, with time to score', async () => {
  const { id, slug } = await aJudgedCampaign(api, { entries: owners(2), jurors: ids() })
  const wish = { slug, jurors_per_entry: 2, ends_at: inHours(48).toISOString() }
  const tooMany = await admin.send(assignJury, { ...wish, jurors_per_entry: 4 })
  expect(codeOf(tooMany)).toEqual([409, 'too_few_jurors'])
  const past = await admin.send(assignJury, { ...wish, ends_at: api.clock.now.toISOString() })
  expect(Object.keys(past.json().fields)).toEqual(['ends_at'])
  await set(id, { endsAt: inHours(1) })
  expect(codeOf(await admin.send(assignJury, wish))).toEqual([409, 'not_judging'])
  await set(id, { endsAt: inHours(-1), verdictAt: inHours(-1) })
  expect(codeOf(await admin.send(assignJury, wish))).toEqual([409, 'not_judging'])
  expect(await api.db.$count(juryAssignments)).toBe(0)
})

test('a judge scores by an account of a grown-up that no other judge of the campaign has', async () => {
  const { slug, panel } = await aJudgedCampaign(api, { entries: [], jurors: ids().slice(0, 2) })
  const [first = '', second = ''] = panel
  const fieldsOf = async (email: string) => {
    const answer = await admin.send(setJuror, { slug, panellist: first, email })
    return [answer.statusCode, Object.keys(answer.json().fields)]
  }
  const pupil = await aKid(api.db, { user: { email: 'pupil@example.com', loginId: 'KID-PUPIL' } })
  expect(await fieldsOf('nobody@example.com')).toEqual([422, ['email']])
  expect(await fieldsOf(pupil.user.email ?? '')).toEqual([422, ['email']])
  expect(await fieldsOf(jurors[1]?.email ?? '')).toEqual([422, ['email']])
  const wrong = await admin.send(setJuror, { slug, panellist: 'nobody', email: null })
  expect(wrong.statusCode).toBe(404)
  const email = jurors[2]?.email ?? ''
  await admin.call(setJuror, { slug, panellist: second, email: null })
  const desk = await admin.call(setJuror, {
    slug,
    panellist: first,
    email: ` ${email.toUpperCase()} `,
  })
  expect(desk.jurors.find(({ panellist }) => panellist === first)?.email).toBe(email)
  expect(desk.jurors.find(({ panellist }) => panellist === second)?.email).toBeNull()
  const { campaigns: tasks } = await callerOf(1).call(getJuryWork)
  expect(tasks.map((task) => task.slug)).not.toContain(slug)
})

test('nobody judges a child of the own family or school', async () => {
  const { slug, id, entries } = await aJudgedCampaign(api, { entries: owners(3), jurors: ids() })
  await aJudge(api, id, world.people.owner.id)
  await aJudge(api, id, world.people['school representative'].id)
  await aJudge(api, id, world.people.vendor.id)
  const desk = await assigned(api, admin, slug, 4)
  expect(desk).toMatchObject({ entries: 3, entries_assigned: 3, jurors_per_entry: 4 })
  const seats = await api.db.select().from(juryAssignments)
  const judging = new Set(
    seats.filter(({ entryId }) => entries.includes(entryId)).map(({ userId }) => userId),
  )
  // The academy's partner judges; the guardian and the school do not.
  expect(judging).toEqual(new Set([...ids(), world.people.vendor.id]))
  const tooMany = await admin.send(assignJury, {
    slug,
    jurors_per_entry: 5,
    ends_at: inHours(5).toISOString(),
  })
  expect(codeOf(tooMany)).toEqual([409, 'too_few_jurors'])
})

test('a juror learns neither name nor school nor account, and nothing of the other jurors', async () => {
  const kid = await aKid(api.db, {
    guardianId: world.people.owner.id,
    vendorIds: [world.school.id],
    user: { name: 'Tara Venkataraghavan', loginId: 'KID-TARA' },
  })
  const { studentId } = kid
  await api.db.insert(studentRecords).values({ studentId, birthDate: '2017-03-03' })
  const { slug, entries } = await aJudgedCampaign(api, {
    entries: [{ guardian: world.callers.owner, studentId }],
    jurors: ids(),
  })
  await assigned(api, admin, slug, 3)
  const [first, second] = jurors
  const secret = 'I liked the left half.'
  const folder = await first?.caller.call(getJuryFolder, { slug })
  const id = folder?.entries[0]?.id ?? 0
  await first?.caller.call(saveJuryPoints, { id, points: all(4), remark: secret, is_final: false })
  const answer = await second?.caller.send(getJuryFolder, { slug })
  expect(answer?.statusCode).toBe(200)
  expect(answer?.body).toMatch(/The blue roof/)
  expect(answer?.body).not.toMatch(/Tara|Venkata|Green Valley|KID-|2017|student|guardian|left half/)
  const seen = await second?.caller.call(getJuryFolder, { slug })
  expect(seen?.entries[0]?.id).not.toBe(entries[0])
  expect(seen?.entries[0]).toMatchObject({ state: 'open', points: [], remark: '' })
  // The other juror's assignment is not there for this one.
  const theirs = await second?.caller.send(saveJuryPoints, { id, points: all(9), is_final: true })
  expect(theirs?.statusCode).toBe(404)
})

test('points are of this campaign, whole from 0 to 10, and complete when they are final', async () => {
  const { slug } = await aJudgedCampaign(api, { entries: owners(1), jurors: ids() })
  await assigned(api, admin, slug, 1)
  const tasks = await Promise.all(jurors.map(({ caller }) => caller.call(getJuryFolder, { slug })))
  const at = tasks.findIndex(({ entries }) => entries.length > 0)
  const caller = callerOf(at)
  const id = tasks[at]?.entries[0]?.id ?? 0
  const statusOf = async (points: unknown, is_final = true) =>
    (await caller.send(saveJuryPoints, { id, points, is_final })).statusCode
  expect(await statusOf([{ key: 'idea', points: 5 }])).toBe(422)
  expect(await statusOf([...all(5), { key: 'charm', points: 5 }])).toBe(422)
  expect(await statusOf([...all(5), { key: 'idea', points: 6 }])).toBe(422)
  for (const points of [-1, 11, 5.5, '7', null]) expect(await statusOf(all(points as 5))).toBe(422)
  expect(await statusOf([{ key: 'idea', points: 5 }], false)).toBe(200)
  const draft = await caller.call(getJuryFolder, { slug })
  expect(draft.entries[0]).toMatchObject({ state: 'draft', points: [{ key: 'idea', points: 5 }] })
  expect(await statusOf(all(10))).toBe(200)
  expect(
    codeOf(await caller.send(saveJuryPoints, { id, points: all(1), is_final: false })),
  ).toEqual([409, 'final'])
  const { campaigns: work } = await caller.call(getJuryWork)
  expect(work.find((one) => one.slug === slug)).toMatchObject({ assigned: 1, drafts: 0, final: 1 })
})

test('the deadline is kept by the server; what left the stage or the jury is judged no more', async () => {
  const {
    id: campaignId,
    slug,
    entries,
    panel,
  } = await aJudgedCampaign(api, {
    entries: owners(2),
    jurors: ids().slice(0, 1),
  })
  await assigned(api, admin, slug, 1)
  const caller = callerOf(0)
  const folder = () => caller.call(getJuryFolder, { slug })
  const { entries: mine } = await folder()
  const [first = 0, second = 0] = mine.map(({ id }) => id)
  const send = async (id: number) =>
    codeOf(await caller.send(saveJuryPoints, { id, points: all(3), is_final: false }))
  await set(campaignId, { juryEndsAt: api.clock.now })
  expect((await folder()).may_score).toBe(false)
  expect(await send(first)).toEqual([409, 'jury_closed'])
  await set(campaignId, { juryEndsAt: inHours(1), verdictAt: inHours(-1) })
  expect(await send(first)).toEqual([409, 'jury_closed'])
  await set(campaignId, { verdictAt: null })
  expect(await send(first)).toEqual([200, undefined])
  const [gone = 0] = entries
  await api.db.update(talentEntries).set({ review: 'refused' }).where(eq(talentEntries.id, gone))
  expect((await folder()).entries.map(({ id }) => id)).toEqual([second])
  expect((await send(first))[0]).toBe(404)
  await admin.call(setJuror, { slug, panellist: panel[0] ?? '', email: null })
  expect((await send(second))[0]).toBe(404)
  expect((await caller.send(getJuryFolder, { slug })).statusCode).toBe(404)
})

test('given out again, what is scored stays, late entries come in, and who left is replaced', async () => {
  const { id, slug, panel } = await aJudgedCampaign(api, { entries: owners(4), jurors: ids() })
  await assigned(api, admin, slug, 2)
  const caller = callerOf(0)
  const { entries } = await caller.call(getJuryFolder, { slug })
  const [scored = 0, draft = 0] = entries.map((one) => one.id)
  await caller.call(saveJuryPoints, { id: scored, points: all(9), is_final: true })
  await caller.call(saveJuryPoints, { id: draft, points: all(2), is_final: false })
  const substitute = await aUser(api.db)
  await admin.call(setJuror, { slug, panellist: panel[0] ?? '', email: substitute.email })
  const desk = await assigned(api, admin, slug, 2)
  expect(desk.entries_assigned).toBe(4)
  const told = await api.db
    .select()
    .from(notifications)
    .where(eq(notifications.path, `/talentbox/jury/${slug}`))
  const toldTo = (userId: number | undefined) => told.filter((one) => one.userId === userId).length
  expect([toldTo(jurors[0]?.id), toldTo(substitute.id)]).toEqual([1, 1])
  // By email too, which community news are not by themselves.
  await api.settled()
  const mailed = api.emails.filter(({ to }) => to === substitute.email)
  expect(mailed.map(({ text }) => text).join()).toContain(`/talentbox/jury/${slug}`)
  expect(desk.jurors.map((one) => one.assigned).toSorted((one, other) => one - other)).toEqual([
    2, 2, 3,
  ])
  const seats = await api.db
    .select({ id: juryAssignments.id, userId: juryAssignments.userId })
    .from(juryAssignments)
    .innerJoin(talentEntries, eq(talentEntries.id, juryAssignments.entryId))
    .where(eq(talentEntries.campaignId, id))
  expect(seats).toHaveLength(8)
  expect(seats.filter(({ userId }) => userId === jurors[0]?.id).map((one) => one.id)).toEqual([
    scored,
  ])
  expect((await admin.call(getJuryDesk, { slug })).jurors_per_entry).toBe(2)
})
