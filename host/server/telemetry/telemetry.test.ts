/** @jest-environment node */
import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { ReleaseSet, RemoteDocument } from '@brightyard/contract/release'
import { network } from '@brightyard/testing'
import { addressGroups, bucketOfValue } from '@brightyard/contract/telemetry'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { routeOf } from '../../src/fixtures/host-set.ts'
import type { ActiveSet } from '../sets/active-set.ts'
import { addressGrouping } from './address-groups.ts'
import { beaconTokens } from './beacon-tokens.ts'
import { createCounter, type Counter } from './counter.ts'
import { deliverCounts } from './delivery.ts'
import { telemetryRoutes } from './telemetry.routes.ts'

const document: Partial<RemoteDocument> = { routes: [routeOf('/shop/:id')] }
const release = { name: 'shop', version: '1', document }
const set = {
  number: 4,
  remotes: { shop: { release, lastKnownGood: null } },
} as unknown as ReleaseSet

const tokens = beaconTokens('a-secret-that-two-edges-share-0123456789')
const grouping = addressGrouping('a-secret-that-two-edges-share-0123456789')
let isCanary = false
const addressLimit = 63
let app: FastifyInstance
let origin = ''
// A real server is what is tested.
beforeAll(() => network.close())
let counter: Counter
beforeEach(async () => {
  counter = createCounter(() => Date.parse('2026-11-21T10:00:30Z'))
  app = fastify()
  const active = { set } as ActiveSet
  const setOf = (number: number) => (number === 4 ? active : null)
  const groupOf = ({ ip }: FastifyRequest) => (isCanary ? grouping(ip) : 0)
  const options = { counter, tokens, setOf, setFor: () => active, addressLimit, groupOf }
  await telemetryRoutes(app, options)
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

const nothing = { set: 4, views: [], loads: [], errors: [], vitals: [] }
const view = { page: '/shop/:id', loadFailed: false, crashed: false, uncaught: false }
const visitor = 'visitor=0b1c2d3e-0000-4000-8000-000000000001'
const post = (beacon: unknown, cookie: string) =>
  fetch(`${origin}/telemetry`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8', cookie },
    body: typeof beacon === 'string' ? beacon : JSON.stringify(beacon),
  })
/** The visitor's cookies after an answer. */
const cookiesOf = (answer: Response) =>
  [visitor, ...answer.headers.getSetCookie().map((one) => one.split(';')[0])].join('; ')
/** As a page that the edge served. */
const tell = async (beacon: unknown) => {
  const id = visitor.split('=')[1] ?? ''
  const page = tokens.cookieFor({ headers: {}, protocol: 'http' }, id, 4)
  return (await post(beacon, `${visitor}; ${page?.split(';')[0]}`)).status
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

test('without the token of a page a report counts only for what halts no canary', async () => {
  const load = { remote: 'shop', version: '1', outcome: 'failed', milliseconds: 1 }
  const error = { kind: 'uncaught', remote: 'shop', version: '1', page: '/shop/:id' }
  const forged = {
    ...nothing,
    views: [{ ...view, uncaught: true }],
    loads: [load],
    errors: [error],
  }
  for (const cookie of ['', visitor, `${visitor}; beacon-4=9999999999.${'A'.repeat(43)}`]) {
    expect((await post(forged, cookie)).status).toBe(204)
  }
  expect(counted().map(([metric]) => metric)).toEqual(['load-failed', 'error-uncaught'])
})

test('a page that stays open gets a new token, with each answer and by itself', async () => {
  const answer = await post(nothing, visitor)
  expect((await post({ ...nothing, views: [view] }, cookiesOf(answer))).status).toBe(204)
  expect(counted()).toEqual([['view', '/shop/:id', 1]])
  const renewed = await fetch(`${origin}/telemetry/token`, {
    method: 'POST',
    headers: { cookie: visitor },
  })
  expect(renewed.status).toBe(204)
  await post({ ...nothing, views: [view] }, cookiesOf(renewed))
  expect(counted()).toEqual([['view', '/shop/:id', 1]])
  const stranger = await fetch(`${origin}/telemetry/token`, { method: 'POST' })
  expect(stranger.headers.getSetCookie()).toEqual([])
})

test('too many reports are not counted, without an error in the console; others at that address are', async () => {
  const statuses = new Set<number>()
  for (let times = 0; times < 62; times += 1)
    statuses.add(await tell({ ...nothing, views: [view] }))
  expect([...statuses]).toEqual([204])
  expect(counted()).toEqual([['view', '/shop/:id', 60]])
  const load = { remote: 'shop', version: '1', outcome: 'loaded', milliseconds: 1 }
  await post({ ...nothing, loads: [load] }, '')
  expect(counted()).toEqual([['load-loaded', 'shop', 1]])
})

test('an address that makes up visitors is not counted without end', async () => {
  const beacon = { ...nothing, views: [view] }
  for (let number = 0; number < 65; number += 1) {
    const id = `0b1c2d3e-0000-4000-8000-${String(number).padStart(12, '0')}`
    const token = tokens.cookieFor({ headers: {}, protocol: 'http' }, id, 4)?.split(';')[0]
    expect((await post(beacon, `visitor=${id}; ${token}`)).status).toBe(204)
  }
  expect(counted()).toEqual([['view', '/shop/:id', addressLimit]])
})

test('while two sets are compared, page views are told apart by a group of addresses, the same on every edge', async () => {
  isCanary = true
  await tell({ ...nothing, views: [{ ...view, crashed: true }] })
  isCanary = false
  const group = grouping('127.0.0.1')
  expect(counter.take().counts).toMatchObject([
    { metric: 'view', bucket: group },
    { metric: 'view-crashed', bucket: group },
  ])
  expect(grouping('2001:db8::1')).toBe(grouping('2001:db8::ffff'))
  const networksOfOneLine = Array.from(
    { length: 256 },
    (_, index) => `2001:db8:7:${index.toString(16)}::1`,
  )
  expect(new Set(networksOfOneLine.map(grouping)).size).toBe(1)
  const addresses = Array.from({ length: 2000 }, (_, index) => `10.0.${index >> 8}.${index & 255}`)
  expect(new Set(addresses.map(grouping)).size).toBe(addressGroups)
  expect(Math.min(...addresses.map(grouping))).toBe(1)
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
