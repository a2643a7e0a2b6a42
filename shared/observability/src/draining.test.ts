import { Agent, get } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type { IncomingMessage } from 'node:http'
import { afterEach, expect, test } from '@jest/globals'
import Fastify, { type FastifyInstance } from 'fastify'
import { closeConnectionsOnStop } from './close-connections.ts'
import { draining } from './draining.ts'

let app: FastifyInstance
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
afterEach(async () => {
  agent.destroy()
  await app.close()
})

async function aServer() {
  app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
  draining(app)
  closeConnectionsOnStop(app)
  app.get('/', async () => (app.isDraining ? 'going' : 'here'))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  return async () => {
    const [response] = (await once(get({ port, host: '127.0.0.1', agent }), 'response')) as [
      IncomingMessage,
    ]
    const body = await text(response)
    return { body, connection: response.headers.connection }
  }
}

test('Y-041: a server that drains still answers, and closes each connection after its answer', async () => {
  const ask = await aServer()
  expect(await ask()).toEqual({ body: 'here', connection: 'keep-alive' })
  const drained = app.drain(0.2)
  expect(await ask()).toEqual({ body: 'going', connection: 'close' })
  expect(await ask()).toEqual({ body: 'going', connection: 'close' })
  await drained
})

test('without seconds a stop does not wait', async () => {
  await aServer()
  const started = performance.now()
  await app.drain(0)
  await app.close()
  expect(performance.now() - started).toBeLessThan(1_000)
  expect(app.isDraining).toBe(true)
})
