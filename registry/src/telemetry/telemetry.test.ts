import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ReleaseCharts, SetCharts, DeploymentResult } from '@brightyard/contract/registry'
import { CurrentDeployment } from '@brightyard/contract/release'
import {
  bucketOfValue,
  quantileOf,
  type TelemetryCount,
  type TelemetryMetric,
} from '@brightyard/contract/telemetry'
import { telemetry } from '../database/tables.ts'
import { serviceFixture, type ServiceFixture } from '../fixtures/service-fixture.ts'
import { registryFixture } from '../fixtures/registry-fixture.ts'
import { telemetryIngest } from './ingest-batch.ts'

let service: ServiceFixture
beforeAll(async () => void (service = await serviceFixture()))
afterAll(() => service.close())

const minuteMs = 60_000
// A trial's first whole minute: clocks of edges may be so far ahead.
const minute = () => new Date(Math.floor(Date.now() / minuteMs + 1) * minuteMs).toISOString()
const of = (set: number, metric: TelemetryMetric, count: number): TelemetryCount => ({
  minute: minute(),
  set,
  remote: '',
  version: '',
  page: '/shop',
  metric,
  bucket: 0,
  count,
})
/** By visitors of ten groups of addresses. */
const spread = (set: number, metric: TelemetryMetric, count: number) =>
  Array.from({ length: 10 }, (_, group) => ({
    ...of(set, metric, count / 10),
    bucket: group + 1,
  }))
const tell = (counts: TelemetryCount[], token?: string) =>
  service.post('/telemetry', { counts }, token)
const site = async () =>
  CurrentDeployment.parse(await (await fetch(`${service.url}/deployments/current`)).json())
const by = { actor: 'asha', reason: 'new bag page' }

async function tryCandidate(version: string): Promise<number> {
  const url = service.serve('shop', version)
  const body = { remotes: { shop: { url } }, percent: 10, ...by }
  const answer = await service.post('/canary', body)
  return DeploymentResult.parse(await answer.json()).set.number
}

test('telemetry needs a token that allows it', async () => {
  expect((await tell([], '')).status).toBe(401)
  expect((await tell([], 'another')).status).toBe(401)
})

test('an equal candidate goes on, one with few page views as well', async () => {
  await service.swap({ shop: { url: service.serve('shop', '1') } })
  const candidate = await tryCandidate('2')
  const counts = [...spread(1, 'view', 5000), of(candidate, 'view', 99)]
  expect((await tell(counts)).status).toBe(200)
  await tell([of(candidate, 'view-uncaught', 90)])
  expect((await site()).deployment.kind).toBe('canary')
  await service.post('/halt', by)

  const equal = await tryCandidate('3')
  await tell([
    ...spread(1, 'view-uncaught', 100),
    ...spread(equal, 'view', 1000),
    ...spread(equal, 'view-uncaught', 20),
  ])
  expect((await site()).deployment.kind).toBe('canary')
  await service.post('/halt', by)
})

test.each<[TelemetryMetric, TelemetryMetric, string]>([
  ['view', 'view-uncaught', 'uncaught-errors'],
  ['view', 'view-load-failed', 'load-failures'],
  ['edge-view', 'edge-render-failed', 'render-errors'],
])('a worse candidate is halted for what %s and %s say', async (views, failed, measure) => {
  const candidate = await tryCandidate(`bad-${measure}`)
  await tell([
    ...spread(1, views, 2000),
    ...spread(candidate, views, 200),
    ...spread(1, failed, 10),
    ...spread(candidate, failed, 40),
  ])
  const { deployment } = await site()
  expect(deployment).toMatchObject({
    kind: 'halt',
    current: 1,
    candidate: null,
    actor: 'registry',
    figures: { measure, candidate: { set: candidate, views: 200, failed: 40 }, look: 4 },
  })
  expect(deployment.figures?.pValue).toBeLessThan(deployment.figures?.threshold ?? 0)
  expect(deployment.reason).toContain('40 of 200 page views (20.0 %)')
})

