import { randomBytes } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import type { ClientRequest } from 'node:http'
import {
  blurEntryPicture,
  entryConsent,
  entryFileKinds,
  entryUploadPath,
  getSharedEntry,
  readOwnEntry,
  removeEntryFile,
  sendEntry,
} from '@brightyard/contract'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { campaigns } from '../../../database/schema/content.schema.ts'
import { uploads } from '../../../database/schema/uploads.schema.ts'
import type { Actor, World } from '../../../testing/access/access-row.ts'
import { aSchoolDay } from '../../../testing/access/access-world.ts'
import { tokenOf } from '../../../testing/factories.ts'
import { aVideo } from '../../../testing/sample-video.ts'
import { aDraft, aTalentCampaign, showEntry } from '../../../testing/talent-factories.ts'
import { ownHeaders, startTestApi } from '../../../testing/test-api.ts'
import type { TestApi } from '../../../testing/test-api.ts'
import { aSound, badFiles, brokenPictures, goodFiles } from '../../uploads/sample-files.ts'
import { readBytes } from '../../uploads/read-file.ts'
import { deleteUnclaimedUploads } from '../../uploads/upload.repository.ts'

let api: TestApi
let world: World
const tokens = new Map<Actor, string>()
const good = await goodFiles()
const film = aVideo()

beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 1000 })
  world = await aSchoolDay(api)
  for (const who of ['owner', 'other guardian', 'vendor'] as const)
    tokens.set(who, await tokenOf(api, world.people[who]))
}, 60_000)
afterAll(() => api.close())

interface Sending {
  method: string
  path: string
  headers?: Record<string, string>
  body?: Buffer
  /** The connection stands still after so many bytes. */
  breaksAfter?: number
  who?: Actor
}

/** Connections that stand still, as those of a phone in a tunnel. */
const hanging: ClientRequest[] = []

/** A request as a tus client sends it; null where its connection stands still or broke. */
function send({ method, path, headers = {}, body, breaksAfter, who = 'owner' }: Sending) {
  return new Promise<{
    status: number
    headers: Record<string, unknown>
    text: string
  } | null>((resolve) => {
    const token = tokens.get(who)
    const request = httpRequest(new URL(path, api.app.listeningOrigin), {
      method,
      headers: {
        ...ownHeaders,
        'tus-resumable': '1.0.0',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-length': String(body.length) } : {}),
        ...headers,
      },
    })
    request.on('error', () => resolve(null))
    request.on('response', (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString(),
        }),
      )
    })
    if (body && breaksAfter !== undefined)
      request.write(body.subarray(0, breaksAfter), () => {
        hanging.push(request)
        resolve(null)
      })
    else request.end(body)
  })
}

const base64 = (text: string) => Buffer.from(text).toString('base64')
const begin = (
  entry: number,
  size: number,
  { name = 'boat.jpg', who }: { name?: string; who?: Actor } = {},
) =>
  send({
    method: 'POST',
    path: entryUploadPath,
    ...(who ? { who } : {}),
    headers: {
      'upload-length': String(size),
      'upload-metadata': `entry ${base64(String(entry))},filename ${base64(name)}`,
    },
  })
