/** @jest-environment node */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { network } from '@brightyard/testing'
import fastify, { type FastifyInstance } from 'fastify'
import { inspectorRoutes } from './inspector.routes.ts'
import { followOverrideLink } from './override-link.ts'
import { allowedFolder, readPolicy } from './override-policy.ts'
import { createVisitorOverrides } from './visitor-overrides.ts'

const policy = readPolicy('https://builds.example, https://other.example', false)

test.each([
  ['https://builds.example/shop/1', 'https://builds.example/shop/1/'],
  ['https://builds.example/shop/1/remote.json', 'https://builds.example/shop/1/'],
])('an override may point at a listed origin: %s', (address, folder) => {
  expect(allowedFolder(address, policy)?.href).toBe(folder)
})

test.each([
  'http://builds.example/shop/',
  'https://builds.example.evil.test/shop/',
  'https://evil.test/https://builds.example/',
  'https://user@builds.example/shop/',
  'https://builds.example:444/shop/',
  'https://builds.example/shop/?a=1',
  'http://localhost:3200/',
  'http://169.254.169.254/',
  'javascript:alert(1)',
  `https://builds.example/${'a'.repeat(400)}`,
  'shop',
])('and nowhere else: %s', (address) => {
  expect(allowedFolder(address, policy)).toBeNull()
})

test('this machine only where that is switched on', () => {
  const local = readPolicy('', true)
  expect(allowedFolder('http://localhost:3200/', local)?.href).toBe('http://localhost:3200/')
  expect(allowedFolder('http://127.0.0.1:3200', local)?.href).toBe('http://127.0.0.1:3200/')
  expect(allowedFolder('http://10.0.0.8:3200/', local)).toBeNull()
  expect(allowedFolder('http://localhost.evil.test/', local)).toBeNull()
})

const description = (name: string) => ({
  name,
  version: 'dev',
  commit: '',
  builtAt: '2026-01-01T00:00:00Z',
  contract: 1,
  routes: [],
  slots: [],
  publishes: [],
  subscribes: [],
  shared: {},
  modules: {},
  files: {},
  entry: { browser: 'remoteEntry.js', server: 'server.cjs', manifest: 'mf-manifest.json' },
})

let squad: FastifyInstance
let edge: FastifyInstance
let at = ''
beforeAll(async () => {
  network.close() // the squad's server is real
  squad = fastify()
  squad.get('/shop/remote.json', () => description('shop'))
  squad.get('/big/remote.json', () => 'x'.repeat(1_100_000))
  squad.get('/moved/remote.json', (_, reply) => reply.redirect('/shop/remote.json'))
  squad.get('/broken/remote.json', () => '{"name":')
  at = await squad.listen({ port: 0, host: '127.0.0.1' })

  edge = fastify()
  const overrides = createVisitorOverrides(readPolicy('', true))
  inspectorRoutes(edge, () => null, overrides)
  edge.get('/*', async (request, reply) => {
    if (await followOverrideLink(request, reply, overrides)) return reply
    return overrides.of(request)
  })
  await edge.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => Promise.all([squad.close(), edge.close()]))

interface Question {
  url: string
  method?: string
  headers?: Record<string, string>
  payload?: object
}

/** Asks over the network; redirects are answers. */
async function ask(app: FastifyInstance, question: string | Question) {
  const {
    url,
    method = 'GET',
    headers = {},
    payload,
  } = typeof question === 'string' ? { url: question } : question
  const address = app.server.address()
  if (typeof address !== 'object' || address === null) throw new Error('It does not listen.')
  const response = await fetch(`http://127.0.0.1:${address.port}${url}`, {
    method,
    redirect: 'manual',
    headers: payload ? { ...headers, 'content-type': 'application/json' } : headers,
    ...(payload ? { body: JSON.stringify(payload) } : {}),
  })
  const body = await response.text()
  return {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers) as Record<string, string | undefined>,
    body,
    json: (): unknown => JSON.parse(body),
  }
}

const cookieOf = (header: unknown) => String(header).split(';', 1)[0] ?? ''

