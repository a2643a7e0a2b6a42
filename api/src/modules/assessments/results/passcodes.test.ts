import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  getAssessment,
  getCandidate,
  issueCandidates,
  listCandidates,
  reissuePasscode,
  startAssessment,
  withdrawCandidate,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { assessmentCandidates } from '../../../database/schema/assessments.schema.ts'
import type { World } from '../../../testing/access/access-row.ts'
import { aSchoolDay, sentMessage } from '../../../testing/access/access-world.ts'
import { aCandidate, anAssessment } from '../../../testing/assessment-factories.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { Caller, TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let world: World
let teacher: Caller
let visitor: Caller
let id: number
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  world = await aSchoolDay(api)
  teacher = world.callers['school representative']
  visitor = world.callers.visitor
}, 60_000)
beforeEach(async () => {
  const made = { vendorId: world.school.id, isForCandidates: true, feeInPaise: 49_900 }
  id = (await anAssessment(api.db, made)).id
})
afterAll(() => api.close())

async function refusal(by: Caller, ...[call, input]: Parameters<Caller['send']>) {
  const response = await by.send(call, input)
  return [response.statusCode, response.json().code]
}
const issue = async (people: { name: string; email?: string }[], sends_email = false) =>
  teacher.call(issueCandidates, { id, people, sends_email })
const paid = (candidateId: number) =>
  api.db
    .update(assessmentCandidates)
    .set({ paidAt: api.clock.now })
    .where(eq(assessmentCandidates.id, candidateId))

test('X-007: nobody issues passcodes for another organisation’s assessment, and no family at all', async () => {
  const people = [{ name: 'Nila' }]
  const input = { id, people, sends_email: false }
  expect(await refusal(world.callers.vendor, issueCandidates, input)).toEqual([404, 'not_found'])
  expect(await refusal(world.callers.owner, issueCandidates, input)).toEqual([
    403,
    'not_authorized',
  ])
  const { row } = await aCandidate(api.db, id, { applicationId: `BYT${id}` })
  for (const [call, more] of [
    [reissuePasscode, { sends_email: true }],
    [withdrawCandidate, { is_withdrawn: true }],
  ] as const)
    expect(await refusal(world.callers.vendor, call, { id: row.id, ...more })).toEqual([
      404,
      'not_found',
    ])
})

test('X-007: what is for kids alone has no candidates', async () => {
  const kids = await anAssessment(api.db, { vendorId: world.school.id })
  const input = { id: kids.id, people: [{ name: 'Nila' }], sends_email: false }
  expect(await refusal(teacher, issueCandidates, input)).toEqual([409, 'not_for_candidates'])
})

test('X-007: lists that are too long, names and emails that are none are refused', async () => {
  const invalid = [422, 'invalid_input']
  const many = Array.from({ length: 201 }, (_, at) => ({ name: `Nila ${at}` }))
  for (const people of [[], many, [{ name: ' ' }], [{ name: 'Nila', email: 'nila' }]])
    expect(await refusal(teacher, issueCandidates, { id, people, sends_email: false })).toEqual(
      invalid,
    )
})

test('Z-008: an issued passcode opens its assessment, and the server keeps no copy of it', async () => {
  const { issued } = await issue([{ name: 'Nila Menon' }, { name: 'Kabir Rao' }])
  const [nila, kabir] = issued
  expect(nila).toMatchObject({ name: 'Nila Menon', state: 'issued', email: '' })
  expect(nila?.passcode).toMatch(/^[a-z0-9]{4}(-[a-z0-9]{4}){2}$/)
  expect(nila?.passcode).not.toBe(kabir?.passcode)
  const sign = { application_id: nila?.application_id, password: nila?.passcode }
  expect(await visitor.call(getCandidate, sign)).toMatchObject({ name: 'Nila Menon' })
  const swapped = { ...sign, password: kabir?.passcode }
  expect(await refusal(visitor, getCandidate, swapped)).toEqual([401, 'wrong_passcode'])
  const rows = await api.db.select().from(assessmentCandidates)
  expect(JSON.stringify(rows)).not.toContain(nila?.passcode)
  const { data } = await teacher.call(listCandidates, { id })
  expect(JSON.stringify(data)).not.toContain(nila?.passcode)
})

