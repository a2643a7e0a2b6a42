import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { ApiError } from './api-error.ts'
import { repeatWhileBusy } from './repeat-while-busy.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const busy = (retryAfterSeconds?: number) =>
  new ApiError('rate-limited', 'Busy.', { code: 'busy', retryAfterSeconds })
const onBusy = jest.fn<(seconds: number) => void>()
/** Fails with these in turn, then answers. */
const server = (...failures: ApiError[]) =>
  jest.fn(() => {
    const failure = failures.shift()
    return failure ? Promise.reject(failure) : Promise.resolve('answer')
  })

test('a call is sent again when the server said, and not before', async () => {
  const send = server(busy(40))
  const call = repeatWhileBusy(send, onBusy)
  await jest.advanceTimersByTimeAsync(39_900)
  expect(send).toHaveBeenCalledTimes(1)
  expect(onBusy).toHaveBeenCalledWith(40)
  await jest.advanceTimersByTimeAsync(8_200)
  expect(send).toHaveBeenCalledTimes(2)
  expect(await call).toBe('answer')
})

test('without a word from the server the pauses grow', async () => {
  const seconds: number[] = []
  const call = repeatWhileBusy(server(busy(), busy(), busy()), (wait) => seconds.push(wait))
  await jest.advanceTimersByTimeAsync(20_000)
  expect(await call).toBe('answer')
  expect(seconds).toEqual([2, 4, 8])
})

test('a refusal of a server in front, which has no code of ours, is a busy one', async () => {
  const call = repeatWhileBusy(server(new ApiError('rate-limited', 'Slow down.')), onBusy)
  await jest.advanceTimersByTimeAsync(3_000)
  expect(await call).toBe('answer')
})

test('wrong passwords and other failures are not repeated', async () => {
  const tooMany = new ApiError('rate-limited', 'Too many.', { code: 'too_many_requests' })
  const send = server(tooMany)
  await expect(repeatWhileBusy(send, onBusy)).rejects.toBe(tooMany)
  expect(send).toHaveBeenCalledTimes(1)
})

test('a call that is cancelled while it waits is not sent again', async () => {
  const [send, cancelling] = [server(busy(5)), new AbortController()]
  const call = repeatWhileBusy(send, onBusy, cancelling.signal)
  const failure = call.catch((error: unknown) => error)
  await jest.advanceTimersByTimeAsync(100)
  cancelling.abort()
  expect(await failure).toMatchObject({ kind: 'cancelled' })
  await jest.advanceTimersByTimeAsync(20_000)
  expect(send).toHaveBeenCalledTimes(1)
})
