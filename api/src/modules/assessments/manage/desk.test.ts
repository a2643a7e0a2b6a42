import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  changeBankItem,
  changeDeskAssessment,
  closeDeskAssessment,
  copyDeskAssessment,
  createBankItem,
  createDeskAssessment,
  deleteDeskAssessment,
  getAssessment,
  getBankSubjects,
  listBankItems,
  listDeskAssessments,
  openAttempt,
  publishDeskAssessment,
  readDeskAssessment,
  renewDeskQuestion,
  retireBankItem,
  startAssessment,
  submitAttempt,
} from '@brightyard/contract'
import type { Composition } from '@brightyard/contract'
import { assessmentAssignments } from '../../../database/schema/assessments.schema.ts'
import { aDevice, anAssessment } from '../../../testing/assessment-factories.ts'
import { aComposition, anItem } from '../../../testing/assessment-desk-factories.ts'
import { aKid, aUser, aVendor, signedInAs } from '../../../testing/factories.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { Caller, TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let teacher: Caller
let neighbour: Caller
let guardian: Caller
let schoolId: number
let user_id: number
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  schoolId = (await aVendor(api.db, { vendorType: 2 })).id
  const other = await aVendor(api.db)
  const person = { role: 'schoolRepresentative', vendorId: schoolId } as const
  teacher = await signedInAs(api, await aUser(api.db, person))
  neighbour = await signedInAs(api, await aUser(api.db, { role: 'vendor', vendorId: other.id }))
  const parent = await aUser(api.db)
  guardian = await signedInAs(api, parent)
  const kid = await aKid(api.db, { guardianId: parent.id, vendorIds: [schoolId] })
  user_id = kid.user.id
}, 60_000)
afterAll(() => api.close())

const problemOf = async (caller: Caller, ...[call, input]: Parameters<Caller['send']>) => {
  const { code, fields } = (await caller.send(call, input)).json()
  return fields ? Object.keys(fields) : code
}
const itemId = async (...changes: Parameters<typeof anItem>) =>
  (await teacher.call(createBankItem, anItem(...changes))).id
const aDraft = async (changes: Partial<Composition> = {}) =>
  teacher.call(createDeskAssessment, {
    composition: aComposition([await itemId()], changes),
  })
const aPublished = async (changes: Partial<Composition> = {}) => {
  const { id, revision } = await aDraft(changes)
  return teacher.call(publishDeskAssessment, { id, revision })
}
const assign = (assessmentId: number) =>
  api.db.insert(assessmentAssignments).values({ assessmentId, vendorId: schoolId })

test('R-079: families compose nothing, and another school neither sees nor takes what is composed here', async () => {
  const { id, revision, composition } = await aDraft()
  expect((await guardian.send(listDeskAssessments, {})).statusCode).toBe(403)
  expect((await guardian.send(createDeskAssessment, { composition })).statusCode).toBe(403)
  for (const [call, input] of [
    [readDeskAssessment, { id }],
    [changeDeskAssessment, { id, revision, composition }],
    [publishDeskAssessment, { id, revision }],
    [copyDeskAssessment, { id }],
    [deleteDeskAssessment, { id }],
  ] as const)
    expect((await neighbour.send(call, input)).statusCode).toBe(404)
  // Its questions are not theirs to use either.
  expect(await problemOf(neighbour, createDeskAssessment, { composition })).toEqual(['sections'])
  const { data } = await neighbour.call(listDeskAssessments, {})
  expect(data.map((one) => one.id)).not.toContain(id)
})

test('R-079: two authors never overwrite each other, and what is published stays as it is', async () => {
  const { id, revision, composition } = await aDraft()
  const changed = { ...composition, title: 'Stars', minutes: null }
  const saved = await teacher.call(changeDeskAssessment, { id, revision, composition: changed })
  expect([saved.revision, saved.composition]).toEqual([revision + 1, changed])
  expect(await problemOf(teacher, changeDeskAssessment, { id, revision, composition })).toBe(
    'changed_elsewhere',
  )
  expect(await problemOf(teacher, publishDeskAssessment, { id, revision })).toBe(
    'changed_elsewhere',
  )
  const next = { id, revision: saved.revision }
  const whole = await teacher.call(changeDeskAssessment, { ...next, composition })
  await teacher.call(publishDeskAssessment, { id, revision: whole.revision })
  const late = { id, revision: whole.revision + 1, composition: changed }
  expect(await problemOf(teacher, changeDeskAssessment, late)).toBe('published')
  expect(await problemOf(teacher, deleteDeskAssessment, { id })).toBe('published')
  expect((await teacher.call(readDeskAssessment, { id })).composition).toMatchObject({
    ...composition,
    sections: [{ questions: composition.sections[0]?.questions }],
  })
})

