/** @jest-environment node */
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { network } from '@brightyard/testing'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import fastify, { type FastifyInstance } from 'fastify'
import { EdgeSettings } from './settings.ts'

// Files are not asked for here: jest cannot load what serves folders, and finds no fonts.
jest.unstable_mockModule('@fastify/static', () => ({ default: async () => {} }))
const noFonts = { prefix: '/fonts/1/', folder: '', css: '', preloads: [] }
jest.unstable_mockModule('./delivery/site-fonts.ts', () => ({ siteFonts: () => noFonts }))
const { createEdge } = await import('./edge.ts')
const { foldersOf } = await import('./edge-folders.ts')

let folder: string
let api: FastifyInstance
let edge: FastifyInstance
let site: string

async function startEdge(environment: Record<string, string> = {}) {
  const settings = EdgeSettings.parse({
    API_URL: `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`,
    REGISTRY_URL: 'http://127.0.0.1:9', // nobody is there: the site is starting
    DATA_FOLDER: join(folder, 'data'),
    OVERRIDE_LOOPBACK: 'true',
    LOG_LEVEL: 'silent',
    ...environment,
  })
  return createEdge(settings, {
    ...foldersOf(folder),
    serviceWorker: join(import.meta.dirname, '../service-worker'),
  })
}

beforeAll(async () => {
  network.close() // the servers are real
  folder = mkdtempSync(join(tmpdir(), 'brightyard-edge-'))
  for (const path of ['dist/browser', 'public']) mkdirSync(join(folder, path), { recursive: true })
  const none = {
    starter: 'starter.js',
    fonts: [],
    onDemand: [],
    chunks: {},
    shared: {},
    provides: {},
    files: {},
  }
  const assets = { fingerprint: '1', publicPath: '/host/', scripts: [], styles: [], ...none }
  writeFileSync(join(folder, 'dist/host-assets.json'), JSON.stringify(assets))

  api = fastify({ trustProxy: 'loopback', bodyLimit: 1_000_000 })
  api.all('/vendor/api/who', ({ ip, ips, protocol }) => ({ ip, hops: ips?.length, protocol }))
  await api.listen({ port: 0, host: '127.0.0.1' })
  edge = await startEdge()
  site = await edge.listen({ port: 0, host: '127.0.0.1' })
}, 30_000)
afterAll(async () => {
  await edge.close()
  await api.close()
  rmSync(folder, { recursive: true })
})