test('a link sets the override in a cookie for this browser and leads to the page without it', async () => {
  const set = await ask(edge, `/shop?page=2&remote.shop=${at}/shop`)
  expect(set.statusCode).toBe(303)
  expect(set.headers['location']).toBe('/shop?page=2')
  expect(set.headers['cache-control']).toBe('no-store')
  const header = String(set.headers['set-cookie'])
  expect(header).toContain('HttpOnly')
  expect(header).toContain('SameSite=Lax')
  const page = await ask(edge, { url: '/shop', headers: { cookie: cookieOf(header) } })
  expect(page.json()).toMatchObject({
    active: [{ name: 'shop', url: `${at}/shop/`, document: { version: 'dev' } }],
    stated: [{ name: 'shop', url: `${at}/shop/` }],
  })
  expect((await ask(edge, '/shop')).json()).toEqual({ active: [], stated: [] })

  const cleared = await ask(edge, {
    url: '/shop?remote.shop=',
    headers: { cookie: cookieOf(header) },
  })
  expect(String(cleared.headers['set-cookie'])).toContain('Max-Age=0')
})

test.each([
  ['a release that is not there', 'missing', '404'],
  ['more than a megabyte', 'big', 'larger than a megabyte'],
  ['a redirect', 'moved', 'could not be read'],
  ['an invalid document', 'broken', 'is not a valid remote.json'],
])('%s is refused in words, and nothing is set', async (_, folder, words) => {
  const answer = await ask(edge, `/?remote.shop=${at}/${folder}`)
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain(words)
  expect(answer.headers['set-cookie']).toBeUndefined()
})

test('another remote’s release is refused', async () => {
  const answer = await ask(edge, `/?remote.content=${at}/shop`)
  expect(answer.body).toContain('describes shop, not content')
})

test('a link on another site only proposes: the page opens the inspector, which asks for consent', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' }
  const answer = await ask(edge, { url: `/shop?remote.shop=${at}/shop`, headers })
  expect(answer.headers['set-cookie']).toBeUndefined()
  const target = String(answer.headers['location'])
  expect(new URL(target, 'http://a.test').searchParams.has('inspector')).toBe(true)
  const page = await ask(edge, { url: target, headers })
  expect(page.statusCode).toBe(200)
  expect(page.headers['set-cookie']).toBeUndefined()
})

test('the inspector sets and clears overrides; other sites cannot', async () => {
  const put = (remotes: object, headers: Record<string, string> = {}) =>
    ask(edge, { method: 'PUT', url: '/inspector/overrides', payload: { remotes }, headers })
  const own = { 'x-requested-with': 'fetch', 'sec-fetch-site': 'same-origin' }
  expect((await put({ shop: `${at}/shop` })).statusCode).toBe(403)
  const crossSite = { ...own, 'sec-fetch-site': 'cross-site' }
  expect((await put({ shop: `${at}/shop` }, crossSite)).statusCode).toBe(403)
  const set = await put({ shop: `${at}/shop` }, own)
  expect(set.json()).toEqual({ overrides: { shop: `${at}/shop/` } })
  const facts = await ask(edge, {
    url: '/inspector/facts',
    headers: { cookie: cookieOf(set.headers['set-cookie']) },
  })
  expect(facts.json()).toMatchObject({ canOverride: true, overrides: [{ name: 'shop' }] })
  const cleared = await put({}, { ...own, cookie: cookieOf(set.headers['set-cookie']) })
  expect(String(cleared.headers['set-cookie'])).toContain('Max-Age=0')
})

test('where overrides are off, neither the link nor a cookie does anything', async () => {
  const closed = fastify()
  const overrides = createVisitorOverrides(readPolicy('', false))
  closed.get('/*', async (request, reply) => {
    if (await followOverrideLink(request, reply, overrides)) return reply
    return overrides.of(request)
  })
  await closed.listen({ port: 0, host: '127.0.0.1' })
  const cookie = `remote-overrides=${encodeURIComponent(JSON.stringify({ shop: `${at}/shop/` }))}`
  const answer = await ask(closed, { url: `/?remote.shop=${at}/shop`, headers: { cookie } })
  expect(answer.json()).toEqual({ active: [], stated: [] })
  await closed.close()
})

test.each(['%', '%7B', encodeURIComponent('{"__proto__":"x"}'), encodeURIComponent('[1]')])(
  'a cookie that is not a list of overrides is ignored: %s',
  async (value) => {
    const answer = await ask(edge, { url: '/', headers: { cookie: `remote-overrides=${value}` } })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ active: [] })
  },
)
