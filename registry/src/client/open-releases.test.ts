import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { ReleaseSet } from '@brightyard/contract/release'
import { releaseFixture } from '../fixtures/release-fixture.ts'
import { serviceFixture, type ServiceFixture } from '../fixtures/service-fixture.ts'
import { openReleases } from './index.ts'

let service: ServiceFixture
let cacheFolder: string

beforeEach(async () => {
  service = await serviceFixture()
  cacheFolder = await mkdtemp(join(tmpdir(), 'brightyard-edge-'))
})
afterEach(async () => {
  await service.close()
  await rm(cacheFolder, { recursive: true, force: true })
})

/** Collects sets and lets a test wait for the one that it wants. */
function watch(registryUrl = service.url) {
  const seen: ReleaseSet[] = []
  let notify = () => undefined as void
  const releases = openReleases({ registryUrl, cacheFolder })
  const stop = releases.watchDeployment(({ current }) => {
    seen.push(current)
    notify()
  })
  const until = async (number: number) => {
    while (seen.at(-1)?.number !== number) await new Promise<void>((resolve) => (notify = resolve))
    return seen.at(-1)
  }
  return { releases, seen, stop, until }
}

test('the edge hears of every set, from the first on', async () => {
  await service.swap({ shop: { url: service.serve('shop', '1') } })
  const edge = watch()
  await edge.until(1)
  const swapped = performance.now()
  await service.swap({ shop: { url: service.serve('shop', '2') } })
  expect((await edge.until(2))?.remotes.shop?.release.version).toBe('2')
  // Without events the poll of a second would be what arrives; a busy machine adds its own time.
  expect(performance.now() - swapped).toBeLessThan(5000)
  edge.stop()
})

test('an edge that starts before the first set hears of it', async () => {
  const edge = watch()
  await service.swap({ shop: { url: service.serve('shop', '1') } })
  await edge.until(1)
  edge.stop()
})

test('an edge starts from its disk when the registry is down, with every file of the set', async () => {
  await service.swap({ shop: { url: service.serve('shop', '1') } })
  const before = watch()
  await before.until(1)
  before.stop()

  const after = watch('http://127.0.0.1:9')
  await after.until(1)
  for (const [path, bytes] of releaseFixture('shop', { version: '1' })) {
    if (/\.br$|^remote\.json$/.test(path)) continue
    const one = { name: 'shop', version: '1', path }
    expect((await after.releases.fetchArtifact(one))?.bytes).toEqual(bytes)
    const packed = await after.releases.fetchArtifact({ ...one, encodings: ['gzip'] })
    expect(packed?.encoding).toBe('gzip')
    expect(gunzipSync(packed?.bytes ?? '')).toEqual(bytes)
  }
  after.stop()
})

test('the watch outlives a restart of the registry', async () => {
  await service.swap({ shop: { url: service.serve('shop', '1') } })
  const edge = watch()
  await edge.until(1)
  await service.restart()
  // The first attempts may go over connections that the restart has closed.
  const swap = (): Promise<Response> =>
    service.swap({ shop: { url: service.serve('shop', '2') } }).catch(swap)
  await swap()
  await edge.until(2)
  edge.stop()
})

test('a file damaged on the edge’s disk is fetched again, one damaged on the way is not used', async () => {
  await service.swap({ shop: { url: service.serve('shop', '1') } })
  const edge = watch()
  await edge.until(1)
  edge.stop()
  const file = join(cacheFolder, 'files/shop/1/server.cjs')
  await writeFile(file, 'module.exports = "evil"')
  const one = { name: 'shop', version: '1', path: 'server.cjs' }
  const fresh = openReleases({ registryUrl: service.url, cacheFolder })
  expect((await fresh.fetchArtifact(one))?.bytes).toEqual(
    releaseFixture('shop', { version: '1' }).get('server.cjs'),
  )

  await rm(file)
  service.origin.answer('/files/shop/1/server.cjs?encoding=identity', (_, response) =>
    response.end('module.exports = "evil"'),
  )
  const deceived = openReleases({ registryUrl: service.origin.origin, cacheFolder })
  await expect(deceived.fetchArtifact(one)).rejects.toThrow('damaged')
  expect(await readdir(join(cacheFolder, 'files/shop/1'))).not.toContain('server.cjs')
})

test('what is not stored, or leads out of the folder, is null', async () => {
  await service.swap({ shop: { url: service.serve('shop', '1') } })
  const { fetchArtifact } = openReleases({ registryUrl: service.url, cacheFolder })
  for (const one of [
    { name: 'shop', version: '1', path: 'nothing.js' },
    { name: 'shop', version: '1', path: '../../deployment.json' },
    { name: '..', version: '..', path: 'deployment.json' },
    { name: 'shop', version: '9', path: 'server.cjs' },
  ]) {
    expect(await fetchArtifact(one)).toBeNull()
  }
})

test('a server bundle is for render processes, and never for browsers', async () => {
  await service.swap({ shop: { url: service.serve('shop', '1') } })
  const edge = watch()
  await edge.until(1)
  const read = (path: string, forBrowsers: boolean) =>
    edge.releases.fetchArtifact({ name: 'shop', version: '1', path, forBrowsers })
  expect(await read('server.cjs', false)).not.toBeNull()
  expect(await read('server.cjs', true)).toBeNull()
  expect(await read('remoteEntry.js', true)).not.toBeNull()
  // A name that every object has is not a file.
  expect(await read('constructor', true)).toBeNull()
  edge.stop()
})
