import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  addKid,
  answerPractice,
  assignWorksheet,
  checkSampleAnswer,
  finishPractice,
  getKidSubscription,
  getPractice,
  getPracticeProgress,
  getSampleQuestion,
  listPracticeTopics,
  listPracticeWorks,
  saveRoom,
  startPractice,
  takePracticeHint,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { practiceQuestions, practiceWorksheets } from '../../database/schema/practice.schema.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { aPractisingKid, answerAll, rightAnswer } from '../../testing/practice-factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { assignWorksheets } from './system-worksheets.ts'

let api: TestApi
let day: Awaited<ReturnType<typeof aPractisingKid>>
beforeAll(async () => {
  api = await startTestApi()
}, 60_000)
beforeEach(async () => {
  api.clock.now = new Date('2026-03-18T10:00:00.000Z')
  day = await aPractisingKid(api)
})
afterAll(() => api.close())

const tara = { name: 'Tara', birth_date: '2019-07-04', class_name: '1 C', consents: true }
const topic = 'c3-multiplication-division'

test('a student answers ten different questions, and the mastery follows', async () => {
  const { student } = day.callers
  const begun = await student.call(startPractice, { topic })
  expect(begun).toMatchObject({
    results: [],
    question: { number: 1, hints: [] },
    finished_at: null,
  })
  const done = await answerAll(api, student, begun, () => true)
  expect(done.finished_at).not.toBeNull()
  expect(new Set(done.results.map(({ text }) => text)).size).toBe(10)
  expect(done.results.every(({ is_right, seconds }) => is_right && seconds === 20)).toBe(true)
  expect(done.mastery).toBeGreaterThan(0.9)
  expect(done.mastery_before).toBeLessThan(0.5)
})

test('an answer comes with its working, and never before', async () => {
  const { student } = day.callers
  const begun = await student.call(startPractice, { topic })
  expect(JSON.stringify(begun)).not.toContain('solution')
  const input = { id: begun.id, number: 1, given: 'no idea', idempotency_key: randomUUID() }
  const right = await rightAnswer(api, begun)
  const feedback = await student.call(answerPractice, input)
  expect(feedback).toMatchObject({
    is_right: false,
    answer: right,
    session: { question: { number: 2 } },
  })
  expect(feedback.solution.join(' ')).toContain(String(right))
})

test('the same answer sent twice counts once, another one for the same question is refused', async () => {
  const { student } = day.callers
  const { id } = await student.call(startPractice, { topic })
  const input = { id, number: 1, given: '1', idempotency_key: randomUUID() }
  const [one, two] = await Promise.all([
    student.call(answerPractice, input),
    student.call(answerPractice, input),
  ])
  expect(two).toEqual(one)
  expect((await student.call(getPractice, { id })).results).toHaveLength(1)
  const again = await student.send(answerPractice, { ...input, idempotency_key: randomUUID() })
  expect([again.statusCode, again.json().code]).toEqual([409, 'answered_already'])
  const early = await student.send(answerPractice, {
    ...input,
    number: 3,
    idempotency_key: randomUUID(),
  })
  expect(early.statusCode).toBe(409)
})

test('two answers at once to one question: one counts', async () => {
  const { student } = day.callers
  const { id } = await student.call(startPractice, { topic })
  const answers = await Promise.all(
    [1, 2, 3, 4].map((given) =>
      student.send(answerPractice, {
        id,
        number: 1,
        given: `${given}`,
        idempotency_key: randomUUID(),
      }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode).filter((one) => one === 200)).toHaveLength(1)
})

test('starting again goes on with the open session, also when both happen at once', async () => {
  const { student, owner } = day.callers
  const [one, two] = await Promise.all([
    student.call(startPractice, { topic }),
    owner.call(startPractice, { topic }),
  ])
  expect(two.id).toBe(one.id)
  expect((await student.call(startPractice, { topic: 'c3-numbers' })).id).not.toBe(one.id)
})

test('hints come step by step, and asking again takes no more', async () => {
  const { student } = day.callers
  const { id } = await student.call(startPractice, { topic })
  const first = await student.call(takePracticeHint, { id, number: 1, hint: 1 })
  expect(first.question).toMatchObject({ hints: [expect.any(String)], hints_left: 1 })
  expect(await student.call(takePracticeHint, { id, number: 1, hint: 1 })).toEqual(first)
  expect((await student.call(takePracticeHint, { id, number: 1, hint: 9 })).question).toMatchObject(
    { hints_left: 0 },
  )
  expect((await student.send(takePracticeHint, { id, number: 2, hint: 1 })).statusCode).toBe(409)
})

test('a question that a newer version makes differently is shown again, not judged', async () => {
  const { student } = day.callers
  const begun = await student.call(startPractice, { topic })
  await api.db
    .update(practiceQuestions)
    .set({ text: 'Another text' })
    .where(eq(practiceQuestions.sessionId, begun.id))
  const answer = () =>
    student.send(answerPractice, {
      id: begun.id,
      number: 1,
      given: '1',
      idempotency_key: randomUUID(),
    })
  expect((await answer()).json().code).toBe('question_changed')
  expect((await answer()).statusCode).toBe(200)
})

test('without a subscription three sessions are free, an open one goes on, and a new one asks to subscribe', async () => {
  const { owner } = day.callers
  const { user_id } = await owner.call(addKid, tara)
  const start = (code: string) => owner.send(startPractice, { user_id, topic: code })
  for (const code of ['c1-numbers', 'c1-addition', 'c1-shapes'])
    expect((await start(code)).statusCode).toBe(200)
  expect((await start('c1-shapes')).statusCode).toBe(200)
  const refused = await start('c1-subtraction')
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'subscription_needed'])
  const right = async () =>
    (await owner.call(getKidSubscription, { code: 'MATH_AI', user_id })).right
  const none = { may_practise: false, is_subscribed: false, free_sessions_left: 0 }
  expect(await right()).toEqual(none)
})

