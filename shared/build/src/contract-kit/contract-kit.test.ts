import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { RemoteDocument, type ReleaseSet } from '@brightyard/contract/release'
import { copySampleRemote } from '../sample-remote.ts'
import { checkCalls, type OpenApi } from './check-calls.ts'
import { checkChannels } from './check-channels.ts'
import { main } from './command.ts'
import type { JsonSchema } from './json-schema.ts'
import { shapeDifferences } from './shape-differences.ts'
import { usedCalls } from './used-calls.ts'

const count: JsonSchema = {
  type: 'object',
  properties: { count: { type: 'integer' } },
  required: ['count'],
}
const channel = 'shop/cart-count-changed@1'

const release = (name: string, claims: Partial<RemoteDocument>): RemoteDocument => ({
  name,
  version: '1',
  commit: 'none',
  builtAt: '2026-01-01T00:00:00.000Z',
  contract: 1,
  routes: [],
  slots: [],
  publishes: [],
  subscribes: [],
  shared: {},
  modules: {},
  files: {},
  entry: { browser: 'a.js', server: 'b.cjs', manifest: 'c.json' },
  ...claims,
})

const deployed = (...documents: RemoteDocument[]): ReleaseSet => ({
  number: 7,
  previous: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  actor: 'ops',
  reason: 'test',
  remotes: Object.fromEntries(
    documents.map((document) => {
      const { name, version } = document
      const stored = {
        name,
        version,
        sourceUrl: '',
        digest: '',
        storedAt: document.builtAt,
        document,
      }
      return [name, { release: stored, lastKnownGood: null }]
    }),
  ),
})

test('a channel nobody publishes in that version is reported with the existing versions', () => {
  const header = release('header', { subscribes: ['shop/cart-count-changed@2'] })
  const shop = release('shop', { publishes: [channel] })
  expect(checkChannels(header, deployed(shop))).toEqual([
    `shop/cart-count-changed@2 is read here and published by nobody in set 7; published is ${channel}.`,
  ])
  const fine = release('header', { subscribes: [channel, 'session/changed@1'] })
  expect(checkChannels(fine, deployed(shop))).toEqual([])
})

test('a payload that changed under the same version is reported, whichever side changed it', () => {
  const changed: JsonSchema = { ...count, properties: { count: { type: 'string' } } }
  const reader = (shape: JsonSchema) =>
    release('header', { subscribes: [channel], payloads: { [channel]: shape } })
  const speaker = (shape: JsonSchema) =>
    release('shop', { publishes: [channel], payloads: { [channel]: shape } })
  expect(checkChannels(reader(count), deployed(speaker(count)))).toEqual([])
  expect(checkChannels(reader(count), deployed(speaker(changed)))[0]).toContain(
    'what shop publishes cannot be read by header: payload.count is string, expected integer',
  )
  expect(checkChannels(speaker(changed), deployed(reader(count)))).toHaveLength(1)
})

test('a channel that is still read but no longer published is reported', () => {
  const before = release('shop', { publishes: [channel] })
  const reader = release('header', { subscribes: [channel] })
  expect(checkChannels(release('shop', {}), deployed(before, reader))[0]).toContain(
    'header still reads it',
  )
})

test('shapes are compared as a reader meets them', () => {
  const cases: [given: JsonSchema, wanted: JsonSchema, differences: string[]][] = [
    [{ type: 'integer' }, { type: 'number' }, []],
    [{ type: 'number' }, { type: 'integer' }, ['x is number, expected integer']],
    [
      { anyOf: [{ type: 'string' }, { type: 'null' }] },
      { type: 'string' },
      ['x is null, expected string'],
    ],
    [{ type: ['string', 'null'] }, { anyOf: [{ type: 'null' }, { type: 'string' }] }, []],
    [{ enum: ['a', 'b'] }, { enum: ['a'] }, ['x can be "b", which is not expected']],
    [{ type: 'object', properties: {} }, count, ['x.count is missing']],
    [{ ...count, required: [] }, count, ['x.count is not always there']],
    [{ ...count, properties: { ...count.properties, more: {} } }, count, []],
    [
      { ...count, properties: { ...count.properties, more: {} } },
      { ...count, additionalProperties: false },
      ['x.more is not known there'],
    ],
    [{ type: 'array', items: count }, { type: 'array', items: {} }, []],
    [
      { type: 'array', items: { type: 'string' } },
      { type: 'array', items: count },
      ['x[] is string, expected object'],
    ],
  ]
  for (const [given, wanted, differences] of cases) {
    expect([given, shapeDifferences(given, wanted, 'x')]).toEqual([given, differences])
  }
})

const page = `import { getProduct, type Call } from '@brightyard/contract/calls'
export const Component = () => null
export const loader = () => getProduct satisfies Call`

let sample: ReturnType<typeof copySampleRemote>
beforeAll(async () => {
  sample = copySampleRemote()
  sample.write('src/features/home/home.page.tsx', page)
  await sample.build()
}, 60_000)
afterAll(() => sample.remove())

