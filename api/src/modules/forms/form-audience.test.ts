import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import {
  exportFormAnswers,
  listFormAnswers,
  listWebForms,
  publishDeskForm,
  createDeskForm,
  readFormAnswer,
  readOwnWebForm,
  saveFormDraft,
  sendFormAnswer,
  startUpload,
} from '@brightyard/contract'
import type { FormValues } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { studentRecords } from '../../database/schema/family.schema.ts'
import { formAnswers, formDrafts } from '../../database/schema/forms.schema.ts'
import { aKid, aUser, signedInAs } from '../../testing/factories.ts'
import { aContent, aField, aForm, someSettings } from '../../testing/form-factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let admin: Caller
let mother: Caller
let kid: Caller
let stranger: Caller
let aarav = 0
let diya = 0
let motherId = 0
const start = new Date('2026-03-18T10:00:00.000Z')

beforeAll(async () => {
  api = await startTestApi()
  admin = await signedInAs(api, await aUser(api.db, { role: 'superAdmin' }))
  const guardian = await aUser(api.db, { name: 'Asha Rao', email: 'asha@example.com' })
  motherId = guardian.id
  mother = await signedInAs(api, guardian)
  const first = await aKid(api.db, {
    guardianId: guardian.id,
    user: { name: 'Aarav Rao', loginId: 'KID-7001' },
  })
  aarav = first.studentId
  await api.db
    .insert(studentRecords)
    .values({ studentId: aarav, className: 'Class 3' })
    .onConflictDoUpdate({ target: studentRecords.studentId, set: { className: 'Class 3' } })
  diya = (await aKid(api.db, { guardianId: guardian.id, user: { name: 'Diya Rao' } })).studentId
  kid = await signedInAs(api, first.user)
  stranger = await signedInAs(api, await aUser(api.db, { name: 'Asha Rao' }))
}, 60_000)
afterEach(() => {
  api.clock.now = start
})
afterAll(() => api.close())

const answerTo = (slug: string, values: FormValues) => ({
  slug,
  version: 1,
  values,
  idempotency_key: randomUUID(),
})
const about = aContent(aField({ key: 'kid', kind: 'kid' }), aField({ key: 'name' }))
const forGuardians = (settings = {}) =>
  aForm(api.db, { content: about, settings: { is_for_guardians: true, ...settings } })
const codeOf = async (caller: Caller, input: object) => {
  const { statusCode, json } = await caller.send(sendFormAnswer, { ...input })
  return [statusCode, json().code]
}

test('R-073: a kid or a stranger neither reads nor answers a form for guardians', async () => {
  const { slug, id } = await forGuardians()
  for (const one of [kid, stranger]) {
    const values = { kid: String(aarav), name: 'Me' }
    expect(await codeOf(one, answerTo(slug, values))).toEqual([403, 'not_for_you'])
    const draft = await one.send(saveFormDraft, { slug, values, page: null })
    expect([draft.statusCode, draft.json().code]).toEqual([403, 'not_for_you'])
    const form = await one.call(readOwnWebForm, { slug })
    expect(form).toMatchObject({ content: null, is_for_guardians: true, kids: [] })
    const list = await one.call(listWebForms)
    expect(list.data.map((card) => card.slug)).not.toContain(slug)
  }
  const own = await mother.call(listWebForms)
  expect(own.data.map((card) => card.slug)).toContain(slug)
  expect(await api.db.$count(formAnswers, eq(formAnswers.formId, id))).toBe(0)
})