test('R-116: nothing is published before it is whole, and each thing that is missing has its place', async () => {
  const retired = await itemId()
  await teacher.call(retireBankItem, { id: retired, is_retired: true })
  const used = await itemId()
  const question = { item_id: used, marks: 0, negative_marks: 0 }
  const { id, revision } = await teacher.call(createDeskAssessment, {
    composition: aComposition([], {
      title: '',
      minutes: null,
      opens_at: '2027-01-02T10:00:00.000Z',
      closes_at: '2027-01-01T10:00:00.000Z',
      sections: [
        { key: 's1', title: '', note: '', questions: [{ ...question, item_id: retired }] },
        { key: 's2', title: 'Rest', note: '', questions: [question] },
        { key: 's3', title: 'None', note: '', questions: [] },
      ],
    }),
  })
  expect(await problemOf(teacher, publishDeskAssessment, { id, revision })).toEqual([
    'title',
    'minutes',
    'closes_at',
    'sections.0.title',
    'sections.0.questions.0',
    'sections.1.questions.0',
    'sections.2',
  ])
  const empty = await teacher.call(createDeskAssessment, { composition: aComposition([]) })
  expect(
    await problemOf(teacher, publishDeskAssessment, { id: empty.id, revision: empty.revision }),
  ).toEqual(['sections'])
  await teacher.call(deleteDeskAssessment, { id })
  expect((await teacher.send(readDeskAssessment, { id })).statusCode).toBe(404)
})

test('R-116: a kid takes what a teacher has composed, and each question keeps what it counts', async () => {
  const { id } = await aPublished({ pass_percent: 40, is_shuffled: false })
  await assign(id)
  const own = await guardian.call(getAssessment, { id, user_id })
  expect([own.title, own.questions, own.marks, own.fee_in_paise]).toEqual([
    'The sky at night',
    1,
    2,
    0,
  ])
  const [card] = (await teacher.call(listDeskAssessments, { search: 'sky at' })).data
  expect(card).toMatchObject({ id, state: 'published', assigned: 1, handed_in: 0, marks: 2 })
  const attempt = await guardian.call(startAssessment, { id, user_id, consents: true })
  const window = { id: attempt.id, device: aDevice }
  const { questions } = await guardian.call(openAttempt, window)
  expect(questions).toMatchObject([{ text: 'Which is a planet?', negative_marks: 0 }])
  await guardian.call(submitAttempt, { ...window, answers: [] })
  const after = (await teacher.call(listDeskAssessments, { state: 'published' })).data
  expect(after.find((one) => one.id === id)?.handed_in).toBe(1)
})

test('R-116: an error in a published question is mended in the copy only while nobody has begun', async () => {
  const item = await itemId()
  const { id, revision } = await teacher.call(createDeskAssessment, {
    composition: aComposition([item]),
  })
  await teacher.call(publishDeskAssessment, { id, revision })
  await assign(id)
  const mend = async (text: string, at: number) =>
    teacher.call(changeBankItem, { ...anItem({ text }), id: item, revision: at })
  await mend('Which one is a planet?', 1)
  const before = await teacher.call(readDeskAssessment, { id })
  expect([before.newer_items, before.items[0]?.content.text]).toEqual([
    [item],
    'Which is a planet?',
  ])
  const mended = await teacher.call(renewDeskQuestion, { id, item_id: item })
  expect([mended.newer_items, mended.items[0]?.content.text]).toEqual([
    [],
    'Which one is a planet?',
  ])
  expect((await neighbour.send(renewDeskQuestion, { id, item_id: item })).statusCode).toBe(404)
  expect((await teacher.send(renewDeskQuestion, { id, item_id: item + 999 })).statusCode).toBe(404)
  await guardian.call(startAssessment, { id, user_id, consents: true })
  await mend('Too late?', 2)
  expect(await problemOf(teacher, renewDeskQuestion, { id, item_id: item })).toBe('started')
  const after = await teacher.call(readDeskAssessment, { id })
  expect([after.attempts, after.items[0]?.content.text]).toEqual([1, 'Which one is a planet?'])
})

