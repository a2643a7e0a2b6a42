import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  assignAssessment,
  closeDeskAssessment,
  getAssessment,
  getAssessmentRun,
  getAttemptResult,
  listAssessmentRuns,
  releaseResults,
  submitAttempt,
} from '@brightyard/contract'
import type { World } from '../../testing/access/access-row.ts'
import { aSchoolDay } from '../../testing/access/access-world.ts'
import { aDevice, anAssessment, startedBy } from '../../testing/assessment-factories.ts'
import { aKid, signedInAs } from '../../testing/factories.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

const start = new Date('2026-03-18T10:00:00.000Z')
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)

let api: TestApi
let world: World
let teacher: Caller
let student: Caller
let classmate: Caller
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  world = await aSchoolDay(api)
  teacher = world.callers['school representative']
  student = world.callers.student
  const { user } = await aKid(api.db, {
    vendorIds: [world.school.id],
    user: { name: 'Anil', loginId: 'KID-ANIL' },
  })
  classmate = await signedInAs(api, user)
}, 60_000)
beforeEach(() => {
  api.clock.now = start
})
afterAll(() => api.close())

const ofRoom = (fields: Parameters<typeof anAssessment>[1] = {}) =>
  anAssessment(api.db, {
    vendorId: world.school.id,
    rooms: [{ vendorId: world.school.id }],
    reviewFrom: 'closing',
    ...fields,
  })

async function handIn(by: Caller, id: number) {
  const attempt = await startedBy(by, id)
  await by.call(submitAttempt, { id: attempt.id, device: aDevice, answers: [] })
  return attempt.id
}
const runOf = (id: number) => teacher.call(getAssessmentRun, { id })
/** What the kid sees: the state of the attempt, the rule, and whether any answer is in it. */
async function seen(attempt: number) {
  const result = await student.call(getAttemptResult, { id: attempt })
  const shows = JSON.stringify(result).includes('goes around')
  expect(result.questions.some(({ right }) => right !== null)).toBe(shows)
  return [result.attempt.state, result.review_from, shows]
}

test('Q-013: without a closing time nobody reads the answers before the last one has handed in', async () => {
  const { id } = await ofRoom()
  const attempt = await handIn(student, id)
  expect(await seen(attempt)).toEqual(['submitted', 'everybody', false])
  expect(await student.call(getAssessment, { id })).toMatchObject({
    review_from: 'everybody',
    attempt: { state: 'submitted', score: null, results_at: null },
  })
  expect(await runOf(id)).toMatchObject({ review_from: 'everybody', awaits_release: true })
  const other = await startedBy(classmate, id)
  expect(await seen(attempt)).toEqual(['submitted', 'everybody', false])
  await classmate.call(submitAttempt, { id: other.id, device: aDevice, answers: [] })
  expect(await seen(attempt)).toEqual(['evaluated', 'everybody', true])
  expect(await runOf(id)).toMatchObject({ awaits_release: false })
})

test('Q-013: without a closing time staff may release the results earlier', async () => {
  const { id } = await ofRoom()
  const attempt = await handIn(student, id)
  expect((await teacher.call(listAssessmentRuns, {})).data[0]).toMatchObject({
    id,
    awaits_release: true,
  })
  await teacher.call(releaseResults, { id })
  expect(await seen(attempt)).toEqual(['evaluated', 'everybody', true])
})

test.each([
  ['more candidates may come', { isForCandidates: true }],
  ['there are more attempts', { attemptsAllowed: 2 }],
])('Q-013: without a closing time results wait for staff where %s', async (_, fields) => {
  const { id } = await ofRoom(fields)
  const attempt = await handIn(student, id)
  await handIn(classmate, id)
  expect(await seen(attempt)).toEqual(['submitted', 'release', false])
  await teacher.call(releaseResults, { id })
  expect(await seen(attempt)).toEqual(['evaluated', 'release', true])
})

test('Q-013: the closing time of one kid does not end the time of the others', async () => {
  const { id } = await ofRoom()
  await teacher.call(assignAssessment, {
    id,
    rooms: [],
    student_ids: [world.kids.student.studentId],
    opens_at: null,
    closes_at: after(5).toISOString(),
    extra_minutes: 0,
  })
  const attempt = await handIn(student, id)
  api.clock.now = after(6)
  expect(await seen(attempt)).toEqual(['submitted', 'everybody', false])
})

test('Q-013: closed by hand, results wait for the last attempt that runs', async () => {
  const { id } = await ofRoom({ attemptsAllowed: 2 })
  const attempt = await handIn(student, id)
  const other = await startedBy(classmate, id)
  await teacher.call(closeDeskAssessment, { id, is_closed: true })
  expect(await seen(attempt)).toEqual(['submitted', 'closing', false])
  api.clock.now = after(5)
  await classmate.call(submitAttempt, { id: other.id, device: aDevice, answers: [] })
  expect(await seen(attempt)).toEqual(['evaluated', 'closing', true])
})
