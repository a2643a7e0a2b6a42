import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { originFixture, type OriginFixture } from '../fixtures/origin-fixture.ts'
import { registryFixture, type RegistryFixture } from '../fixtures/registry-fixture.ts'
import { page, releaseFixture, type FixtureOptions } from '../fixtures/release-fixture.ts'
import { releases, setRemotes, sets } from '../database/tables.ts'
import { RollbackRequest, SwapRequest } from '@brightyard/contract/registry'
import { currentSet } from '../deployments/current-deployment.ts'
import { freezeSite, unfreezeSite } from '../deployments/freeze.ts'
import { rollBack } from './rollback.ts'
import { listSets } from './sets.repository.ts'
import type { DeploymentOutcome } from '../deployments/deploy.ts'
import { publishRelease } from '../releases/publish.ts'
import { swapReleases } from './swap.ts'

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

const serve = (name: string, version: string, options: FixtureOptions = {}) =>
  origin.serve(`${name}/${version}`, releaseFixture(name, { ...options, version }))

const by = { actor: 'asha', reason: 'monthly release' }
const swap = (remotes: Record<string, string>, more: Partial<SwapRequest> = {}) =>
  swapReleases(
    fixture.registry,
    SwapRequest.parse({
      ...by,
      remotes: Object.fromEntries(
        Object.entries(remotes).map(([name, value]) => [
          name,
          value.startsWith('http') ? { url: value } : { version: value },
        ]),
      ),
      ...more,
    }),
  )
const rollback = (to?: number, more: Partial<RollbackRequest> = {}) =>
  rollBack(fixture.registry, RollbackRequest.parse({ ...by, to, ...more }))

const versions = (outcome: DeploymentOutcome) =>
  'set' in outcome
    ? Object.fromEntries(
        Object.entries(outcome.set.remotes).map(([name, { release, lastKnownGood }]) => [
          name,
          [release.version, lastKnownGood?.version ?? null],
        ]),
      )
    : outcome

describe('a swap is refused', () => {
  test('for the release of another remote, and nothing is said of what its pages would meet there', async () => {
    const url = serve('shop', '1')
    await swap({ shop: url, content: serve('content', '1') })
    for (const name of ['shpo', 'content']) {
      const verdict = { accepted: false, reasons: [{ code: 'wrong-name' }] }
      expect(await swap({ [name]: url })).toMatchObject({ kind: 'refused', verdicts: [verdict] })
      const published = await publishRelease(fixture.registry, { name, url, actor: 'asha' })
      expect(published).toMatchObject({ kind: 'refused', verdict })
    }
  })

  test('for a page that another remote has, and the site stays as it was', async () => {
    await swap({ content: serve('content', '1') })
    const outcome = await swap({
      shop: serve('shop', '1', {
        change: ({ routes }) => routes.push(page('/Blog/:id', './features/home/home.page')),
      }),
    })
    expect(outcome).toMatchObject({
      kind: 'refused',
      verdicts: [{ accepted: false, reasons: [{ code: 'route-collision' }] }],
    })
    expect((await currentSet(fixture.registry.db))?.number).toBe(1)
    expect(await fixture.registry.db.select().from(releases)).toHaveLength(1)
  })

  test('with the reasons of every release in it', async () => {
    const outcome = await swap({
      shop: serve('shop', '1', { change: (one) => (one.contract = 9) }),
      content: serve('content', '1', { change: (one) => (one.shared.react = { range: '^1' }) }),
    })
    expect(outcome).toMatchObject({
      kind: 'refused',
      verdicts: [
        { name: 'shop', reasons: [{ code: 'wrong-contract' }] },
        { name: 'content', reasons: [{ code: 'shared-range-unsatisfied' }] },
      ],
    })
  })

  test('for a version that is not stored, and for a remote that is not there', async () => {
    expect(await swap({ shop: '9' })).toMatchObject({
      kind: 'refused',
      verdicts: [{ reasons: [{ code: 'remote-unknown' }] }],
    })
    expect(await swap({}, { remove: ['shop'] })).toEqual({ kind: 'unknown-remote', name: 'shop' })
  })

  test('when what others read would no longer be published, by a new release or by none', async () => {
    const channel = 'content/article-read@1'
    await swap({
      shop: serve('shop', '1', { change: ({ subscribes }) => subscribes.push(channel) }),
      content: serve('content', '1', { change: ({ publishes }) => publishes.push(channel) }),
    })
    const refusal = { accepted: false, reasons: [{ code: 'channel-still-needed' }] }
    expect(await swap({ content: serve('content', '2') })).toMatchObject({
      kind: 'refused',
      verdicts: [{ name: 'content', ...refusal }],
    })
    expect(await swap({}, { remove: ['content'] })).toMatchObject({
      kind: 'refused',
      verdicts: [{ name: 'content', ...refusal }],
    })
    const both = { shop: serve('shop', '2'), content: serve('content', '2') }
    expect(await swap(both)).toMatchObject({ kind: 'deployed' })
  })

  test('when it reads what nobody publishes', async () => {
    const shop = serve('shop', '1', { change: ({ subscribes }) => subscribes.push('toys/found@1') })
    expect(await swap({ shop })).toMatchObject({
      verdicts: [{ reasons: [{ code: 'channel-not-published' }] }],
    })
  })

  test('when another set is current than the one it was decided on', async () => {
    await swap({ shop: serve('shop', '1') })
    const outcome = await swap({ shop: serve('shop', '2') }, { expect: 0 })
    expect(outcome).toMatchObject({ kind: 'conflict', current: { number: 1 } })
  })
})

