import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import {
  listWebForms,
  openDocument,
  readOwnFormAnswer,
  readOwnWebForm,
  readWebForm,
  removeFormDraft,
  saveFormDraft,
  sendFormAnswer,
  sendUploadPart,
  startUpload,
} from '@brightyard/contract'
import type { FormValues } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { formAnswers, formDrafts, webForms } from '../../database/schema/forms.schema.ts'
import { uploads } from '../../database/schema/uploads.schema.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { aContent, aField, aForm } from '../../testing/form-factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'
import { goodFiles } from '../uploads/sample-files.ts'
import { deleteUnclaimedUploads } from '../uploads/upload.repository.ts'
import { deleteOldDrafts } from './draft.repository.ts'

let api: TestApi
let visitor: Caller
let asha: Caller
let ravi: Caller
let admin: Caller
const start = new Date('2026-03-18T10:00:00.000Z')
const hour = 60 * 60 * 1000
const minute = 60 * 1000

beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  visitor = callerOf(api.app)
  asha = await signedInAs(api, await aUser(api.db))
  ravi = await signedInAs(api, await aUser(api.db))
  admin = await signedInAs(api, await aUser(api.db, { role: 'superAdmin' }))
}, 60_000)
afterEach(() => {
  api.clock.now = start
})
afterAll(() => api.close())

const answerTo = (slug: string, values: FormValues = { name: 'Meera' }) => ({
  slug,
  version: 1,
  values,
  idempotency_key: randomUUID(),
})
const codeOf = async (caller: Caller, input: ReturnType<typeof answerTo>) => {
  const { statusCode, json } = await caller.send(sendFormAnswer, input)
  return [statusCode, json().code]
}

test('Q-016: answers are refused before the opening and after the closing, by the server’s clock', async () => {
  const { slug } = await aForm(api.db, {
    settings: {
      is_public: true,
      opens_at: new Date(start.getTime() + minute).toISOString(),
      closes_at: new Date(start.getTime() + 2 * minute).toISOString(),
    },
  })
  const tryAt = async (time: number) => {
    api.clock.now = new Date(time)
    const { state, server_time } = await visitor.call(readWebForm, { slug })
    expect(server_time).toBe(api.clock.now.toISOString())
    return [state, ...(await codeOf(visitor, answerTo(slug)))]
  }
  expect(await tryAt(start.getTime() + minute - 1)).toEqual(['scheduled', 409, 'form_not_open'])
  expect(await tryAt(start.getTime() + minute)).toEqual(['open', 200, undefined])
  expect(await tryAt(start.getTime() + 2 * minute)).toEqual(['closed', 409, 'form_closed'])
  const draft = await asha.send(saveFormDraft, { slug, values: {}, page: null })
  expect(draft.json().code).toBe('form_closed')
  expect(await api.db.$count(formAnswers)).toBe(1)
})

test('Z-050: the list needs a session, and a form that is not public shows visitors no question', async () => {
  expect((await visitor.send(listWebForms)).statusCode).toBe(401)
  const { slug } = await aForm(api.db)
  expect(await visitor.call(readWebForm, { slug })).toMatchObject({
    content: null,
    is_public: false,
  })
  expect(await codeOf(visitor, answerTo(slug))).toEqual([401, 'not_signed_in'])
  expect((await asha.call(readOwnWebForm, { slug })).content?.pages).toHaveLength(1)
  const open = await aForm(api.db, { settings: { is_public: true } })
  expect((await visitor.call(readWebForm, { slug: open.slug })).content?.pages).toHaveLength(1)
})

test('R-144: an unknown or unpublished form is not found', async () => {
  const { slug, id } = await aForm(api.db)
  await api.db.update(webForms).set({ version: null, publishedAt: null }).where(eq(webForms.id, id))
  for (const one of [slug, 'no-such-form', '%00', '..'])
    expect((await visitor.send(readWebForm, { slug: one })).statusCode).toBe(404)
})

