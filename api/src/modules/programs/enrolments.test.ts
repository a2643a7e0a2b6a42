import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  enrolKids,
  getEnrolledLesson,
  getPaymentStatus,
  getProgramClass,
  leaveProgram,
  listProgramProgress,
  quoteEnrolment,
  quoteLeaving,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { studentRecords } from '../../database/schema/family.schema.ts'
import { refunds } from '../../database/schema/payments.schema.ts'
import { programClasses } from '../../database/schema/programs.schema.ts'
import { guardianships } from '../../database/schema/users.schema.ts'
import { aFamily, notificationsOf } from '../../testing/booking-factories.ts'
import { chooseAtGateway } from '../../testing/checkout-factories.ts'
import { expectShopInvariants } from '../../testing/expect-shop-invariants.ts'
import { signedInAs } from '../../testing/factories.ts'
import { aProgram, buyProgram, orderProgram, study } from '../../testing/program-factories.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'

let api: TestApi
let start: Date
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  start = api.clock.now
}, 60_000)
beforeEach(() => {
  api.clock.now = start
})
afterEach(() => expectShopInvariants(api.database))
afterAll(() => api.close())

const progressOf = async ({ caller }: Awaited<ReturnType<typeof aFamily>>) =>
  (await caller.call(listProgramProgress)).data

async function aCase(kids = 1) {
  const [program, family] = [await aProgram(api.db), await aFamily(api, kids)]
  const choice = { program_id: program.id, student_ids: family.studentIds }
  const inClass = { ...choice, class_id: program.classId }
  const seats = async () =>
    (await family.caller.call(getProgramClass, { id: program.classId })).seats_left
  return { ...program, family, choice, inClass, seats, caller: family.caller }
}

test('R-120: kids are enrolled with their seats once the order is paid, and told so', async () => {
  const { family, caller, inClass, seats } = await aCase(2)
  const { payment, order_code } = await orderProgram(caller, inClass)
  expect([await seats(), await progressOf(family)]).toEqual([0, []])
  await chooseAtGateway(api, payment?.gateway_url ?? '', 'success')
  expect(
    (await progressOf(family)).map(({ state, paid_in_paise }) => [state, paid_in_paise]),
  ).toEqual([
    ['active', 1_50_000],
    ['active', 1_50_000],
  ])
  expect(await seats()).toBe(0)
  const paid = await caller.call(getPaymentStatus, { order_code: order_code ?? '' })
  expect(paid.status).toBe('success')
  const told = (await notificationsOf(api, family.user.id)).map(({ title }) => title)
  expect(told.filter((title) => title.includes('is enrolled in Fractions for cooks'))).toHaveLength(
    2,
  )
})

test('R-120: who does not pay in time gives the seats back', async () => {
  const { family, caller, inClass, seats } = await aCase()
  await orderProgram(caller, inClass)
  expect(await seats()).toBe(1)
  api.clock.now = new Date(start.getTime() + 16 * 60_000)
  await api.app.runScheduledJobs()
  expect(await seats()).toBe(2)
  api.clock.now = start
  expect(await progressOf(family)).toEqual([])
})

test('R-120: choosing again replaces the unpaid order', async () => {
  const { family, caller, choice, inClass, seats } = await aCase()
  await orderProgram(caller, inClass)
  await buyProgram(api, caller, choice)
  expect([await seats(), (await progressOf(family)).map(({ class_id }) => class_id)]).toEqual([
    2,
    [null],
  ])
})

test('R-120: an order is made once per key, and only as it was quoted', async () => {
  const { caller, inClass, seats } = await aCase()
  const { fingerprint } = await caller.call(quoteEnrolment, inClass)
  const placing = { ...inClass, fingerprint, idempotency_key: randomUUID() }
  const [one, again] = [
    await caller.call(enrolKids, placing),
    await caller.call(enrolKids, placing),
  ]
  expect([one.order_code, await seats()]).toEqual([again.order_code, 1])
  const stale = { ...placing, fingerprint: 'x', idempotency_key: randomUUID() }
  const refused = await caller.send(enrolKids, stale)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'enrolment_changed'])
})

test('R-120: a free program needs no order', async () => {
  const { id } = await aProgram(api.db, { priceInPaise: 0 })
  const family = await aFamily(api)
  const choice = { program_id: id, student_ids: family.studentIds }
  expect(await orderProgram(family.caller, choice)).toEqual({ order_code: null, payment: null })
  const [enrolled] = await progressOf(family)
  expect(enrolled).toMatchObject({ state: 'active', paid_in_paise: 0 })
})