describe('a swap', () => {
  test('of several remotes makes one set; a path may move between them in it', async () => {
    const blog = page('/blog/:slug', './features/home/home.page')
    await swap({ shop: serve('shop', '1'), content: serve('content', '1') })
    const outcome = await swap({
      shop: serve('shop', '2', { change: ({ routes }) => routes.push(blog) }),
      content: serve('content', '2', { change: ({ routes }) => routes.pop() }),
    })
    expect(outcome).toMatchObject({ kind: 'deployed', set: { number: 2, previous: 1, ...by } })
    expect(versions(outcome)).toEqual({ content: ['2', '1'], shop: ['2', '1'] })
  })

  test('remembers the release before, through sets that change something else', async () => {
    await swap({ shop: serve('shop', '1'), content: serve('content', '1') })
    await swap({ shop: serve('shop', '2') })
    const outcome = await swap({ content: serve('content', '2') })
    expect(versions(outcome)).toEqual({ content: ['2', '1'], shop: ['2', '1'] })
  })

  test('to what is current already makes no new set', async () => {
    const url = serve('shop', '1')
    await swap({ shop: url })
    expect(await swap({ shop: url })).toMatchObject({ kind: 'unchanged', set: { number: 1 } })
    expect(await swap({ shop: '1' })).toMatchObject({ kind: 'unchanged', set: { number: 1 } })
  })

  test('can take a remote out', async () => {
    await swap({ shop: serve('shop', '1'), content: serve('content', '1') })
    expect(versions(await swap({}, { remove: ['shop'] }))).toEqual({ content: ['1', null] })
  })

  test('goes back to a stored version whose origin is gone', async () => {
    await swap({ shop: serve('shop', '1') })
    await swap({ shop: serve('shop', '2') })
    await origin.close()
    expect(versions(await swap({ shop: '1' }))).toEqual({ shop: ['1', '2'] })
  })

  test('Of twenty at once exactly one wins; the others learn what is current', async () => {
    await swap({ shop: serve('shop', '0') })
    const urls = Array.from({ length: 20 }, (_, index) =>
      serve('shop', `v${index}`, { colour: `shade ${index}` }),
    )
    const outcomes = await Promise.all(urls.map((shop) => swap({ shop }, { expect: 1 })))
    const [winner, ...more] = outcomes.filter(({ kind }) => kind === 'deployed')
    expect(more).toEqual([])
    const current = await currentSet(fixture.registry.db)
    expect(winner).toMatchObject({ set: current })
    const losers = outcomes.filter(({ kind }) => kind === 'conflict')
    expect(losers).toHaveLength(19)
    for (const loser of losers) expect(loser).toMatchObject({ current: { number: 2 } })
    expect(await listSets(fixture.registry.db, 10)).toHaveLength(2)
  })
})