test('Q-014: wrong answers come back by their question, hidden ones are not stored', async () => {
  const options = ['yes', 'no'].map((value) => ({ value, label: value }))
  const shown = {
    match: 'all' as const,
    conditions: [{ field: 'comes', operator: 'is' as const, value: 'yes' }],
  }
  const content = aContent(
    aField({ key: 'comes', kind: 'choice', options }),
    aField({ key: 'seats', kind: 'number', min: 1, max: 4, shown }),
  )
  const { slug } = await aForm(api.db, { content })
  const wrong = await asha.send(sendFormAnswer, answerTo(slug, { comes: 'yes', seats: '9' }))
  expect([wrong.statusCode, wrong.json().fields]).toEqual([
    422,
    { seats: 'Please enter 4 or less.' },
  ])
  const values = { comes: 'no', seats: '99', another: '<script>' }
  const { reference } = await asha.call(sendFormAnswer, answerTo(slug, values))
  expect((await asha.call(readOwnFormAnswer, { reference })).values).toEqual({ comes: 'no' })
})

test('Q-015: a form for one answer takes no second one, and shows the first', async () => {
  const { slug } = await aForm(api.db, { settings: { is_once: true } })
  const [one, other] = await Promise.all([
    codeOf(asha, answerTo(slug)),
    codeOf(asha, answerTo(slug)),
  ])
  expect(new Set([one[0], other[0]])).toEqual(new Set([200, 409]))
  expect(await codeOf(asha, answerTo(slug))).toEqual([409, 'already_answered'])
  expect((await asha.send(saveFormDraft, { slug, values: {}, page: null })).statusCode).toBe(409)
  const { answer } = await asha.call(readOwnWebForm, { slug })
  expect(answer).toMatchObject({ slug, values: { name: 'Meera' }, pages: [{ key: 'first' }] })
  expect(await codeOf(ravi, answerTo(slug))).toEqual([200, undefined])
})

test('Q-015: a draft is kept for its owner alone, by what it is about, and goes with the answer', async () => {
  const { slug } = await aForm(api.db, { settings: { has_subjects: true } })
  const draft = { values: { name: 'Mee' }, page: 'first' }
  await asha.call(saveFormDraft, { slug, values: {}, page: null })
  await asha.call(saveFormDraft, { slug, ...draft })
  expect((await asha.call(readOwnWebForm, { slug })).draft).toMatchObject(draft)
  expect((await asha.call(readOwnWebForm, { slug, subject: 'Cook' })).draft).toBeNull()
  expect((await ravi.call(readOwnWebForm, { slug })).draft).toBeNull()
  await asha.call(sendFormAnswer, answerTo(slug))
  expect((await asha.call(readOwnWebForm, { slug })).draft).toBeNull()
  await asha.call(saveFormDraft, { slug, ...draft })
  await asha.call(removeFormDraft, { slug })
  expect(await api.db.$count(formDrafts)).toBe(0)
})

test('a retry of the same attempt is no second answer, another person’s key is refused', async () => {
  const { slug } = await aForm(api.db)
  const input = answerTo(slug)
  const first = await asha.call(sendFormAnswer, input)
  expect(await asha.call(sendFormAnswer, input)).toEqual(first)
  expect(await codeOf(asha, { ...input, values: { name: 'Diya' } })).toEqual([422, 'key_reused'])
  expect(await codeOf(ravi, input)).toEqual([422, 'key_reused'])
})

test('a form takes as many answers as it says, however many come at once', async () => {
  const { slug } = await aForm(api.db, { settings: { max_answers: 3 } })
  const all = await Promise.all(
    Array.from({ length: 8 }, (_, at) => codeOf(at % 2 ? asha : ravi, answerTo(slug))),
  )
  expect(all.filter(([status]) => status === 200)).toHaveLength(3)
  expect(all.filter(([, code]) => code === 'form_full')).toHaveLength(5)
})