/** An api that has getProduct as the contract states it, unless changed. */
async function apiOf(change: (answer: JsonSchema) => void = () => {}): Promise<OpenApi> {
  const [call] = await usedCalls(sample.folder)
  const schema = structuredClone(call?.response ?? {})
  change(schema)
  const parameters = [{ name: 'id', in: 'path', required: true }]
  const responses = { '200': { content: { 'application/json': { schema } } } }
  const path = '/cms/api/ecommerce/product/web/product/{id}'
  return { paths: { [path]: { get: { parameters, responses } } } }
}

test('calls are found in the sources and compared with what the api answers', async () => {
  const calls = await usedCalls(sample.folder)
  expect(calls.map(({ name }) => name)).toEqual(['getProduct'])
  expect(checkCalls(calls, await apiOf())).toEqual([])
  const without = await apiOf((answer) => {
    delete answer.properties?.['name']
    answer.required = answer.required?.filter((name) => name !== 'name')
  })
  expect(checkCalls(calls, without)).toEqual([
    'getProduct (GET /cms/api/ecommerce/product/web/product/{id}): answer.name is missing.',
  ])
  expect(checkCalls(calls, { paths: {} })[0]).toContain('has no such call')
})

test('fields that a call sends are compared with what the api takes', () => {
  const body: JsonSchema = { type: 'object', properties: { code: { type: 'string' } } }
  const query: JsonSchema = { type: 'object', properties: { page: { type: 'integer' } } }
  const call = { name: 'apply', method: 'post', path: '/a', query, body, response: undefined }
  const wanted = { type: 'object', properties: { code: { type: 'string' } }, required: ['code'] }
  const operation = {
    parameters: [{ name: 'room', in: 'query', required: true }],
    requestBody: { content: { 'application/json': { schema: wanted } } },
  }
  expect(checkCalls([call], { paths: { '/a': { post: operation } } })).toEqual([
    'apply (POST /a): the query needs room.',
    "apply (POST /a): the query's page is not known there.",
    'apply (POST /a): body.code is not always there.',
  ])
})

let server: Server | undefined
afterEach(() => void server?.close())

/** What is deployed: a registry and an api in one. */
function serve(answers: Record<string, unknown>): Promise<string> {
  server = createServer((request, response) => {
    const answer = answers[request.url ?? '']
    response.writeHead(answer ? 200 : 404).end(JSON.stringify(answer))
  })
  return new Promise((resolve) => {
    server?.listen(0, '127.0.0.1', () => {
      const address = server?.address()
      resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
    })
  })
}

test('the command ends with 0 when all fits, 1 when not, 4 when nobody answers', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => {})
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const built = RemoteDocument.parse(
    JSON.parse(readFileSync(join(sample.release, 'remote.json'), 'utf8')),
  )
  expect(built.payloads?.[channel]).toMatchObject({ properties: { count: { type: 'integer' } } })
  const shop = (shape: JsonSchema) =>
    deployed(release('shop', { publishes: [channel], payloads: { [channel]: shape } }))
  const run = (url: string) => main(['--registry', url, '--api', url], {}, sample.folder)

  const text: JsonSchema = { ...count, properties: { count: { type: 'string' } } }
  const fitting = { '/sets/current': shop(count), '/docs/json': await apiOf() }
  expect(await run(await serve(fitting))).toBe(0)
  server?.close()
  expect(await run(await serve({ ...fitting, '/sets/current': shop(text) }))).toBe(1)
  server?.close()
  expect(await run(await serve({ ...fitting, '/docs/json': { paths: {} } }))).toBe(1)
  expect(await run('http://127.0.0.1:9')).toBe(4)
  expect(await main(['--registri'], {}, sample.folder)).toBe(2)
})

test('calls of a part of the runtime that a remote bundles are its own', async () => {
  sample.write(
    'src/features/home/paid.ts',
    "import { throwRefusal } from '@brightyard/runtime/payments'\nexport const refuse = throwRefusal",
  )
  const calls = await usedCalls(sample.folder)
  expect(calls.map(({ name }) => name)).toEqual([
    'getPaymentStatus',
    'getProduct',
    'listCoupons',
    'markPayment',
  ])
})

test('a build that is older than its sources is refused, with what has changed', async () => {
  const said: string[] = []
  jest.spyOn(console, 'error').mockImplementation((text) => void said.push(String(text)))
  // No service is asked: nothing of such a build is worth comparing
  const run = () => main(['--registry', 'http://127.0.0.1:9'], {}, sample.folder)
  await sample.build()
  expect(await run()).toBe(4)
  sample.write('src/features/home/later.ts', 'export const later = 1')
  expect(await run()).toBe(2)
  expect(said.at(-1)).toContain('was not built from the sources that are here now')
  expect(said.at(-1)).toContain('Changed since:\n  src/features/home/later.ts\nBuild it again')
  sample.delete('src/features/home/later.ts')
  expect(await run()).toBe(4)

  // The version of this one does not say what it was built from
  process.env['RELEASE_VERSION'] = '7.0.0'
  try {
    await sample.build()
  } finally {
    delete process.env['RELEASE_VERSION']
  }
  expect(await run()).toBe(4)
  sample.write('src/features/home/later.ts', 'export const later = 1')
  expect(await run()).toBe(2)
}, 60_000) // it builds twice
