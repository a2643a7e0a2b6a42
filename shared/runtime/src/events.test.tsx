import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { followEvents } from './events.ts'

/** A stream of events as a browser has it; a test says what comes. */
class FakeEventSource extends EventTarget {
  static readonly opened: FakeEventSource[] = []
  readonly url: string
  isClosed = false

  constructor(url: string) {
    super()
    this.url = url
    FakeEventSource.opened.push(this)
  }

  close() {
    this.isClosed = true
  }

  send(event: string, data: string) {
    this.dispatchEvent(new MessageEvent(event, { data }))
  }

  fail() {
    this.dispatchEvent(new Event('error'))
  }
}

const poll = jest.fn(() => Promise.resolve())
const onData = jest.fn()
const address = jest.fn<() => string | Promise<string>>()
let stop = new AbortController()

const settle = () => jest.advanceTimersByTimeAsync(0)
const follow = () =>
  void followEvents({ signal: stop.signal, address, event: 'release-set', onData, poll })

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(Math, 'random').mockReturnValue(0.5) // no jitter: each pause is as long as it is stated
  FakeEventSource.opened.length = 0
  Object.assign(globalThis, { EventSource: FakeEventSource })
  poll.mockClear()
  onData.mockClear()
  address.mockReset().mockReturnValue('/release-set/events')
  stop = new AbortController()
})
afterEach(() => {
  stop.abort()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('the data of every event is passed on', () => {
  follow()
  const [source] = FakeEventSource.opened
  expect(source?.url).toBe('/release-set/events')
  source?.send('release-set', '7')
  source?.send('release-set', '8')
  expect(onData.mock.calls).toEqual([['7'], ['8']])
})

test('a connection that ends is opened again after a pause that doubles up to a minute, with a poll each time', async () => {
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

test('an event makes the next pause short again; a poll that fails stops nothing', async () => {
  follow()
  poll.mockRejectedValueOnce(new Error('offline'))
  FakeEventSource.opened.at(-1)?.fail()
  await jest.advanceTimersByTimeAsync(1000)
  FakeEventSource.opened.at(-1)?.send('release-set', '2')
  FakeEventSource.opened.at(-1)?.fail()
  await jest.advanceTimersByTimeAsync(1000)
  expect(FakeEventSource.opened).toHaveLength(3)
})

test('a connection that is silent for too long is closed; a sign of life keeps it open', async () => {
  follow()
  const [source] = FakeEventSource.opened
  await jest.advanceTimersByTimeAsync(64_000)
  source?.send('alive', '')
  await jest.advanceTimersByTimeAsync(64_000)
  expect(source?.isClosed).toBe(false)
  await jest.advanceTimersByTimeAsync(1000)
  expect(source?.isClosed).toBe(true)
  await jest.advanceTimersByTimeAsync(1000)
  expect(FakeEventSource.opened).toHaveLength(2)
})

test('stopping closes the connection and opens no other, also during a pause', async () => {
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

test('every connection has an address of its own; one that does not come counts as a connection that ended', async () => {
  address.mockReturnValueOnce(Promise.resolve('/events?ticket=1'))
  address.mockReturnValueOnce(Promise.reject(new Error('offline')))
  address.mockReturnValueOnce(Promise.resolve('/events?ticket=3'))
  follow()
  await settle()
  FakeEventSource.opened.at(-1)?.fail()
  await jest.advanceTimersByTimeAsync(1000)
  await jest.advanceTimersByTimeAsync(2000)
  expect(FakeEventSource.opened.map(({ url }) => url)).toEqual([
    '/events?ticket=1',
    '/events?ticket=3',
  ])
  expect(poll).toHaveBeenCalledTimes(2)
})

test('a stream that is ended while its address is awaited opens no connection', async () => {
  let found: (address: string) => void = () => {}
  address.mockReturnValue(new Promise((resolve) => (found = resolve)))
  follow()
  stop.abort()
  found('/release-set/events')
  await settle()
  expect(FakeEventSource.opened).toEqual([])
})

test('E-022: without a network nothing is tried, and when it is back, at once', async () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  follow()
  await jest.advanceTimersByTimeAsync(120_000)
  expect(FakeEventSource.opened).toHaveLength(0)
  const comeBack = async () => {
    network.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await settle()
  }
  await comeBack()
  expect(FakeEventSource.opened).toHaveLength(1)

  network.mockReturnValue(false)
  FakeEventSource.opened.at(-1)?.fail()
  await jest.advanceTimersByTimeAsync(120_000)
  expect(FakeEventSource.opened).toHaveLength(1)
  expect(poll).not.toHaveBeenCalled()
  await comeBack()
  expect(FakeEventSource.opened).toHaveLength(2)
  expect(poll).toHaveBeenCalledTimes(1)
})