const file = async (caller: Caller, purpose: 'form' | 'application' = 'form') => {
  const { pdf } = await goodFiles()
  const { upload } = await caller.call(startUpload, { purpose, name: 'cv.pdf', size: pdf.length })
  await caller.call(sendUploadPart, { upload, start: 0, data: pdf.toString('base64') })
  return upload
}

test('R-144: a file goes with its answer, is kept with its draft, and is read by admins alone', async () => {
  const content = aContent(aField({ key: 'cv', kind: 'file' }))
  const { slug } = await aForm(api.db, { content })
  const strange = await asha.send(
    sendFormAnswer,
    answerTo(slug, { cv: [await file(asha, 'application')] }),
  )
  expect([strange.statusCode, Object.keys(strange.json().fields)]).toEqual([422, ['cv']])
  const cv = [await file(asha)]
  await asha.call(saveFormDraft, { slug, values: { cv }, page: null })
  await deleteUnclaimedUploads(api.db, new Date(start.getTime() + 48 * hour))
  const { draft } = await asha.call(readOwnWebForm, { slug })
  expect(draft?.files).toMatchObject([{ name: 'cv.pdf', kind: 'pdf' }])
  const { reference } = await asha.call(sendFormAnswer, answerTo(slug, { cv }))
  expect(await codeOf(ravi, answerTo(slug, { cv }))).toEqual([422, 'invalid_input'])
  expect((await asha.call(readOwnFormAnswer, { reference })).files).toHaveLength(1)
  expect((await ravi.send(readOwnFormAnswer, { reference })).statusCode).toBe(404)
  const [stored] = await api.db
    .select()
    .from(uploads)
    .where(eq(uploads.ticket, cv[0] ?? ''))
  expect((await asha.send(openDocument, { id: stored?.id })).statusCode).toBe(403)
  expect((await admin.call(openDocument, { id: stored?.id ?? 0 })).url).toContain('/documents/')
})

test('R-064: where pictures alone are asked for, a PDF is refused, also one that was sent for something else', async () => {
  const content = aContent(aField({ key: 'picture', kind: 'file', files: 'pictures' }))
  const { slug } = await aForm(api.db, { content })
  const { pdf, png } = await goodFiles()
  const send = async (bytes: Buffer) => {
    const input = { purpose: 'form-picture', name: 'kite.png', size: bytes.length } as const
    const { upload } = await ravi.call(startUpload, input)
    const part = { upload, start: 0, data: bytes.toString('base64') }
    return { upload, answer: await ravi.send(sendUploadPart, part) }
  }
  const refused = await send(pdf)
  expect([refused.answer.statusCode, refused.answer.json().fields.file]).toEqual([
    422,
    'This is not a JPG or PNG picture, or it is broken. Please choose another one.',
  ])
  for (const upload of [refused.upload, await file(ravi)])
    expect(await codeOf(ravi, answerTo(slug, { picture: [upload] }))).toEqual([
      422,
      'invalid_input',
    ])
  const { upload } = await send(png)
  expect(await codeOf(ravi, answerTo(slug, { picture: [upload] }))).toEqual([200, undefined])
})

test('a draft of two months ago is deleted, and its file after it', async () => {
  const content = aContent(aField({ key: 'cv', kind: 'file' }))
  const { slug } = await aForm(api.db, { content })
  await asha.call(saveFormDraft, { slug, values: { cv: [await file(asha)] }, page: null })
  const later = new Date(start.getTime() + 61 * 24 * hour)
  const before = await api.db.$count(uploads)
  await deleteUnclaimedUploads(api.db, later)
  await deleteOldDrafts(api.db, later)
  expect(await api.db.$count(formDrafts)).toBe(0)
  await deleteUnclaimedUploads(api.db, later)
  expect(await api.db.$count(uploads)).toBeLessThan(before)
})

