import { afterEach, beforeEach, expect, test } from '@jest/globals'
import fastify, { type FastifyInstance } from 'fastify'
import { metrics } from './metrics.ts'

let app: FastifyInstance
let origin = ''
beforeEach(async () => {
  app = fastify()
  await app.register(metrics, { service: 'edge' })
  app.get('/shop/:id', () => 'ok')
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  delete process.env['METRICS_TOKEN']
  await app.close()
})
const ask = (headers: Record<string, string> = {}) => fetch(`${origin}/metrics`, { headers })

test('a scraper on this machine reads how long each route takes, by its pattern', async () => {
  await fetch(`${origin}/shop/asha@example.com`)
  const text = await (await ask()).text()
  expect(text).toContain(
    'http_request_duration_seconds_count{service="edge",method="GET",route="/shop/:id",status="200"} 1',
  )
  expect(text).toContain('process_cpu_seconds_total')
  expect(text).not.toContain('asha')
})

test('through a proxy there is nothing to find', async () => {
  for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded']) {
    expect((await ask({ [name]: '203.0.113.9' })).status).toBe(404)
  }
})

test('with a token set, only the token opens it', async () => {
  process.env['METRICS_TOKEN'] = 'secret'
  expect((await ask()).status).toBe(404)
  expect((await ask({ authorization: 'Bearer other' })).status).toBe(404)
  expect((await ask({ authorization: 'Bearer secret' })).status).toBe(200)
})
