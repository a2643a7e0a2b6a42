/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { EdgeReport } from '@brightyard/contract/registry'
import { network } from '@brightyard/testing'
import fastify, { type FastifyInstance } from 'fastify'
import { edgeIdIn } from './edge-id.ts'
import { reportToRegistry } from './edge-reports.ts'
import { lastWorkingSet } from './last-working-set.ts'
import { setNumbered } from './site-sets.fixture.ts'

let registry: FastifyInstance
let registryUrl = ''
let folder = ''
let status = 204
let heard: unknown[] = []
let onReport: () => void = () => {}

beforeAll(() => network.close()) // the registry is a real server
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'brightyard-edge-'))
  heard = []
  status = 204
  registry = fastify({ forceCloseConnections: true })
  registry.post('/edges', ({ headers, body }, reply) => {
    heard.push([headers.authorization, EdgeReport.parse(body)])
    onReport()
    return reply.code(status).send()
  })
  registry.delete('/edges/:id', ({ params }, reply) => {
    heard.push(params)
    return reply.code(204).send()
  })
  registryUrl = await registry.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  await registry.close()
  rmSync(folder, { recursive: true, force: true })
})
afterAll(() => network.close())

const next = () => new Promise<void>((resolve) => (onReport = resolve))

const unrendered = {
  remote: 'shop',
  version: '1.5.0',
  reason: 'its pages fail on the server: no basket',
  since: '2026-11-21T12:31:00.000Z',
  failsAlone: false,
}

const page = {
  remote: 'content',
  version: '7',
  path: '/blog/:slug',
  reason: 'no post',
  since: '2026-11-21T12:31:00.000Z',
}

function edge() {
  let change: () => void = () => {}
  let set = 1
  const since = '2026-11-21T12:31:00.000Z'
  const warnings: string[] = []
  const reports = reportToRegistry({
    id: edgeIdIn(folder),
    name: 'edge:3000',
    registryUrl,
    token: 'the-token',
    warn: (message) => void warnings.push(message),
    notRendered: () => ({ browserOnly: [unrendered], unrenderedPages: [page] }),
    sets: {
      status: () => ({ serves: { deployment: set, set, since }, failures: [] }),
      watchStatus(listener) {
        change = listener
        return () => (change = () => {})
      },
    },
  })
  const swap = (number: number) => {
    set = number
    change()
  }
  return { reports, swap, warnings }
}

test('an edge reports at its start and at once after every change, and says when it ends', async () => {
  const began = next()
  const { reports, swap } = edge()
  await began
  const changed = next()
  swap(2)
  await changed
  await reports.stop()
  const id = edgeIdIn(folder)
  expect(heard).toEqual([
    [
      'Bearer the-token',
      expect.objectContaining({
        id,
        serves: expect.objectContaining({ set: 1 }),
        browserOnly: [unrendered],
        unrenderedPages: [page],
      }),
    ],
    [
      'Bearer the-token',
      expect.objectContaining({ id, serves: expect.objectContaining({ set: 2 }) }),
    ],
    { id },
  ])
})

test('a registry that refuses is warned of once, and the edge goes on', async () => {
  status = 500
  const began = next()
  const { reports, swap, warnings } = edge()
  await began
  for (const set of [2, 3]) {
    const changed = next()
    swap(set)
    await changed
  }
  await reports.stop()
  expect(warnings).toEqual([expect.stringContaining('cannot report to the registry')])
})

test('an edge keeps its id and the set that it served last on its disk', async () => {
  expect(edgeIdIn(folder)).toBe(edgeIdIn(folder))
  const last = lastWorkingSet(folder)
  expect(await last.read()).toBeNull()
  await Promise.all([last.keep(setNumbered(1)), last.keep(setNumbered(2))])
  expect(await lastWorkingSet(folder).read()).toEqual(setNumbered(2))
  expect(readdirSync(folder).toSorted()).toEqual(['edge-id', 'last-working-set.json'])
})
