import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  createDeskForm,
  changeDeskForm,
  exportFormAnswers,
  listDeskForms,
  listFormAnswers,
  listNotifications,
  listWebForms,
  openDocument,
  publishDeskForm,
  readDeskForm,
  readFormAnswer,
  readOwnWebForm,
  readWebForm,
  saveFormDraft,
  sendFormAnswer,
  sendUploadPart,
  startUpload,
} from '@brightyard/contract'
import type { FormSettings } from '@brightyard/contract'
import { studentRecords } from '../../database/schema/family.schema.ts'
import { aKid, aUser, aVendor, signedInAs } from '../../testing/factories.ts'
import { aContent, aField, someSettings } from '../../testing/form-factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'
import { goodFiles } from '../uploads/sample-files.ts'

let api: TestApi
let teacher: Caller
let colleague: Caller
let elsewhere: Caller
let admin: Caller
let mother: Caller
let kid: Caller
let other: Caller
let schoolId = 0
let aarav = 0
let diya = 0

beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  const { db } = api
  const school = await aVendor(db, { name: 'Green Valley School' })
  schoolId = school.id
  const academy = await aVendor(db, { name: 'Allegro Academy' })
  const at = (vendorId: number, email?: string) =>
    aUser(db, { role: 'schoolRepresentative', vendorId, ...(email ? { email } : {}) })
  teacher = await signedInAs(api, await at(school.id, 'teacher@example.com'))
  colleague = await signedInAs(api, await at(school.id))
  elsewhere = await signedInAs(api, await at(academy.id))
  admin = await signedInAs(api, await aUser(db, { role: 'superAdmin' }))
  const guardian = await aUser(db, { name: 'Asha Rao' })
  mother = await signedInAs(api, guardian)
  const first = await aKid(db, {
    guardianId: guardian.id,
    vendorIds: [school.id],
    user: { loginId: 'KID-7101' },
  })
  aarav = first.studentId
  kid = await signedInAs(api, first.user)
  diya = (await aKid(db, { guardianId: guardian.id, vendorIds: [academy.id] })).studentId
  const second = await aUser(db, { name: 'Imran Qureshi' })
  await aKid(db, { guardianId: second.id, vendorIds: [academy.id] })
  other = await signedInAs(api, second)
}, 60_000)
afterAll(() => api.close())

const name = aField({ key: 'name' })
const about = aField({ key: 'kid', kind: 'kid' })
async function aRoomForm({
  fields = [name],
  settings = {},
}: { fields?: Parameters<typeof aContent>; settings?: Partial<FormSettings> } = {}) {
  const { id, revision } = await teacher.call(createDeskForm, {
    slug: `trip-${randomUUID()}`,
    content: { ...aContent(...fields), title: 'Trip of class 3' },
    settings: someSettings(settings),
  })
  return teacher.call(publishDeskForm, { id, revision })
}
const answer = (slug: string, values: Record<string, string | string[]>) => ({
  slug,
  version: 1,
  values,
  idempotency_key: randomUUID(),
})
const listed = async (caller: Caller) =>
  (await caller.call(listWebForms, {})).data.map(({ slug }) => slug)
/** Titles of what this person was told of a form. */
async function toldOf(caller: Caller, slug: string) {
  const found = await caller.call(listNotifications, { app_type: 1, see_all: true })
  if (!('data' in found)) throw new Error('not a list')
  return found.data.filter(({ path }) => path === `/web-form/${slug}`).map(({ title }) => title)
}

test('P-019: another school’s family neither sees, reads nor answers a form of a room', async () => {
  const { slug } = await aRoomForm()
  for (const one of [other, elsewhere]) {
    const refused = await one.send(sendFormAnswer, answer(slug, { name: 'Me' }))
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'not_for_you'])
    const draft = await one.send(saveFormDraft, { slug, values: {}, page: null })
    expect(draft.statusCode).toBe(403)
    const form = await one.call(readOwnWebForm, { slug })
    expect([form.content, form.title, form.is_of_room]).toEqual([null, 'A form for families', true])
    expect(form.room_name).toBeNull()
    expect(await listed(one)).not.toContain(slug)
  }
  const visitor = await callerOf(api.app).call(readWebForm, { slug })
  expect([visitor.content, visitor.title]).toEqual([null, 'A form for families'])
  expect(visitor.room_name).toBeNull()
})

