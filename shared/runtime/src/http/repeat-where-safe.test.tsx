import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { ApiError, unreachable } from './api-error.ts'
import { repeatWhereSafe } from './repeat-where-safe.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const keyed = { body: { idempotency_key: 'one', quantity: 1 } }
/** Fails with these in turn, then answers. */
const server = (...failures: ApiError[]) =>
  jest.fn(() => {
    const failure = failures.shift()
    return failure ? Promise.reject(failure) : Promise.resolve('answer')
  })
const gatewayFailure = () => new ApiError('server', 'Bad gateway.')
const edgeFailure = () => new ApiError('server', 'Away.', { code: 'api-unreachable' })

test('Y-034: a call with a key whose server went away is sent again until another one answers', async () => {
  const send = server(unreachable(), gatewayFailure(), edgeFailure())
  const call = repeatWhereSafe(send, keyed)
  await jest.advanceTimersByTimeAsync(100)
  expect(send).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(6_000)
  expect(send).toHaveBeenCalledTimes(4)
  expect(await call).toBe('answer')
})

test('after four times the failure is told', async () => {
  const last = unreachable()
  const send = server(unreachable(), unreachable(), unreachable(), last)
  const failure = repeatWhereSafe(send, keyed).catch((error: unknown) => error)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(await failure).toBe(last)
  expect(send).toHaveBeenCalledTimes(4)
})

test.each([
  ['a call without a key', { body: { quantity: 1 } }, unreachable()],
  ['a call without a body', { body: undefined }, unreachable()],
  ['what the API itself answered', keyed, new ApiError('server', 'Failed.', { code: 'internal' })],
  ['a refusal', keyed, new ApiError('conflict', 'Changed.')],
])('%s is not repeated', async (_what, request, failure) => {
  const send = server(failure)
  await expect(repeatWhereSafe(send, request)).rejects.toBe(failure)
  expect(send).toHaveBeenCalledTimes(1)
})

test('without a connection people hear of it at once', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const send = server(unreachable())
  await expect(repeatWhereSafe(send, keyed)).rejects.toMatchObject({ kind: 'unreachable' })
  expect(send).toHaveBeenCalledTimes(1)
})

test('a call that is cancelled while it waits is not sent again', async () => {
  const [send, cancelling] = [server(unreachable()), new AbortController()]
  const failure = repeatWhereSafe(send, keyed, cancelling.signal).catch((error: unknown) => error)
  await jest.advanceTimersByTimeAsync(50)
  cancelling.abort()
  expect(await failure).toMatchObject({ kind: 'cancelled' })
  await jest.advanceTimersByTimeAsync(20_000)
  expect(send).toHaveBeenCalledTimes(1)
})
