import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { bucketFixture, keysFixture } from './bucket-fixture.ts'
import { publishRelease } from './publish-release.ts'
import { storeAt } from './publish-settings.ts'

const origin = 'https://releases.example.com/web'
let folder: string
let bucket: Awaited<ReturnType<typeof bucketFixture>>

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'brightyard-publish-'))
  bucket = await bucketFixture('releases')
})
afterEach(async () => {
  await bucket.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A release as the build writes it. */
function build(version: string, script: string, builtAt = '2026-01-01T00:00:00.000Z') {
  const from = join(folder, `${version}-${script}`)
  const files = {
    'remoteEntry.js': script,
    'server.cjs': 'exports.page = 1',
    'mf-manifest.json': '{}',
  }
  mkdirSync(from, { recursive: true })
  const described = Object.entries(files).map(([name, text]) => {
    writeFileSync(join(from, name), text)
    const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`
    return [name, { bytes: text.length, integrity }] as const
  })
  const document = {
    name: 'shop',
    version,
    commit: 'none',
    builtAt,
    contract: 1,
    routes: [],
    slots: [],
    publishes: [],
    subscribes: [],
    shared: {},
    modules: {},
    files: Object.fromEntries(described),
    entry: { browser: 'remoteEntry.js', server: 'server.cjs', manifest: 'mf-manifest.json' },
  }
  writeFileSync(join(from, 'remote.json'), JSON.stringify(document))
  return from
}

const inBucket = (changes: NodeJS.ProcessEnv = {}) =>
  storeAt('s3://releases/web', { ...keysFixture, S3_ENDPOINT: bucket.endpoint, ...changes }, folder)
const inFolder = () => storeAt('origin', {}, folder)

for (const [where, store] of [
  ['a bucket', () => inBucket()],
  ['a folder', inFolder],
] as const) {
  test(`${where} gets the release once; the same build again changes nothing`, async () => {
    const published = await publishRelease({ from: build('1-a', 'one'), store: store(), origin })
    expect(published).toMatchObject({
      url: 'https://releases.example.com/web/shop/1-a/',
      isNew: true,
      files: 4,
    })
    expect(String(await store().read('shop/1-a/remoteEntry.js'))).toBe('one')
    const later = build('1-a', 'one', '2026-02-02T00:00:00.000Z')
    expect(await publishRelease({ from: later, store: store(), origin })).toMatchObject({
      isNew: false,
    })
    expect(String(await store().read('shop/1-a/remote.json'))).toContain('2026-01-01')
  })

  test(`in ${where} a version is never overwritten by another build`, async () => {
    await publishRelease({ from: build('1-a', 'one'), store: store(), origin })
    const other = publishRelease({ from: build('1-a', 'two'), store: store(), origin })
    await expect(other).rejects.toThrow('holds another build of shop 1-a')
    expect(String(await store().read('shop/1-a/remoteEntry.js'))).toBe('one')
  })
}

test('remote.json comes last, so that a release whose document answers is whole', async () => {
  await publishRelease({ from: build('1-a', 'one'), store: inBucket(), origin })
  expect(bucket.written).toHaveLength(4)
  expect(bucket.written.at(-1)).toBe('web/shop/1-a/remote.json')
  const script = bucket.objects.get('web/shop/1-a/remoteEntry.js')?.headers
  expect(script?.['content-type']).toBe('text/javascript; charset=utf-8')
  expect(script?.['cache-control']).toContain('immutable')
})

test('of two that publish the same version at once, the one that comes second is refused', async () => {
  const document = readFileSync(join(build('1-a', 'faster'), 'remote.json'))
  bucket.hooks.beforePut = (key) => {
    if (key.endsWith('remote.json')) bucket.objects.set(key, { bytes: document, headers: {} })
  }
  const slower = publishRelease({ from: build('1-a', 'slower'), store: inBucket(), origin })
  await expect(slower).rejects.toThrow('holds another build')
  expect(bucket.objects.get('web/shop/1-a/remote.json')?.bytes).toEqual(document)
})

test('what an upload that broke off has left is neither an obstacle nor written over', async () => {
  const put = (text: string) =>
    bucket.objects.set('web/shop/1-a/remoteEntry.js', { bytes: Buffer.from(text), headers: {} })
  put('one')
  const from = build('1-a', 'one')
  expect(await publishRelease({ from, store: inBucket(), origin })).toMatchObject({ isNew: true })
  bucket.objects.delete('web/shop/1-a/remote.json')
  put('of another build')
  await expect(publishRelease({ from, store: inBucket(), origin })).rejects.toThrow('another build')
  expect(bucket.objects.has('web/shop/1-a/remote.json')).toBe(false)
})

test('a wrong key is refused by its signature, and the message says what to check', async () => {
  const store = inBucket({ AWS_SECRET_ACCESS_KEY: 'another' })
  const refused = publishRelease({ from: build('1-a', 'one'), store, origin })
  await expect(refused).rejects.toThrow(/403 .*SignatureDoesNotMatch.*AWS_SECRET_ACCESS_KEY/)
  expect(bucket.written).toEqual([])
})

test('missing keys or an unknown kind of address fail before anything is sent', () => {
  expect(() => storeAt('s3://releases', {}, folder)).toThrow('set AWS_ACCESS_KEY_ID')
  expect(() => storeAt('ftp://releases', {}, folder)).toThrow('s3://<bucket>/<prefix>')
})

test('a release with a changed or missing file is not published', async () => {
  const changed = build('1-a', 'one')
  writeFileSync(join(changed, 'server.cjs'), 'exports.page = 2')
  await expect(publishRelease({ from: changed, store: inFolder(), origin })).rejects.toThrow(
    'server.cjs is not the file that was built',
  )
  expect(await inFolder().read('shop/1-a/remote.json')).toBeNull()
  await expect(
    publishRelease({ from: join(folder, 'nowhere'), store: inFolder(), origin }),
  ).rejects.toThrow('There is no release in')
})

test('a folder has no drafts left', async () => {
  await publishRelease({ from: build('1-a', 'one'), store: inFolder(), origin })
  expect(readdirSync(join(folder, 'origin/shop/1-a')).sort()).toEqual([
    'mf-manifest.json',
    'remote.json',
    'remoteEntry.js',
    'server.cjs',
  ])
})

test('a version that would lead out of its folder is refused before anything is written', async () => {
  const release = publishRelease({ from: build('..', 'up'), store: inFolder(), origin })
  await expect(release).rejects.toThrow('version: must begin with a letter or a digit')
  expect(readdirSync(folder)).not.toContain('origin')
})
