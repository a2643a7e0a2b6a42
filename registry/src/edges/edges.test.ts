import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { type EdgeReport, lagOf, LiveEdges } from '@brightyard/contract/registry'
import { CurrentDeployment } from '@brightyard/contract/release'
import { listAudit } from '../access/audit.repository.ts'
import { serviceFixture, type ServiceFixture } from '../fixtures/service-fixture.ts'
import { listDeployments } from '../deployments/deployments.repository.ts'
import { edgeReports } from './accept-report.ts'
import { listLiveEdges } from './edges.repository.ts'

let service: ServiceFixture
beforeEach(async () => void (service = await serviceFixture()))
afterEach(() => service.close())

const one = randomUUID()
const other = randomUUID()
const by = { actor: 'asha', reason: 'new bag page' }
const swap = (version: string) => service.swap({ shop: { url: service.serve('shop', version) } })
const report = async (id: string, more: Partial<EdgeReport>, token?: string) => {
  const body = { id, name: `edge ${id === one ? 1 : 2}`, serves: null, failures: [], ...more }
  return (await service.post('/edges', body, token)).status
}
const serving = (deployment: number, set: number) => ({
  serves: { deployment, set, since: '2026-11-21T06:00:00.000Z' },
})
const failing = (set: number, attempts = 2) => ({
  failures: [{ set, attempts, reason: 'it took longer than 10 s' }],
})
const unrendered = (version: string, failsAlone: boolean) => ({
  remote: 'shop',
  version,
  reason: 'its pages fail on the server: no basket',
  since: '2026-11-21T06:00:00.000Z',
  failsAlone,
})
const site = async () =>
  CurrentDeployment.parse(await (await fetch(`${service.url}/deployments/current`)).json())
const live = async () => LiveEdges.parse(await (await fetch(`${service.url}/edges`)).json())

test('edges are listed with what they serve, whether they follow, and why not', async () => {
  await swap('1')
  expect(await report(one, serving(1, 1))).toBe(204)
  await report(other, { ...serving(1, 1) })
  await swap('2')
  await report(one, serving(2, 2))
  await report(other, { ...serving(1, 1), ...failing(2, 1) })
  const { deployment, edges } = await live()
  expect(deployment?.number).toBe(2)
  expect(edges).toMatchObject([
    { name: 'edge 1', follows: true, serves: { set: 2 } },
    { name: 'edge 2', follows: false, serves: { set: 1 } },
  ])
  expect(edges.map(lagOf)).toEqual([null, 'set 2 failed once: it took longer than 10 s'])
})

test('only an edge may report; one that ends is forgotten, as is one that falls silent', async () => {
  expect(await report(one, {}, '')).toBe(401)
  const created = await service.post('/tokens', { name: 'x', scopes: ['swap:*'], actor: 'asha' })
  const { token } = (await created.json()) as { token: string }
  expect(await report(one, {}, token)).toBe(403)
  expect(await report('not-an-id', {})).toBe(422)

  await report(one, {})
  await report(other, {})
  await fetch(`${service.url}/edges/${one}`, {
    method: 'DELETE',
    headers: { authorization: service.authorization },
  })
  expect((await live()).edges.map(({ id }) => id)).toEqual([other])
  expect(await listLiveEdges(service.db, new Date(Date.now() + 31_000))).toEqual([])
})

