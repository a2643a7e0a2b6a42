import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  changeBankItem,
  createBankItem,
  getBankSubjects,
  listBankItems,
  readBankItem,
  removeUpload,
  retireBankItem,
  sendUploadPart,
  startUpload,
} from '@brightyard/contract'
import sharp from 'sharp'
import { aBankItem, anItem } from '../../../testing/assessment-desk-factories.ts'
import { aUser, aVendor, signedInAs } from '../../../testing/factories.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { Caller, TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let teacher: Caller
let neighbour: Caller
let admin: Caller
let schoolId: number
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  schoolId = (await aVendor(api.db, { vendorType: 2, name: 'Green Valley School' })).id
  const other = await aVendor(api.db)
  teacher = await signedInAs(
    api,
    await aUser(api.db, { role: 'schoolRepresentative', vendorId: schoolId }),
  )
  neighbour = await signedInAs(api, await aUser(api.db, { role: 'vendor', vendorId: other.id }))
  admin = await signedInAs(api, await aUser(api.db, { role: 'superAdmin' }))
}, 60_000)
afterAll(() => api.close())

const refusal = async (caller: Caller, ...[call, input]: Parameters<Caller['send']>) => {
  const response = await caller.send(call, input)
  const { code, fields } = response.json()
  return [response.statusCode, code, Object.keys(fields ?? {})]
}

test('R-079: families have no item bank, and another school neither sees nor changes what is written here', async () => {
  const { id, revision } = await teacher.call(createBankItem, anItem())
  for (const role of ['guardian', 'student'] as const) {
    const person = await signedInAs(api, await aUser(api.db, { role }))
    expect((await person.send(listBankItems, {})).statusCode).toBe(403)
    expect((await person.send(createBankItem, anItem())).statusCode).toBe(403)
    expect((await person.send(readBankItem, { id })).statusCode).toBe(403)
  }
  expect((await neighbour.send(readBankItem, { id })).statusCode).toBe(404)
  const change = { ...anItem({ text: 'Mine now?' }), id, revision }
  expect((await neighbour.send(changeBankItem, change)).statusCode).toBe(404)
  expect((await neighbour.send(retireBankItem, { id, is_retired: true })).statusCode).toBe(404)
  const copied = { ...anItem(), copy_of: id }
  expect((await neighbour.send(createBankItem, copied)).statusCode).toBe(404)
  const seen = await neighbour.call(listBankItems, {})
  expect(seen.data.map((item) => item.id)).not.toContain(id)
  expect((await admin.call(readBankItem, { id })).owner_name).toBe('Green Valley School')
})

test("R-079: Brightyard's questions are for all to use and for none of them to change", async () => {
  const { id, revision } = await admin.call(createBankItem, anItem({ subject: 'Geography' }))
  const shared = await teacher.call(readBankItem, { id })
  expect([shared.owner, shared.owner_name, shared.can_edit]).toEqual([
    'brightyard',
    'Brightyard',
    false,
  ])
  expect((await teacher.send(changeBankItem, { ...anItem(), id, revision })).statusCode).toBe(403)
  expect((await teacher.send(retireBankItem, { id, is_retired: true })).statusCode).toBe(403)
  const copy = await teacher.call(createBankItem, { ...anItem(), copy_of: id })
  expect([copy.owner, copy.can_edit]).toEqual(['own', true])
  const found = await teacher.call(listBankItems, { owner: 'brightyard', subject: 'Geography' })
  expect(found.data.map((item) => item.id)).toEqual([id])
})

test('R-116: a question is saved when it can be answered, and says by its place what it lacks', async () => {
  const none = anItem({ text: '  ', options: [], right: [], subject: '' })
  expect(await refusal(teacher, createBankItem, none)).toEqual([
    422,
    'invalid_input',
    ['text', 'subject', 'options', 'right'],
  ])
  const [first, second] = anItem().options
  const twin = [first, { ...second, text: 'mars' }]
  expect(await refusal(teacher, createBankItem, { ...anItem(), options: twin })).toEqual([
    422,
    'invalid_input',
    ['options'],
  ])
  const wrong = { ...anItem(), kind: 'number', right: ['about ten'] }
  expect((await refusal(teacher, createBankItem, wrong))[2]).toEqual(['right'])
  expect((await refusal(teacher, createBankItem, anItem({ negative_marks: 3 })))[2]).toEqual([
    'negative_marks',
  ])
  const number = anItem({ kind: 'number', right: ['2.5'], tolerance: 0.1, unit: 'kg' })
  const made = await teacher.call(createBankItem, number)
  expect(made).toMatchObject({
    right: ['2.5'],
    tolerance: 0.1,
    content: { unit: 'kg', options: [] }, // what belongs to another kind is left out
  })
})