describe('addresses that would lead to another site', () => {
  test.each([
    ['//evil.example//a?remote.shop=', '/evil.example/a?remote.shop='],
    ['//evil.example', '/evil.example'],
    ['///evil.example/', '/evil.example/'],
    ['/\\evil.example?remote.shop=', '/evil.example?remote.shop='],
    ['/\\/evil.example', '/evil.example'],
    ['/%2fevil.example', '/evil.example'],
    ['/%2f/', '/'],
    ['/%5Cevil.example', '/evil.example'],
    ['/%2F%5c/evil.example', '/evil.example'],
    ['/..//evil.example?remote.shop=', '/evil.example?remote.shop='],
    ['/%2e%2e//evil.example', '/evil.example'],
    ['/.//..//%2fevil.example', '/evil.example'],
    ['/shop//cups', '/shop/cups'],
  ])('%s is redirected on this site', async (url, target) => {
    const raw = await sendRaw(`GET ${url} HTTP/1.1\r\nhost: site\r\nconnection: close\r\n\r\n`)
    expect(raw).toMatch(/^HTTP\/1\.1 308 /)
    expect(/^location: (.*)\r$/im.exec(raw)?.[1]).toBe(target)
  })

  test.each(['/?remote.shop=', '/shop/..?remote.shop=', '/a?remote.shop=&next=//evil.example'])(
    'an override that ends at %s stays on this site',
    async (url) => {
      const { headers, status } = await fetch(site + url, { redirect: 'manual' })
      expect(status).toBe(303)
      expect(headers.get('location')).toMatch(/^\/(?![/\\])/)
    },
  )

  test.each(['http://evil.example/', 'http://site@evil.example/', 'http://site.evil.example/'])(
    'another site’s whole address is no address of this one: %s',
    async (address) => {
      const raw = await sendRaw(
        `GET ${address}?remote.shop= HTTP/1.1\r\nhost: site\r\nconnection: close\r\n\r\n`,
      )
      expect(raw).toMatch(/^HTTP\/1\.1 40\d /)
      expect(raw).not.toMatch(/^location:/im)
    },
  )

  // The Host does not have to be the one that the address names, which counts.
  test.each([
    ['http://localhost:3000/shop//cups?a=//b', 'localhost:3000', '/shop/cups?a=//b'],
    ['http://localhost:3000/shop//cups', 'site', '/shop/cups'],
    ['HTTPS://site:8443//cups', 'site:8443', '/cups'],
    ['http://site?remote.shop=', 'site', '/'],
    ['http://SITE//cups', 'Site', '/cups'],
  ])('%s is this site’s own for the host %s', async (address, host, target) => {
    const raw = await sendRaw(
      `GET ${address} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`,
    )
    expect(raw).toMatch(/^HTTP\/1\.1 30[38] /)
    expect(/^location: (.*)\r$/im.exec(raw)?.[1]).toBe(target)
  })

  test.each(['', 'http://site', 'http://localhost:3000'])(
    'the addresses of this site are answered after %s',
    async (start) => {
      const { port } = edge.server.address() as AddressInfo
      const statusOf = async (path: string) => {
        const sent = request({ port, path: start + path, headers: { host: 'site' } }).end()
        const [answer] = (await once(sent, 'response')) as [IncomingMessage]
        answer.resume()
        return answer.statusCode
      }
      expect(await statusOf('/healthz')).toBe(200)
      expect(await statusOf('/shop')).toBe(503) // it is starting
      expect(await statusOf('/vendor/api/who')).toBe(200)
    },
  )

  test('a slash in a query is nobody’s business', async () => {
    expect((await fetch(`${site}/search?q=a//b`)).status).toBe(503)
  })
})

describe('visitors behind a load balancer', () => {
  const visitor = { 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https' }

  /** What the API hears of a visitor, and the visitor's cookie, when the edge is reached from this address. */
  async function reachedFrom(
    remoteAddress: string,
    networks: string,
    headers: Record<string, string> = visitor,
  ) {
    const app = await startEdge({ TRUSTED_NETWORKS: networks })
    app.server.prependListener('connection', (socket) =>
      Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress }),
    )
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const answer = await fetch(`${address}/vendor/api/who`, { headers })
    const page = await fetch(address, { headers })
    const result = {
      ...((await answer.json()) as object),
      isSecure: page.headers.get('set-cookie')?.endsWith('; Secure'),
    }
    await app.close()
    return result
  }

  test('a proxy of TRUSTED_NETWORKS says who asks, and the API hears it', async () => {
    const known = { ip: '198.51.100.7', hops: 2, protocol: 'https', isSecure: true }
    expect(await reachedFrom('10.1.2.3', '10.0.0.0/8')).toEqual(known)
    const chain = { ...visitor, 'x-forwarded-for': '1.2.3.4, 198.51.100.7, 10.9.9.9' }
    expect(await reachedFrom('10.1.2.3', '10.0.0.0/8', chain)).toEqual(known)
  })

  test.each([
    ['10.1.2.3', ''],
    ['203.0.113.5', '10.0.0.0/8'],
  ])('what %s claims counts for nothing with TRUSTED_NETWORKS=%s', async (from, networks) => {
    const unknown = { ip: from, hops: 2, protocol: 'http', isSecure: false }
    expect(await reachedFrom(from, networks)).toEqual(unknown)
  })

  test('Y-019: renders and sitemaps count by the address that a proxy names', async () => {
    const app = await startEdge({ RENDERS_PER_ADDRESS: '2' })
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const statusFrom = async (ip: string) =>
      (await fetch(`${address}/sitemap.xml`, { headers: { 'x-forwarded-for': ip } })).status
    const answers: number[] = []
    for (const host of [7, 7, 7, 8]) answers.push(await statusFrom(`198.51.100.${host}`))
    expect(answers).toEqual([503, 503, 429, 503]) // this API has nothing to list
    await app.close()
  })

  test('a setting that lists no networks is refused', () => {
    expect(EdgeSettings.safeParse({ TRUSTED_NETWORKS: 'everyone' }).error?.issues).toMatchObject([
      { path: ['TRUSTED_NETWORKS'], message: expect.stringContaining('networks like 10.0.0.0/8') },
    ])
  })
})