const goOn = (path: string, offset: number, more: Partial<Sending>) =>
  send({
    method: 'PATCH',
    path,
    headers: {
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    ...more,
  })
const offsetOf = async (path: string) =>
  Number((await send({ method: 'HEAD', path }))?.headers['upload-offset'])

async function aPlace(fields: Partial<typeof campaigns.$inferInsert> = {}) {
  const campaign = await aTalentCampaign(api, {
    fileKinds: [...entryFileKinds],
    maxFiles: 100,
    ...fields,
  })
  return {
    ...(await aDraft(world.callers.owner, campaign.slug, world.kids.owner.studentId)),
    campaign,
  }
}
async function upload(entry: number, body: Buffer, name?: string) {
  const path = String((await begin(entry, body.length, name ? { name } : {}))?.headers['location'])
  const answer = await goOn(path, 0, { body })
  return { path, ticket: path.split('/').at(-1) ?? '', status: answer?.status, text: answer?.text }
}
const largePicture = () =>
  sharp(randomBytes(500 * 500 * 3), { raw: { width: 500, height: 500, channels: 3 } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .png()
    .toBuffer()

test('T-007: nobody sends files for others, without a session, after the closing, too many or too large', async () => {
  const { id, campaign } = await aPlace({ maxFiles: 1, fileKinds: ['picture'] })
  expect((await begin(id, 100, { who: 'visitor' }))?.status).toBe(401)
  expect((await begin(id, 100, { who: 'vendor' }))?.status).toBe(403)
  expect((await begin(id, 100, { who: 'other guardian' }))?.status).toBe(404)
  expect((await begin(2_000_000_000, 100))?.status).toBe(404)
  const noEntry = { method: 'POST', path: entryUploadPath, headers: { 'upload-length': '9' } }
  expect((await send(noEntry))?.status).toBe(404)
  expect((await begin(id, 0))?.status).toBe(422)
  expect((await begin(id, 10_000_001))?.text).toContain('at most 10 MB')
  const path = String((await begin(id, 100))?.headers['location'])
  expect((await begin(id, 100))?.text).toContain('too_many_files')
  for (const who of ['visitor', 'vendor', 'other guardian'] as const) {
    const status = { visitor: 401, vendor: 403, 'other guardian': 404 }[who]
    expect((await send({ method: 'HEAD', path, who }))?.status).toBe(status)
    expect((await goOn(path, 0, { body: Buffer.alloc(100), who }))?.status).toBe(status)
  }
  await api.db.update(campaigns).set({ endsAt: api.clock.now }).where(eq(campaigns.id, campaign.id))
  expect((await begin(id, 100))?.text).toContain('closed')
  expect((await goOn(path, 0, { body: Buffer.alloc(100) }))?.text).toContain('closed')
  expect(await offsetOf(path)).toBe(0)
})

test('T-011, Q-017: a file goes on after ten broken connections from the last byte that came', async () => {
  const { id } = await aPlace()
  const whole = await largePicture()
  const path = String((await begin(id, whole.length))?.headers['location'])
  let breaks = 0
  let offset = 0
  for (let attempt = 0; breaks < 10; attempt++) {
    expect(attempt).toBeLessThan(100)
    const share = Math.floor(whole.length / 11)
    const broken = goOn(path, offset, { body: whole.subarray(offset), breaksAfter: share })
    expect(await broken).toBeNull()
    // The phone is back with another connection, and asks how far it came; that may be too early for the first byte.
    const before = offset
    offset = await offsetOf(path)
    expect(offset).toBeLessThanOrEqual(before + share)
    hanging.pop()?.destroy()
    if (offset > before) breaks += 1
  }
  // After a reload the page finds it with its entry, and how far it has come.
  const { uploads: listed, files } = await world.callers.owner.call(readOwnEntry, { id })
  expect(listed).toMatchObject([{ received: offset, size: whole.length, file: null }])
  expect(files).toEqual([])
  const early = await world.callers.owner.send(sendEntry, {
    id,
    consent_version: entryConsent.version,
  })
  expect(Object.keys(early.json().fields)).toEqual(['files'])
  expect((await goOn(path, offset + 1, { body: whole.subarray(offset + 1) }))?.status).toBe(409)
  expect((await goOn(path, offset, { body: whole.subarray(offset) }))?.status).toBe(204)
  const [row] = await api.db.select().from(uploads).where(eq(uploads.entryId, id))
  expect([row?.kind, row?.width]).toEqual(['webp', 500])
  const stored = await readBytes({ db: api.db, files: null }, row?.id ?? 0)
  const { exif, format } = await sharp(stored).metadata()
  expect([exif, format]).toEqual([undefined, 'webp'])
  const colours = (picture: Buffer) => sharp(picture).resize(1, 1).raw().toBuffer()
  const [is, was] = [await colours(stored), await colours(whole)]
  expect(Math.abs((is[0] ?? 0) - (was[0] ?? 255))).toBeLessThan(4)
})

test.each([
  ['picture', good.jpg],
  ['picture', good.png],
  ['picture', good.webp],
  ['video', film],
  ['audio', good.mp3],
  ['audio', aVideo({ codec: 'mp4a', sound: '' })],
  ['pdf', good.pdf],
])('V-015, Y-021: a %s is known by its content, whatever it is called', async (kind, bytes) => {
  const { id } = await aPlace()
  expect((await upload(id, bytes, 'thing.exe')).status).toBe(204)
  const { files } = await world.callers.owner.call(readOwnEntry, { id })
  expect(files.map((one) => one.kind)).toEqual([kind])
})

test('Y-021: forty bad files, polyglots and pictures of fifty megapixels are refused, and nothing of them is kept', async () => {
  const { id } = await aPlace()
  const script = '<script>alert(1)</script>'
  const zip = Buffer.concat([Buffer.from('PK\u0005\u0006', 'latin1'), Buffer.alloc(18)])
  const huge = await sharp({
    create: { width: 10_000, height: 5001, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer()
  const wrong: (readonly [string, Buffer])[] = [
    ...(await badFiles()).filter(([, bytes]) => bytes.length > 0),
    ...(await brokenPictures()).filter(([name]) => /cut|html|many pixels/.test(name)),
    ['a picture of fifty megapixels', huge],
    ['a picture that is a page', Buffer.concat([good.jpg, Buffer.from(script)])],
    ['a picture that is an archive', Buffer.concat([good.png, zip])],
    ['a picture that is a document', Buffer.concat([good.jpg.subarray(0, 20), good.pdf, good.jpg])],
    ['a document that is an archive', Buffer.concat([good.pdf, zip])],
    ['a film that is a page', Buffer.concat([film, Buffer.from(script)])],
    ['a song with something behind it', aSound({ behind: `${'x'.repeat(200)}${script}` })],
    ['a song with bytes behind it', aSound({ behind: 'x'.repeat(2000) })],
    ['hardly a song', aSound({ frames: 3 })],
    ['a film of nothing', good.mp4],
  ]
  for (const [name, bytes] of wrong) {
    const { status, text } = await upload(id, bytes)
    expect([name, status, text?.includes('"fields":{"file"')]).toEqual([name, 422, true])
  }
  expect(await api.db.$count(uploads, eq(uploads.entryId, id))).toBe(0)
  const { id: still } = await aPlace({ fileKinds: ['pdf'] })
  expect((await upload(still, good.jpg)).text).toContain('This campaign takes PDF files.')
})

test('Y-021: files run nothing, are a download, and everybody opens only those of a shown entry', async () => {
  const { id } = await aPlace()
  const { ticket } = await upload(id, good.jpg)
  const { owner, visitor } = world.callers
  const open = (path: string) => send({ method: 'GET', path, who: 'visitor' })
  const [file] = (await owner.call(readOwnEntry, { id })).files
  const answer = await open(file?.src ?? '')
  expect([answer?.status, answer?.headers]).toMatchObject([
    200,
    {
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; filename="entry-\d+\.webp"$/),
    },
  ])
  const forged = (file?.src ?? '').replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  expect((await open(forged))?.status).toBe(404)
  const everybodys = file?.src.replace(/files\/(\d+)\..*/, 'files/open/$1') ?? ''
  expect((await open(everybodys))?.status).toBe(404)
  for (const nothing of ['abc', '-1', '0', '99999999999', '84.webp'])
    expect((await open(everybodys.replace(/\d+$/, nothing)))?.status).toBe(404)
  await owner.call(sendEntry, { id, consent_version: entryConsent.version })
  await showEntry(api, id)
  const shared = await visitor.call(getSharedEntry, { id })
  expect(shared.files.map(({ src }) => src)).toEqual([everybodys])
  expect((await open(everybodys))?.status).toBe(200)
  // Another file, and somebody has to look again.
  await upload(id, good.png)
  expect((await open(everybodys))?.status).toBe(404)
  expect((await owner.call(removeEntryFile, { id, upload: ticket })).files).toHaveLength(1)
  // It is gone, and so is what was never there.
  expect((await owner.send(removeEntryFile, { id, upload: ticket })).statusCode).toBe(404)
  expect((await open(file?.src ?? ''))?.status).toBe(404)
})

test('T-012: Brightyard blurs a part of a picture for good; the rest stays', async () => {
  const { id } = await aPlace()
  const stripes = Buffer.alloc(240 * 240 * 3, 0).map((_, at) => (Math.floor(at / 3) % 2) * 255)
  const picture = sharp(stripes, { raw: { width: 240, height: 240, channels: 3 } })
  const { ticket } = await upload(id, await picture.png().toBuffer())
  const { owner, 'super admin': admin } = world.callers
  const part = { id, upload: ticket, left: 0, top: 0, width: 0.5, height: 1 }
  expect((await owner.send(blurEntryPicture, part)).statusCode).toBe(403)
  expect((await admin.send(blurEntryPicture, { ...part, left: 2 })).statusCode).toBe(422)
  await admin.call(blurEntryPicture, part)
  const [row] = await api.db.select().from(uploads).where(eq(uploads.entryId, id))
  const stored = await readBytes({ db: api.db, files: null }, row?.id ?? 0)
  const spread = async (left: number) => {
    const region = { left, top: 60, width: 100, height: 100 }
    const grey = await sharp(stored).extract(region).greyscale().png().toBuffer()
    return (await sharp(grey).stats()).channels[0]?.stdev ?? 0
  }
  expect(await spread(10)).toBeLessThan(40)
  expect(await spread(130)).toBeGreaterThan(80)
})

test('T-007: what stopped half way a week ago is gone, and what has come stays', async () => {
  const { id } = await aPlace()
  await upload(id, good.jpg)
  await begin(id, 1000)
  const after = (days: number) => new Date(api.clock.now.getTime() + days * 24 * 60 * 60 * 1000)
  await deleteUnclaimedUploads(api.db, after(6))
  expect(await api.db.$count(uploads, eq(uploads.entryId, id))).toBe(2)
  await deleteUnclaimedUploads(api.db, after(8))
  expect(await api.db.$count(uploads, eq(uploads.entryId, id))).toBe(1)
})
