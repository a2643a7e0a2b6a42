import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { getProfile, getUser, setAvatar, updateProfile } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { avatars } from '../../database/schema/identity.schema.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'
import { badFiles, brokenPictures, goodFiles } from '../uploads/sample-files.ts'

let api: TestApi
let guardian: Awaited<ReturnType<typeof aUser>>
let caller: Caller
const good = await goodFiles()
const refused = [...(await badFiles()), ...(await brokenPictures())]

beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
}, 60_000)
beforeEach(async () => {
  guardian = await aUser(api.db)
  caller = await signedInAs(api, guardian)
})
afterAll(() => api.close())

const base64 = (bytes: Buffer) => ({ picture: bytes.toString('base64') })
const fetchPicture = (path: string | null) => fetch(`${api.app.listeningOrigin}${path ?? ''}`)
const shown = async (path: string | null) =>
  Buffer.from(await (await fetchPicture(path)).arrayBuffer())

test.each(['jpg', 'png', 'webp'] as const)(
  'R-052, V-015: a %s becomes a square of 50 pixels and its double',
  async (kind) => {
    const { avatar } = await caller.call(setAvatar, base64(good[kind]))
    expect((await caller.call(getUser)).avatar).toBe(avatar)
    for (const [path, side] of [
      [avatar, 50],
      [avatar?.replace('.jpg', '@2x.jpg') ?? '', 100],
    ] as const) {
      const { format, width, height } = await sharp(await shown(path)).metadata()
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: side, height: side })
    }
    const { headers } = await fetchPicture(avatar)
    expect(headers.get('content-type')).toBe('image/jpeg')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  },
)

test('V-015: none of these files is taken, and the picture before stays', async () => {
  const { avatar } = await caller.call(setAvatar, base64(good.png))
  for (const [name, bytes] of refused) {
    const response = await caller.send(setAvatar, base64(bytes))
    expect([name, response.statusCode]).toEqual([name, 422])
    expect(Object.keys(response.json().fields)).toEqual(['picture'])
  }
  expect((await caller.call(getProfile)).avatar).toBe(avatar)
})

test('V-015: more than 600 kB is refused before it is read', async () => {
  const response = await caller.send(setAvatar, { picture: 'A'.repeat(800_001) })
  expect(response.statusCode).toBe(422)
})

test('where and with what a picture was taken is not kept', async () => {
  const taken = await sharp(good.jpg)
    .withExif({ IFD0: { Make: 'Phone of Asha' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
    .toBuffer()
  expect((await sharp(taken).metadata()).exif).toBeDefined()
  const { avatar } = await caller.call(setAvatar, base64(taken))
  expect((await sharp(await shown(avatar)).metadata()).exif).toBeUndefined()
})

test('a new picture has a new address, and the old one leads nowhere', async () => {
  const first = await caller.call(setAvatar, base64(good.png))
  const second = await caller.call(setAvatar, base64(good.jpg))
  expect(second.avatar).not.toBe(first.avatar)
  expect((await fetchPicture(first.avatar)).status).toBe(404)
  const removed = await caller.call(updateProfile, { avatar: null })
  expect(removed.avatar).toBeNull()
  expect((await fetchPicture(second.avatar)).status).toBe(404)
  expect(await api.db.select().from(avatars).where(eq(avatars.userId, guardian.id))).toEqual([])
})

test.each(['x.jpg', '..%2Fsecret.jpg', `${'0'.repeat(32)}.jpg`, `${'0'.repeat(32)}.svg`])(
  'V-016: there is no picture %s',
  async (file) => {
    expect((await fetchPicture(`/media/people/${file}`)).status).toBe(404)
  },
)

test('P-018: a visitor is refused', async () => {
  const response = await callerOf(api.app).send(setAvatar, base64(good.png))
  expect(response.statusCode).toBe(401)
})
