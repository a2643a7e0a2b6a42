/** @jest-environment node */
import { beforeAll, expect, test } from '@jest/globals'
import { network } from '@brightyard/testing'
import type { ReleaseSet } from '@brightyard/contract/release'
import type { RenderOutcome } from '@brightyard/render-process'
import fastify from 'fastify'
import { setOf } from '../../src/fixtures/host-set.ts'
import type { RenderPool } from '../render/render-pool.ts'
import type { ActiveSet } from '../sets/active-set.ts'
import { getsCandidate } from '../sets/bucket.ts'
import { ensureVisitorId } from '../visitors/visitor-id.ts'
import { createAddressReader } from './page-address.ts'
import { createPages } from './pages.ts'

// A real server is what is tested.
beforeAll(() => network.close())

const share = { set: 2, percent: 50 }

function serving(number: number): ActiveSet {
  const set = { number, remotes: {} } as unknown as ReleaseSet
  const hostSet = { ...setOf({}), number }
  const outcome: RenderOutcome = {
    kind: 'rendered',
    id: 1,
    status: 200,
    complete: true,
    state: JSON.stringify({ settings, queries: { queries: [], mutations: [] }, router: null }),
    modules: [],
    head: '',
    styles: '',
    html: 'hello',
  }
  const pool: RenderPool = {
    failures: {},
    leftOut: new Map(),
    since: '',
    problem: null,
    isCrowded: false,
    render: () => ({
      outcome: Promise.resolve(outcome),
      started: Promise.resolve(),
      drop() {},
      hurry() {},
      isRepeated: () => false,
    }),
    close: () => Promise.resolve(),
  }
  return { set, hostSet, pool, addressOf: createAddressReader(hostSet) }
}
const settings = { origin: 'http://localhost', bases: { vendor: '/vendor', cms: '/cms' } }

async function edge() {
  const sets = { current: serving(1), candidate: serving(2) }
  const pages = createPages({
    siteHead: { scripts: [], sheets: [], fonts: [], styles: '' },
    settings,
    warn() {},
    callHeaders: () => ({}),
    extraOrigins: [],
    cacheBytes: 1_000_000,
  })
  const app = fastify({ trustProxy: true })
  app.get('/*', (request, reply) => {
    const isCandidate = getsCandidate(ensureVisitorId(request, reply), share)
    return pages.answer(request, reply, isCandidate ? sets.candidate : sets.current)
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const visit = async (cookie = '', etag = '', more: Record<string, string> = {}) => {
    const headers = { ...(cookie && { cookie }), ...(etag && { 'if-none-match': etag }), ...more }
    const response = await fetch(origin, { headers })
    const header = (name: string) => response.headers.get(name)
    return { status: response.status, body: await response.text(), header }
  }
  return { app, visit }
}
const idFor = (isCandidate: boolean) => {
  for (let index = 0; ; index += 1) {
    const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
    if (getsCandidate(id, share) === isCandidate) return `visitor=${id}`
  }
}

test('two browsers get two sets, again and again, and neither the page of the other', async () => {
  const { app, visit } = await edge()
  const cookies = [idFor(false), idFor(true)] as const
  const etags: string[] = []
  for (let round = 0; round < 2; round += 1) {
    for (const [index, cookie] of cookies.entries()) {
      const page = await visit(cookie)
      expect(page.body).toContain(`"set":{"number":${index + 1}`)
      expect(page.header('x-release-set')).toBe(String(index + 1))
      expect(page.header('cache-control')).toBe('private, no-cache')
      expect(page.header('vary')).toContain('cookie')
      expect(page.header('set-cookie')).toBeNull()
      etags[index] = String(page.header('etag'))
    }
  }
  expect(etags[0]).not.toBe(etags[1])
  expect((await visit(cookies[1], etags[1])).status).toBe(304)
  expect((await visit(cookies[1], etags[0])).status).toBe(200)
  await app.close()
})

test('a new browser gets an id that scripts cannot read, and keeps its set with it, signed in or not', async () => {
  const { app, visit } = await edge()
  const first = await visit()
  const given = String(first.header('set-cookie'))
  expect(given).toMatch(
    /^visitor=[0-9a-f-]{36}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  const [id = ''] = given.split(';')
  const signedIn = await visit(`__Host-refresh=abc; ${id}; remember=1`)
  expect(signedIn.header('x-release-set')).toBe(first.header('x-release-set'))
  expect(signedIn.header('set-cookie')).toBeNull()
  const secure = await visit('', '', { 'x-forwarded-proto': 'https' })
  expect(String(secure.header('set-cookie'))).toContain('; Secure')
  await app.close()
})