test('P-013: a form and its answers are their author’s and role 5’s; a colleague finds none', async () => {
  const { id, slug, revision, content, settings } = await aRoomForm()
  await mother.call(sendFormAnswer, answer(slug, { name: 'Asha' }))
  const { data } = await teacher.call(listFormAnswers, { id })
  const answerId = data[0]?.id ?? 0
  for (const one of [colleague, elsewhere]) {
    for (const call of [readDeskForm, listFormAnswers, exportFormAnswers])
      expect((await one.send(call, { id })).statusCode).toBe(404)
    expect((await one.send(readFormAnswer, { id: answerId })).statusCode).toBe(404)
    const change = { id, slug, revision, content, settings }
    expect((await one.send(changeDeskForm, change)).statusCode).toBe(404)
    expect((await one.call(listDeskForms, { search: slug })).data).toEqual([])
  }
  expect((await mother.send(readDeskForm, { id })).statusCode).toBe(403)
  expect((await teacher.call(exportFormAnswers, { id })).csv).toContain('Asha Rao')
  const found = await admin.call(listDeskForms, { search: slug })
  expect(found.data.map((form) => form.room_name)).toEqual(['Green Valley School'])
})

test('a form of a room is never public, emails nobody else, and takes no address of the site', async () => {
  const refused = async (settings: Partial<FormSettings>) => {
    const { id, revision } = await teacher.call(createDeskForm, {
      slug: `trip-${randomUUID()}`,
      content: aContent(name),
      settings: someSettings(settings),
    })
    const response = await teacher.send(publishDeskForm, { id, revision })
    return [response.statusCode, Object.keys(response.json().fields ?? {})]
  }
  expect(await refused({ is_public: true })).toEqual([422, ['is_for_guardians']])
  expect(await refused({ notify_email: 'friend@example.com' })).toEqual([422, ['notify_email']])
  expect(await refused({ notify_email: 'teacher@example.com' })).toEqual([200, []])
  const written = { content: aContent(name), settings: someSettings() }
  const taken = await teacher.send(createDeskForm, { ...written, slug: 'contact' })
  expect(taken.json().code).toBe('slug_taken')
})

test('R-144: the families of a room answer its form: guardians for kids there alone, kids for themselves', async () => {
  const forAll = await aRoomForm()
  for (const one of [mother, kid, colleague]) {
    expect(await listed(one)).toContain(forAll.slug)
    await one.call(sendFormAnswer, answer(forAll.slug, { name: 'Me' }))
  }
  const { slug } = await aRoomForm({ fields: [about], settings: { is_for_guardians: true } })
  expect(await listed(kid)).not.toContain(slug)
  const form = await mother.call(readOwnWebForm, { slug })
  expect([form.title, form.kids.map(({ id }) => id)]).toEqual(['Trip of class 3', [aarav]])
  const card = (await mother.call(listWebForms, {})).data.find((one) => one.slug === slug)
  for (const one of [form, card]) expect(one?.room_name).toBe('Green Valley School')
  const wrong = await mother.send(sendFormAnswer, answer(slug, { kid: String(diya) }))
  expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([422, ['kid']])
  await mother.call(sendFormAnswer, answer(slug, { kid: String(aarav) }))
})

test('R-144: families of the room are told once of a form on their list, when it opens', async () => {
  const told = async (caller: Caller, slug: string) => {
    await api.app.runScheduledJobs()
    await api.settled()
    return toldOf(caller, slug)
  }
  const soon = 5 * 60_000
  const opens_at = new Date(api.clock.now.getTime() + soon).toISOString()
  const { slug } = await aRoomForm({ settings: { is_listed: true, opens_at } })
  expect(await told(mother, slug)).toEqual([])
  api.clock.now = new Date(api.clock.now.getTime() + soon)
  const title = 'Green Valley School asks: Trip of class 3'
  expect(await told(mother, slug)).toEqual([title])
  expect([await told(mother, slug), await told(kid, slug)]).toEqual([[title], [title]])
  for (const stranger of [other, colleague]) expect(await told(stranger, slug)).toEqual([])

  const forGuardians = { is_listed: true, is_for_guardians: true }
  const ofKid = await aRoomForm({ fields: [about], settings: forGuardians })
  const unlisted = await aRoomForm({ settings: { is_listed: false } })
  expect(await told(kid, ofKid.slug)).toEqual([])
  expect([await told(mother, ofKid.slug), await told(mother, unlisted.slug)]).toEqual([[title], []])
})

