import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import {
  openDocument,
  readApplication,
  removeUpload,
  sendApplication,
  sendUploadPart,
  startUpload,
  uploadPartBytes,
  uploadRules,
} from '@brightyard/contract'
import type { CallOutput } from '@brightyard/contract'
import sharp from 'sharp'
import { applications } from '../../database/schema/identity.schema.ts'
import { uploadParts, uploads } from '../../database/schema/uploads.schema.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'
import { badFiles, brokenPictures, goodFiles } from './sample-files.ts'
import { deleteUnclaimedUploads, plainName } from './upload.repository.ts'

let api: TestApi
let visitors = 0
const aVisitor = () => callerOf(api.app, { 'x-forwarded-for': `203.0.113.${++visitors}` })
const good = await goodFiles()
beforeAll(async () => {
  api = await startTestApi()
}, 60_000)
afterAll(() => api.close())
afterEach(async () => {
  await api.db.delete(uploads)
  await api.db.delete(applications)
})

const fields = {
  kind: 'partner' as const,
  organisation: 'Allegro Academy',
  contact_name: 'Leela Sharma',
  email: 'leela@example.com',
  mobile: '098765 00004',
  city: 'Pune',
  services: ['Sports' as const],
  message: '',
}
const part = (bytes: Buffer, start = 0) => ({
  start,
  data: bytes.subarray(start, start + uploadPartBytes).toString('base64'),
})
const start = async (visitor: Caller, bytes: Buffer, name = 'licence.pdf') =>
  (await visitor.call(startUpload, { purpose: 'application', name, size: bytes.length })).upload

async function sendFile(visitor: Caller, bytes: Buffer, name?: string) {
  const upload = await start(visitor, bytes, name)
  let progress: CallOutput<typeof sendUploadPart> = { received: 0, kind: null }
  while (progress.received < bytes.length) {
    const next = part(bytes, progress.received)
    progress = await visitor.call(sendUploadPart, { upload, ...next })
  }
  return { upload, ...progress }
}

/** A picture of three parts. */
async function largePicture() {
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 60 }
  const picture = sharp({
    create: { width: 430, height: 430, channels: 3, background: '#fff', noise },
  })
  return picture
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .png()
    .toBuffer()
}

test.each(['pdf', 'jpg', 'png'] as const)(
  'R-154, V-015: a %s is known by its content, whatever it is called',
  async (kind) => {
    expect((await sendFile(aVisitor(), good[kind], 'thing.exe')).kind).toBe(kind)
  },
)

test('V-015: forty files and more are refused, and nothing of them is kept', async () => {
  const broken = (await brokenPictures()).filter(([name]) => /cut|html|many pixels/.test(name))
  const wrong = [...(await badFiles()), ...broken, ['webp', good.webp], ['film', good.mp4]] as const
  for (const [place, [name, bytes]] of wrong.entries()) {
    if (bytes.length === 0) continue // refused on announcement
    const visitor = callerOf(api.app, { 'x-forwarded-for': `192.0.2.${place}` })
    const upload = await start(visitor, bytes)
    const answer = await visitor.send(sendUploadPart, { upload, ...part(bytes) })
    expect([name, answer.statusCode]).toEqual([name, 422])
    expect(Object.keys(answer.json().fields)).toEqual(['file'])
  }
  expect(await api.db.select().from(uploads)).toEqual([])
  expect(await api.db.select().from(uploadParts)).toEqual([])
})

test.each([0, uploadRules.application.maxBytes + 1])(
  'V-015: a file of %i bytes is refused before any of it is sent',
  async (size) => {
    const input = { purpose: 'application', name: 'large.pdf', size }
    const answer = await aVisitor().send(startUpload, input)
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().fields)).toEqual(['size'])
  },
)

test('R-154: a file that stopped half way goes on where it stopped, and a part that came twice counts once', async () => {
  const visitor = aVisitor()
  const bytes = await largePicture()
  expect(bytes.length).toBeGreaterThan(uploadPartBytes * 2)
  const upload = await start(visitor, bytes)
  const send = (from: number) => visitor.send(sendUploadPart, { upload, ...part(bytes, from) })
  expect((await send(0)).json()).toEqual({ received: uploadPartBytes, kind: null })
  expect((await send(0)).json()).toEqual({ received: uploadPartBytes, kind: null })
  const ahead = await send(uploadPartBytes * 2)
  expect([ahead.statusCode, ahead.json().code]).toEqual([409, 'not_in_order'])
  await send(uploadPartBytes)
  expect((await send(uploadPartBytes * 2)).json()).toMatchObject({ kind: 'png' })
  const stored = await api.db.select().from(uploadParts)
  const whole = Buffer.concat(stored.sort((a, b) => a.start - b.start).map(({ data }) => data))
  const pixels = (picture: Buffer) => sharp(picture).raw().toBuffer()
  expect(await pixels(whole)).toEqual(await pixels(bytes))
  // The response of the last part was lost.
  const again = (await send(uploadPartBytes * 2)).json()
  expect(again).toEqual({ received: bytes.length, kind: 'png' })
  const [row] = await api.db.select().from(uploads)
  expect([row?.size, whole.includes('Exif')]).toEqual([whole.length, false])
})

test('R-154: more than was announced is refused', async () => {
  const visitor = aVisitor()
  const upload = await start(visitor, good.pdf.subarray(1))
  const answer = await visitor.send(sendUploadPart, { upload, ...part(good.pdf) })
  expect(answer.statusCode).toBe(422)
})

