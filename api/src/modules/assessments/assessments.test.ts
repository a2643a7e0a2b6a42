import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  getAssessment,
  getAttemptResult,
  listAssessments,
  openAttempt,
  saveAnswers,
  startAssessment,
  submitAttempt,
} from '@brightyard/contract'
import { count, eq } from 'drizzle-orm'
import { assessmentAttempts } from '../../database/schema/assessment-attempts.schema.ts'
import { assessmentAssignments, assessments } from '../../database/schema/assessments.schema.ts'
import { studentRecords } from '../../database/schema/family.schema.ts'
import { aDevice, anAssessment, answerTo, startedBy } from '../../testing/assessment-factories.ts'
import { aKid, signedInAs } from '../../testing/factories.ts'
import { aPractisingKid } from '../../testing/practice-factories.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

const start = new Date('2026-03-18T10:00:00.000Z')
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)

let api: TestApi
let day: Awaited<ReturnType<typeof aPractisingKid>>
let student: Caller
let studentId: number
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
}, 60_000)
beforeEach(async () => {
  api.clock.now = start
  day = await aPractisingKid(api)
  student = day.callers.student
  studentId = day.kids.owner.studentId
})
afterAll(() => api.close())

async function refusal(by: Caller, ...[call, input]: Parameters<Caller['send']>) {
  const response = await by.send(call, input)
  return [response.statusCode, response.json().code]
}
const listed = async (by: Caller, input = {}) =>
  (await by.call(listAssessments, input)).data.map(({ title, state }) => [title, state])

test('R-112: one that is not assigned, a draft and a withdrawn one do not exist', async () => {
  const elsewhere = await anAssessment(api.db, { students: [day.kids['other guardian'].studentId] })
  const draft = await anAssessment(api.db, { students: [studentId], publishedAt: null })
  const gone = await anAssessment(api.db, { students: [studentId], withdrawnAt: start })
  for (const { id } of [elsewhere, draft, gone]) {
    expect(await refusal(student, getAssessment, { id })).toEqual([404, 'not_found'])
    expect(await refusal(student, startAssessment, { id, consents: true })).toEqual([
      404,
      'not_found',
    ])
  }
  expect(await listed(student)).toEqual([])
})

test('Q-012: nothing starts without the consent, too early, too late or too often', async () => {
  const { id } = await anAssessment(api.db, { students: [studentId] })
  expect(await refusal(student, startAssessment, { id, consents: false })).toEqual([
    422,
    'invalid_input',
  ])
  const early = await anAssessment(api.db, { students: [studentId], opensAt: after(1) })
  const late = await anAssessment(api.db, { students: [studentId], closesAt: start })
  const open = { consents: true }
  expect(await refusal(student, startAssessment, { id: early.id, ...open })).toEqual([
    409,
    'not_open',
  ])
  expect(await refusal(student, startAssessment, { id: late.id, ...open })).toEqual([409, 'closed'])
  const attempt = await startedBy(student, id)
  await student.call(submitAttempt, { id: attempt.id, device: aDevice, answers: [] })
  expect(await refusal(student, startAssessment, { id, ...open })).toEqual([
    409,
    'no_attempts_left',
  ])
  expect(await api.db.select({ count: count() }).from(assessmentAttempts)).toEqual([{ count: 1 }])
})

test('R-112: a double click starts one attempt', async () => {
  const { id } = await anAssessment(api.db, { students: [studentId], attemptsAllowed: 3 })
  const guardian = day.callers.owner
  const all = await Promise.all([
    startedBy(student, id),
    startedBy(student, id),
    startedBy(guardian, id),
  ])
  expect(new Set(all.map((attempt) => attempt.id)).size).toBe(1)
  expect(all[0]).toMatchObject({ number: 1, state: 'running', ends_at: after(30).toISOString() })
})

