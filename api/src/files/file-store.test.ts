import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { sendUploadPart, startUpload } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { forUpdate } from '../database/row-lock.ts'
import { removedFiles, uploadParts, uploads } from '../database/schema/uploads.schema.ts'
import { storeMedia } from '../modules/media/stored-media.ts'
import { replaceBytes } from '../modules/talent/files/check-file.ts'
import { goodFiles } from '../modules/uploads/sample-files.ts'
import { removeStoredFiles, storeUploads } from '../modules/uploads/stored-uploads.ts'
import { readBytes, readFileRange } from '../modules/uploads/read-file.ts'
import { send } from '../testing/send.ts'
import { startTestBucket } from '../testing/test-bucket.ts'
import { callerOf, startTestApi } from '../testing/test-api.ts'
import type { TestApi } from '../testing/test-api.ts'
import { createFileStore } from './file-store.ts'

let bucket: Awaited<ReturnType<typeof startTestBucket>>
let [one, two]: TestApi[] = []
const good = await goodFiles()
const folder = await mkdtemp(join(tmpdir(), 'brightyard-media-'))
const hashed = `${'0a'.repeat(10)}@2x.jpg`
const instance = (api: TestApi) => ({ db: api.db, files: createFileStore(bucket.address) })
const mover = () => ({ ...instance(one as TestApi), lock: forUpdate })
beforeAll(async () => {
  bucket = await startTestBucket()
  one = await startTestApi({ files: createFileStore(bucket.address) })
  two = await startTestApi({ files: createFileStore(bucket.address), database: one.database })
  mkdirSync(join(folder, 'papers'))
  writeFileSync(join(folder, hashed), good.jpg)
  writeFileSync(join(folder, 'papers/april.pdf'), good.pdf)
  writeFileSync(join(folder, 'half.pdf.1.part'), 'half')
}, 60_000)
afterAll(async () => {
  await two?.app.close()
  await one?.close()
  await bucket.close()
  await rm(folder, { recursive: true })
})
afterEach(async () => {
  Object.assign(bucket.hooks, { isAway: false, beforeWrite: async () => {} })
  await one?.db.delete(uploads)
  await one?.db.delete(removedFiles)
  bucket.objects.clear()
})

async function sendPdf(api = one as TestApi) {
  const visitor = callerOf(api.app)
  const { pdf } = good
  const file = { purpose: 'application' as const, name: 'a.pdf', size: pdf.length }
  const { upload } = await visitor.call(startUpload, file)
  await visitor.call(sendUploadPart, { upload, start: 0, data: pdf.toString('base64') })
  const [row] = await api.db.select().from(uploads).where(eq(uploads.ticket, upload))
  return row?.id ?? 0
}
const partsLeft = () => one?.db.select({ start: uploadParts.start }).from(uploadParts)
const storedUploads = () => [...bucket.objects.keys()].filter((key) => key.includes('/uploads/'))

test('while the store does not answer a file is taken, one that is there is refused for now, and nothing is lost', async () => {
  const before = await sendPdf()
  await storeUploads(mover())
  bucket.hooks.isAway = true
  const waiting = await sendPdf()
  await expect(storeUploads(mover())).rejects.toMatchObject({ status: 503 })
  await expect(readBytes(instance(two as TestApi), before)).rejects.toMatchObject({
    status: 503,
    code: 'files_unavailable',
    details: { retryAfterSeconds: 60 },
  })
  expect((await readBytes(instance(two as TestApi), waiting)).equals(good.pdf)).toBe(true)
  bucket.hooks.isAway = false
  await storeUploads(mover())
  for (const id of [before, waiting])
    expect((await readBytes(instance(two as TestApi), id)).equals(good.pdf)).toBe(true)
  expect(await partsLeft()).toEqual([])
})