test('a school’s worksheet is free and uses no free session; the others come with a subscription', async () => {
  const { owner } = day.callers
  const { user_id, student_id: studentId } = await owner.call(addKid, tara)
  const [ofSchool, ofSystem] = await api.db
    .insert(practiceWorksheets)
    .values([
      { studentId, topic: 'c1-shapes', vendorId: day.school.id },
      { studentId, topic: 'c1-numbers' },
    ])
    .returning()
  const start = async (worksheet_id = 0) =>
    (await owner.send(startPractice, { user_id, worksheet_id })).statusCode
  expect([await start(ofSchool?.id), await start(ofSystem?.id)]).toEqual([200, 403])
  const { right } = await owner.call(getKidSubscription, { code: 'MATH_AI', user_id })
  expect(right).toMatchObject({ free_sessions_left: 3, is_subscribed: false })
})

test('four starts at once use three free sessions', async () => {
  const { owner } = day.callers
  const { user_id } = await owner.call(addKid, tara)
  const codes = ['c1-numbers', 'c1-addition', 'c1-shapes', 'c1-subtraction', 'c1-money-time']
  const answers = await Promise.all(
    codes.map((code) => owner.send(startPractice, { user_id, topic: code })),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
})

test('R-050: with several kids a guardian chooses one, or is in a kid’s room', async () => {
  const { owner } = day.callers
  expect((await owner.call(getPracticeProgress)).kid.name).toBe('Meera')
  await owner.call(addKid, tara)
  expect((await owner.send(getPracticeProgress)).statusCode).toBe(422)
  await owner.call(saveRoom, {
    room_student_id: day.kids.owner.studentId,
    room_vendor_id: day.school.id,
    add_room: true,
  })
  expect((await owner.call(getPracticeProgress)).kid.name).toBe('Meera')
  const foreign = { user_id: day.kids['other guardian'].user.id }
  for (const call of [getPracticeProgress, listPracticeWorks, listPracticeTopics])
    expect((await owner.send(call, foreign)).statusCode).toBe(404)
})

test('R-049, R-127: progress shows topics with trend and time, the last sessions and the days of this week', async () => {
  api.clock.now = new Date('2026-03-15T20:00:00.000Z') // Monday in India already
  const student = await signedInAs(api, day.people.student)
  await answerAll(
    api,
    student,
    await student.call(startPractice, { topic }),
    (number) => number % 2 === 0,
  )
  api.clock.now = new Date('2026-03-18T10:00:00.000Z')
  const owner = await signedInAs(api, day.people.owner)
  await answerAll(api, owner, await owner.call(startPractice, { topic }), () => true)
  const progress = await owner.call(getPracticeProgress)
  const [practised] = progress.topics.filter(({ answered }) => answered > 0)
  expect(practised).toMatchObject({ topic, answered: 20, right: 15, seconds: 400 })
  expect(practised?.trend).toHaveLength(2)
  expect(practised?.trend[1]).toBeGreaterThan(practised?.trend[0] ?? 1)
  expect(progress.sessions.map(({ right }) => right)).toEqual([10, 5])
  expect(progress.days_this_week).toEqual(['2026-03-16', '2026-03-18'])
  expect(progress.seconds_total).toBe(400)
  expect(progress.next_topic).not.toBe(topic)
  api.clock.now = new Date('2026-03-23T10:00:00.000Z')
  const later = await signedInAs(api, day.people.owner)
  expect((await later.call(getPracticeProgress)).days_this_week).toEqual([])
})

test('a session that is ended early counts what was answered; an untouched one stays open', async () => {
  const { student } = day.callers
  const { id } = await student.call(startPractice, { topic })
  expect((await student.call(finishPractice, { id })).finished_at).toBeNull()
  await student.call(answerPractice, { id, number: 1, given: '', idempotency_key: randomUUID() })
  const ended = await student.call(finishPractice, { id })
  expect(ended).toMatchObject({ question: null, results: [{ is_right: false, given: '' }] })
  expect(await student.call(finishPractice, { id })).toEqual(ended)
})

test('R-150: a school’s worksheet is done by the kid, and the next one is chosen from what is weakest', async () => {
  const { student, owner } = day.callers
  const teacher = await signedInAs(
    api,
    await aUser(api.db, { role: 'schoolRepresentative', vendorId: day.school.id }),
  )
  const { studentId } = day.kids.owner
  const due_at = '2026-03-25T12:00:00.000Z'
  const sheet = await teacher.call(assignWorksheet, {
    student_id: studentId,
    topic,
    note: 'Before Friday',
    due_at,
  })
  expect(sheet).toMatchObject({
    assigned_by: 'Green Valley School',
    title: 'Multiplication and division',
    answered: 0,
  })
  expect((await owner.call(listPracticeWorks)).to_do).toEqual([sheet])
  const late = { student_id: studentId, topic, due_at: '2026-03-01T12:00:00.000Z' }
  expect((await teacher.send(assignWorksheet, late)).statusCode).toBe(422)
  expect(
    (await teacher.send(assignWorksheet, { student_id: studentId, topic: 'c3-none' })).statusCode,
  ).toBe(422)
  const begun = await student.call(startPractice, { worksheet_id: sheet.id })
  expect(begun).toMatchObject({ topic, worksheet_id: sheet.id })
  await answerAll(api, student, begun, (number) => number > 3)
  const works = await owner.call(listPracticeWorks)
  expect(works.done).toMatchObject([{ id: sheet.id, answered: 10, right: 7, seconds: 200 }])
  expect(works.to_do).toMatchObject([{ assigned_by: null }])
  expect(works.to_do[0]?.topic).not.toBe(topic)
  expect((await student.call(startPractice, { worksheet_id: sheet.id })).id).toBe(begun.id)
})

test('another kid’s worksheet cannot be started', async () => {
  const [sheet] = await api.db
    .insert(practiceWorksheets)
    .values({ studentId: day.kids['other guardian'].studentId, topic })
    .returning()
  expect(
    (await day.callers.student.send(startPractice, { worksheet_id: sheet?.id })).statusCode,
  ).toBe(404)
})

test('every kid with a subscription gets one worksheet, however often the job runs', async () => {
  const services = { db: api.db, now: () => api.clock.now }
  const works = () => day.callers.owner.call(listPracticeWorks)
  await assignWorksheets(services)
  await assignWorksheets(services)
  expect((await works()).to_do).toHaveLength(1)
})

test('R-153: anybody can try five questions of each class, and nothing of it is stored', async () => {
  const visitor = callerOf(api.app)
  for (const class_number of [1, 10]) {
    const asked = await Promise.all(
      [1, 2, 3, 4, 5].map((number) => visitor.call(getSampleQuestion, { class_number, number })),
    )
    expect(new Set(asked.map(({ text }) => text)).size).toBe(5)
    for (const { hints, hints_left } of asked) {
      expect(hints.length).toBeGreaterThan(0)
      expect(hints_left).toBe(0)
    }
  }
  const chosen = { class_number: 4, number: 1 }
  expect(await visitor.call(getSampleQuestion, chosen)).toEqual(
    await visitor.call(getSampleQuestion, chosen),
  )
  const wrong = await visitor.call(checkSampleAnswer, { ...chosen, given: 'no idea' })
  expect(wrong.is_right).toBe(false)
  expect(wrong.solution.length).toBeGreaterThan(0)
  const right = await visitor.call(checkSampleAnswer, { ...chosen, given: wrong.answer })
  expect(right).toEqual({ ...wrong, is_right: true })
  expect((await visitor.send(getSampleQuestion, { class_number: 11, number: 1 })).statusCode).toBe(
    422,
  )
})
