import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { getSharedWishlist } from '@brightyard/contract/calls'
import { createApiCalls } from './api-calls.ts'

let server: Server
let origin: string
let seen: IncomingMessage[]
let status: number

beforeEach(async () => {
  seen = []
  status = 200
  server = createServer((request, response) => {
    seen.push(request)
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"a":1}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const open = () => createApiCalls({ apiUrl: origin })

test('a call goes to the API with the headers of its page', async () => {
  expect(await open()({ path: '/cms/api/pages/home?a=1' }, { 'x-request-id': 'r1' })).toEqual({
    status: 200,
    contentType: 'application/json',
    body: '{"a":1}',
  })
  expect(seen[0]).toMatchObject({ method: 'GET', url: '/cms/api/pages/home?a=1' })
  expect(seen[0]?.headers).toMatchObject({ 'x-request-id': 'r1' })
})

test.each([
  '/metrics',
  '/cms',
  '/cmsx/api',
  '/cms/../metrics',
  '/cms/%2e%2e/metrics',
  '//cms/api',
  'http://example.com/cms/api',
  '/cms\\..\\..\\metrics',
])('%s is no call of the API', async (path) => {
  expect(await open()({ path }, {})).toEqual({ failed: 'unreachable' })
  expect(seen).toEqual([])
})

test('equal calls at the same time share one answer; a failure is not handed on', async () => {
  const calls = open()
  await Promise.all(
    ['a', 'b', 'c'].map((id) => calls({ path: '/cms/api/menu' }, { 'x-request-id': id })),
  )
  expect(seen).toHaveLength(1)
  status = 503
  await calls({ path: '/vendor/api/bag' }, {})
  expect(await calls({ path: '/vendor/api/bag' }, {})).toMatchObject({ status: 503 })
  expect(seen).toHaveLength(3)
})

test('an API that is away is unreachable', async () => {
  const away = createApiCalls({ apiUrl: 'http://127.0.0.1:9' })
  expect(await away({ path: '/cms/api/menu' }, {})).toEqual({ failed: 'unreachable' })
})

test('of the POSTs those that only read are let through, each body by itself', async () => {
  const calls = open()
  const brands = '/cms/api/ecommerce/product/web/brand/index'
  await calls({ path: brands, body: '{"maxRows":1}' }, {})
  await calls({ path: brands, body: '{"maxRows":2}' }, {})
  await calls({ path: `${brands}?page=2`, body: '{"maxRows":2}' }, {})
  expect(seen.map(({ method, url }) => [method, url])).toEqual([
    ['POST', brands],
    ['POST', brands],
    ['POST', `${brands}?page=2`],
  ])
  for (const path of [
    '/vendor/oauth/token',
    '/vendor/api/signup',
    `/vendor/oauth/token?${brands}`,
  ]) {
    expect(await calls({ path, body: '{}' }, {})).toEqual({ failed: 'unreachable' })
  }
  expect(seen).toHaveLength(3)
})

test('an answer that may be withdrawn is asked for each time', async () => {
  const calls = open()
  const path = `/${getSharedWishlist.base}${getSharedWishlist.path.replace(':token', 'x')}`
  await calls({ path }, {})
  status = 404
  expect(await calls({ path }, {})).toMatchObject({ status: 404 })
})
