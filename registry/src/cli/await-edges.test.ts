import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { EdgeReport } from '@brightyard/contract/registry'
import { CurrentDeployment } from '@brightyard/contract/release'
import {
  operatorTokenFixture,
  serviceFixture,
  type ServiceFixture,
} from '../fixtures/service-fixture.ts'
import { cliContext } from './cli-context.ts'
import { runRemotes } from './remotes.ts'

let service: ServiceFixture
beforeAll(async () => void (service = await serviceFixture()))
afterAll(() => service.close())

let printed = ''
beforeEach(() => {
  printed = ''
})

function remotes(...args: string[]) {
  const print = (text: string) => void (printed += `${text}\n`)
  const terminal = { out: print, error: print, hasColours: false }
  const environment = { REGISTRY_URL: service.url, REGISTRY_TOKEN: operatorTokenFixture }
  return runRemotes(args, cliContext(environment, terminal))
}
const swap = (version: string, ...more: string[]) =>
  remotes('swap', `shop=${service.serve('shop', version)}`, '--reason', 'spring', ...more)

const ids = [randomUUID(), randomUUID()]
const report = (
  edge: 0 | 1,
  deployment: number,
  set: number,
  failures: EdgeReport['failures'] = [],
  notRendered: Partial<Pick<EdgeReport, 'browserOnly' | 'unrenderedPages'>> = {},
) =>
  service.post('/edges', {
    id: ids[edge],
    name: `edge-${edge}:3000`,
    serves: { deployment, set, since: '2026-11-21T12:31:00.000Z' },
    failures,
    ...notRendered,
  })
const latest = async () => {
  const response = await fetch(`${service.url}/deployments/current`)
  return response.ok ? CurrentDeployment.parse(await response.json()).deployment.number : 0
}
async function untilDeployed(number: number) {
  while ((await latest()) < number) await pause(10)
}

test('without an edge that reports a swap says that nobody knows, and has worked', async () => {
  expect(await swap('1')).toBe(0)
  expect(printed).toContain('No edge reports to this registry')
})

test('a swap ends once every edge serves it', async () => {
  await report(0, 1, 1)
  await report(1, 1, 1)
  const ends = swap('2', '--wait', '60')
  await untilDeployed(2)
  await report(0, 2, 2)
  await report(1, 2, 2)
  expect(await ends).toBe(0)
  expect(printed).toContain('✔ live on all 2 edges')
})

test('edges that do not follow are named with the reason, and it ends with 5', async () => {
  expect(await swap('3', '--wait', '0')).toBe(5)
  expect(printed).toContain('✔ set 3 is current')
  expect(printed).toContain('✖ edge-0:3000 does not follow: the set is still being prepared')
  await report(0, 3, 3)
  await report(1, 2, 2, [{ set: 3, attempts: 1, reason: 'its bundle is missing' }])
  expect(await remotes('rollback', '3', '--reason', 'again', '--wait', '0')).toBe(5)
  expect(printed).toContain(
    '✖ edge-1:3000 does not follow: set 3 failed once: its bundle is missing',
  )
  expect(printed.match(/✖ edge-0/g)).toHaveLength(1)
})

test('show lists each edge with what it serves since when', async () => {
  expect(await remotes('show')).toBe(0)
  expect(printed).toContain('  edge-0:3000  serves 3 since 2026-11-21 12:31 UTC\n')
  expect(printed).toMatch(
    /edge-1:3000 {2}serves 2 since .* UTC, does not follow: set 3 failed once/,
  )
})

test('show says what an edge cannot render, although it follows', async () => {
  await report(0, await latest(), 3, [
    { set: 3, attempts: 1, reason: 'shop is left to the browser' },
  ])
  expect(await remotes('show')).toBe(0)
  expect(printed).toMatch(/edge-0:3000 {2}serves 3 .* UTC, set 3 failed once: shop is left/)
  await report(0, 3, 3)
})

test('show says which releases an edge leaves to the browser, also as JSON', async () => {
  const unrendered = {
    remote: 'shop',
    version: '3',
    reason: 'its pages fail on the server: no basket',
    since: '2026-11-21T12:32:00.000Z',
    failsAlone: false,
  }
  await report(0, await latest(), 3, [], { browserOnly: [unrendered] })
  expect(await remotes('show')).toBe(0)
  expect(printed).toContain(
    "    shop 3 is rendered in visitors' browsers only, since 2026-11-21 12:32 UTC: its pages fail on the server: no basket\n",
  )
  printed = ''
  expect(await remotes('show', '--json')).toBe(0)
  expect(JSON.parse(printed)).toMatchObject({
    edges: [{ name: 'edge-0:3000', browserOnly: [unrendered] }, { browserOnly: [] }],
  })
  await report(0, 3, 3)
})

test('nobody waits with --no-wait', async () => {
  expect(await swap('4', '--no-wait')).toBe(0)
  expect(printed).not.toContain('edge')
  expect(await swap('5', '--wait', 'long')).toBe(2)
})

test('what the registry takes back meanwhile ends with 5 and its reason', async () => {
  const ends = swap('6', '--wait', '60')
  await untilDeployed(5)
  const failures = [{ set: 5, attempts: 2, reason: 'it took longer than 10 s' }]
  await report(0, 3, 3, failures)
  await report(1, 3, 3, failures)
  expect(await ends).toBe(5)
  expect(printed).toContain('✖ the registry went back: set 6 is current.')
  expect(printed).toContain('it took longer than 10 s')
})

test('a canary, its halt and its promotion wait in the same way', async () => {
  const why = ['--reason', 'spring', '--wait', '0']
  const url = service.serve('shop', '7')
  expect(await remotes('canary', `shop=${url}`, '--percent', '5', ...why)).toBe(5)
  expect(await remotes('promote', ...why)).toBe(5)
  expect(await remotes('canary', 'shop=6', '--percent', '5', ...why)).toBe(5)
  expect(await remotes('halt', ...why)).toBe(5)
})

test('show lists the pages that an edge cannot render, also as JSON', async () => {
  const page = {
    remote: 'content',
    version: '7',
    path: '/blog/:slug',
    reason: 'no post',
    since: '2026-11-21T12:32:00.000Z',
  }
  await report(0, await latest(), 3, [], { unrenderedPages: [page] })
  expect(await remotes('show')).toBe(0)
  expect(printed).toContain(
    '    pages at /blog/:slug of content 7 fail on the server, since 2026-11-21 12:32 UTC: no post\n',
  )
  printed = ''
  expect(await remotes('show', '--json')).toBe(0)
  expect(JSON.parse(printed)).toMatchObject({
    edges: [{ unrenderedPages: [page] }, { unrenderedPages: [] }],
  })
  await report(0, 3, 3)
})
