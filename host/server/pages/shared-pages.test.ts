/** @jest-environment node */
import { network } from '@brightyard/testing'
import { afterEach, beforeAll, expect, test } from '@jest/globals'
import fastify, { type FastifyInstance } from 'fastify'
import { readPolicy } from '../overrides/override-policy.ts'
import { createVisitorOverrides } from '../overrides/visitor-overrides.ts'
import { EdgeSettings } from '../settings.ts'
import { beaconTokens } from '../telemetry/beacon-tokens.ts'
import { failed, type Outcome, rendered, setAnswering, settings } from './page-source.fixture.ts'
import { pageRoutes } from './page.routes.ts'
import { createPages } from './pages.ts'

const visitor = 'visitor=00000000-0000-4000-8000-000000000001'
const session = '__Host-brightyard_session=12.secret'
const shared = 'public, max-age=0, s-maxage=30, stale-while-revalidate=300'

// The server is real.
beforeAll(() => network.close())
let app: FastifyInstance
afterEach(() => app.close())

/** A visit of a page that the next render makes so. */
async function siteOf({
  cdnSeconds = 30,
  isCanary = false,
  outcome = rendered('<p>Kites</p>'),
}: { cdnSeconds?: number; isCanary?: boolean; outcome?: Outcome } = {}) {
  const answering = setAnswering(() => outcome)
  const renderer = { siteHead: { scripts: [], sheets: [], fonts: [], styles: '' }, settings }
  const others = { callHeaders: () => ({}), extraOrigins: [], cacheBytes: 1_000_000, warn() {} }
  app = fastify()
  app.addHook('onRequest', async ({ url }, reply) => {
    if (url === '/shop?for=phones') reply.header('vary', 'user-agent')
  })
  pageRoutes(app, {
    pages: createPages({ ...renderer, ...others }),
    sets: { setFor: () => answering, isCanary: () => isCanary },
    overrides: createVisitorOverrides(readPolicy('', true)),
    tokens: beaconTokens('a key of the tests with 32 characters'),
    renderer,
    extraOrigins: [],
    cdnSeconds,
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return async (headers: Record<string, string> = {}, path = '/shop') => {
    const { status, headers: sent } = await fetch(origin + path, { headers, redirect: 'manual' })
    return {
      status,
      control: sent.get('cache-control') ?? '',
      vary: sent.get('vary'),
      cookies: sent.getSetCookie().map((cookie) => cookie.split('=')[0]),
      set: sent.get('x-release-set'),
      etag: sent.get('etag') ?? '',
    }
  }
}
const isPrivate = { control: 'private, no-cache', cookies: ['visitor', 'beacon-1'] }

test('without the setting no page is for a CDN', async () => {
  expect(EdgeSettings.parse({}).CDN_SECONDS).toBe(0)
  const visit = await siteOf({ cdnSeconds: 0 })
  expect(await visit()).toMatchObject({ ...isPrivate, vary: 'accept-encoding, cookie' })
})

test('the page of a signed-in browser is for nobody else, also once others have it', async () => {
  const visit = await siteOf()
  await visit()
  const own: Record<string, string>[] = [
    { cookie: session },
    { cookie: `${visitor}; ${session}` },
    { authorization: 'Bearer x' },
  ]
  for (const headers of own) {
    const page = await visit(headers)
    expect(page.control).toBe('private, no-cache')
    expect(page.vary).toBe('accept-encoding, cookie')
    const again = await visit({ ...headers, 'if-none-match': page.etag })
    expect(again).toMatchObject({ status: 304, control: 'private, no-cache' })
  }
})

test('a page with overrides is for nobody else, even where one cannot be read', async () => {
  const visit = await siteOf()
  const overrides = encodeURIComponent('{"shop":"http://127.0.0.1:9/"}')
  const page = await visit({ cookie: `remote-overrides=${overrides}` })
  expect(page.control).toBe('private, no-store')
})

test('during a canary every page is its visitor’s', async () => {
  const visit = await siteOf({ isCanary: true })
  expect(await visit()).toMatchObject(isPrivate)
  expect((await visit({ cookie: visitor })).control).toBe('private, no-cache')
})

test.each([
  ['that is not found', rendered('none', true, { status: 404 })],
  ['that failed', failed],
  ['that lacks data, or may be withdrawn', rendered('half', false)],
  ['of what people write and take back', rendered('feed', true, { brief: true })],
])('a page %s is not for a CDN, and has its cookies', async (_, outcome) => {
  expect(await (await siteOf({ outcome }))()).toMatchObject(isPrivate)
})

test('a redirect is not for a CDN', async () => {
  const outcome: Outcome = { kind: 'redirect', to: '/login', status: 302 }
  const visit = await siteOf({ outcome })
  expect(await visit()).toMatchObject({ status: 302, ...isPrivate })
})

test('nor is what differs by browser', async () => {
  expect(await (await siteOf())({}, '/shop?for=phones')).toMatchObject(isPrivate)
})

test.each([
  ['without a cookie', {}],
  ['with an id', { cookie: visitor }],
])('a visitor %s gets what everybody gets, with no cookie and its set', async (_, headers) => {
  const visit = await siteOf()
  const page = await visit(headers)
  const expected = { control: shared, vary: 'accept-encoding', cookies: [], set: '1' }
  expect(page).toMatchObject({ status: 200, ...expected })
  const again = await visit({ ...headers, 'if-none-match': page.etag })
  expect(again).toMatchObject({ status: 304, ...expected })
})
