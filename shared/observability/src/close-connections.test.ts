import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import Fastify, { type FastifyInstance } from 'fastify'
import { closeConnectionsOnStop } from './close-connections.ts'

let app: FastifyInstance
afterEach(() => app.close())

/** Listens, with `finish` for the request that waits at /slow. */
async function aServer(longestMs?: number) {
  let finish = () => {}
  app = Fastify({ forceCloseConnections: 'idle' })
  closeConnectionsOnStop(app, longestMs)
  const isFinished = new Promise<void>((resolve) => (finish = resolve))
  const asked = new Promise<void>((resolve) => {
    app.get('/slow', async () => {
      resolve()
      await isFinished
      return 'late'
    })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  return { port, finish, asked, slow: () => fetch(`http://127.0.0.1:${port}/slow`) }
}

test('a connection without a request does not keep the server open', async () => {
  const { port } = await aServer()
  const unused = connect(port, '127.0.0.1')
  unused.on('error', () => undefined)
  await once(app.server, 'connection')
  const ended = once(unused, 'close')
  await app.close()
  await ended
}, 3_000)

test('an active request is answered before the server has closed', async () => {
  const { slow, asked, finish } = await aServer()
  const answer = slow()
  await asked
  const closed = app.close()
  finish()
  expect(await (await answer).text()).toBe('late')
  await closed
})

test('a request that hangs is ended after the time that it has', async () => {
  const { slow, asked } = await aServer(50)
  const failure = slow().then(
    () => 'answered',
    (error: Error) => error.message,
  )
  await asked
  await app.close()
  expect(await failure).toBe('fetch failed')
}, 3_000)
