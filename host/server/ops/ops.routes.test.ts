/** @jest-environment node */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { network, userOf } from '@brightyard/testing'
import fastify, { type FastifyInstance } from 'fastify'
import { opsRoutes } from './ops.routes.ts'

interface Seen {
  url: string
  headers: Record<string, unknown>
  body: unknown
}

const asha = userOf('superAdmin', { name: 'Asha Verma', email: 'asha@example.com' })
const people: Record<string, object> = { asha, guardian: userOf('guardian') }

let api: FastifyInstance
let registry: FastifyInstance
let apiUrl = ''
let registryUrl = ''
let seen: Seen[] = []
let answerOfRegistry = { status: 200, body: { changed: true } as object }
const edges: FastifyInstance[] = []

beforeAll(async () => {
  network.close() // the servers are real
  api = fastify()
  api.get('/vendor/api/user', (request, reply) => {
    const user = people[request.headers.authorization?.replace('Bearer ', '') ?? '']
    return user ?? reply.code(401).send({})
  })
  apiUrl = await api.listen({ port: 0, host: '127.0.0.1' })
  registry = fastify()
  registry.all('/*', (request, reply) => {
    const { url, headers, body } = request
    seen.push({ url, headers, body })
    return reply.code(answerOfRegistry.status).send(answerOfRegistry.body)
  })
  registryUrl = await registry.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(() => {
  seen = []
  answerOfRegistry = { status: 200, body: { changed: true } }
})
afterEach(() => Promise.all(edges.splice(0).map((edge) => edge.close())))
afterAll(() => Promise.all([api.close(), registry.close()]))

interface Settings {
  apiUrl?: string
  registryUrl?: string
  token?: string | null
}

async function startEdge(given: Settings = {}) {
  const edge = fastify()
  edges.push(edge)
  opsRoutes(edge, { apiUrl, registryUrl, token: 'operator-token', ...given })
  return edge.listen({ port: 0, host: '127.0.0.1' })
}

const ask = async (edge: string, path: string, init: RequestInit = {}) => {
  const answer = await fetch(`${edge}/ops/registry${path}`, init)
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
const as = (person: string, more: Record<string, string> = {}) => ({
  authorization: `Bearer ${person}`,
  'x-requested-with': 'fetch',
  'content-type': 'application/json',
  ...more,
})
const swap = (headers: Record<string, string>, more: object = {}) => ({
  method: 'POST',
  headers,
  body: JSON.stringify({
    remotes: { shop: { url: 'https://releases.example/shop/1/' } },
    reason: 'new bag page',
    expect: 4,
    ...more,
  }),
})

describe('Ops page: the edge lets super admins through and nobody else', () => {
  test.each([
    ['without a token', {}],
    ['with a token that the api does not know', { authorization: 'Bearer nobody' }],
    ['with something else than a token', { authorization: 'Basic YTpi' }],
  ])('%s it is a 401, and the registry hears nothing', async (_, headers) => {
    const edge = await startEdge()
    expect(await ask(edge, '/deployments/current', { headers })).toMatchObject({ status: 401 })
    expect(seen).toEqual([])
  })

  test('anybody else than a super admin is a 403, for reading too', async () => {
    const edge = await startEdge()
    const refusal = { status: 403, body: { code: 'not-an-operator' } }
    expect(await ask(edge, '/deployments/current', { headers: as('guardian') })).toMatchObject(
      refusal,
    )
    expect(await ask(edge, '/swap', swap(as('guardian')))).toMatchObject(refusal)
    expect(seen).toEqual([])
  })

  test('with the api away nobody is let through', async () => {
    const edge = await startEdge({ apiUrl: 'http://127.0.0.1:1' })
    const answer = await ask(edge, '/deployments/current', { headers: as('asha') })
    expect(answer).toMatchObject({ status: 502, body: { code: 'api-unreachable' } })
    expect(seen).toEqual([])
  })
})

describe('Ops page: changes come from the site’s own pages', () => {
  test.each([
    ['no X-Requested-With', { 'x-requested-with': '' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['no origin to speak of', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of the site', { 'sec-fetch-site': 'same-site' }],
  ])('%s: 403, and nothing is changed', async (_, headers) => {
    const edge = await startEdge()
    const answer = await ask(edge, '/swap', swap(as('asha', headers)))
    expect(answer).toMatchObject({ status: 403, body: { code: 'cross-origin' } })
    expect(seen).toEqual([])
  })

  test('the site’s own origin passes', async () => {
    const edge = await startEdge()
    const own = as('asha', { origin: edge, 'sec-fetch-site': 'same-origin' })
    expect(await ask(edge, '/swap', swap(own))).toMatchObject({ status: 200 })
  })
})

describe('Ops page: what the registry gets', () => {
  test('the change, the signed-in person as actor, and the edge’s own token instead of the person’s', async () => {
    const edge = await startEdge()
    await ask(edge, '/swap', swap(as('asha', { 'x-request-id': 'r-77' })))
    expect(seen).toMatchObject([
      {
        url: '/swap',
        headers: {
          authorization: 'Bearer operator-token',
          'x-request-id': expect.stringMatching(/^req-/),
        },
        body: {
          remotes: { shop: { url: 'https://releases.example/shop/1/' } },
          reason: 'new bag page',
          expect: 4,
          actor: 'Asha Verma (asha@example.com)',
        },
      },
    ])
    expect(seen[0]?.headers.cookie).toBeUndefined()
  })

  test('an actor named by the browser is ignored', async () => {
    const edge = await startEdge()
    await ask(edge, '/swap', swap(as('asha'), { actor: 'registry' }))
    expect(seen).toMatchObject([{ body: { actor: 'Asha Verma (asha@example.com)' } }])
  })

  test('no change without a reason', async () => {
    const edge = await startEdge()
    const answer = await ask(edge, '/swap', swap(as('asha'), { reason: '  ' }))
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid-input' } })
    expect(answer.body.message).toContain('give a reason')
    expect(seen).toEqual([])
  })

  test('reading goes on with its numbers and nothing else', async () => {
    const edge = await startEdge()
    const headers = as('asha')
    await ask(edge, '/sets/4/diff/7?vendor_id=3', { headers })
    await ask(edge, '/telemetry/releases?hours=6', { headers })
    await ask(edge, '/deployments', { headers })
    const urls = seen.map(({ url }) => url)
    expect(urls).toEqual(['/sets/4/diff/7', '/telemetry/releases?hours=6', '/deployments?limit=50'])
    expect(await ask(edge, '/sets/..%2Ftokens/diff/7', { headers })).toMatchObject({ status: 422 })
  })

  test('calls that the page does not make are not there', async () => {
    const edge = await startEdge()
    expect(await ask(edge, '/tokens', { headers: as('asha') })).toMatchObject({ status: 404 })
    expect(seen).toEqual([])
  })
})

describe('Ops page: what comes back', () => {
  test('a conflict arrives whole, with what is current now', async () => {
    const body = {
      code: 'set_changed',
      message: 'Someone else deployed first.',
      current: { number: 9 },
    }
    answerOfRegistry = { status: 409, body }
    const edge = await startEdge()
    expect(await ask(edge, '/swap', swap(as('asha')))).toEqual({ status: 409, body })
  })

  test('an unreachable registry is reported as such', async () => {
    const edge = await startEdge({ registryUrl: 'http://127.0.0.1:1' })
    const answer = await ask(edge, '/deployments/current', { headers: as('asha') })
    expect(answer).toMatchObject({ status: 502, body: { code: 'registry-unreachable' } })
  })

  test('an edge whose token the registry refuses does not sign the person out', async () => {
    answerOfRegistry = { status: 401, body: { code: 'not_signed_in' } }
    const edge = await startEdge()
    const answer = await ask(edge, '/deployments/current', { headers: as('asha') })
    expect(answer).toMatchObject({ status: 502, body: { code: 'ops-token-refused' } })
  })

  test('without OPS_TOKEN it says that operations are not set up here', async () => {
    const edge = await startEdge({ token: null })
    const answer = await ask(edge, '/deployments/current', { headers: as('asha') })
    expect(answer).toMatchObject({ status: 404, body: { code: 'ops-not-set-up' } })
    expect(seen).toEqual([])
  })
})