test('R-154: documents come along with their application, or nothing of it is kept', async () => {
  const visitor = aVisitor()
  const complete = await sendFile(visitor, good.pdf)
  const half = await start(visitor, good.png)
  const wrong = [half, 'A'.repeat(22)]
  for (const other of wrong) {
    const documents = [complete.upload, other]
    const refused = await visitor.send(sendApplication, { ...fields, documents })
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['documents']])
  }
  expect(await api.db.select().from(applications)).toEqual([])
  const { reference } = await visitor.call(sendApplication, {
    ...fields,
    documents: [complete.upload],
  })
  const admin = await signedInAs(api, await aUser(api.db, { role: 'superAdmin' }))
  const read = await admin.call(readApplication, { reference: reference.toLowerCase() })
  expect(read).toMatchObject({
    organisation: 'Allegro Academy',
    documents: [{ name: 'licence.pdf', kind: 'pdf', size: good.pdf.length }],
  })
})

test('R-154: an application whose answer was lost is sent again and stays one; its documents go to no other', async () => {
  const visitor = aVisitor()
  const { upload } = await sendFile(visitor, good.pdf)
  const sent = { ...fields, documents: [upload] }
  const first = await visitor.call(sendApplication, sent)
  expect(await visitor.call(sendApplication, sent)).toEqual(first)
  expect(await api.db.select().from(applications)).toHaveLength(1)
  const other = { ...sent, email: 'other@example.com' }
  expect((await visitor.send(sendApplication, other)).statusCode).toBe(422)
  expect((await visitor.send(removeUpload, { upload })).statusCode).toBe(409)
})

test('R-154: no more than five documents', async () => {
  const documents = Array.from({ length: 6 }, (_, one) => `${one}`.repeat(22))
  const refused = await aVisitor().send(sendApplication, { ...fields, documents })
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['documents']])
})

test('R-154, Y-012: an admin saves a document by a link of ten minutes; nobody else comes near it', async () => {
  const visitor = aVisitor()
  const { upload } = await sendFile(visitor, good.pdf, '..\\..\\Licence "हिन्दी".exe')
  await visitor.call(sendApplication, { ...fields, documents: [upload] })
  const [row] = await api.db.select().from(uploads)
  const id = row?.id ?? 0
  const guardian = await signedInAs(api, await aUser(api.db))
  expect((await guardian.send(openDocument, { id })).statusCode).toBe(403)
  const admin = await signedInAs(api, await aUser(api.db, { role: 'superAdmin' }))
  const { url } = await admin.call(openDocument, { id })
  const fetchFile = (path: string) => fetch(`${api.app.listeningOrigin}${path}`)
  const answer = await fetchFile(url)
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(good.pdf)
  const headers = Object.fromEntries(answer.headers)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="[\w .-]+\.pdf"; filename\*=/,
  )
  expect(headers['content-security-policy']).toContain('sandbox')
  expect((await fetchFile(url.slice(0, -2))).status).toBe(404)
  const now = api.clock.now
  api.clock.now = new Date(now.getTime() + 11 * 60_000)
  expect((await fetchFile(url)).status).toBe(404)
  api.clock.now = now
})

test('R-154: a document that no application has taken is nobody’s to open', async () => {
  await sendFile(aVisitor(), good.pdf)
  const [row] = await api.db.select().from(uploads)
  const admin = await signedInAs(api, await aUser(api.db, { role: 'superAdmin' }))
  expect((await admin.send(openDocument, { id: row?.id ?? 0 })).statusCode).toBe(404)
})

test('R-154: what no application has taken is gone after a day, and what one has taken stays', async () => {
  const visitor = aVisitor()
  const taken = await sendFile(visitor, good.pdf)
  await visitor.call(sendApplication, { ...fields, documents: [taken.upload] })
  const left = await sendFile(visitor, good.png)
  const hours = (count: number) => new Date(api.clock.now.getTime() + count * 3_600_000)
  await deleteUnclaimedUploads(api.db, hours(23))
  expect(await api.db.select().from(uploads)).toHaveLength(2)
  await deleteUnclaimedUploads(api.db, hours(25))
  expect((await api.db.select().from(uploads)).map(({ ticket }) => ticket)).toEqual([taken.upload])
  expect((await visitor.send(removeUpload, { upload: left.upload })).statusCode).toBe(200)
})

test('Y-019: an address announces thirty files in thirty minutes, not one more', async () => {
  const visitor = aVisitor()
  for (let one = 0; one < 30; one++) await start(visitor, good.pdf)
  const input = { purpose: 'application', name: 'a.pdf', size: 10 }
  expect((await visitor.send(startUpload, input)).statusCode).toBe(429)
})

test('R-154: a full disk is reported, nothing is left half written, and the same part can be resent', async () => {
  const visitor = aVisitor()
  const upload = await start(visitor, good.pdf)
  await api.database.query(
    `create function full_disk() returns trigger language plpgsql as
     $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`,
  )
  await api.database.query(
    'create trigger full_disk after insert on upload_parts for each row execute function full_disk()',
  )
  const send = () => visitor.send(sendUploadPart, { upload, ...part(good.pdf) })
  const answer = await send()
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'no_room'])
  expect(answer.json().message).toMatch(/cannot store this.*try again/)
  expect(await api.db.select().from(uploadParts)).toEqual([])
  await api.database.query('drop trigger full_disk on upload_parts')
  expect((await send()).json()).toEqual({ received: good.pdf.length, kind: 'pdf' })
})

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\papers\\licence.pdf', 'licence.pdf'],
  ['a\u202Efdp.exe', 'afdp.exe'],
  ['/', 'document'],
])('R-154: a file called %j is kept as %j', (name, kept) => {
  expect(plainName(name)).toBe(kept)
})
