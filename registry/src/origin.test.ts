import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'

// Files are not asked for here, and jest cannot load what serves them.
jest.unstable_mockModule('@fastify/static', () => ({ default: async () => {} }))
const { buildReleaseOrigin } = await import('./origin.ts')

let folder: string
let origin: FastifyInstance
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brightyard-origin-'))
  origin = await buildReleaseOrigin(folder)
  // All its times are a hundredth.
  const { requestTimeout, headersTimeout } = origin.server
  Object.assign(origin.server, {
    requestTimeout: requestTimeout / 100,
    headersTimeout: headersTimeout / 100,
    connectionsCheckingInterval: 100,
  })
  await origin.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await origin.close()
  await rm(folder, { recursive: true })
})

test.each(['GET /', 'POST /shop/1/a.js'])(
  'a connection on which %s stops half-way is closed in time',
  async (request) => {
    const { port } = origin.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    const chunks: Buffer[] = []
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.write(
      `${request} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{"a":`,
    )
    await closed
    expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 408 /m)
  },
  3000,
)