test('R-120: what prevents an enrolment is said of the kid, or of the class', async () => {
  const { id, classId, family, caller, choice, inClass } = await aCase()
  const problems = async (given: typeof choice) =>
    (await caller.call(quoteEnrolment, given)).problems.map(({ code, student_id }) => [
      code,
      student_id,
    ])
  expect(await problems(inClass)).toEqual([])
  const { studentId } = family
  const bornOn = (birthDate: string | null) =>
    api.db.update(studentRecords).set({ birthDate }).where(eq(studentRecords.studentId, studentId))
  await bornOn('2022-01-01')
  expect(await problems(choice)).toEqual([['age', studentId]])
  await bornOn(null)
  expect(await problems(choice)).toEqual([['birth_date_missing', studentId]])
  await bornOn('2017-01-01')
  await api.db.update(programClasses).set({ capacity: 1 }).where(eq(programClasses.id, classId))
  const other = await aFamily(api)
  await buyProgram(api, other.caller, {
    program_id: id,
    class_id: classId,
    student_ids: other.studentIds,
  })
  expect(await problems(inClass)).toEqual([['class_full', null]])
  await buyProgram(api, caller, choice)
  expect(await problems(choice)).toEqual([['already_enrolled', studentId]])
  const inPerson = await aProgram(api.db, { mode: 'in-person' })
  expect(await problems({ ...choice, program_id: inPerson.id })).toEqual([['class_needed', null]])
  const strangers = await aFamily(api)
  expect((await strangers.caller.send(quoteEnrolment, choice)).statusCode).toBe(404)
})

test('R-120: who leaves gets back what was not started, once, and may come back by paying again', async () => {
  const { id, family, caller, choice, lessonIds } = await aCase()
  await buyProgram(api, caller, choice)
  const [enrolled] = await progressOf(family)
  const enrolment = { id: enrolled?.enrolment_id ?? 0 }
  expect((await caller.call(quoteLeaving, enrolment)).refund_in_paise).toBe(1_50_000)
  const [first = 0] = lessonIds
  await caller.call(getEnrolledLesson, { ...enrolment, lesson_id: first })
  const quote = await caller.call(quoteLeaving, enrolment)
  expect(quote).toMatchObject({ paid_in_paise: 1_50_000, refund_in_paise: 75_000 })
  expect(quote.sentence).toContain('1 of 2 chapters')
  const wrong = await caller.send(leaveProgram, { ...enrolment, refund_in_paise: 1_50_000 })
  expect([wrong.statusCode, wrong.json().code]).toEqual([409, 'refund_changed'])
  await caller.call(leaveProgram, { ...enrolment, refund_in_paise: 75_000 })
  expect((await caller.send(leaveProgram, enrolment)).statusCode).toBe(404)
  const owed = await api.db.select().from(refunds)
  expect(owed.filter(({ amountInPaise }) => amountInPaise === 75_000)).toHaveLength(1)
  await buyProgram(api, caller, choice)
  const [back] = await progressOf(family)
  expect(back).toMatchObject({ enrolment_id: enrolment.id, state: 'active', program: { id } })
  // The chapter was used before; what is paid again is a new start.
  expect((await caller.call(quoteLeaving, enrolment)).refund_in_paise).toBe(1_50_000)
})

test('R-120: in a class the dates to come count, where they are fewer', async () => {
  const { family, caller, inClass } = await aCase()
  await buyProgram(api, caller, inClass)
  const [enrolled] = await progressOf(family)
  const id = enrolled?.enrolment_id ?? 0
  api.clock.now = new Date('2026-03-28T06:00:00.000Z')
  const later = await signedInAs(api, family.user)
  const { sentence, refund_in_paise } = await later.call(quoteLeaving, { id })
  expect([refund_in_paise, sentence]).toEqual([
    0,
    'Everything was started, so there is nothing to refund.',
  ])
})

test('R-120: only who paid can take the kid out, and a completed program stays', async () => {
  const { family, caller, choice, lessonIds } = await aCase()
  await buyProgram(api, caller, choice)
  const other = await aFamily(api)
  await api.db
    .insert(guardianships)
    .values({ guardianId: other.user.id, studentId: family.studentId })
  const [seen] = (await progressOf(other)).filter(
    ({ student_id }) => student_id === family.studentId,
  )
  const id = seen?.enrolment_id ?? 0
  const refused = await other.caller.send(leaveProgram, { id })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'bought_by_other'])
  for (const lesson_id of lessonIds) await study(caller, { id, lesson_id })
  const done = await caller.send(quoteLeaving, { id })
  expect([done.statusCode, done.json().code]).toEqual([409, 'completed'])
})
