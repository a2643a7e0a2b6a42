import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { sendUploadPart, startUpload, uploadPartBytes, uploadRules } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { uploads } from '../../database/schema/uploads.schema.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'
import { goodFiles } from './sample-files.ts'
import { newTicket } from './stored-file.ts'
import { deleteEmptyUploads } from './upload.repository.ts'
import type { Sender } from './untaken-room.ts'

let api: TestApi
let visitors = 0
const aVisitor = () => callerOf(api.app, { 'x-forwarded-for': `203.0.113.${++visitors}` })
const good = await goodFiles()
beforeAll(async () => {
  api = await startTestApi()
}, 60_000)
afterAll(() => api.close())
afterEach(() => api.db.delete(uploads))

const part = (bytes: Buffer, start = 0) => ({
  start,
  data: bytes.subarray(start, start + uploadPartBytes).toString('base64'),
})
const start = async (visitor: Caller, bytes: Buffer) =>
  (
    await visitor.call(startUpload, {
      purpose: 'application',
      name: 'licence.pdf',
      size: bytes.length,
    })
  ).upload

const fiveMegabytes = uploadRules.application.maxBytes
/** Files of five megabytes that nothing took, of which so many bytes came. */
const stored = (count: number, from: Partial<Sender>, received = fiveMegabytes) =>
  api.db.insert(uploads).values(
    Array.from({ length: count }, () => ({
      ticket: newTicket(),
      purpose: 'application' as const,
      name: 'a',
      size: fiveMegabytes,
      received,
      createdAt: api.clock.now,
      ...from,
    })),
  )
const opened = async (sender: Caller, size = fiveMegabytes) => {
  const answer = await sender.send(startUpload, { purpose: 'application', name: 'a.pdf', size })
  return answer.statusCode === 200 ? 'opened' : `${answer.statusCode} ${answer.json().code}`
}

test('R-154: files that are only announced take no room from anybody', async () => {
  await stored(400, { sentFrom: 'a stranger' }, 0)
  expect(await opened(aVisitor())).toBe('opened')
})

test('R-154: those who are not signed in do not fill the room of those who are', async () => {
  await stored(139, { sentFrom: 'strangers' })
  const visitor = aVisitor()
  expect(await opened(visitor)).toBe('opened')
  expect(await opened(visitor)).toBe('opened')
  await stored(1, { sentFrom: 'others' })
  expect(await opened(visitor)).toBe('503 no_room')
  expect(await opened(await signedInAs(api, await aUser(api.db)))).toBe('opened')
  await stored(60, { ownerId: (await aUser(api.db)).id })
  expect(await opened(await signedInAs(api, await aUser(api.db)))).toBe('503 no_room')
})

test('R-154: an address, a visitor and a person have a share of the room, and no more', async () => {
  const from = (address: string, visitor: string) =>
    callerOf(api.app, { 'x-forwarded-for': address, cookie: `visitor=${visitor}` })
  const visitors = Array.from({ length: 2 }, () => randomUUID())
  const [first, second] = visitors.map((id) => from('198.51.100.1', id))
  const elsewhere = from('198.51.100.2', visitors[0] ?? '')
  if (!first || !second) throw new Error('There are two.')
  await start(first, good.pdf)
  await start(second, good.pdf)
  const [row] = await api.db.select().from(uploads)
  const { sentFrom = null, visitor = null } = row ?? {}
  expect(`${sentFrom} ${visitor}`).not.toMatch(/198|null/)
  await stored(20, { sentFrom, visitor })
  expect(await opened(first)).toBe('503 no_room')
  expect(await opened(second)).toBe('opened')
  await stored(30, { sentFrom, visitor: 'others there' })
  expect(await opened(second)).toBe('503 no_room')
  expect(await opened(elsewhere)).toBe('opened')
  const person = await aUser(api.db)
  await stored(30, { ownerId: person.id })
  expect(await opened(await signedInAs(api, person))).toBe('503 no_room')
  expect(await opened(elsewhere)).toBe('opened')
})

test('R-154: a part without room is refused, and goes on once there is some', async () => {
  const visitor = aVisitor()
  const bytes = Buffer.alloc(uploadPartBytes * 3)
  const upload = await start(visitor, bytes)
  const send = (from: number) => visitor.send(sendUploadPart, { upload, ...part(bytes, from) })
  await send(0)
  await stored(140, { sentFrom: 'others' })
  const refused = await send(uploadPartBytes)
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'no_room'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  await api.db.delete(uploads).where(eq(uploads.sentFrom, 'others'))
  expect((await send(uploadPartBytes)).json()).toEqual({
    received: 2 * uploadPartBytes,
    kind: null,
  })
})

test('R-154: what is announced and never comes is forgotten after ten minutes', async () => {
  const visitor = aVisitor()
  const bytes = Buffer.alloc(uploadPartBytes * 3)
  const empty = await start(visitor, bytes)
  const begun = await start(visitor, bytes)
  await visitor.call(sendUploadPart, { upload: begun, ...part(bytes) })
  const whole = await start(visitor, good.pdf)
  await visitor.call(sendUploadPart, { upload: whole, ...part(good.pdf) })
  const minutes = (count: number) => new Date(api.clock.now.getTime() + count * 60_000)
  const tickets = async () => (await api.db.select().from(uploads)).map(({ ticket }) => ticket)
  await deleteEmptyUploads(api.db, minutes(9))
  expect(await tickets()).toContain(empty)
  await deleteEmptyUploads(api.db, minutes(11))
  expect((await tickets()).toSorted()).toEqual([begun, whole].toSorted())
})
