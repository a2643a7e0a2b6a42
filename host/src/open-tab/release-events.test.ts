import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { FakeEventSource } from '../fixtures/fake-event-source.ts'
import { followReleaseEvents } from './release-events.ts'

const poll = jest.fn(() => Promise.resolve())
const onNumber = jest.fn()
let stop = new AbortController()

/** What waits for an answer goes on. */
const settle = () => jest.advanceTimersByTimeAsync(0)
const follow = () => void followReleaseEvents({ signal: stop.signal, onNumber, poll })

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(Math, 'random').mockReturnValue(0.5) // no jitter: each pause is as long as it is stated
  FakeEventSource.opened.length = 0
  Object.assign(globalThis, { EventSource: FakeEventSource })
  poll.mockClear()
  onNumber.mockClear()
  stop = new AbortController()
})
afterEach(() => {
  stop.abort()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('the number of every set that the edge tells is handed on', () => {
  follow()
  const [source] = FakeEventSource.opened
  expect(source?.url).toBe('/release-set/events')
  source?.tell('release-set', '7')
  source?.tell('release-set', '8')
  expect(onNumber.mock.calls).toEqual([[7], [8]])
})

test('a connection that ends is made anew after a pause that doubles up to a minute; the edge is asked each time', async () => {
  follow()
  const pauses = [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]
  for (const [round, pause] of pauses.entries()) {
    FakeEventSource.opened.at(-1)?.fail()
    await jest.advanceTimersByTimeAsync(pause - 1)
    expect(FakeEventSource.opened).toHaveLength(round + 1)
    await jest.advanceTimersByTimeAsync(1)
    expect(FakeEventSource.opened).toHaveLength(round + 2)
    expect(poll).toHaveBeenCalledTimes(round + 1)
  }
})

test('a set that was heard of makes the next pause short again; a poll that fails stops nothing', async () => {
  follow()
  poll.mockRejectedValueOnce(new Error('offline'))
  FakeEventSource.opened.at(-1)?.fail()
  await jest.advanceTimersByTimeAsync(1000)
  FakeEventSource.opened.at(-1)?.tell('release-set', '2')
  FakeEventSource.opened.at(-1)?.fail()
  await jest.advanceTimersByTimeAsync(1000)
  expect(FakeEventSource.opened).toHaveLength(3)
})

test('a connection that says nothing for too long is given up; a sign of life keeps it', async () => {
  follow()
  const [source] = FakeEventSource.opened
  await jest.advanceTimersByTimeAsync(64_000)
  source?.tell('alive', '')
  await jest.advanceTimersByTimeAsync(64_000)
  expect(source?.isClosed).toBe(false)
  await jest.advanceTimersByTimeAsync(1000)
  expect(source?.isClosed).toBe(true)
  await jest.advanceTimersByTimeAsync(1000)
  expect(FakeEventSource.opened).toHaveLength(2)
})

test('who stops it has no connection any more, whether it was heard or waited for', async () => {
  follow()
  stop.abort()
  await settle()
  expect(FakeEventSource.opened.map(({ isClosed }) => isClosed)).toEqual([true])

  stop = new AbortController()
  follow()
  FakeEventSource.opened.at(-1)?.fail()
  await settle()
  stop.abort()
  await jest.advanceTimersByTimeAsync(120_000)
  expect(FakeEventSource.opened).toHaveLength(2)
  expect(poll).not.toHaveBeenCalled()
})