test('R-079: a room, a class and a kid are assigned to; what to do first is at the top', async () => {
  await api.db.insert(studentRecords).values({ studentId, className: '4 A' })
  const vendorId = day.school.id
  const made = (title: string, fields: Parameters<typeof anAssessment>[1]) =>
    anAssessment(api.db, { title, ...fields })
  const forRoom = await made('For the room', { rooms: [{ vendorId }], closesAt: after(90) })
  await made('For the class', { rooms: [{ vendorId, className: '4 A' }], closesAt: after(60) })
  await made('For another class', { rooms: [{ vendorId, className: '4 B' }] })
  await made('For later', { students: [studentId], opensAt: after(10) })
  await made('Over', { students: [studentId], closesAt: start })
  expect(await listed(student)).toEqual([
    ['For the class', 'due'],
    ['For the room', 'due'],
    ['For later', 'upcoming'],
    ['Over', 'missed'],
  ])
  await startedBy(student, forRoom.id)
  expect((await listed(day.callers.owner))[0]).toEqual(['For the room', 'running'])
})

test('R-079: of two assignments a kid has the better times, and all of the extra time', async () => {
  const vendorId = day.school.id
  const { id } = await anAssessment(api.db, { rooms: [{ vendorId }], closesAt: after(20) })
  await api.db
    .insert(assessmentAssignments)
    .values({ assessmentId: id, studentId, closesAt: after(120), extraMinutes: 15 })
  expect(await student.call(getAssessment, { id })).toMatchObject({
    minutes: 45,
    closes_at: after(120).toISOString(),
  })
  expect((await startedBy(student, id)).ends_at).toBe(after(45).toISOString())
})

test('R-112: the time of an attempt ends when the assessment closes', async () => {
  const { id } = await anAssessment(api.db, { students: [studentId], closesAt: after(12) })
  expect((await startedBy(student, id)).ends_at).toBe(after(12).toISOString())
})

test('R-079: a guardian chooses whose list it is', async () => {
  await anAssessment(api.db, { students: [studentId] })
  const second = await aKid(api.db, { guardianId: day.people.owner.id })
  const guardian = await signedInAs(api, day.people.owner)
  expect(await refusal(guardian, listAssessments)).toEqual([422, 'invalid_input'])
  expect(await listed(guardian, { user_id: second.user.id })).toEqual([])
  expect(await listed(guardian, { user_id: day.people.student.id })).toHaveLength(1)
})

test('R-116: the paper has no answers, and the order is one of the attempt', async () => {
  const many = Array.from({ length: 12 }, (_, index) => ({
    kind: 'text' as const,
    content: { text: `Question ${index}`, picture: null, options: [], prompts: [], unit: '' },
    answerKey: { right: ['secret'] },
    explanation: 'secret',
  }))
  const { id } = await anAssessment(api.db, {
    students: [studentId],
    questions: many,
    attemptsAllowed: 2,
  })
  const paperOf = async () => {
    const attempt = await startedBy(student, id)
    return student.call(openAttempt, { id: attempt.id, device: aDevice })
  }
  const paper = await paperOf()
  expect(JSON.stringify(paper)).not.toContain('secret')
  expect(paper.questions.map(({ number }) => number)).toEqual(many.map((_, index) => index + 1))
  const order = ({ questions }: typeof paper) => questions.map((question) => question.id)
  expect(order(await paperOf())).toEqual(order(paper))
  await student.call(submitAttempt, { id: paper.attempt.id, device: aDevice, answers: [] })
  const again = await paperOf()
  expect(order(again)).not.toEqual(order(paper))
  expect(new Set(order(again))).toEqual(new Set(order(paper)))
})

