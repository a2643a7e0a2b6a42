import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as contract from '@brightyard/contract/calls'
import type { Call } from '@brightyard/contract'
import { send } from './testing/send.ts'
import { ownHeaders, startTestApi } from './testing/test-api.ts'
import type { TestApi } from './testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
}, 60_000)
afterAll(() => api.close())

const subscribe = '/vendor/api/subscribe'
const post = (
  headers: Record<string, string>,
  body = '{"email":"a@example.com"}',
  address = subscribe,
) =>
  send(api.app, address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })

test.each([
  ['no header of ours', { origin: 'http://localhost:3000' }],
  [
    'another header value',
    { origin: 'http://localhost:3000', 'x-requested-with': 'XMLHttpRequest' },
  ],
  ['a foreign page', { origin: 'https://evil.example', 'x-requested-with': 'fetch' }],
  ['a page in a sandbox', { origin: 'null', 'x-requested-with': 'fetch' }],
  ['another port', { origin: 'http://localhost:3001', 'x-requested-with': 'fetch' }],
  [
    'a name that starts like ours',
    { origin: 'http://localhost:3000.evil.example', 'x-requested-with': 'fetch' },
  ],
  [
    'a cross-site call without origin',
    { 'sec-fetch-site': 'cross-site', 'x-requested-with': 'fetch' },
  ],
])('Y-005: a change from %s is refused', async (_name, headers) => {
  const response = await post(headers)
  expect(response.statusCode).toBe(403)
  expect(response.json().code).toBe('cross_origin_request')
})

test('Y-006: only origins of the list get permission to read answers', async () => {
  const get = (origin: string) => send(api.app, '/vendor/api/web/settings', { headers: { origin } })
  expect((await get('http://localhost:3000')).headers['access-control-allow-origin']).toBe(
    'http://localhost:3000',
  )
  for (const origin of [
    'https://evil.example',
    'null',
    'http://localhost:3000.evil.example',
    'http://LOCALHOST:30000',
  ]) {
    expect((await get(origin)).headers['access-control-allow-origin']).toBeUndefined()
  }
})

