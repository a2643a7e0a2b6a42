import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  exportItemAnalysis,
  exportResults,
  getAssessment,
  getAssessmentRun,
  getAttemptResult,
  getItemAnalysis,
  getTakerAnswers,
  handInForTaker,
  listAssessmentRuns,
  listNotifications,
  listTakers,
  releaseResults,
  saveAnswers,
  setPassMark,
  submitAttempt,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { users } from '../../../database/schema/users.schema.ts'
import type { World } from '../../../testing/access/access-row.ts'
import { aSchoolDay } from '../../../testing/access/access-world.ts'
import {
  aDevice,
  anAssessment,
  answerTo,
  handedInBy,
  startedBy,
} from '../../../testing/assessment-factories.ts'
import { aKid, signedInAs } from '../../../testing/factories.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { Caller, TestApi } from '../../../testing/test-api.ts'

const start = new Date('2026-03-18T10:00:00.000Z')
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)

let api: TestApi
let world: World
let teacher: Caller
let student: Caller
let classmate: Awaited<ReturnType<typeof aKid>>
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  world = await aSchoolDay(api)
  teacher = world.callers['school representative']
  student = world.callers.student
  classmate = await aKid(api.db, {
    vendorIds: [world.school.id],
    user: { name: 'Anil', loginId: 'KID-ANIL' },
  })
}, 60_000)
beforeEach(() => {
  api.clock.now = start
})
afterAll(() => api.close())

async function refusal(by: Caller, ...[call, input]: Parameters<Caller['send']>) {
  const response = await by.send(call, input)
  return [response.statusCode, response.json().code]
}
const ofSchool = (fields: Parameters<typeof anAssessment>[1] = {}) =>
  anAssessment(api.db, {
    vendorId: world.school.id,
    rooms: [{ vendorId: world.school.id }],
    ...fields,
  })

async function handedIn(
  made: Awaited<ReturnType<typeof ofSchool>>,
  given: string[][] = [['o1'], ['o1', 'o2']],
) {
  const attempt = await startedBy(student, made.id)
  api.clock.now = new Date(api.clock.now.getTime() + 5 * 60_000)
  const answers = given.map((one, at) => answerTo(made.questions[at], one, start))
  await student.call(submitAttempt, { id: attempt.id, device: aDevice, answers })
  return attempt.id
}
const statesOf = async (id: number, input: object = {}) =>
  (await teacher.call(listTakers, { id, ...input })).data.map(({ name, state }) => [name, state])

test('R-114: results, answers and analysis are for those who gave it: not for other schools, families or kids', async () => {
  const made = await ofSchool()
  const attempt = await handedIn(made)
  const { id } = made
  const calls = [
    [getAssessmentRun, { id }],
    [listTakers, { id }],
    [exportResults, { id }],
    [getItemAnalysis, { id }],
    [releaseResults, { id }],
    [getTakerAnswers, { id: attempt }],
    [handInForTaker, { id: attempt }],
  ] as const
  for (const [call, input] of calls) {
    expect(await refusal(world.callers.vendor, call, input)).toEqual([404, 'not_found'])
    for (const by of [world.callers.owner, student])
      expect(await refusal(by, call, input)).toEqual([403, 'not_authorized'])
  }
  const { data } = await world.callers.vendor.call(listAssessmentRuns, {})
  expect(data.map((run) => run.id)).not.toContain(id)
})

test('R-114: Brightyard’s own are for its admins alone', async () => {
  const { id } = await anAssessment(api.db, { rooms: [{ vendorId: world.school.id }] })
  expect(await refusal(teacher, listTakers, { id })).toEqual([404, 'not_found'])
  const { data } = await world.callers['super admin'].call(listTakers, { id })
  expect(data.map(({ name }) => name)).toContain('Meera')
})

test('R-111: who is missing, answering and done is seen at one look', async () => {
  const made = await ofSchool({ minutes: 5, closesAt: after(10) })
  const { id } = made
  expect(await statesOf(id)).toEqual([
    ['Anil', 'not_started'],
    ['Meera', 'not_started'],
  ])
  const attempt = await startedBy(student, id)
  const answers = [answerTo(made.questions[0], ['o1'], start)]
  await student.call(saveAnswers, { id: attempt.id, device: aDevice, answers })
  const { data } = await teacher.call(listTakers, { id, state: 'running' })
  expect(data).toMatchObject([
    { name: 'Meera', running: { answered: 1, ends_at: after(5).toISOString() }, best: null },
  ])
  // The end of the time is nobody's business but the server's.
  api.clock.now = after(6)
  expect(await statesOf(id)).toEqual([
    ['Anil', 'not_started'],
    ['Meera', 'handed_in'],
  ])
  api.clock.now = after(11)
  expect(await statesOf(id)).toEqual([
    ['Anil', 'missed'],
    ['Meera', 'handed_in'],
  ])
  expect((await teacher.call(getAssessmentRun, { id })).counts).toEqual({
    running: 0,
    not_started: 0,
    missed: 1,
    handed_in: 1,
  })
  expect(await statesOf(id, { search: 'kid-an' })).toEqual([['Anil', 'missed']])
})

test('Q-013: staff hand in for a dead device; what was saved counts, and once', async () => {
  const made = await ofSchool()
  const attempt = await startedBy(student, made.id)
  const answers = [answerTo(made.questions[0], ['o1'], start)]
  await student.call(saveAnswers, { id: attempt.id, device: aDevice, answers })
  api.clock.now = after(3)
  await teacher.call(handInForTaker, { id: attempt.id })
  api.clock.now = after(5)
  await teacher.call(handInForTaker, { id: attempt.id })
  const [taker] = (await teacher.call(listTakers, { id: made.id, sort: 'best' })).data
  expect(taker?.best).toMatchObject({
    score: 2,
    submitted_by: 'staff',
    submitted_at: after(3).toISOString(),
  })
  const late = { id: attempt.id, device: aDevice, answers }
  expect(await refusal(student, saveAnswers, late)).toEqual([409, 'handed_in'])
})