test('R-073: a guardian answers for kids of their own alone, once for each, and the desk sees who it was', async () => {
  const { slug, id } = await forGuardians({ is_once: true })
  const other = await aKid(api.db)
  for (const wrong of [String(other.studentId), '999999', 'Aarav', '0'])
    expect(await codeOf(mother, answerTo(slug, { kid: wrong, name: 'x' }))).toEqual([
      422,
      'invalid_input',
    ])
  const form = await mother.call(readOwnWebForm, { slug })
  expect(form.kids).toEqual([
    { id: aarav, name: 'Aarav Rao', class_name: 'Class 3' },
    { id: diya, name: 'Diya Rao', class_name: '' },
  ])
  const yes = { kid: String(aarav), name: 'Grandmother' }
  expect(await codeOf(mother, answerTo(slug, yes))).toEqual([200, undefined])
  expect(await codeOf(mother, answerTo(slug, yes))).toEqual([409, 'already_answered'])
  const left = await mother.call(readOwnWebForm, { slug })
  expect([left.answer, left.kids.map((one) => one.id)]).toEqual([null, [diya]])
  await mother.call(sendFormAnswer, answerTo(slug, { ...yes, kid: String(diya) }))
  expect((await mother.call(readOwnWebForm, { slug })).answer?.kids).toHaveLength(1)

  const { data } = await admin.call(listFormAnswers, { id })
  const card = data.at(-1)
  expect(card).toMatchObject({
    sender: 'Asha Rao',
    account: { id: motherId, role: 'guardian', email: 'asha@example.com' },
    summary: 'Aarav Rao, Class 3 · Grandmother',
  })
  const answer = await admin.call(readFormAnswer, { id: card?.id ?? 0 })
  expect(answer.kids).toEqual([
    { id: aarav, name: 'Aarav Rao', class_name: 'Class 3', is_own: true },
  ])
  const { csv } = await admin.call(exportFormAnswers, { id })
  expect(csv).toContain('"Role","Email","Mobile","Guardian of","About"')
  expect(csv).toMatch(/"Sent \(Indian time, IST\)"[^]*"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d"/)
  expect(csv).toContain('"Guardian","asha@example.com","","Aarav Rao","Aarav Rao"')
})

test('Q-014: a form that asks for a kid is published for guardians alone', async () => {
  const publish = async (settings: object) => {
    const { id, revision } = await admin.call(createDeskForm, {
      slug: `form-${randomUUID()}`,
      content: about,
      settings: someSettings(settings),
    })
    const { statusCode, json } = await admin.send(publishDeskForm, { id, revision })
    return [statusCode, Object.keys(json().fields ?? {})]
  }
  expect(await publish({})).toEqual([422, ['is_for_guardians']])
  expect(await publish({ is_public: true, is_for_guardians: true })).toEqual([
    422,
    ['is_for_guardians'],
  ])
  expect(await publish({ is_for_guardians: true })).toEqual([200, []])
})

test('Q-015: a subject is refused unless the form serves several things', async () => {
  const { slug } = await aForm(api.db, { settings: { is_once: true } })
  const input = { ...answerTo(slug, { name: 'Me' }), subject: 's0' }
  expect(await codeOf(mother, input)).toEqual([422, 'invalid_input'])
  const draft = { slug, subject: 's0', values: {}, page: null }
  expect((await mother.send(saveFormDraft, draft)).statusCode).toBe(422)
  const jobs = await aForm(api.db, { settings: { has_subjects: true } })
  expect(await codeOf(mother, { ...input, slug: jobs.slug })).toEqual([200, undefined])
})

test('Q-015: one person keeps twenty drafts, without answers that nobody asked for', async () => {
  const { slug } = await aForm(api.db, { settings: { has_subjects: true } })
  const user = await aUser(api.db)
  const writer = await signedInAs(api, user)
  for (let at = 0; at < 23; at++) {
    api.clock.now = new Date(start.getTime() + at * 1000)
    const values = { name: 'Me', more: 'x'.repeat(5000), constructor: 'y' }
    await writer.call(saveFormDraft, { slug, subject: `s${at}`, values, page: null })
  }
  const rows = await api.db.select().from(formDrafts).where(eq(formDrafts.userId, user.id))
  expect(rows).toHaveLength(20)
  expect(rows.map(({ subject }) => subject)).not.toContain('s2')
  expect(new Set(rows.map(({ values }) => JSON.stringify(values)))).toEqual(
    new Set(['{"name":"Me"}']),
  )
})

