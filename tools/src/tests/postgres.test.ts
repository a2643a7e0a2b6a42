import { connect } from 'node:net'
import { expect, test } from '@jest/globals'
import { startPostgres } from './postgres.ts'

const accepts = (url: URL) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port: Number(url.port), host: url.hostname })
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })

test('a PostgreSQL of its own answers until it is stopped', async () => {
  const server = await startPostgres()
  const url = new URL(server.url)
  expect(await accepts(url)).toBe(true)
  await server.stop()
  expect(await accepts(url)).toBe(false)
}, 120_000)
