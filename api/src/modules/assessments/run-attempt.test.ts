import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  getAssessment,
  getAttemptResult,
  openAttempt,
  saveAnswers,
  submitAttempt,
} from '@brightyard/contract'
import type { GivenAnswer } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import {
  assessmentAnswers,
  assessmentAttempts,
} from '../../database/schema/assessment-attempts.schema.ts'
import { aDevice, anAssessment, answerTo, startedBy } from '../../testing/assessment-factories.ts'
import { aPractisingKid } from '../../testing/practice-factories.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'
import { handInOverdue } from './hand-in.ts'

const start = new Date('2026-03-18T10:00:00.000Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)

let api: TestApi
let student: Caller
let made: Awaited<ReturnType<typeof anAssessment>>
let id: number
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
}, 60_000)
beforeEach(async () => {
  api.clock.now = start
  const day = await aPractisingKid(api)
  student = day.callers.student
  made = await anAssessment(api.db, { students: [day.kids.owner.studentId], minutes: 10 })
  id = (await startedBy(student, made.id)).id
})
afterAll(() => api.close())

const save = (answers: GivenAnswer[], device = aDevice) =>
  student.call(saveAnswers, { id, device, answers })
const open = (device = aDevice) => student.call(openAttempt, { id, device })
const question = (at: number) => made.questions[at]
const to = (at: number, given: string[], seconds: number) =>
  answerTo(question(at), given, after(seconds))
const givenOf = async (at: number) =>
  (await open()).answers.find((one) => one.question_id === question(at)?.id)?.given

async function refusal(...[call, input]: Parameters<Caller['send']>) {
  const response = await student.send(call, input)
  return [response.statusCode, response.json().code]
}

test('Q-009: an answer is there after a reload, and so is its flag', async () => {
  await open()
  api.clock.now = after(10)
  const saved = await save([{ ...to(0, ['o1'], 8), is_flagged: true }])
  expect(saved).toMatchObject({ saved: [question(0)?.id], newer: [], is_open_elsewhere: false })
  expect((await open()).answers).toEqual([{ ...to(0, ['o1'], 8), is_flagged: true }])
})

test('Q-009: answers of a queue are merged by question and time, in whatever order they come', async () => {
  api.clock.now = after(60)
  await save([to(0, ['o2'], 30), to(1, ['o1'], 5)])
  const late = await save([to(0, ['o3'], 20), to(1, ['o2'], 40), to(0, ['o1'], 10)])
  // The earlier answer came later: the one of before stays, and the sender learns of it.
  expect(late.saved).toEqual([question(1)?.id])
  expect(late.newer).toEqual([to(0, ['o2'], 30)])
  expect([await givenOf(0), await givenOf(1)]).toEqual([['o2'], ['o2']])
})

test('Q-009: an answer is taken back by an empty one', async () => {
  api.clock.now = after(60)
  await save([to(2, ['50'], 10)])
  await save([to(2, [], 20)])
  expect(await givenOf(2)).toEqual([])
  expect((await open()).attempt.answered).toBe(0)
})

test('Q-010: a clock that is ahead or behind gains nothing', async () => {
  api.clock.now = after(60)
  await save([to(0, ['o2'], 9_999_999), to(1, ['o1'], -9_999_999)])
  const times = (await open()).answers.map((one) => one.answered_at)
  expect(times).toEqual([after(60).toISOString(), start.toISOString()])
  api.clock.now = after(61)
  await save([to(0, ['o1'], 61)])
  expect(await givenOf(0)).toEqual(['o1'])
})

test('Q-010: the last save may be on its way at the end; after that nothing counts', async () => {
  api.clock.now = after(604)
  expect((await save([to(0, ['o1'], 599)])).saved).toHaveLength(1)
  expect((await save([to(1, ['o1'], 603)])).saved).toEqual([])
  api.clock.now = after(606)
  const late = { id, device: aDevice, answers: [to(3, ['Delhi'], 590)] }
  expect(await refusal(saveAnswers, late)).toEqual([409, 'handed_in'])
  expect(await refusal(openAttempt, late)).toEqual([409, 'handed_in'])
  const ended = await student.call(submitAttempt, late)
  expect(ended).toMatchObject({
    submitted_by: 'time',
    submitted_at: after(600).toISOString(),
    answered: 1,
    score: 2,
  })
})

test('Q-010: at the end of the time the server hands in what is saved, by itself', async () => {
  await save([to(0, ['o1'], 0)])
  api.clock.now = after(604)
  await handInOverdue({ db: api.db, now: () => api.clock.now })
  const stored = async () => {
    const [row] = await api.db
      .select()
      .from(assessmentAttempts)
      .where(eq(assessmentAttempts.id, id))
    return row
  }
  expect(await stored()).toMatchObject({ submittedAt: null, score: null })
  api.clock.now = after(606)
  await handInOverdue({ db: api.db, now: () => api.clock.now })
  expect(await stored()).toMatchObject({
    submittedAt: after(600),
    submittedBy: 'time',
    score: 2,
    answered: 1,
  })
})

