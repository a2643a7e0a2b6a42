import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { RollbackRequest, SwapRequest } from '@brightyard/contract/registry'
import { eq, sql } from 'drizzle-orm'
import { listAudit } from '../access/audit.repository.ts'
import { releaseFiles, releases } from '../database/tables.ts'
import { originFixture, type OriginFixture } from '../fixtures/origin-fixture.ts'
import { registryFixture, type RegistryFixture } from '../fixtures/registry-fixture.ts'
import { releaseFixture } from '../fixtures/release-fixture.ts'
import { rollBack } from '../sets/rollback.ts'
import { swapReleases } from '../sets/swap.ts'
import { publishRelease } from './publish.ts'
import { findRelease } from './releases.repository.ts'
import { pruneOnSchedule, pruneReleases } from './prune-releases.ts'

let origin: OriginFixture
let fixture: RegistryFixture
beforeEach(async () => {
  origin = await originFixture()
  fixture = await registryFixture({ allowedOrigins: [origin.origin] })
})
afterEach(async () => {
  await fixture.close()
  await origin.close()
})

const by = { actor: 'asha', reason: 'monthly release' }
const serve = (version: string) =>
  origin.serve(`shop/${version}`, releaseFixture('shop', { version, colour: `shade ${version}` }))
const swap = (choice: { url: string } | { version: string }) =>
  swapReleases(fixture.registry, SwapRequest.parse({ ...by, remotes: { shop: choice } }))
const publish = (version: string) =>
  publishRelease(fixture.registry, { url: serve(version), actor: 'asha' })
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
const prune = (days: number, dryRun = false) =>
  pruneReleases(fixture.registry, { now: inDays(days), dryRun })
const fileOf = async (version: string, path = 'server.cjs') =>
  (await (await fixture.registry.store.openArtifact('shop', version, path))?.read()) ?? null
const versions = (of: { releases: { version: string }[] }) =>
  of.releases.map(({ version }) => version)

test('nothing goes that a set of the last 30 days names, nor what was published in that time', async () => {
  await swap({ url: serve('1') })
  await swap({ url: serve('2') })
  await publish('3')
  expect(await prune(29)).toEqual({ releases: [], bytes: 0 })
  expect(await fileOf('3')).not.toBeNull()
})

test('what is current stays for ever, its fallback too; the rest goes, and its row stays', async () => {
  await swap({ url: serve('1') })
  await swap({ url: serve('2') })
  await swap({ url: serve('3') })
  await publish('4')
  const would = await prune(31, true)
  expect(versions(would)).toEqual(['1', '4'])
  expect(await fileOf('1')).not.toBeNull()

  const done = await prune(31)
  expect(done).toEqual(would)
  expect(done.bytes).toBeGreaterThan(0)
  expect([await fileOf('2'), await fileOf('3')]).toEqual([expect.any(Buffer), expect.any(Buffer)])
  expect([await fileOf('1'), await fileOf('4')]).toEqual([null, null])
  expect(await findRelease(fixture.registry.db, 'shop', '1')).toMatchObject({
    document: { name: 'shop' },
    prunedAt: expect.any(String),
  })
  expect(await prune(31)).toEqual({ releases: [], bytes: 0 })
})

test('what visitors were on for years is stored from the day they left it', async () => {
  const content = origin.serve('content/1', releaseFixture('content', { version: '1' }))
  const remotes = { shop: { url: serve('1') }, content: { url: content } }
  await swapReleases(fixture.registry, SwapRequest.parse({ ...by, remotes }))
  await longAgo()
  await swapReleases(fixture.registry, SwapRequest.parse({ ...by, remove: ['content'] }))

  const names = async (days: number) => (await prune(days)).releases.map(({ name }) => name)
  expect(await names(29)).toEqual([])
  expect(await names(31)).toEqual(['content'])
})

