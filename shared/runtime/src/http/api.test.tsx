import { describe, expect, test } from '@jest/globals'
import { getUser, listReviews, logout, requestToken } from '@brightyard/contract/calls'
import { http } from 'msw'
import { at, bases, json, network, refusal } from '../testing/network.ts'
import { createApi } from './api.ts'
import { AxiosError } from 'axios'
import { ApiError, isRetryable } from './api-error.ts'
import { toApiError } from './to-api-error.ts'

const errorOf = async (work: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await work.then(
    () => new Error('The call did not fail.'),
    (reason: unknown) => reason,
  )
  if (error instanceof ApiError) return error
  throw error
}

describe('ApiError by status', () => {
  test.each([
    [400, 'invalid'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'conflict'],
    [413, 'invalid'],
    [422, 'invalid'],
    [429, 'rate-limited'],
    [418, 'server'],
    [500, 'server'],
    [503, 'server'],
  ] as const)('%i is %s, with the sentence of the server', async (status, kind) => {
    const more = { code: 'too-late', fields: { name: 'Please say who.' } }
    network.use(at('/api/logout', () => refusal(status, more, { 'retry-after': '30' })))
    const error = await errorOf(createApi({ bases }).call(logout, {}))
    expect(error).toMatchObject({
      kind,
      message: 'Refused.',
      code: 'too-late',
      fields: { name: 'Please say who.' },
      requestId: 'r-1',
      retryAfterSeconds: 30,
    })
    expect(isRetryable(error)).toBe(kind === 'server')
  })

  test('an error that is no problem document still has a sentence for people', async () => {
    network.use(at('/api/logout', () => new Response('<h1>502</h1>', { status: 502 })))
    const error = await errorOf(createApi({ bases }).call(logout, {}))
    expect(error).toMatchObject({ kind: 'server', requestId: undefined, fields: {} })
    expect(error.message).toContain('Please try again')
  })
})

test('an answer without a problem, such as a proxy’s, has its sentence and the id of its header', async () => {
  const headers = { 'x-request-id': 'visit-12345' }
  network.use(at('/api/logout', () => new Response('<h1>413</h1>', { status: 413, headers })))
  expect(await errorOf(createApi({ bases }).call(logout, {}))).toMatchObject({
    kind: 'invalid',
    message: 'This is too large to send.',
    requestId: 'visit-12345',
  })
})

test('an answer that is not the contract’s is a bad answer', async () => {
  network.use(at('/api/logout', () => json({ nothing: true })))
  expect(await errorOf(createApi({ bases }).call(logout, {}))).toMatchObject({
    kind: 'bad-answer',
    code: 'logout',
  })
})

test('no connection, a timeout and a cancelled call are distinguished', async () => {
  network.use(at('/api/logout', () => Response.error()))
  expect((await errorOf(createApi({ bases }).call(logout, {}))).kind).toBe('unreachable')
  const cancelled = createApi({ bases }).call(logout, {}, { signal: AbortSignal.abort() })
  expect((await errorOf(cancelled)).kind).toBe('cancelled')
  for (const code of ['ECONNABORTED', 'ETIMEDOUT']) {
    expect(toApiError(new AxiosError('timeout of 10000ms exceeded', code)).kind).toBe('timeout')
  }
})

test('X-001, X-006, X-008: what is sent carries the context, at the configured address', async () => {
  let sent: unknown
  network.use(
    at('/oauth/token', async (request) => {
      sent = [await request.json(), request.headers.get('x-requested-with')]
      return refusal(401)
    }),
  )
  const api = createApi({
    bases,
    vendorId: () => '42',
    individual: () => ({ password: 'passcode', application_id: 'a1' }),
    accessToken: () => 'never sent',
  })
  const body = { grant_type: 'refresh_token', client_id: 'web' } as const
  await errorOf(api.call(requestToken, body))
  expect(sent).toEqual([{ ...body, vendor_id: '42' }, 'fetch'])
})

test('A-003, Z-003: ten parallel 401s cause one refresh, and each is retried once', async () => {
  let token = 'old'
  let renewals = 0
  let calls = 0
  network.use(
    at('/api/logout', (request) => {
      calls += 1
      const known = request.headers.get('authorization') === 'Bearer new'
      return known ? json({ message: 'Done.' }) : refusal(401)
    }),
  )
  const api = createApi({
    bases,
    accessToken: () => token,
    renewSession: async () => {
      renewals += 1
      await Promise.resolve()
      token = 'new'
      return true
    },
  })
  const answers = await Promise.all(Array.from({ length: 10 }, () => api.call(logout, {})))
  expect(answers).toHaveLength(10)
  expect([renewals, calls]).toEqual([1, 20])
})

test('a call that is still refused after the refresh is not retried forever', async () => {
  let calls = 0
  network.use(
    at('/api/user', () => {
      calls += 1
      return refusal(401)
    }),
  )
  const api = createApi({ bases, renewSession: () => Promise.resolve(true) })
  expect((await errorOf(api.call(getUser, {}))).kind).toBe('unauthenticated')
  expect(calls).toBe(2)
})

test('the next page of a call with path parameters keeps them in its address', async () => {
  const asked: string[] = []
  network.use(
    http.get(`${bases.cms}/api/ecommerce/product/web/product/7/reviews`, ({ request }) => {
      asked.push(new URL(request.url).search)
      return refusal(404)
    }),
  )
  const next = '/cms/api/ecommerce/product/web/product/7/reviews?page=2'
  await errorOf(createApi({ bases }).call(listReviews, { id: 7 }, { next }))
  expect(asked).toEqual(['?page=2'])
})