test('R-114: every kind is judged, and the result shows what was right and why', async () => {
  const { id, questions } = await anAssessment(api.db, { students: [studentId] })
  const attempt = await startedBy(student, id)
  const given = [['o2'], ['o1'], ['50 cm'], ['delhi'], ['p1=o1', 'p2=o2'], []]
  const answers = questions.map((question, at) => answerTo(question, given[at] ?? [], start))
  const ended = await student.call(submitAttempt, { id: attempt.id, device: aDevice, answers })
  // A wrong choice takes half a mark off, one of two right ones earns one.
  expect(ended).toMatchObject({ state: 'evaluated', score: 6.5, marks: 12, answered: 5 })
  const result = await student.call(getAttemptResult, { id: attempt.id })
  const scores = questions.map((question) => {
    const found = result.questions.find((one) => one.id === question.id)
    return [found?.is_right, found?.score]
  })
  expect(scores).toEqual([
    [false, -0.5],
    [false, 1],
    [true, 2],
    [true, 2],
    [true, 2],
    [null, 0],
  ])
  expect(result.sections).toMatchObject([{ score: 6.5, marks: 12 }])
  expect(result.questions.find(({ kind }) => kind === 'single')).toMatchObject({
    right: ['o1'],
    explanation: 'Mars goes around the Sun.',
  })
})

test.each([
  ['none', 'submission', 'submitted', false],
  ['score', 'submission', 'evaluated', false],
  ['answers', 'submission', 'evaluated', true],
  ['answers', 'closing', 'submitted', false],
  ['answers', 'release', 'submitted', false],
] as const)(
  'Q-013: with %s from %s the attempt is %s',
  async (review, reviewFrom, state, shows) => {
    const { id } = await anAssessment(api.db, {
      students: [studentId],
      review,
      reviewFrom,
      closesAt: after(60),
    })
    const attempt = await startedBy(student, id)
    expect(await refusal(student, getAttemptResult, { id: attempt.id })).toEqual([409, 'running'])
    await student.call(submitAttempt, { id: attempt.id, device: aDevice, answers: [] })
    const read = () => student.call(getAttemptResult, { id: attempt.id })
    const result = await read()
    expect(result.attempt).toMatchObject({ state, score: state === 'evaluated' ? 0 : null })
    expect(result.questions.every(({ right }) => (right !== null) === shows)).toBe(true)
    expect(JSON.stringify(result).includes('goes around')).toBe(shows)
  },
)

test('Q-013: results wait until the last class has finished, or staff release them', async () => {
  const ended = async (fields: Parameters<typeof anAssessment>[1]) => {
    const { id } = await anAssessment(api.db, { students: [studentId], ...fields })
    const attempt = await startedBy(student, id)
    await student.call(submitAttempt, { id: attempt.id, device: aDevice, answers: [] })
    return { id, attempt: attempt.id }
  }
  const closing = await ended({ reviewFrom: 'closing', closesAt: after(5) })
  const room = { assessmentId: closing.id, vendorId: day.school.id, closesAt: after(12) }
  await api.db.insert(assessmentAssignments).values(room)
  const released = await ended({ reviewFrom: 'release' })
  const stateOf = async ({ id }: { id: number }) =>
    (await student.call(getAssessment, { id })).attempt
  api.clock.now = after(6)
  expect(await stateOf(closing)).toMatchObject({
    state: 'submitted',
    results_at: after(12).toISOString(),
  })
  expect(await stateOf(released)).toMatchObject({ state: 'submitted', results_at: null })
  const own = eq(assessments.id, released.id)
  await api.db
    .update(assessments)
    .set({ resultsReleasedAt: after(7) })
    .where(own)
  api.clock.now = after(12)
  expect([(await stateOf(closing))?.state, (await stateOf(released))?.state]).toEqual([
    'evaluated',
    'evaluated',
  ])
})

test('R-114: another family’s attempt does not exist', async () => {
  const { id } = await anAssessment(api.db, { students: [studentId] })
  const attempt = await startedBy(student, id)
  const stranger = await aKid(api.db, { user: { loginId: `KID-${studentId}-2` } })
  const other = await signedInAs(api, stranger.user)
  const sent = { id: attempt.id, device: aDevice, answers: [] }
  for (const call of [openAttempt, saveAnswers, submitAttempt, getAttemptResult])
    expect(await refusal(other, call, sent)).toEqual([404, 'not_found'])
})