test('R-114: the best attempt counts, with its marks, its time and whether it is passed', async () => {
  const made = await ofSchool({ attemptsAllowed: 2 })
  const { id } = made
  await handedIn(made)
  await handedIn(made, [['o2']])
  expect(await refusal(teacher, setPassMark, { id, pass_percent: 0 })).toEqual([
    422,
    'invalid_input',
  ])
  expect((await teacher.call(setPassMark, { id, pass_percent: 34 })).scores?.passed).toBe(0)
  const run = await teacher.call(setPassMark, { id, pass_percent: 33 })
  expect(run.scores).toEqual({
    average_percent: 33.3,
    median_percent: 33.3,
    passed: 1,
    bins: [0, 0, 0, 1, 0, 0, 0, 0, 0, 0],
  })
  const [first] = (await teacher.call(listTakers, { id, sort: 'best' })).data
  expect(first).toMatchObject({
    name: 'Meera',
    attempts: 2,
    best: { score: 4, percent: 33.3, passed: true, used_seconds: 300 },
  })
})

test('R-114: staff read every answer, whatever families may see', async () => {
  const made = await ofSchool({ review: 'none' })
  const attempt = await startedBy(student, made.id)
  expect(await refusal(teacher, getTakerAnswers, { id: attempt.id })).toEqual([409, 'running'])
  await student.call(submitAttempt, {
    id: attempt.id,
    device: aDevice,
    answers: [answerTo(made.questions[0], ['o2'], start)],
  })
  const seen = await teacher.call(getTakerAnswers, { id: attempt.id })
  expect(seen).toMatchObject({ login_id: world.people.student.loginId, attempt: { score: 0 } })
  expect(seen.questions.map(({ id }) => id)).toEqual(made.questions.map(({ id }) => id))
  expect(seen.questions[0]).toMatchObject({ given: ['o2'], right: ['o1'], is_right: false })
  const own = await student.call(getAttemptResult, { id: attempt.id })
  expect(own.questions.every(({ right }) => right === null)).toBe(true)
})

test('Q-013: results that wait are released once, and families are told once', async () => {
  const made = await ofSchool({ reviewFrom: 'release' })
  const { id } = made
  await handedIn(made)
  expect((await student.call(getAssessment, { id })).attempt?.state).toBe('submitted')
  const [one, two] = await Promise.all([
    teacher.call(releaseResults, { id }),
    world.callers['super admin'].call(releaseResults, { id }),
  ])
  expect(one.results_released_at).toBe(two.results_released_at)
  expect((await student.call(getAssessment, { id })).attempt).toMatchObject({
    state: 'evaluated',
    score: 4,
  })
  await api.settled()
  const list = (await student.call(listNotifications, { app_type: 1, see_all: true })) as {
    data: { path: string | null }[]
  }
  const told = list.data.filter(({ path }) => path === `/assessment/assessment-status/${id}`)
  expect(told).toHaveLength(1)
  const atOnce = await ofSchool()
  expect(await refusal(teacher, releaseResults, { id: atOnce.id })).toEqual([409, 'not_waiting'])
})

test('R-114: the file of results runs nothing in a spreadsheet', async () => {
  const made = await ofSchool()
  await handedIn(made)
  const own = eq(users.id, classmate.user.id)
  await api.db.update(users).set({ name: '=HYPERLINK("https://evil.example")' }).where(own)
  const { csv, file_name } = await teacher.call(exportResults, { id: made.id })
  await api.db.update(users).set({ name: 'Anil' }).where(own)
  expect(file_name).toBe(`results-${made.id}-2026-03-18.csv`)
  expect(csv.startsWith('\uFEFF"Name","Kid ID or application ID"')).toBe(true)
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(csv).toMatch(/"Meera",.*"Handed in","1","4","12","33.3","5",.*"Themselves","2","2","0"/)
})

test('R-114: the analysis waits for enough people, and then counts first attempts', async () => {
  const made = await ofSchool()
  await handedInBy(api.db, made, 9)
  const { id } = made
  expect(await teacher.call(getItemAnalysis, { id })).toEqual({ attempts: 9, least: 10, data: [] })
  expect(await refusal(teacher, exportItemAnalysis, { id })).toEqual([409, 'too_few'])
  await handedIn(made)
  const { attempts, data } = await teacher.call(getItemAnalysis, { id })
  expect(attempts).toBe(10)
  expect(data[0]).toMatchObject({ number: 1, difficulty: 0.6, skipped: 0 })
  expect(data[0]?.choices.map(({ chosen }) => chosen)).toEqual([6, 4, 0])
  expect(data[1]?.flags).toContain('skipped')
  const { csv } = await teacher.call(exportItemAnalysis, { id })
  expect(csv).toContain('"* Mars: 6; Moon: 4; Sun: 0"')
})

test('R-111: a kid who left keeps its results, and nothing new', async () => {
  const kid = await aKid(api.db, { user: { name: 'Zara', loginId: 'KID-ZARA' } })
  const made = await ofSchool({ students: [kid.studentId] })
  const caller = await signedInAs(api, kid.user)
  await startedBy(caller, made.id)
  expect(await statesOf(made.id, { state: 'running' })).toEqual([['Zara', 'running']])
})
