import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from '@jest/globals'
import Fastify, { type FastifyReply } from 'fastify'
import { logFailure } from './requests.ts'

test('a client that hangs up in the middle of a request is no error; anything else is', async () => {
  const lines: { level: number; msg: string }[] = []
  const write = (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number])
  const app = Fastify({ logger: { level: 'info', stream: { write } } })
  let answered = () => {}
  const isAnswered = new Promise<void>((resolve) => (answered = resolve))
  app.setErrorHandler((error, request, reply: FastifyReply) => {
    logFailure(request, error)
    answered()
    return reply.code(500).send('')
  })
  app.post('/', () => 'ok')
  app.get('/', () => {
    throw Object.assign(new Error('the database hung up'), { code: 'ECONNRESET' })
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })

  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  await once(socket, 'connect')
  const head = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 90'
  const isBegun = once(app.server, 'request')
  socket.write(`${head}\r\n\r\n{"a":`)
  await isBegun
  socket.destroy()
  await isAnswered
  expect(lines.filter(({ level }) => level > 30)).toEqual([])
  expect(lines.map(({ msg }) => msg)).toContain('the client hung up')

  await fetch(origin)
  expect(lines.filter(({ level }) => level > 30).map(({ msg }) => msg)).toEqual(['request failed'])
  await app.close()
})