test.each([
  [400, 'unreadable', '{"email":'],
  [422, 'invalid_input', '[]'],
  [422, 'invalid_input', ''],
  [422, 'invalid_input', '{"email":{"$ne":""}}'],
  [422, 'too_complex', '['.repeat(25) + ']'.repeat(25)],
  [
    422,
    'too_complex',
    JSON.stringify(Object.fromEntries(Array.from({ length: 20_001 }, (_, i) => [`k${i}`, 1]))),
  ],
  [413, 'too_large', JSON.stringify({ email: 'x'.repeat(1_000_001) })],
])(
  'E-023, Y-024, Y-042: a bad body is answered with %i %s and nothing of the inside',
  async (status, code, body) => {
    const response = await post(ownHeaders, body)
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({
      code,
      message: expect.stringMatching(/^[A-Z].+\.$/),
      request_id: response.headers['x-request-id'],
    })
    expect(response.body).not.toMatch(/node_modules|\.ts|at .+\(|zod|fastify/i)
  },
)

test('Y-024: names that mean something to the language are dropped from a body, at any depth', async () => {
  const only = '{"__proto__":{"email":"proto@example.com"}}'
  expect((await post(ownHeaders, only)).statusCode).toBe(422)
  const beside =
    '{"email":"plain@example.com","__proto__":{"email":"proto@example.com"},"constructor":{"prototype":{"email":"made@example.com"}}}'
  expect((await post(ownHeaders, beside)).statusCode).toBe(200)
  const stored = await api.database.query('select email from newsletter_subscribers')
  expect(stored.map(({ email }) => email)).toContain('plain@example.com')
  expect(JSON.stringify(stored)).not.toMatch(/proto@|made@/)
  expect({}).not.toHaveProperty('email')
})

test('Y-022: text that the database cannot store is refused everywhere', async () => {
  const body = (text: string) => JSON.stringify({ email: 'a@example.com', name: text })
  const refused = [
    post(ownHeaders, body('a\0b')),
    post(ownHeaders, body('\ud800')),
    post(ownHeaders, JSON.stringify({ 'half \udc00': 'a key' })),
    post(ownHeaders, body('\udc00'), '/vendor/api/signup'),
    post(ownHeaders, body('\ud800 twice \ud800'), '/vendor/api/password/forgot'),
    send(api.app, '/cms/api/search?text=a%00b'),
  ]
  for (const response of await Promise.all(refused))
    expect([response.statusCode, response.json().code]).toEqual([422, 'unreadable_text'])
  expect((await post(ownHeaders, body('🎒'))).statusCode).toBe(200)
  // What is no text in an address is searched as it is written, as is "50%".
  const written = await send(api.app, '/cms/api/search?text=%ED%A0%80')
  expect([written.statusCode, written.json().text]).toEqual([200, '%ED%A0%80'])
})

test.each([
  ['%ff', 400, 'unreadable'],
  ['%', 400, 'unreadable'],
  ['x'.repeat(500), 404, 'unknown_address'],
])(
  'Y-022: the address …/%s, which the router cannot read, is a Problem too',
  async (part, status, code) => {
    const response = await send(api.app, `/cms/api/page/${part}`)
    expect([response.statusCode, response.json().code]).toEqual([status, code])
    expect(response.json().request_id).toMatch(/^[\w-]{8,}$/)
  },
)

test('an unsupported kind of body is refused with 415', async () => {
  const response = await post({ ...ownHeaders, 'content-type': 'application/xml' }, '<email/>')
  expect([response.statusCode, response.json().code]).toEqual([415, 'unsupported_type'])
})

test('an unknown address is a Problem too', async () => {
  const response = await send(api.app, '/vendor/api/no-such-thing')
  expect([response.statusCode, response.json().code]).toEqual([404, 'unknown_address'])
})

test('Y-042: a failure of the database shows no query, and a request id', async () => {
  await api.db.execute('alter table site_settings rename to site_settings_gone')
  const response = await send(api.app, '/vendor/api/web/settings', {
    headers: { 'x-request-id': 'from-the-edge-1' },
  })
  await api.db.execute('alter table site_settings_gone rename to site_settings')
  expect(response.statusCode).toBe(500)
  expect(response.json()).toMatchObject({ code: 'internal_error', request_id: 'from-the-edge-1' })
  expect(response.body).not.toMatch(/select|site_settings|relation/i)
})

test('Y-019: an address makes 300 calls in five minutes, not 301; the edge itself is not counted', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.50' }
  const ask = (more: Record<string, string> = headers) =>
    send(api.app, '/vendor/api/getcountries', { headers: more })
  const answers = await Promise.all(Array.from({ length: 300 }, () => ask()))
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
  const refused = await ask()
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json().code).toBe('busy')
  expect((await ask({ 'x-forwarded-for': '203.0.113.51' })).statusCode).toBe(200)
  expect((await ask({})).statusCode).toBe(200)
}, 30_000)

test('Y-009, Y-041: health, readiness and the headers of every answer', async () => {
  const health = await send(api.app, '/healthz')
  expect(health.json()).toEqual({ status: 'ok' })
  expect((await send(api.app, '/readyz')).json()).toEqual({ status: 'ready' })
  expect(health.headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  })
})

test('P-018: every call that needs a session refuses a visitor with 401 before it looks at anything else', async () => {
  const isCall = (one: unknown): one is Call =>
    typeof one === 'object' && one !== null && 'session' in one
  const calls = Object.values<unknown>(contract)
    .filter(isCall)
    .filter(
      ({ session, method, base, path }) =>
        session === 'required' && api.app.hasRoute({ method, url: `/${base}${path}` }),
    )
  expect(calls.length).toBeGreaterThan(10)
  for (const call of calls) {
    const response = await send(api.app, `/${call.base}${call.path.replace(/:\w+/g, 'x')}`, {
      method: call.method,
      headers: ownHeaders,
    })
    expect([call.name, response.statusCode]).toEqual([call.name, 401])
  }
})