describe('a rollback', () => {
  test('makes a new set with the content of the earlier one', async () => {
    await swap({ shop: serve('shop', '1') })
    await swap({ shop: serve('shop', '2') })
    await swap({ shop: serve('shop', '3') })
    const outcome = await rollback(2)
    expect(outcome).toMatchObject({ set: { number: 4, previous: 3, restores: 2, ...by } })
    // Not version 3, which somebody has just fled from.
    expect(versions(outcome)).toEqual({ shop: ['2', '1'] })
    expect(await listSets(fixture.registry.db, 10)).toHaveLength(4)
  })

  test('without a number goes one back, and again one further', async () => {
    await swap({ shop: serve('shop', '1') })
    await swap({ shop: serve('shop', '2') })
    await swap({ shop: serve('shop', '3') })
    expect(versions(await rollback())).toEqual({ shop: ['2', '1'] })
    expect(versions(await rollback())).toEqual({ shop: ['1', null] })
    expect(await rollback()).toEqual({ kind: 'unknown-set' })
  })

  test('is refused to a set that never was, and when there is none', async () => {
    expect(await rollback()).toEqual({ kind: 'unknown-set' })
    await swap({ shop: serve('shop', '1') })
    expect(await rollback(7)).toEqual({ kind: 'unknown-set' })
  })
})

describe('a freeze', () => {
  const freeze = () => freezeSite(fixture.registry, { actor: 'ravi', message: 'big sale' })

  test('refuses swaps and rollbacks with its message, until it ends', async () => {
    await swap({ shop: serve('shop', '1') })
    await swap({ shop: serve('shop', '2') })
    expect(await freeze()).toMatchObject({ kind: 'deployed', deployment: { kind: 'freeze' } })
    const frozen = { kind: 'frozen', freeze: { actor: 'ravi', message: 'big sale' } }
    expect(await swap({ shop: '1' })).toMatchObject(frozen)
    expect(await rollback()).toMatchObject(frozen)
    expect(await freeze()).toMatchObject(frozen)
    expect((await currentSet(fixture.registry.db))?.number).toBe(2)

    const end = { actor: 'ravi', reason: 'the sale is over' }
    expect(await unfreezeSite(fixture.registry, end)).toMatchObject({ kind: 'deployed' })
    expect(await unfreezeSite(fixture.registry, end)).toMatchObject({ kind: 'unchanged' })
    expect(versions(await swap({ shop: '1' }))).toEqual({ shop: ['1', '2'] })
  })

  test('lets an explicit rollback through, and keeps it', async () => {
    await swap({ shop: serve('shop', '1') })
    await swap({ shop: serve('shop', '2') })
    await freeze()
    expect(await rollback(1, { despiteFreeze: true })).toMatchObject({
      kind: 'deployed',
      set: { restores: 1 },
      deployment: { frozen: { message: 'big sale' } },
    })
    expect(await swap({ shop: '2' })).toMatchObject({ kind: 'frozen' })
  })

  test('needs a site', async () => {
    expect(await freeze()).toEqual({ kind: 'unknown-set' })
  })
})

test('history cannot be rewritten, not even by this program', async () => {
  await swap({ shop: serve('shop', '1') })
  const { db } = fixture.registry
  const refusal = expect.objectContaining({
    cause: expect.objectContaining({ message: expect.stringContaining('append-only') }),
  })
  await expect(db.update(sets).set({ reason: 'nothing to see' })).rejects.toEqual(refusal)
  await expect(db.delete(sets)).rejects.toEqual(refusal)
  await expect(db.delete(setRemotes)).rejects.toEqual(refusal)
  await expect(db.update(releases).set({ digest: '' })).rejects.toEqual(refusal)
})
