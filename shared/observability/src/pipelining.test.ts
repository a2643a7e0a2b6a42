import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import Fastify, { type FastifyInstance } from 'fastify'
import { refusePipelines } from './pipelining.ts'

let app: FastifyInstance
let handled = 0
const begun: (() => void)[] = []

beforeEach(async () => {
  handled = 0
  app = Fastify()
  refusePipelines(app.server)
  app.get('/', () => {
    handled++
    return 'ok'
  })
  app.get('/slow', () => {
    handled++
    return new Promise<string>((resolve) => begun.push(() => resolve('ok')))
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => {
  for (const end of begun.splice(0)) end()
  return app.close()
})

async function connected() {
  const address = app.server.address()
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
  socket.on('error', () => {})
  let answers = ''
  socket.on('data', (chunk) => (answers += String(chunk)))
  await once(socket, 'connect')
  return { socket, answered: () => answers.split('HTTP/1.1 200').length - 1 }
}
const asked = (path: string, times: number) =>
  `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`.repeat(times)

test('Y-038: a connection that does not wait for answers is closed, and most of it is no work', async () => {
  const { socket } = await connected()
  const isClosed = once(socket, 'close')
  socket.write(asked('/slow', 900))
  await isClosed
  expect(handled).toBeLessThan(10)
})

test('some requests ahead are answered, and any number one after the other', async () => {
  const { socket, answered } = await connected()
  for (let round = 1; round <= 3; round++) {
    socket.write(asked('/', 5))
    while (answered() < round * 5) await once(socket, 'data')
  }
  expect(handled).toBe(15)
  socket.destroy()
})