test('R-073: the list has what is open, the next to close first, with what the person did; then what they answered', async () => {
  await api.db.update(webForms).set({ isListed: false })
  const later = (hours: number) => new Date(start.getTime() + hours * hour).toISOString()
  const endless = await aForm(api.db)
  const soon = await aForm(api.db, { settings: { closes_at: later(1), is_once: true } })
  const past = await aForm(api.db, { settings: { closes_at: later(-1) } })
  const hidden = await aForm(api.db, { settings: { is_listed: false } })
  const neela = await signedInAs(api, await aUser(api.db))
  await neela.call(sendFormAnswer, answerTo(soon.slug))
  await neela.call(saveFormDraft, { slug: endless.slug, values: {}, page: null })
  await neela.call(sendFormAnswer, answerTo(hidden.slug))
  const open = await neela.call(listWebForms)
  expect(open.data).toMatchObject([
    { slug: soon.slug, answers: 1, has_draft: false, closes_at: later(1), questions: 1 },
    { slug: endless.slug, answers: 0, has_draft: true, last_reference: null },
  ])
  expect(JSON.stringify(open)).not.toContain(past.slug)
  const answered = await neela.call(listWebForms, { show: 'answered' })
  expect(answered.data.map(({ slug }) => slug)).toEqual([hidden.slug, soon.slug])
  for (let at = 0; at < 25; at++) await aForm(api.db)
  const first = await neela.call(listWebForms)
  expect([first.data.length, first.meta.total]).toEqual([20, 27])
  const after = Number(new URL(first.links.next ?? '', 'http://x').searchParams.get('after'))
  const second = await neela.call(listWebForms, { after })
  expect(new Set([...first.data, ...second.data].map(({ slug }) => slug)).size).toBe(27)
  expect(second.links.next).toBeNull()
})

test('R-073: forms that take no more answers come after all that do, on the next page too', async () => {
  await api.db.update(webForms).set({ isListed: false })
  const closes_at = new Date(start.getTime() + hour).toISOString()
  const limited = (max_answers: number) => aForm(api.db, { settings: { closes_at, max_answers } })
  const [full, lastToFill] = [await limited(1), await limited(2)]
  const oneLeft = await limited(2)
  const writer = await signedInAs(api, await aUser(api.db))
  for (const { slug } of [full, oneLeft, lastToFill, lastToFill])
    await writer.call(sendFormAnswer, answerTo(slug))
  const endless = await aForm(api.db)
  const list = async (input = {}) => {
    const { data, links } = await writer.call(listWebForms, input)
    const next = new URL(links.next ?? '', 'http://x').searchParams
    return { cards: data.map(({ slug, state }) => [slug, state]), next: Object.fromEntries(next) }
  }
  const ofFull = [full, lastToFill].map(({ slug }) => [slug, 'full'])
  expect((await list()).cards).toEqual([[oneLeft.slug, 'open'], [endless.slug, 'open'], ...ofFull])
  for (let at = 0; at < 17; at++) await aForm(api.db) // 19 are open
  const first = await list()
  expect(first.cards.at(-1)).toEqual([full.slug, 'full'])
  expect((await list(first.next)).cards).toEqual([[lastToFill.slug, 'full']])
  await aForm(api.db)
  const whole = await list()
  expect(whole.cards.at(-1)?.[1]).toBe('open')
  expect((await list(whole.next)).cards).toEqual(ofFull)
})

test('R-012: an enquiry of a visitor reaches the people who answer it, once', async () => {
  const { slug } = await aForm(api.db, {
    settings: { is_public: true, notify_email: 'hello@brightyard.example' },
  })
  const input = answerTo(slug, { name: 'Meera\r\nBcc: all@example.com' })
  expect((await visitor.send(sendFormAnswer, input)).statusCode).toBe(422)
  const fine = answerTo(slug)
  const { reference } = await visitor.call(sendFormAnswer, fine)
  await visitor.call(sendFormAnswer, fine)
  await api.settled()
  const sent = api.emails.filter(({ to }) => to === 'hello@brightyard.example')
  expect(sent.map(({ subject }) => subject)).toEqual([`Science fair (${reference})`])
  expect(sent[0]?.text).toContain('Meera')
})
