/** @jest-environment node */
import { trustedProxies } from '@brightyard/observability'
import { network } from '@brightyard/testing'
import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import fastify, { type FastifyInstance } from 'fastify'
import { EdgeSettings } from '../settings.ts'
import {
  failed,
  open,
  rendered,
  setAnswering,
  setNumbered,
  plainPages,
  settle,
  textOf,
} from './page-source.fixture.ts'
import { createPages } from './pages.ts'
import { createRenderLimit } from './render-limit.ts'

let app: FastifyInstance
let origin: string
let now: number

// The server is real.
beforeAll(() => network.close())
/** Three renders in a minute for an address. */
beforeEach(async () => {
  now = 0
  const pages = createPages({ ...plainPages, countRender: createRenderLimit(3, () => now) })
  const set = setAnswering((address) => rendered(`page ${address}`))
  app = fastify({ trustProxy: trustedProxies([]) })
  app.get('/*', (request, reply) => pages.answer(request, reply, set))
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

const visit = (path: string, address = '203.0.113.1') =>
  fetch(origin + path, { headers: { 'x-forwarded-for': address } })
async function statusesOf(addresses: readonly string[]) {
  const statuses: number[] = []
  for (const [place, address] of addresses.entries())
    statuses.push((await visit(`/blog/${place}`, address)).status)
  return statuses
}

test('Y-019: an address that asks for ever new pages is refused, with a page that loads again by itself', async () => {
  const address = '203.0.113.1'
  expect(await statusesOf([address, address, address])).toEqual([200, 200, 200])
  now += 20_000
  const refused = await visit('/blog/3')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40'])
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(await refused.text()).toContain('<meta http-equiv="refresh" content="40;url=?">')
  expect((await visit('/blog/3', '203.0.113.2')).status).toBe(200)
  now += 40_000
  expect((await visit('/blog/4')).status).toBe(200)
})

test('Y-019: pages that the edge has in memory cost an address nothing', async () => {
  for (let time = 0; time < 10; time += 1) expect((await visit('/blog/0')).status).toBe(200)
  await visit('/blog/1')
  await visit('/blog/2')
  expect((await visit('/blog/3')).status).toBe(429)
  expect((await visit('/blog/0')).status).toBe(200)
})

test('Y-019: an IPv6 network is one address', async () => {
  const hosts = [1, 2, 3, 4].map((host) => `2001:db8:5:6::${host}`)
  expect(await statusesOf([...hosts, '2001:db8:5:7::1'])).toEqual([200, 200, 200, 429, 200])
})

test('Y-019: which address it is, only trusted proxies say', async () => {
  app.server.prependListener('connection', (socket) =>
    Object.defineProperty(socket, 'remoteAddress', { value: '203.0.113.9' }),
  )
  const claimed = [1, 2, 3, 4].map((host) => `198.51.100.${host}`)
  expect(await statusesOf(claimed)).toEqual([200, 200, 200, 429])
})

test('an address has 600 renders in a minute, unless the settings say otherwise', () => {
  expect(EdgeSettings.parse({}).RENDERS_PER_ADDRESS).toBe(600)
})

const refuse = () => 30
const allow = () => 0

test('everybody who waits for one render has it, and only the first is counted', async () => {
  const { get } = open()
  const { active, asked } = setNumbered(1)
  const pages = [get(active, '/shop', 0, allow), get(active, '/shop', 0, refuse)]
  asked[0]?.end(rendered('kites'))
  for (const page of await Promise.all(pages)) expect(await textOf(page)).toContain('kites')
})

test('who has no renders left gets the page that is kept, however old, and renews none', async () => {
  const { get, waitFor } = open()
  const { active, asked } = setNumbered(1)
  const first = get(active)
  asked[0]?.end(rendered('kites'))
  await first
  for (const milliseconds of [60_000, 60 * 60_000]) {
    waitFor(milliseconds)
    expect(await textOf(await get(active, '/shop', 0, refuse))).toContain('kites')
  }
  expect(asked).toHaveLength(1)
})

test('the one render that may end a breaker is not lost to somebody who has none left', async () => {
  const { get, waitFor } = open()
  const { active, asked } = setNumbered(1)
  for (const url of ['/shop', '/shop/bag']) {
    const page = get(active, url)
    asked.at(-1)?.end(failed)
    await page
  }
  waitFor(5000)
  await get(active, '/shop', 0, refuse)
  asked[2]?.end(rendered('kites'))
  await settle()
  while (!(await textOf(await get(active))).includes('kites')) await settle()
})
