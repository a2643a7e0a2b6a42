import {
  createPost,
  getPost,
  listModerationCases,
  sendUploadPart,
  startUpload,
  uploadPartBytes,
} from '@brightyard/contract'
import type { PartPurpose } from '@brightyard/contract'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { World } from '../../testing/access/access-row.ts'
import { aSchoolDay } from '../../testing/access/access-world.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { aKey, aPost } from '../../testing/feed-factories.ts'
import { aVideo } from '../../testing/sample-video.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'
import { goodFiles } from '../uploads/sample-files.ts'
import { rangeOf } from '../uploads/send-file.ts'

let api: TestApi
let world: World
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  world = await aSchoolDay(api)
}, 60_000)
afterAll(() => api.close())

async function upload(caller: Caller, purpose: PartPurpose, bytes: Buffer) {
  const { upload: ticket } = await caller.call(startUpload, {
    purpose,
    name: 'file',
    size: bytes.length,
  })
  for (let start = 0; start < bytes.length; start += uploadPartBytes) {
    const data = bytes.subarray(start, start + uploadPartBytes).toString('base64')
    await caller.call(sendUploadPart, { upload: ticket, start, data })
  }
  return ticket
}
async function open(address: string, headers = {}) {
  const response = await fetch(new URL(address, api.app.listeningOrigin), { headers })
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

test('R-117: pictures are encoded anew, and a film is played in parts, only by addresses that are given', async () => {
  const { owner } = world.callers
  const { school } = world
  const person = await aUser(api.db, { role: 'schoolRepresentative', vendorId: school.id })
  await aPost(api, { authorId: person.id, vendorId: school.id, roomIds: [school.id] })
  const caller = await signedInAs(api, person)
  const { jpg, pdf } = await goodFiles()
  const film = aVideo()
  const picture = await upload(caller, 'post-picture', jpg)
  const poster = await upload(caller, 'post-picture', jpg)
  const video = await upload(caller, 'post-video', film)
  await expect(upload(caller, 'post-picture', pdf)).rejects.toThrow('422')
  await expect(upload(caller, 'post-video', jpg)).rejects.toThrow('422')
  const input = {
    text: 'Sports day is on Friday.',
    audience: 'rooms' as const,
    pictures: [{ upload: picture, alt: 'Three kids in a sack' }],
    video: { upload: video, alt: 'The last race', poster },
  }
  const wrong = { ...input, pictures: [{ upload: video, alt: '' }] }
  expect((await caller.send(createPost, { ...wrong, key: aKey() })).statusCode).toBe(422)
  const post = await caller.call(createPost, { ...input, key: aKey() })
  expect((await caller.send(createPost, { ...input, key: aKey() })).statusCode).toBe(422)
  const { media } = await owner.call(getPost, { id: post.id })
  expect(media).toMatchObject([
    { kind: 'video', alt: 'The last race', width: 640, height: 360, seconds: 12 },
    { kind: 'picture', alt: 'Three kids in a sack', width: 120, height: 120 },
  ])
  const [shown, still] = media
  const answer = await open(still?.src ?? '')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  const { bytes: whole } = await open(shown?.src ?? '')
  expect(whole.length).toBe(film.length)
  const part = await open(shown?.src ?? '', { range: 'bytes=100-199' })
  expect([part.status, part.headers.get('content-range')]).toEqual([
    206,
    `bytes 100-199/${film.length}`,
  ])
  expect(part.bytes).toEqual(whole.subarray(100, 200))
  expect((await open(shown?.src ?? '', { range: `bytes=${film.length}-` })).status).toBe(416)
  const forged = (still?.src ?? '').replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  expect((await open(forged)).status).toBe(404)
  const id = /media\/(\d+)/.exec(still?.src ?? '')?.[1]
  expect((await open(`/vendor/api/feed/media/open/${id}`)).status).toBe(404)
  expect((await open('/vendor/api/feed/media/open/abc')).status).toBe(404)
  api.clock.now = new Date(api.clock.now.getTime() + 8 * 60 * 60_000)
  expect((await open(still?.src ?? '')).status).toBe(404)
  const admin = await signedInAs(api, world.people['super admin'])
  const picked = await upload(admin, 'post-picture', jpg)
  const all = await admin.call(createPost, {
    text: 'For all.',
    audience: 'everyone',
    pictures: [{ upload: picked, alt: '' }],
    key: aKey(),
  })
  expect((await open(all.media[0]?.src ?? '')).headers.get('cache-control')).toMatch(/^public/)
})

test.each([
  [undefined, null],
  ['bytes=0-', [0, 999]],
  ['bytes=10-19', [10, 19]],
  ['bytes=-100', [900, 999]],
  ['bytes=990-5000', [990, 999]],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=20-10', 'unsatisfiable'],
  ['bytes=0-1,4-5', null],
  ['bytes=-', null],
])('R-117: a player’s question for %p of 1,000 bytes is %p', (header, range) => {
  expect(rangeOf(header, 1000)).toEqual(range)
})

test('R-118: the desk plays the film of a post before everyone sees it', async () => {
  const { school, people } = world
  const admin = await signedInAs(api, people['super admin'])
  const person = await aUser(api.db, { role: 'schoolRepresentative', vendorId: school.id })
  const caller = await signedInAs(api, person)
  const film = await upload(caller, 'post-video', aVideo())
  const { id } = await caller.call(createPost, {
    text: 'The race',
    audience: 'everyone',
    video: { upload: film, alt: 'The last race' },
    key: aKey(),
  })
  const { data } = await admin.call(listModerationCases, { state: 'open' })
  const waiting = data.find(({ subject }) => subject?.path.endsWith(`/${id}`))
  expect(waiting?.subject?.files).toMatchObject([{ kind: 'video', width: 640, seconds: 12 }])
  const [file] = waiting?.subject?.files ?? []
  const part = await open(file?.src ?? '', { range: 'bytes=0-' })
  expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/mp4'])
})