test('Q-011: a second device has all answers and is told of the first, and the first of the second', async () => {
  await open('laptop-window')
  api.clock.now = after(20)
  await save([to(0, ['o1'], 20)], 'laptop-window')
  api.clock.now = after(30)
  const second = await open('phone-window')
  expect(second.other_device_at).toBe(after(20).toISOString())
  expect(second.answers).toEqual([to(0, ['o1'], 20)])
  await save([to(0, ['o2'], 30)], 'phone-window')
  const first = await save([to(1, ['o1'], 30)], 'laptop-window')
  expect(first.is_open_elsewhere).toBe(true)
  expect(first.newer).toEqual([to(0, ['o2'], 30)])
})

test('Q-011: the same window, and one that was left long ago, are no other device', async () => {
  await open('laptop-window')
  expect((await open('laptop-window')).other_device_at).toBeNull()
  api.clock.now = after(300)
  expect((await open('phone-window')).other_device_at).toBeNull()
})

test('Q-013: handing in saves the last answers, once, however often it is sent', async () => {
  const sent = { id, device: aDevice, answers: [to(0, ['o1'], 0)] }
  const [one, two] = await Promise.all([
    student.call(submitAttempt, sent),
    student.call(submitAttempt, sent),
  ])
  expect(two).toEqual(one)
  expect(one).toMatchObject({ state: 'evaluated', submitted_by: 'taker', answered: 1, score: 2 })
  const again = { ...sent, answers: [to(3, ['Delhi'], 5)] }
  expect(await student.call(submitAttempt, again)).toEqual(one)
  expect(await refusal(saveAnswers, again)).toEqual([409, 'handed_in'])
  const { questions } = await student.call(getAttemptResult, { id })
  expect(questions.find(({ kind }) => kind === 'text')?.given).toEqual([])
})

test('Q-013: marks that are taken off end at nothing', async () => {
  await save([to(0, ['o3'], 0)])
  const ended = await student.call(submitAttempt, { id, device: aDevice, answers: [] })
  expect(ended.score).toBe(0)
})

test('R-111: the state of an attempt is known from what runs and what has ended', async () => {
  const read = async () => (await student.call(getAssessment, { id: made.id })).state
  expect(await read()).toBe('running')
  api.clock.now = after(606)
  expect(await read()).toBe('evaluated')
})

test('Q-009: answers to questions of another assessment are not stored', async () => {
  const other = await anAssessment(api.db)
  const saved = await save([answerTo(other.questions[0], ['o1'], start)])
  expect(saved.saved).toEqual([])
  expect((await open()).answers).toEqual([])
})

test('Q-013: a match-up with a part left open does not count as answered', async () => {
  await save([to(4, ['p1=o1'], 0)])
  expect((await open()).attempt.answered).toBe(0)
  const ended = await student.call(submitAttempt, { id, device: aDevice, answers: [] })
  expect(ended).toMatchObject({ answered: 0, score: 1 })
})

test.each([
  ['an option', 0, 'o9'],
  ['an option of several', 1, 'o9'],
  ['a picture', 5, 'o9'],
  ['a prompt', 4, 'p9=o1'],
  ['a match', 4, 'p1=o9'],
  ['a pair', 4, 'p1'],
])(
  'Q-009: %s that the question does not have is refused, and nothing is stored',
  async (...row) => {
    const [, at, part] = row
    const answers = [to(2, ['50'], 0), to(at, [part], 0)]
    expect(await refusal(saveAnswers, { id, device: aDevice, answers })).toEqual([
      422,
      'invalid_input',
    ])
    expect(await refusal(submitAttempt, { id, device: aDevice, answers })).toEqual([
      422,
      'invalid_input',
    ])
    const paper = await open()
    expect([paper.attempt.state, paper.answers]).toEqual(['running', []])
  },
)

test('Q-009: an answer that was stored before this was asked keeps nothing from being saved', async () => {
  const stored = { isFlagged: false, answeredAt: start, savedAt: start }
  await api.db
    .insert(assessmentAnswers)
    .values({ attemptId: id, questionId: question(4)?.id ?? 0, given: ['p9=o9'], ...stored })
  const saved = await save([to(4, ['p9=o9', 'p1=o1'], 0), to(0, ['o1'], 0)])
  expect(saved.saved).toHaveLength(2)
  const ended = await student.call(submitAttempt, { id, device: aDevice, answers: [] })
  expect(ended).toMatchObject({ answered: 1 })
})
