import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ownHeaders, startTestApi } from '../testing/test-api.ts'
import type { TestApi } from '../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 1000 })
}, 60_000)
afterAll(() => api.close())

const path = '/vendor/oauth/token'
const json = { ...ownHeaders, 'content-type': 'application/json' }
const form = { ...ownHeaders, 'content-type': 'application/x-www-form-urlencoded' }

test.each([
  ['an unknown address', 404, '/vendor/api/nothing', {}],
  ['an unusual method', 404, path, { method: 'PROPFIND', headers: ownHeaders }],
  ['bad JSON', 400, path, { method: 'POST', headers: json, body: '{"a":' }],
  [
    'a type that nobody sends',
    415,
    path,
    { method: 'POST', headers: { ...ownHeaders, 'content-type': 'text/csv' }, body: 'a' },
  ],
  [
    'a type that is none',
    415,
    path,
    { method: 'POST', headers: { ...ownHeaders, 'content-type': 'nonsense' }, body: 'a' },
  ],
  ['a bad form', 422, path, { method: 'POST', headers: form, body: '%E0%A4%A=%' }],
  ['a bad encoding', 400, '/vendor/api/%E0%A4%A', {}],
  ['a file that is not there', 404, '/media/../../etc/passwd', {}],
  ['a long parameter', 404, `/vendor/api/ecommerce/product/web/product/${'1'.repeat(300)}`, {}],
  ['a number beyond all', 422, '/cms/api/ecommerce/product/web/product/999999999999999999999', {}],
  ['10 MB', 413, path, { method: 'POST', headers: json, body: 'x'.repeat(10_000_000) }],
  ['10 MB of a form', 413, path, { method: 'POST', headers: form, body: 'x'.repeat(10_000_000) }],
])('%s is %i, in our own words and with the id', async (_, status, address, options) => {
  const answer = await fetch(api.app.listeningOrigin + address, options)
  const problem: unknown = await answer.json()
  expect([answer.status, problem]).toEqual([
    status,
    expect.objectContaining({
      code: expect.stringMatching(/^[a-z_]+$/),
      message: expect.stringMatching(/^(?!.*(?:FST_|JSON at|position|Expected))[A-Z].+\.$/),
      request_id: answer.headers.get('x-request-id'),
    }),
  ])
})

test.each([
  ['an unknown method', 'NONSENSE / HTTP/1.1\r\nhost: a\r\n\r\n', 400],
  ['an endless address', `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431],
])('%s is %i, in our own words and with an id', async (_, text, status) => {
  const { port } = api.app.server.address() as AddressInfo
  const answer = await new Promise<string>((resolve) => {
    let said = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk) => (said += String(chunk)))
    socket.on('close', () => resolve(said))
    socket.on('error', () => {}) // closed after the answer
  })
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
    message: expect.stringMatching(/^[A-Z].+\.$/),
    request_id: /^x-request-id: ([\w-]+)\r$/im.exec(answer)?.[1],
  })
})