test('Y-019: answers count by person: a school behind one address is not turned away', async () => {
  const { slug } = await aForm(api.db, { settings: { is_public: true } })
  const visitors = Array.from({ length: 30 }, () =>
    callerOf(api.app, { cookie: `visitor=${randomUUID()}` }),
  )
  for (const visitor of visitors) {
    const input = answerTo(slug, { name: 'Me' })
    await visitor.call(sendFormAnswer, input)
    await visitor.call(sendFormAnswer, input)
  }
  const [first] = visitors
  if (!first) throw new Error('There is no visitor.')
  const announce = { purpose: 'form', name: 'a.pdf', size: 10 } as const
  for (let at = 0; at < 30; at++) await first.call(startUpload, announce)
  expect((await first.send(startUpload, announce)).statusCode).toBe(429)
  expect((await mother.send(startUpload, announce)).statusCode).toBe(200)
})

test('Y-019: one person sends twenty answers in an hour; retries and refusals do not count', async () => {
  const user = await aUser(api.db)
  const writer = await signedInAs(api, user)
  const { slug } = await aForm(api.db)
  const once = await aForm(api.db, { settings: { is_once: true } })
  const input = answerTo(slug, { name: 'Me' })
  for (let at = 0; at < 22; at++) await writer.call(sendFormAnswer, input)
  await writer.call(sendFormAnswer, answerTo(once.slug, { name: 'Me' }))
  for (let at = 0; at < 5; at++)
    expect((await codeOf(writer, answerTo(once.slug, { name: 'Me' })))[0]).toBe(409)
  for (let at = 0; at < 18; at++) await writer.call(sendFormAnswer, answerTo(slug, { name: 'Me' }))
  expect(await codeOf(writer, answerTo(slug, { name: 'Me' }))).toEqual([429, 'too_many_requests'])
  api.clock.now = new Date(start.getTime() + 61 * 60 * 1000)
  const later = await signedInAs(api, user)
  expect((await codeOf(later, answerTo(slug, { name: 'Me' })))[0]).toBe(200)
})

test('R-012: one email tells of all the answers that came within ten minutes', async () => {
  const { slug } = await aForm(api.db, { settings: { notify_email: 'desk@brightyard.example' } })
  const writer = await signedInAs(api, await aUser(api.db))
  const subjects = async () => {
    await api.settled()
    const own = api.emails.filter(({ to }) => to === 'desk@brightyard.example')
    return own.map(({ subject }) => subject.replace(/WF-\w+/, 'WF'))
  }
  for (let at = 0; at < 4; at++)
    await writer.call(sendFormAnswer, answerTo(slug, { name: `Answer ${at}` }))
  await api.app.runScheduledJobs()
  expect(await subjects()).toEqual(['Science fair (WF)'])
  api.clock.now = new Date(start.getTime() + 10 * 60 * 1000)
  await api.app.runScheduledJobs()
  await api.app.runScheduledJobs()
  expect(await subjects()).toEqual(['Science fair (WF)', 'Science fair: 3 new answers'])
})

test('Q-014: an answer of nothing visible is none, and no text turns its surroundings round', async () => {
  const { slug } = await aForm(api.db)
  const empty = await mother.send(sendFormAnswer, answerTo(slug, { name: '\u200B\u2060\u3164' }))
  expect([empty.statusCode, empty.json().fields]).toEqual([422, { name: 'Please fill this in.' }])
  await mother.call(sendFormAnswer, answerTo(slug, { name: 'Asha \u202Eoar' }))
  const [last] = await api.db
    .select()
    .from(formAnswers)
    .where(eq(formAnswers.userId, motherId))
    .orderBy(formAnswers.id)
    .then((rows) => rows.slice(-1))
  expect(last?.values).toEqual({ name: 'Asha oar' })
})