test('R-079: an assessment is closed for all, opened again, and duplicated as a draft', async () => {
  const draft = await aDraft()
  expect(await problemOf(teacher, closeDeskAssessment, { id: draft.id, is_closed: true })).toBe(
    'not_published',
  )
  const closes_at = new Date(api.clock.now.getTime() + 60_000).toISOString()
  const { id } = await aPublished({ closes_at })
  await assign(id)
  expect((await teacher.call(closeDeskAssessment, { id, is_closed: true })).state).toBe('closed')
  expect((await guardian.send(getAssessment, { id, user_id })).statusCode).toBe(404)
  const closed = (await teacher.call(listDeskAssessments, { state: 'closed' })).data
  expect(closed.map((one) => one.id)).toEqual([id])
  api.clock.now = new Date(api.clock.now.getTime() + 120_000)
  const again = await teacher.call(closeDeskAssessment, { id, is_closed: false })
  expect([again.state, again.composition.closes_at]).toEqual(['published', null])
  expect((await guardian.call(getAssessment, { id, user_id })).state).toBe('due')
  const copy = await teacher.call(copyDeskAssessment, { id })
  expect([copy.state, copy.composition.title, copy.items.length]).toEqual([
    'draft',
    'The sky at night (copy)',
    1,
  ])
  // Copies whose item is gone get one.
  const old = await anAssessment(api.db, { vendorId: schoolId, title: 'Old one' })
  expect((await teacher.call(readDeskAssessment, { id: old.id })).items[0]?.id).toBeLessThan(0)
  const renewed = await teacher.call(copyDeskAssessment, { id: old.id })
  expect(renewed.items.map((one) => one.kind).toSorted()).toEqual(
    ['single', 'multiple', 'number', 'text', 'matching', 'picture'].toSorted(),
  )
})

test('R-107: a fee is asked of candidates alone, where the assessment is open to them', async () => {
  const fee = { fee_in_paise: 49_900 }
  const kidsOnly = await aPublished(fee)
  expect(kidsOnly.composition).toMatchObject({ is_for_candidates: false, fee_in_paise: 0 })
  const open = await aPublished({ ...fee, is_for_candidates: true })
  expect(open.composition).toMatchObject({ is_for_candidates: true, fee_in_paise: 49_900 })
  const { data } = await teacher.call(listDeskAssessments, {})
  expect(data.find((one) => one.id === open.id)).toMatchObject({ fee_in_paise: 49_900 })
})

test('R-079: an admin is offered only questions that the assessment may have, and a refusal names the question', async () => {
  const admin = await signedInAs(api, await aUser(api.db, { role: 'superAdmin' }))
  const foreign = await itemId({ subject: 'Subject of the school' })
  const { id: own } = await admin.call(createBankItem, anItem())
  const composition = aComposition([own])
  const { id, revision } = await admin.call(createDeskAssessment, { composition })
  const offered = async (for_assessment?: number) =>
    (await admin.call(listBankItems, { for_assessment })).data.map((item) => item.id)
  expect(await offered()).toEqual(expect.arrayContaining([own, foreign]))
  expect(await offered(id)).toContain(own)
  expect(await offered(id)).not.toContain(foreign)
  expect(await offered((await aDraft()).id)).toContain(foreign)
  expect((await teacher.send(listBankItems, { for_assessment: id })).statusCode).toBe(404)
  const subjects = async (for_assessment?: number) =>
    (await admin.call(getBankSubjects, { for_assessment })).subjects.map(({ name }) => name)
  expect(await subjects()).toContain('Subject of the school')
  expect(await subjects(id)).not.toContain('Subject of the school')
  expect((await teacher.send(getBankSubjects, { for_assessment: id })).statusCode).toBe(404)
  const wrong = { id, revision, composition: aComposition([own, foreign]) }
  const { fields } = (await admin.send(changeDeskAssessment, wrong)).json()
  expect(fields.sections).toMatch(/^Question 2, “.+”, belongs to .+ cannot be used here/)
  // Its words are not for those who may not read them.
  const { fields: hidden } = (
    await neighbour.send(createDeskAssessment, { composition: aComposition([foreign]) })
  ).json()
  expect(hidden.sections).toBe('Question 1 is not in your bank. Please remove it.')
})