test('R-116: two authors never overwrite each other, and a retired question is offered no more', async () => {
  const { id, revision } = await teacher.call(createBankItem, anItem({ topic: 'Moons' }))
  const change = { ...anItem({ text: 'Which is no star?', topic: 'Moons' }), id, revision }
  expect((await teacher.call(changeBankItem, change)).revision).toBe(revision + 1)
  expect((await refusal(teacher, changeBankItem, change))[1]).toBe('changed_elsewhere')
  await teacher.call(retireBankItem, { id, is_retired: true })
  const listed = async (state: 'active' | 'retired') =>
    (await teacher.call(listBankItems, { state, search: 'Moons' })).data.map((one) => one.id)
  expect([await listed('active'), await listed('retired')]).toEqual([[], [id]])
  expect((await teacher.call(retireBankItem, { id, is_retired: false })).is_retired).toBe(false)
  expect(await listed('active')).toEqual([id])
})

test('R-079: the bank is found by words, subject, age and kind, and read by key', async () => {
  const subject = 'Maths of the bank'
  for (let at = 0; at < 32; at++)
    await aBankItem(api.db, { vendorId: schoolId, subject, minAge: 6, maxAge: 7 })
  const text = anItem({ kind: 'text', subject, text: 'What is 100%?', right: ['all of it'] })
  const { id } = await teacher.call(createBankItem, text)
  const first = await teacher.call(listBankItems, { subject })
  expect([first.data.length, first.meta.total, first.data[0]?.id]).toEqual([30, 33, id])
  const next = new URL(first.links.next ?? '', 'http://x').searchParams
  const rest = await teacher.call(listBankItems, { subject, before: Number(next.get('before')) })
  expect([rest.data.length, rest.links.next, next.get('subject')]).toEqual([3, null, subject])
  const found = async (filters: object) =>
    (await teacher.call(listBankItems, { subject, ...filters })).data.map((one) => one.id)
  expect(await found({ search: '100%' })).toEqual([id])
  expect(await found({ search: 'ALL of' })).toEqual([id])
  expect(await found({ kind: 'text' })).toEqual([id])
  expect(await found({ age: 9 })).toEqual([id])
  expect(await found({ age: 12 })).toEqual([])
  const { subjects } = await teacher.call(getBankSubjects, {})
  expect(subjects).toContainEqual({ name: subject, items: 33 })
})

test('R-116: a picture is uploaded for one question, shown by its address, and no other address is', async () => {
  const guardian = await signedInAs(api, await aUser(api.db))
  const bytes = await sharp({
    create: { width: 60, height: 40, channels: 3, background: '#c33' },
  })
    .png()
    .toBuffer()
  const file = { purpose: 'question-picture' as const, name: 'kite.png', size: bytes.length }
  expect((await guardian.send(startUpload, file)).statusCode).toBe(403)
  const { upload } = await teacher.call(startUpload, file)
  await teacher.call(sendUploadPart, { upload, start: 0, data: bytes.toString('base64') })
  const pictures = (source: string) =>
    anItem({
      kind: 'picture',
      picture: { source, alt: 'A kite' },
      options: ['o1', 'o2'].map((id) => ({ id, text: '', picture: { source, alt: `Kite ${id}` } })),
    })
  expect(await refusal(teacher, createBankItem, pictures('https://example.com/a.jpg'))).toEqual([
    422,
    'invalid_input',
    ['picture'],
  ])
  const made = await teacher.call(createBankItem, pictures(upload))
  const { src = '', alt, width } = made.content.options[1]?.picture ?? {}
  expect([alt, width]).toEqual(['Kite o2', 60])
  const open = (address: string) => fetch(new URL(address, api.app.listeningOrigin))
  const shown = await open(src)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await refusal(teacher, removeUpload, { upload }))[1]).toBe('in_use')
  // It stays when the question is changed, and no other question may claim it.
  const { id, revision } = made
  const kept = await teacher.call(changeBankItem, { ...pictures(src), id, revision })
  expect(kept.content.picture?.src).toBe(src)
  expect((await refusal(teacher, createBankItem, pictures(upload)))[2]).toEqual(['picture'])
  const copy = await teacher.call(createBankItem, { ...pictures(src), copy_of: id })
  expect(copy.content.picture?.src).toBe(src)
  expect((await open(`${src.slice(0, -4)}AAAA`)).status).toBe(404)
})