test('R-144: publishing an open form on the list tells its families at once, and says how many', async () => {
  const { slug, news } = await aRoomForm({ settings: { is_listed: true } })
  expect(news).toEqual({ families: 1, told_at: api.clock.now.toISOString() })
  await api.settled()
  for (const one of [mother, kid]) {
    const bell = await one.call(listNotifications, { app_type: 1, see_all: true })
    if (!('data' in bell)) throw new Error('not a list')
    expect(bell.data.filter(({ path }) => path === `/web-form/${slug}`)).toHaveLength(1)
  }
  const opens_at = new Date(api.clock.now.getTime() + 60_000).toISOString()
  const later = await aRoomForm({ settings: { is_listed: true, opens_at } })
  expect(later.news).toEqual({ families: 1, told_at: null })
  expect((await aRoomForm({ settings: { is_listed: false } })).news).toBeNull()
})

test('V-015: a file that came with an answer opens for the form’s author, and for no colleague', async () => {
  const paper = aField({ key: 'paper', kind: 'file', max: 1 })
  const { id, slug } = await aRoomForm({ fields: [paper] })
  const { pdf } = await goodFiles()
  const { upload } = await mother.call(startUpload, {
    purpose: 'form',
    name: 'consent.pdf',
    size: pdf.length,
  })
  await mother.call(sendUploadPart, { upload, start: 0, data: pdf.toString('base64') })
  await mother.call(sendFormAnswer, answer(slug, { paper: [upload] }))
  const [first] = (await teacher.call(listFormAnswers, { id })).data
  const { documents } = await teacher.call(readFormAnswer, { id: first?.id ?? 0 })
  const file = { id: documents[0]?.id ?? 0 }
  expect((await colleague.send(openDocument, file)).statusCode).toBe(403)
  expect((await teacher.call(openDocument, file)).url).toContain('/api/')
})

test('P-019: a form of one class is for its families alone, who alone are told', async () => {
  const inClass = (studentId: number, className: string) =>
    api.db
      .insert(studentRecords)
      .values({ studentId, className })
      .onConflictDoUpdate({ target: studentRecords.studentId, set: { className } })
  const guardian = await aUser(api.db)
  const inOther = await aKid(api.db, {
    guardianId: guardian.id,
    vendorIds: [schoolId],
    user: { loginId: 'KID-7102' },
  })
  const neighbours = [await signedInAs(api, guardian), await signedInAs(api, inOther.user)]
  await inClass(aarav, '3 A')
  await inClass(inOther.studentId, '3 B')
  const { slug, news } = await aRoomForm({ fields: [name], settings: { class_name: '3 A' } })
  expect(news).toMatchObject({ families: 1 })
  const ofGuardians = { class_name: '3 A', is_for_guardians: true }
  const { slug: forKid } = await aRoomForm({ fields: [about], settings: ofGuardians })
  await api.settled()
  for (const one of neighbours) {
    expect(await listed(one)).not.toContain(slug)
    const refused = await one.send(sendFormAnswer, answer(slug, { name: 'Me' }))
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'not_for_you'])
    const form = await one.call(readOwnWebForm, { slug })
    expect([form.content, form.class_name]).toEqual([null, null])
    expect(refused.body).not.toContain('3 A')
    expect(await toldOf(one, slug)).toEqual([])
  }
  for (const one of [mother, kid, colleague]) {
    expect(await listed(one)).toContain(slug)
    await one.call(sendFormAnswer, answer(slug, { name: 'Me' }))
  }
  const classOf = async (caller: Caller, show: 'open' | 'answered') =>
    (await caller.call(listWebForms, { show })).data.find((card) => card.slug === slug)?.class_name
  for (const one of [mother, kid, colleague]) {
    expect((await one.call(readOwnWebForm, { slug })).class_name).toBe('3 A')
    expect(await classOf(one, 'open')).toBe('3 A')
  }
  expect((await callerOf(api.app).call(readWebForm, { slug })).class_name).toBeNull()
  await inClass(aarav, '4 A') // moved up: what was sent stays, the class is others' now
  expect([await classOf(mother, 'answered'), await classOf(colleague, 'answered')]).toEqual([
    null,
    '3 A',
  ])
  await inClass(aarav, '3 A')
  expect(await toldOf(mother, slug)).toHaveLength(1)
  const wrong = answer(forKid, { kid: String(inOther.studentId) })
  expect((await mother.send(sendFormAnswer, wrong)).statusCode).toBe(422)

  for (const [author, class_name] of [
    [teacher, '9 C'],
    [admin, '3 A'],
  ] as const) {
    const settings = someSettings({ class_name })
    const draft = { content: aContent(name), slug: `trip-${randomUUID()}`, settings }
    const { id, revision } = await author.call(createDeskForm, draft)
    const response = await author.send(publishDeskForm, { id, revision })
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([
      422,
      ['class_name'],
    ])
  }
})