test('X-007: the passcode is sent to its email alone', async () => {
  const email = `nila${id}@example.com`
  const { issued } = await issue([{ name: 'Nila', email }], true)
  const code = await sentMessage(world, email, /Passcode: (\S+)/)
  expect(code).toBe(issued[0]?.passcode)
  expect(await sentMessage(world, email, /\/assessment\/login/)).toBe('/assessment/login')
})

test('X-007: the same list twice issues nobody twice, also at the same moment', async () => {
  const people = [
    { name: 'Nila', email: `n${id}@example.com` },
    { name: 'Nila again', email: `N${id}@example.com` },
    { name: 'Zoya', email: `z${id}@example.com` },
  ]
  const both = await Promise.all([issue(people), issue(people)])
  expect(both.map(({ issued }) => issued.length).toSorted((a, b) => a - b)).toEqual([0, 2])
  expect(both.map(({ existing }) => existing.length).toSorted((a, b) => a - b)).toEqual([0, 2])
})

test('Z-008: a new passcode ends the old one, also where that was mistyped too often', async () => {
  const { issued } = await issue([{ name: 'Nila' }])
  const [old] = issued
  const sign = { application_id: old?.application_id, password: old?.passcode }
  for (let tried = 0; tried < 11; tried++)
    await visitor.send(getCandidate, { ...sign, password: 'wrong' })
  const guess = { ...sign, password: 'wrong' }
  expect(await refusal(visitor, getCandidate, guess)).toEqual([429, 'too_many_requests'])
  const renewed = await teacher.call(reissuePasscode, { id: old?.id ?? 0, sends_email: false })
  expect(await refusal(visitor, getCandidate, sign)).toEqual([401, 'wrong_passcode'])
  await visitor.call(getCandidate, { ...sign, password: renewed.passcode })
})

test('Z-008: a withdrawn application opens nothing, until it is restored', async () => {
  const { issued } = await issue([{ name: 'Nila' }])
  const [nila] = issued
  const sign = { application_id: nila?.application_id, password: nila?.passcode }
  const to = (is_withdrawn: boolean) =>
    teacher.call(withdrawCandidate, { id: nila?.id ?? 0, is_withdrawn })
  expect(await to(true)).toMatchObject({ state: 'withdrawn' })
  expect(await refusal(visitor, getCandidate, sign)).toEqual([401, 'wrong_passcode'])
  const again = { id: nila?.id ?? 0, sends_email: false }
  expect(await refusal(teacher, reissuePasscode, again)).toEqual([409, 'withdrawn'])
  await to(false)
  await visitor.call(getCandidate, sign)
})

test('R-107: what became of an application is seen; who paid or started is not withdrawn', async () => {
  const { issued } = await issue([{ name: 'Nila' }])
  const [nila] = issued
  const candidate = nila?.id ?? 0
  const sign = { application_id: nila?.application_id, password: nila?.passcode }
  const stateOf = async () =>
    (await teacher.call(listCandidates, { id, search: nila?.application_id ?? '' })).data[0]?.state
  const withdrawing = { id: candidate, is_withdrawn: true }
  await paid(candidate)
  expect(await stateOf()).toBe('paid')
  expect(await refusal(teacher, withdrawCandidate, withdrawing)).toEqual([409, 'already_paid'])
  await visitor.call(startAssessment, { id, consents: true, ...sign })
  expect(await stateOf()).toBe('running')
  expect(await refusal(teacher, withdrawCandidate, withdrawing)).toEqual([409, 'started'])
  expect((await visitor.call(getAssessment, { id, ...sign })).attempts).toHaveLength(1)
})