test('charts show load time and errors of each release, and views of each set', async () => {
  const load = (metric: TelemetryMetric, count: number, milliseconds = 0): TelemetryCount => ({
    ...of(1, metric, count),
    remote: 'shop',
    version: '1',
    page: '',
    bucket: bucketOfValue(milliseconds),
  })
  await tell([
    load('load-loaded', 70, 100),
    load('load-loaded', 20, 900),
    load('load-failed', 6),
    load('load-fell-back', 4),
    load('error-crashed', 10),
    { ...of(1, 'vital-LCP', 9), bucket: bucketOfValue(1200) },
  ])
  const { releases } = ReleaseCharts.parse(
    await (await fetch(`${service.url}/telemetry/releases?hours=1&remote=shop`)).json(),
  )
  expect(releases).toMatchObject([
    {
      remote: 'shop',
      version: '1',
      points: [{ loads: 100, failedLoads: 10, errors: 10, errorRate: 0.2 }],
    },
  ])
  const p75 = releases[0]?.points[0]?.loadMillisecondsP75 ?? 0
  expect(Math.abs(p75 / 100 - 1)).toBeLessThan(0.05)
  const { sets } = SetCharts.parse(await (await fetch(`${service.url}/telemetry/sets`)).json())
  const first = sets.find(({ set }) => set === 1)
  expect(first?.points.reduce((sum, { views }) => sum + views, 0)).toBe(9000)
  expect(first?.points.some(({ lcpMillisecondsP75 }) => (lcpMillisecondsP75 ?? 0) > 1100)).toBe(
    true,
  )
})

test('one address, or two, neither halt a candidate nor hide that it is bad, whatever they report', async () => {
  const candidate = await tryCandidate('forged')
  await tell([
    ...spread(1, 'view', 2000),
    ...spread(candidate, 'view', 200),
    { ...of(1, 'view', 40_000), bucket: 63 },
    ...[63, 64].flatMap((bucket) => [
      { ...of(candidate, 'view', 5000), bucket },
      { ...of(candidate, 'view-uncaught', 5000), bucket },
      { ...of(candidate, 'view-load-failed', 5000), bucket },
      { ...of(candidate, 'view-crashed', 5000), bucket },
    ]),
  ])
  expect((await site()).deployment.kind).toBe('canary')
  await service.post('/halt', by)

  const bad = await tryCandidate('hidden')
  await tell([
    ...spread(1, 'view', 2000),
    ...spread(bad, 'view', 200),
    ...spread(bad, 'view-uncaught', 40),
    { ...of(bad, 'view', 5000), bucket: 63 },
  ])
  const { deployment } = await site()
  expect(deployment).toMatchObject({ kind: 'halt', actor: 'registry' })
  // The address counts for as much as the least that every group may.
  expect(deployment.figures?.candidate).toEqual({ set: bad, views: 250, failed: 40 })
})

test('a site with four visitors still halts a candidate that fails for all of them', async () => {
  const candidate = await tryCandidate('four')
  const groups = [1, 2, 3, 4].flatMap((bucket) => [
    { ...of(1, 'view', 50), bucket },
    { ...of(candidate, 'view', 50), bucket },
    { ...of(candidate, 'view-load-failed', 50), bucket },
  ])
  await tell(groups)
  expect((await site()).deployment).toMatchObject({ kind: 'halt', actor: 'registry' })
})

test('two addresses that report failures of the current set do not hide a bad candidate', async () => {
  const swap = await service.swap({ shop: { url: service.serve('shop', 'fresh') } })
  const current = DeploymentResult.parse(await swap.json()).set.number
  const bad = await tryCandidate('hidden-by-current')
  await tell([
    ...spread(current, 'view', 200),
    ...spread(bad, 'view', 200),
    ...spread(bad, 'view-uncaught', 80),
    ...[63, 64].flatMap((bucket) => [
      { ...of(current, 'view', 150), bucket },
      { ...of(current, 'view-uncaught', 150), bucket },
    ]),
  ])
  expect((await site()).deployment).toMatchObject({ kind: 'halt', actor: 'registry' })
})

test('counts of the same minute add up; what is older than the window goes, what is not of this time never comes', async () => {
  const { registry, close } = await registryFixture()
  const take = telemetryIngest(registry, 14)
  const now = new Date('2026-11-20T10:00:00Z')
  const at = (time: string): TelemetryCount => ({ ...of(1, 'view', 2), minute: time })
  await take({ counts: [at('2026-11-20T09:59:00Z'), at('2026-11-20T09:59:00Z')] }, now)
  await take(
    {
      counts: [at('2026-11-20T09:59:00Z'), at('2027-01-01T00:00:00Z'), at('2020-01-01T00:00:00Z')],
    },
    now,
  )
  expect(await registry.db.select().from(telemetry)).toMatchObject([{ count: 6 }])
  await take({ counts: [] }, new Date('2026-12-05T10:00:00Z'))
  expect(await registry.db.select().from(telemetry)).toEqual([])
  await close()
})

test('a quantile is estimated from buckets within 5 %', () => {
  for (const value of [1, 7, 100, 1234, 59_000]) {
    const estimate = quantileOf([{ bucket: bucketOfValue(value), count: 1 }], 0.75) ?? 0
    expect(Math.abs(estimate / value - 1)).toBeLessThan(0.05)
  }
  expect(quantileOf([], 0.75)).toBeNull()
})