test('readiness and a metric tell that the store does not answer, and the API goes on without it', async () => {
  bucket.hooks.isAway = true
  const api = await startTestApi({
    files: createFileStore(bucket.address),
    ...(one ? { database: one.database } : {}),
  })
  try {
    const ready = await send(api.app, '/readyz')
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', files: 'not ready' }])
    expect((await send(api.app, '/metrics')).body).toContain('file_store_up{service="api"} 0')
    const picture = await send(api.app, `/media/${hashed}`)
    expect([picture.statusCode, picture.json().code]).toEqual([503, 'files_unavailable'])
    expect(picture.headers).toMatchObject({ 'retry-after': '60' })
  } finally {
    await api.app.close()
  }
})

test('what was sent to one instance is served by the other, whole and in parts, and is not in the database', async () => {
  const id = await sendPdf()
  expect(await partsLeft()).not.toEqual([])
  await storeUploads(mover())
  expect(await partsLeft()).toEqual([])
  expect(storedUploads()).toHaveLength(1)
  expect((await readBytes(instance(two as TestApi), id)).equals(good.pdf)).toBe(true)
  const middle = await readFileRange(instance(two as TestApi), id, 10, 19)
  expect(middle.equals(good.pdf.subarray(10, 20))).toBe(true)
})

test('a file that is changed while it is moved stays in the database as it is now', async () => {
  const id = await sendPdf()
  const blurred = Buffer.from('the same picture, with a part that nobody sees')
  bucket.hooks.beforeWrite = async () => {
    await one?.db.transaction((tx) => replaceBytes(tx, id, blurred))
  }
  await storeUploads(mover())
  expect((await readBytes(instance(two as TestApi), id)).equals(blurred)).toBe(true)
  expect(await partsLeft()).toHaveLength(1)
  // What was written is as good as gone: it is noted from before it was written.
  expect(await one?.db.select().from(removedFiles)).toHaveLength(1)
})

test('a file that was changed or deleted, by whatever way, is soon gone from the store', async () => {
  const [changed, deleted] = [await sendPdf(), await sendPdf()]
  await storeUploads(mover())
  const before = storedUploads()
  await one?.db.transaction((tx) => replaceBytes(tx, changed, Buffer.from('blurred')))
  await one?.db.delete(uploads).where(eq(uploads.id, deleted))
  await storeUploads(mover())
  await removeStoredFiles(mover())
  expect(storedUploads().filter((key) => before.includes(key))).toEqual([])
  expect((await readBytes(instance(two as TestApi), changed)).toString()).toBe('blurred')
  expect(await one?.db.select().from(removedFiles)).toEqual([])
})

test('pictures of a folder go to the store once, and every instance serves them as from the folder', async () => {
  const files = createFileStore(bucket.address)
  expect(await storeMedia(files, folder)).toBe(2)
  expect(await storeMedia(files, folder)).toBe(0)
  const app = (two as TestApi).app
  const picture = await send(app, `/media/${hashed}`)
  expect(picture.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/jpeg',
    'content-length': String(good.jpg.length),
    'cross-origin-resource-policy': 'cross-origin',
    'accept-ranges': 'bytes',
  })
  const { etag = '' } = picture.headers
  const again = await send(app, `/media/${hashed}`, { headers: { 'if-none-match': etag } })
  expect(again.statusCode).toBe(304)
  const part = await send(app, '/media/papers/april.pdf', { headers: { range: 'bytes=0-3' } })
  expect([part.statusCode, part.body, part.headers['cache-control']]).toEqual([
    206,
    '%PDF',
    'public, max-age=3600',
  ])
  const beyond = await send(app, `/media/${hashed}`, { headers: { range: 'bytes=999999999-' } })
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([
    416,
    `bytes */${good.jpg.length}`,
  ])
})

test.each(['none.jpg', '..%2Fuploads', '%2e%2e/uploads/1', '.hidden', 'half.pdf.1.part', ''])(
  'there is no picture /media/%s',
  async (path) => {
    const answer = await send((two as TestApi).app, `/media/${path}`)
    expect(answer.statusCode).toBe(404)
  },
)
