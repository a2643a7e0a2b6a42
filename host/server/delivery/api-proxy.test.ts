/** @jest-environment node */
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { network } from '@brightyard/testing'
import { beforeAll, expect, test } from '@jest/globals'
import { closeConnectionsOnStop, draining, logRequests } from '@brightyard/observability'
import Fastify, { LogController } from 'fastify'
import { proxyToApi } from './api-proxy.ts'

beforeAll(() => network.close()) // the servers are real

const address = '/vendor/api/web/settings'

/** A server whose log lines are gathered. */
function logged(options: { requestIdHeader?: string; genReqId?: () => string } = {}) {
  const logController = new LogController({ disableRequestLogging: true })
  const ids = new Set<unknown>()
  const lines: string[] = []
  const write = (line: string) => {
    lines.push(line)
    const { reqId } = JSON.parse(line) as { reqId?: string }
    if (reqId) ids.add(reqId)
  }
  return { ids, lines, app: Fastify({ ...options, logController, logger: { stream: { write } } }) }
}

test('one id is in the log lines of edge and API, and in the answer when the API is away', async () => {
  const api = logged({ requestIdHeader: 'x-request-id' })
  api.app.get(address, () => ({}))
  const edge = logged({ genReqId: () => 'visit-1' })
  for (const { app } of [api, edge]) logRequests(app)
  await proxyToApi(edge.app, await api.app.listen({ port: 0, host: '127.0.0.1' }))

  const site = await edge.app.listen({ port: 0, host: '127.0.0.1' })

  expect((await fetch(site + address)).status).toBe(200)
  expect([[...edge.ids], [...api.ids]]).toEqual([['visit-1'], ['visit-1']])

  await api.app.close()
  const away = await fetch(site + address)
  expect(away.status).toBe(502)
  expect(away.headers.get('retry-after')).toBe('2')
  expect(await away.json()).toMatchObject({ code: 'api-unreachable', request_id: 'visit-1' })
  await edge.app.close()
})

test('what visitors type is in no line about the way to the API', async () => {
  const api = Fastify()
  const list = '/vendor/api/wishlist/shared'
  api.get(`${list}/:token`, () => ({}))
  const edge = logged()
  logRequests(edge.app)
  await proxyToApi(edge.app, await api.listen({ port: 0, host: '127.0.0.1' }))
  const site = await edge.app.listen({ port: 0, host: '127.0.0.1' })
  const visit = () => fetch(`${site}${list}/secret?q=head+lice`)
  expect((await visit()).status).toBe(200)
  await api.close()
  expect((await visit()).status).toBe(502)
  await edge.app.close()
  const text = edge.lines.join('')
  expect(text).toContain(`"path":"${list}/…"`)
  expect(text).not.toMatch(/secret|lice/)
})

test.each([
  ['expect', '100-continue'],
  ['upgrade', 'websocket'],
  ['te', 'trailers'],
  ['keep-alive', 'timeout=5'],
])(
  'what a client says of its own connection, %s: %s, does not keep the API from answering',
  async (name, value) => {
    const api = Fastify()
    api.post(address, ({ body, headers }) => ({ body, passedOn: headers[name] ?? null }))
    const edge = Fastify()
    await proxyToApi(edge, await api.listen({ port: 0, host: '127.0.0.1' }))
    const site = await edge.listen({ port: 0, host: '127.0.0.1' })
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
    const answer = await new Promise<string>((resolve, reject) => {
      const call = request(site + address, {
        method: 'POST',
        headers: { ...headers, [name]: value },
      })
      call.on('response', (response) => resolve(text(response))).on('error', reject)
      call.end('{"name":"Asha"}')
    })
    expect(JSON.parse(answer)).toEqual({ body: { name: 'Asha' }, passedOn: null })
    await edge.close()
    await api.close()
  },
)

