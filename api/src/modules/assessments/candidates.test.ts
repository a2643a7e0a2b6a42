import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  getAssessment,
  listAssessments,
  openAttempt,
  saveAnswers,
  startAssessment,
  submitAttempt,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { assessmentCandidates } from '../../database/schema/assessments.schema.ts'
import { throttles } from '../../database/schema/users.schema.ts'
import { aCandidate, aDevice, anAssessment, answerTo } from '../../testing/assessment-factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let visitor: Caller
let made: Awaited<ReturnType<typeof anAssessment>>
let nila: Awaited<ReturnType<typeof aCandidate>>
let number = 0
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  visitor = callerOf(api.app)
}, 60_000)
beforeEach(async () => {
  number += 1
  made = await anAssessment(api.db, { feeInPaise: 49_900 })
  nila = await aCandidate(api.db, made.id, { applicationId: `BY${number}` })
})
afterAll(() => api.close())

async function refusal(...[call, input]: Parameters<Caller['send']>) {
  const response = await visitor.send(call, input)
  return [response.statusCode, response.json().code]
}
const paid = () =>
  api.db
    .update(assessmentCandidates)
    .set({ paidAt: api.clock.now })
    .where(eq(assessmentCandidates.id, nila.row.id))

test('Z-008: a wrong passcode, an unknown application and a blocked candidate are refused alike', async () => {
  const { id } = made
  const { application_id, password } = nila.sign
  const wrong = [401, 'wrong_passcode']
  expect(await refusal(getAssessment, { id, application_id, password: 'x' })).toEqual(wrong)
  expect(await refusal(getAssessment, { id, application_id: 'BY0', password })).toEqual(wrong)
  expect(await refusal(getAssessment, { id, application_id })).toEqual([401, 'not_signed_in'])
  const own = eq(assessmentCandidates.id, nila.row.id)
  await api.db.update(assessmentCandidates).set({ blockedAt: api.clock.now }).where(own)
  expect(await refusal(getAssessment, { id, ...nila.sign })).toEqual(wrong)
})

test('Z-008: wrong passcodes count by address too, over all applications, and hold up no right one', async () => {
  const from = (address: string) => callerOf(api.app, { 'x-forwarded-for': address })
  const guesser = from('198.51.100.7')
  const { id } = made
  const guess = async (by: Caller, tried: string) => {
    const sent = { id, application_id: `BYG${tried}`, password: 'x' }
    return (await by.send(getAssessment, sent)).statusCode
  }
  expect(await guess(guesser, '0')).toBe(401)
  const own = eq(throttles.key, 'passcode:address:198.51.100.7')
  const [counted] = await api.db.select().from(throttles).where(own)
  expect(counted?.hits).toBe(1)
  await paid()
  expect((await guesser.send(getAssessment, { id, ...nila.sign })).statusCode).toBe(200)
  expect((await api.db.select().from(throttles).where(own))[0]?.hits).toBe(1)
  // As many as a hall may have, by the factor of this API.
  await api.db.update(throttles).set({ hits: 60_000 }).where(own)
  expect(await guess(guesser, '1')).toBe(429)
  expect(await guess(from('198.51.100.8'), '2')).toBe(401)
  expect((await guesser.send(getAssessment, { id, ...nila.sign })).statusCode).toBe(200)
})

test('Z-008: guessing is slowed down', async () => {
  const sent = { id: made.id, application_id: nila.sign.application_id, password: 'x' }
  const answers = []
  for (let tried = 0; tried < 12; tried++) answers.push(await refusal(getAssessment, sent))
  expect(answers.at(-1)).toEqual([429, 'too_many_requests'])
})

test('R-113: a passcode opens its assessment and no other', async () => {
  const other = await anAssessment(api.db)
  expect(await refusal(getAssessment, { id: other.id, ...nila.sign })).toEqual([404, 'not_found'])
  const { taker, data } = await visitor.call(listAssessments, nila.sign)
  expect(taker).toEqual({ name: 'Nila', user_id: null })
  expect(data.map(({ id }) => id)).toEqual([made.id])
})

test('R-107: nobody starts before the fee is paid', async () => {
  const sent = { id: made.id, consents: true, ...nila.sign }
  expect(await visitor.call(getAssessment, sent)).toMatchObject({ fee_in_paise: 49_900 })
  expect(await refusal(startAssessment, sent)).toEqual([403, 'payment_needed'])
  await paid()
  expect(await visitor.call(getAssessment, sent)).toMatchObject({ fee_in_paise: 0 })
  expect(await visitor.call(startAssessment, sent)).toMatchObject({ state: 'running' })
})

test('R-113: a candidate answers and hands in with the passcode, typed in any case', async () => {
  await paid()
  const sign = {
    application_id: nila.sign.application_id.toLowerCase(),
    password: nila.sign.password.toLowerCase().replaceAll('-', ' '),
  }
  const { id } = await visitor.call(startAssessment, { id: made.id, consents: true, ...sign })
  const another = await aCandidate(api.db, made.id, { applicationId: `BZ${number}` })
  const window = { id, device: aDevice }
  expect(await refusal(openAttempt, { ...window, ...another.sign })).toEqual([404, 'not_found'])
  await visitor.call(openAttempt, { ...window, ...sign })
  const answers = [answerTo(made.questions[0], ['o1'], api.clock.now)]
  await visitor.call(saveAnswers, { ...window, answers, ...sign })
  const ended = await visitor.call(submitAttempt, { ...window, answers: [], ...sign })
  expect(ended).toMatchObject({ state: 'evaluated', score: 2, answered: 1 })
})