/** Moves everything that there is a hundred days back, around the triggers that refuse it. */
async function longAgo() {
  const { db } = fixture.registry
  const columns = {
    registry_releases: 'kept_at',
    registry_sets: 'created_at',
    registry_positions: 'at',
  }
  for (const [table, column] of Object.entries(columns)) {
    await db.execute(sql.raw(`alter table ${table} disable trigger user`))
    await db.execute(sql.raw(`update ${table} set ${column} = ${column} - interval '100 days'`))
    await db.execute(sql.raw(`alter table ${table} enable trigger user`))
  }
}

test('files that a stored release shares stay', async () => {
  const { db } = fixture.registry
  await swap({ url: serve('1') })
  await swap({ url: serve('2') })
  await swap({ url: serve('3') })
  await prune(31)
  const chunk = 'features-home-home.page.js'
  const manifestOf = async (version: string) =>
    (await db.select().from(releaseFiles).where(eq(releaseFiles.version, version)))
      .filter(({ path }) => path === chunk)
      .map(({ blob }) => blob)
  expect(await manifestOf('1')).not.toEqual([])
  for (const path of releaseFixture('shop', { version: '3' }).keys()) {
    if (path.endsWith('.br')) continue
    expect(await fileOf('3', path)).not.toBeNull()
  }
})

test('a version that is pruned is not swapped in; published again it is there again', async () => {
  await swap({ url: serve('1') })
  await swap({ url: serve('2') })
  await swap({ url: serve('3') })
  await prune(31)
  expect(await swap({ version: '1' })).toMatchObject({
    kind: 'refused',
    verdicts: [{ reasons: [{ code: 'release-pruned' }] }],
  })
  await publish('1')
  expect(await fileOf('1')).not.toBeNull()
  expect(await swap({ version: '1' })).toMatchObject({ kind: 'deployed' })
})

test('a rollback to a set whose files are pruned fetches them again; where that fails it says so', async () => {
  const back = () => rollBack(fixture.registry, RollbackRequest.parse({ ...by, to: 1 }))
  await swap({ url: serve('1') })
  await swap({ url: serve('2') })
  await swap({ url: serve('3') })
  await prune(31)
  origin.answer('/shop/1/remote.json', (_, response) => response.writeHead(404).end())
  const refused = await back()
  expect(refused).toMatchObject({ kind: 'refused', verdicts: [{ version: '1' }] })
  expect(JSON.stringify(refused)).toContain('release-pruned')

  origin.answer('/shop/1/remote.json', (_, response) =>
    response.end(releaseFixture('shop', { version: '1', colour: 'shade 1' }).get('remote.json')),
  )
  expect(await back()).toMatchObject({ kind: 'deployed', set: { restores: 1 } })
  expect(await fileOf('1')).not.toBeNull()
})

test('the database itself refuses to give up what a recent set names, and to change anything else', async () => {
  const { db } = fixture.registry
  await swap({ url: serve('1') })
  const saying = (text: string) =>
    expect.objectContaining({
      cause: expect.objectContaining({ message: expect.stringContaining(text) }),
    })
  await expect(db.update(releases).set({ prunedAt: new Date() })).rejects.toEqual(
    saying('named by a set of the last 30 days'),
  )
  await expect(db.update(releases).set({ prunedAt: inDays(31), digest: 'other' })).rejects.toEqual(
    saying('append-only'),
  )
  await expect(db.delete(releaseFiles)).rejects.toEqual(saying('append-only'))
})

test('the daily run leaves a line in the audit log when something went', async () => {
  const { db } = fixture.registry
  await publish('1')
  await pruneOnSchedule(fixture.registry)
  expect(await listAudit(db, { limit: 10 })).toEqual([])
  await pruneOnSchedule(fixture.registry, inDays(31))
  expect(await listAudit(db, { limit: 10 })).toMatchObject([
    { action: 'prune', outcome: 'done', actor: 'registry', details: { pruned: ['shop 1'] } },
  ])
})