/** Words of the libraries that serve, none of which a visitor should read. */
const libraryWords = /FST_|fastify|undici|zod|route |not found|unexpected|unsupported|statusCode/i

describe('what the edge refuses', () => {
  const large = 'x'.repeat(10_000_000)

  test.each(['/vendor/api/who', '/telemetry', '/inspector/overrides', '/anything'])(
    '10 MB to %s are 413 with a sentence, as API and page have it',
    async (path) => {
      const answer = await fetch(site + path, { method: 'POST', body: large })
      expect(answer.status).toBe(413)
      const problem: unknown = await answer.json()
      expect(problem).toEqual({
        code: 'too_large',
        message: 'This is too large to send.',
        request_id: answer.headers.get('x-request-id'),
      })
    },
  )

  test('so are 10 MB that do not announce their length', async () => {
    const answer = await fetch(`${site}/vendor/api/who`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: new Blob([large]).stream(),
      duplex: 'half',
    } as RequestInit)
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ code: 'too_large' })
  })

  test.each([
    ['an unknown address', 404, '/nothing', { method: 'POST' }],
    [
      'bad JSON',
      400,
      '/inspector/overrides',
      { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{' },
    ],
    [
      'another type',
      415,
      '/inspector/overrides',
      { method: 'PUT', headers: { 'content-type': 'text/csv' }, body: 'a' },
    ],
    ['a bad encoding', 400, '/%E0%A4%A', {}],
    ['an unusual method', 404, '/', { method: 'PROPFIND' }],
  ])('%s is %i, with a sentence and the id', async (_, status, path, options) => {
    const answer = await fetch(site + path, options)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({
      code: expect.stringMatching(/^[a-z_]+$/),
      message: expect.stringMatching(/^(?!.*(?:FST_|JSON at|position))[A-Z].+\.$/),
      request_id: answer.headers.get('x-request-id'),
    })
  })

  test.each([
    ['an unknown method', 'NONSENSE / HTTP/1.1\r\nhost: a\r\n\r\n', 400],
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['an endless address', `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431],
  ])('%s is answered with a sentence and an id', async (_, text, status) => {
    const answer = await sendRaw(text)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    const id = /^x-request-id: ([\w-]+)\r$/im.exec(answer)?.[1]
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      message: expect.stringMatching(/^[A-Z].+\.$/),
      request_id: id,
    })
    expect(answer).not.toMatch(libraryWords)
  })

  test('a browser that opens such an address sees a sentence, the id and the way home', async () => {
    const answer = await fetch(`${site}/%E0%A4%A`, { headers: { accept: 'text/html' } })
    expect(answer.headers.get('content-type')).toContain('text/html')
    const page = await answer.text()
    expect(page).toContain('This address is not valid.')
    expect(page).toContain(String(answer.headers.get('x-request-id')))
  })

  test('a form sent before its page had run is answered with its page, and nothing of it is in an address', async () => {
    const answer = await fetch(`${site}/login?redirectURL=/profile`, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'text/html' },
      body: new URLSearchParams({ username: 'a@example.com', password: 'secret' }),
    })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/login?redirectURL=/profile')
  })

  test.each(['/', '/healthz', '/readyz', '/release-set', '/r/shop/1/x.js', '/metrics', '/ops'])(
    'the answer of %s names its request; an id from outside that is none is replaced',
    async (path) => {
      const idFor = async (given: string) =>
        (await fetch(site + path, { headers: { 'x-request-id': given } })).headers.get(
          'x-request-id',
        )
      expect(await idFor('visit-12345')).toBe('visit-12345')
      expect(await idFor('<script>')).toMatch(/^[\w-]{36}$/)
    },
  )
})

/** Sends what no client library would. */
const sendRaw = (text: string) =>
  new Promise<string>((resolve, reject) => {
    const { port } = edge.server.address() as AddressInfo
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()))
    socket.on('error', (error) => (chunks.length > 0 ? undefined : reject(error)))
  })
