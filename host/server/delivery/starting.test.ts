/** @jest-environment node */
import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { draining } from '@brightyard/observability'
import { network } from '@brightyard/testing'
import fastify, { type FastifyInstance } from 'fastify'
import type { ActiveSet } from '../sets/active-set.ts'
import { healthRoutes } from './health.ts'
import { sendStartingPage } from './waiting-page.ts'

let app: FastifyInstance
let origin = ''
let active: ActiveSet | null = null
beforeAll(() => network.close()) // a real server is what is tested
beforeEach(async () => {
  app = fastify({ forceCloseConnections: true })
  draining(app)
  healthRoutes(app, { get: () => active })
  app.get('/*', (_, reply) => sendStartingPage(reply))
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())
const get = (path: string) => fetch(origin + path)

test('an edge without a set is alive and not ready, until it has one', async () => {
  expect((await get('/healthz')).status).toBe(200)
  expect((await get('/readyz')).status).toBe(503)
  active = { set: { number: 7 } } as ActiveSet
  expect(await (await get('/readyz')).json()).toEqual({ status: 'ready', set: 7 })
})

test('Y-041: one that is about to stop says so to balancers, and is alive', async () => {
  active = { set: { number: 7 } } as ActiveSet
  await app.drain(0)
  const ready = await get('/readyz')
  expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close'])
  expect((await get('/healthz')).status).toBe(200)
})

test('its pages are a page with a title that loads again by itself', async () => {
  const response = await get('/shop?colour=red&a=<b>')
  expect(response.status).toBe(503)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '3',
  })
  const html = await response.text()
  expect(html).toContain('<title>Brightyard is starting</title>')
  expect(html).toContain('<meta http-equiv="refresh" content="3;url=?colour=red&#38;a=%3Cb%3E">')
})
