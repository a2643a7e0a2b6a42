/** @jest-environment node */
import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { ReleaseSet, RemoteDocument } from '@brightyard/contract/release'
import { network } from '@brightyard/testing'
import { bucketOfValue } from '@brightyard/contract/telemetry'
import fastify, { type FastifyInstance } from 'fastify'
import { routeOf } from '../../src/fixtures/host-set.ts'
import type { ActiveSet } from '../sets/active-set.ts'
import { createCounter, type Counter } from './counter.ts'
import { deliverCounts } from './delivery.ts'
import { telemetryRoutes } from './telemetry.routes.ts'

const document: Partial<RemoteDocument> = { routes: [routeOf('/shop/:id')] }
const release = { name: 'shop', version: '1', document }
const set = {
  number: 4,
  remotes: { shop: { release, lastKnownGood: null } },
} as unknown as ReleaseSet

let app: FastifyInstance
let origin = ''
// A real server is what is tested.
beforeAll(() => network.close())
let counter: Counter
beforeEach(async () => {
  counter = createCounter(() => Date.parse('2026-11-21T10:00:30Z'))
  app = fastify()
  const setOf = (number: number) => (number === 4 ? ({ set } as ActiveSet) : null)
  await telemetryRoutes(app, { counter, setOf })
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

const nothing = { set: 4, views: [], loads: [], errors: [], vitals: [] }
const view = { page: '/shop/:id', loadFailed: false, crashed: false, uncaught: false }
const tell = async (beacon: unknown) => {
  const { status } = await fetch(`${origin}/telemetry`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body: typeof beacon === 'string' ? beacon : JSON.stringify(beacon),
  })
  return status
}
const counted = () =>
  counter.take().counts.map(({ metric, page, remote, count }) => [metric, page || remote, count])

test('what tabs report is added up by minute', async () => {
  const views = [view, { ...view, uncaught: true }]
  const load = { remote: 'shop', version: '1', outcome: 'loaded', milliseconds: 120 }
  expect(await tell({ ...nothing, views, loads: [load, load] })).toBe(204)
  const { counts } = counter.take()
  expect(new Set(counts.map(({ minute }) => minute))).toEqual(new Set(['2026-11-21T10:00:00.000Z']))
  expect(counts).toMatchObject([
    { set: 4, metric: 'view', page: '/shop/:id', count: 2 },
    { set: 4, metric: 'view-uncaught', count: 1 },
    { metric: 'load-loaded', remote: 'shop', bucket: bucketOfValue(120), count: 2 },
  ])
})

test('an address, an id or the text of an error has no place in a beacon', async () => {
  for (const more of [
    { visitor: 'a' },
    { views: [{ ...view, search: '?q=asha' }] },
    {
      errors: [
        { kind: 'uncaught', remote: '', version: '', page: '/', message: 'asha@example.com' },
      ],
    },
  ]) {
    expect(await tell({ ...nothing, ...more })).toBe(400)
  }
  expect(counted()).toEqual([])
})

test('pages and releases that the set does not have are not written down', async () => {
  await tell({
    ...nothing,
    views: [{ ...view, page: '/shop/asha@example.com' }],
    loads: [{ remote: 'asha', version: '1', outcome: 'failed', milliseconds: 1 }],
  })
  expect(counted()).toEqual([['view', 'other', 1]])
})

test('of a set that is not served, malformed or too large, nothing is counted', async () => {
  expect(await tell({ ...nothing, set: 9, views: [view] })).toBe(204)
  expect(await tell('{')).toBe(400)
  expect(await tell('x'.repeat(20_000))).toBe(413)
  expect(counted()).toEqual([])
})

test('too many reports from one address are not counted', async () => {
  const statuses = []
  for (let times = 0; times < 61; times += 1) statuses.push(await tell(nothing))
  expect(statuses.at(-2)).toBe(204)
  expect(statuses.at(-1)).toBe(429)
})

test('a registry that is away loses nothing, and is complained of once', async () => {
  const warnings: string[] = []
  const delivery = deliverCounts({
    counter,
    registryUrl: 'http://127.0.0.1:9',
    token: 'x',
    warn: (message) => warnings.push(message),
  })
  counter.add(4, 'edge-view')
  await delivery.deliver()
  counter.add(4, 'edge-view')
  await delivery.stop()
  expect(counted()).toEqual([['edge-view', '', 2]])
  expect(warnings).toHaveLength(1)
})