describe('what no edge can prepare is taken back by the registry', () => {
  beforeEach(async () => {
    await swap('1')
    await report(one, serving(1, 1))
    await report(other, serving(1, 1))
  })
  const bothFail = async (set: number) => {
    await report(one, { ...serving(1, 1), ...failing(set) })
    await report(other, { ...serving(1, 1), ...failing(set) })
  }

  test('a current set goes back to the last one that was served, once every edge has failed twice', async () => {
    await swap('unseen')
    await swap('bad')
    await report(one, { ...serving(1, 1), ...failing(3) })
    await report(other, { ...serving(1, 1), ...failing(3, 1) })
    expect((await site()).deployment.number).toBe(3)
    await bothFail(3)
    const { deployment, current } = await site()
    expect(deployment).toMatchObject({ number: 4, kind: 'rollback', actor: 'registry' })
    expect(deployment.reason).toBe('No edge could prepare set 3: it took longer than 10 s')
    expect(current).toMatchObject({ number: 4, restores: 1 })
    const [entry] = await listAudit(service.db, { limit: 1 })
    expect(entry).toMatchObject({ action: 'rollback', actor: 'registry', details: { set: 4 } })
  })

  test('never twice in a row: what the registry itself went back to stays', async () => {
    await swap('bad')
    await bothFail(2)
    await bothFail(3)
    await bothFail(3)
    expect(await listDeployments(service.db, 10)).toHaveLength(3)
  })

  test('not while one edge serves it, nor when it has been served before', async () => {
    await swap('2')
    await report(one, serving(2, 2))
    await report(other, { ...serving(1, 1), ...failing(2) })
    await bothFail(2)
    expect((await site()).deployment.number).toBe(2)
  })

  test('not before the first set that was ever served', async () => {
    await service.db.execute('delete from registry_served_sets')
    await swap('bad')
    await report(one, failing(2))
    await report(other, failing(2))
    expect((await site()).deployment.number).toBe(2)
  })

  test('not during a freeze', async () => {
    await swap('bad')
    await service.post('/freeze', { actor: 'asha', message: 'sale' })
    await bothFail(2)
    expect((await site()).deployment).toMatchObject({ number: 3, kind: 'freeze', current: 2 })
    await service.post('/unfreeze', by)
    await bothFail(2)
    expect((await site()).deployment).toMatchObject({ kind: 'rollback', actor: 'registry' })
  })

  test('not before other edges had time to report after a start of the registry', async () => {
    await swap('bad')
    const accept = edgeReports(service.registry, 10_000)
    const rendered = { browserOnly: [], unrenderedPages: [] }
    const failed = { name: 'an edge', ...rendered, ...serving(1, 1), ...failing(2) }
    const soon = [await accept({ id: one, ...failed }), await accept({ id: other, ...failed })]
    expect(soon).toEqual([null, null])
    const later = new Date(Date.now() + 10_500)
    expect(await accept({ id: one, ...failed }, later)).toMatchObject({ kind: 'deployed' })
  })

  test('a candidate is halted, also during a freeze', async () => {
    const remotes = { shop: { url: service.serve('shop', 'bad') } }
    await service.post('/canary', { remotes, percent: 5, ...by })
    await service.post('/freeze', { actor: 'asha', message: 'sale' })
    await report(one, { ...serving(1, 1), ...failing(2) })
    expect((await site()).candidate?.number).toBe(2)
    await bothFail(2)
    expect((await site()).deployment).toMatchObject({
      kind: 'halt',
      actor: 'registry',
      current: 1,
      candidate: null,
    })
  })
})

describe('a candidate that an edge cannot render', () => {
  beforeEach(async () => {
    await swap('1')
    const remotes = { shop: { url: service.serve('shop', '2') } }
    await service.post('/canary', { remotes, percent: 5, ...by })
    await report(other, serving(2, 1))
  })
  const reports = (...browserOnly: ReturnType<typeof unrendered>[]) =>
    report(one, { ...serving(2, 1), browserOnly })

  test('is halted at once, by the edge that renders the same pages with the current set', async () => {
    await service.post('/freeze', { actor: 'asha', message: 'sale' })
    await reports(unrendered('2', true))
    const { deployment } = await site()
    expect(deployment).toMatchObject({ kind: 'halt', actor: 'registry', current: 1 })
    expect(deployment.reason).toBe(
      'edge 1 cannot render shop 2, but can with set 1: its pages fail on the server: no basket',
    )
  })

  test.each([
    ['nobody has compared it with the current set', [unrendered('2', false)]],
    ['the current set’s release fails likewise', [unrendered('1', false), unrendered('2', true)]],
    ['it is a release of neither set', [unrendered('7', true)]],
    ['it is the current set’s release', [unrendered('1', true)]],
  ])('goes on where %s', async (_, browserOnly) => {
    await reports(...browserOnly)
    expect((await site()).candidate?.number).toBe(2)
  })
})
