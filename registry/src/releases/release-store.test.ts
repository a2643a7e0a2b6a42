import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { originFixture, type OriginFixture } from '../fixtures/origin-fixture.ts'
import { registryFixture, type RegistryFixture } from '../fixtures/registry-fixture.ts'
import { releaseFixture } from '../fixtures/release-fixture.ts'
import { diskBlobStore } from './blob-store.ts'
import { integrityOf } from '@brightyard/release-files'
import { publishRelease } from './publish.ts'

let origin: OriginFixture
let fixture: RegistryFixture
const files = releaseFixture('shop')
const server = files.get('server.cjs') ?? Buffer.alloc(0)

beforeEach(async () => {
  origin = await originFixture()
  fixture = await registryFixture({ allowedOrigins: [origin.origin] })
})
afterEach(async () => {
  await fixture.close()
  await origin.close()
})

const publish = () =>
  publishRelease(fixture.registry, {
    name: 'shop',
    url: origin.serve('shop/1', files),
    actor: 'asha',
  })
const openServer = () => fixture.registry.store.openArtifact('shop', '1.0.0-aaaa', 'server.cjs')

async function blobFile(bytes: Buffer): Promise<string> {
  const folder = join(fixture.dataFolder, 'blobs')
  for (const file of await readdir(folder, { recursive: true })) {
    const path = join(folder, file)
    const content = await readFile(path).catch(() => null)
    if (content?.equals(bytes)) return path
  }
  throw new Error('There is no such blob.')
}

describe('a stored release', () => {
  test('has every file, and text in both packed forms besides', async () => {
    await publish()
    for (const [path, bytes] of files) {
      const file = await fixture.registry.store.openArtifact('shop', '1.0.0-aaaa', path)
      expect(await file?.read()).toEqual(bytes)
    }
    const file = await openServer()
    expect(file).toMatchObject({
      contentType: 'text/javascript; charset=utf-8',
      integrity: integrityOf(server),
    })
    expect(brotliDecompressSync((await file?.read('br')) ?? '')).toEqual(server)
    expect(gunzipSync((await file?.read('gzip')) ?? '')).toEqual(server)
  })

  test('uses the squad’s own packed file', async () => {
    await publish()
    const file = await fixture.registry.store.openArtifact('shop', '1.0.0-aaaa', 'remoteEntry.js')
    expect(await file?.read('br')).toEqual(files.get('remoteEntry.js.br'))
  })

  test('has no file of another name, version or folder', async () => {
    await publish()
    const { store } = fixture.registry
    for (const path of ['nothing.js', '../server.cjs', '']) {
      expect(await store.openArtifact('shop', '1.0.0-aaaa', path)).toBeNull()
    }
    expect(await store.openArtifact('shop', '2', 'server.cjs')).toBeNull()
  })

  test('is stored once, however often it is published', async () => {
    expect(await publish()).toMatchObject({ kind: 'published', answer: { alreadyStored: false } })
    expect(await publish()).toMatchObject({ kind: 'published', answer: { alreadyStored: true } })
  })
})

describe('a torn write', () => {
  test('on the way leaves nothing that could be taken for a file, and is swept up', async () => {
    const folder = join(fixture.dataFolder, 'torn')
    const incoming = join(folder, 'incoming')
    await mkdir(incoming, { recursive: true })
    await writeFile(join(incoming, `.draft-${randomUUID()}`), server.subarray(0, 5))
    const blobs = diskBlobStore(folder)
    expect(await blobs.get(integrityOf(server))).toBeNull()
    expect(await blobs.get(integrityOf(server.subarray(0, 5)))).toBeNull()
    await blobs.removeDrafts()
    expect(await readdir(incoming)).toEqual([])
  })

  test('of the disk itself is noticed, never served, and repaired by publishing again', async () => {
    await publish()
    await writeFile(await blobFile(server), server.subarray(0, 5))
    await expect((await openServer())?.read()).rejects.toThrow('missing or damaged')
    await publish()
    expect(await (await openServer())?.read()).toEqual(server)
  })
})

test('a release that is refused leaves nothing in the store', async () => {
  const url = origin.serve(
    'shop/bad',
    releaseFixture('shop', { spoil: (one) => one.set('server.cjs', Buffer.from('other')) }),
  )
  const outcome = await publishRelease(fixture.registry, { name: 'shop', url, actor: 'asha' })
  expect(outcome.kind).toBe('refused')
  expect(await readdir(fixture.dataFolder)).toEqual([])
})