test('Y-038: event streams and bodies that never end leave the way to the API open for others', async () => {
  const api = Fastify({ forceCloseConnections: true })
  const held = { GET: 0, POST: 0 }
  api.addHook('onRequest', async ({ method }) => void (held[method as keyof typeof held] += 1))
  api.get(`${address}/events`, (_request, reply) => {
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n')
  })
  api.post(address, () => ({}))
  api.get(address, () => ({}))
  const edge = Fastify({ forceCloseConnections: true })
  await proxyToApi(edge, await api.listen({ port: 0, host: '127.0.0.1' }))
  const site = await edge.listen({ port: 0, host: '127.0.0.1' })
  const follow = () => request(`${site}${address}/events`).end()
  const sendSlowly = () => {
    const headers = { 'content-type': 'application/json', 'content-length': '100' }
    const call = request(site + address, { method: 'POST', headers })
    call.write('{')
    return call
  }
  const calls = Array.from({ length: 200 }, (_, index) => (index % 2 ? follow() : sendSlowly()))
  for (const call of calls) call.on('error', () => {})
  while (held.GET + held.POST < 200) await new Promise((resolve) => setTimeout(resolve, 5))

  expect((await fetch(site + address)).status).toBe(200)

  for (const call of calls) call.destroy()
  await edge.close()
  await api.close()
})

test('Y-041: an edge that leaves closes connections after answers of the API too', async () => {
  const api = Fastify()
  api.get(address, () => ({}))
  const edge = Fastify()
  draining(edge)
  await proxyToApi(edge, await api.listen({ port: 0, host: '127.0.0.1' }))
  const site = await edge.listen({ port: 0, host: '127.0.0.1' })
  const connection = async () => (await fetch(site + address)).headers.get('connection')
  expect(await connection()).toBe('keep-alive')
  await edge.drain(0)
  expect(await connection()).toBe('close')
  await edge.close()
  await api.close()
})

test('Y-041: a stop of the edge ends the event streams of the API, and answers what was asked', async () => {
  const api = Fastify({ forceCloseConnections: true })
  const stream = '/vendor/api/user/notification/stream'
  api.get(stream, (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' })
    reply.raw.write('event: notice\ndata: 1\n\n')
    return reply
  })
  let answerNow = () => {}
  const isAsked = new Promise<void>((resolve) => {
    api.get(address, async () => {
      resolve()
      await new Promise<void>((done) => (answerNow = done))
      return {}
    })
  })
  const edge = Fastify({ forceCloseConnections: 'idle' })
  draining(edge)
  closeConnectionsOnStop(edge)
  await proxyToApi(edge, await api.listen({ port: 0, host: '127.0.0.1' }))
  const site = await edge.listen({ port: 0, host: '127.0.0.1' })
  const events = await fetch(site + stream)
  const settings = fetch(site + address)
  await isAsked
  const started = performance.now()
  const stopped = edge.close()
  expect(await events.text()).toBe('event: notice\ndata: 1\n\n')
  answerNow()
  expect((await settings).status).toBe(200)
  await stopped
  expect(performance.now() - started).toBeLessThan(2_000)
  await api.close()
})

test('where pages come without an id, the first call gets one and counts by it; pictures never do', async () => {
  const api = Fastify()
  const heard: (string | undefined)[] = []
  api.get('/*', ({ headers }, reply) => {
    heard.push(headers.cookie)
    return reply.header('set-cookie', 'own=1').send({})
  })
  const upstream = await api.listen({ port: 0, host: '127.0.0.1' })
  const edge = Fastify()
  await proxyToApi(edge, upstream, { givesVisitorIds: true })
  const site = await edge.listen({ port: 0, host: '127.0.0.1' })
  const cookiesOf = async (path: string, cookie = '') =>
    (await fetch(site + path, { headers: cookie ? { cookie } : {} })).headers.getSetCookie()

  const cookies = await cookiesOf(address, 'theme=dark')
  const id = cookies.map((cookie) => /^visitor=([\w-]{36}); /.exec(cookie)?.[1]).find(Boolean)
  expect(cookies).toHaveLength(2)
  expect(await cookiesOf(address, `visitor=${id}`)).toEqual(['own=1'])
  expect(await cookiesOf('/media/a.webp')).toEqual(['own=1'])
  expect(heard).toEqual([`theme=dark; visitor=${id}`, `visitor=${id}`, undefined])
  await edge.close()
  await api.close()
})
