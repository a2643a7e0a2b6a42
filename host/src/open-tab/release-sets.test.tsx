import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { HostSet } from '@brightyard/contract/release'
import { waitFor } from '@brightyard/testing'
import { FakeEventSource } from '../fixtures/fake-event-source.ts'
import { setOf } from '../fixtures/host-set.ts'
import { followReleaseSets } from './release-sets.ts'

const numbered = (number: number): HostSet => ({ ...setOf({ shop: { version: '1' } }), number })
/** A tab that has set 1; the numbers of the sets that it takes. */
function openTab() {
  const taken: number[] = []
  followReleaseSets(1, ({ number }) => taken.push(number))
  return taken
}

/** The answer of the edge with the set of this browser. */
let answered = numbered(1)
const asked = jest.fn()
const otherTab = () => new BroadcastChannel('brightyard.release-set')
const opened: BroadcastChannel[] = []
/** A tab is closed with its document; here the document stays. */
const closings: (() => void)[] = []
function closeAfterwards(target: Document | Window) {
  const add = target.addEventListener.bind(target)
  jest
    .spyOn(target, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => {
      add(type, listener)
      closings.push(() => target.removeEventListener(type, listener))
    })
}

function look(state: 'hidden' | 'visible') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  FakeEventSource.opened.length = 0
  Object.assign(globalThis, { EventSource: FakeEventSource })
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    asked(address)
    return Promise.resolve(Response.json(answered))
  })
  closeAfterwards(document)
  closeAfterwards(window)
  asked.mockClear()
  answered = numbered(1)
})
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'))
  for (const channel of opened.splice(0)) channel.close()
  for (const close of closings.splice(0)) close()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('a set that the edge announces is fetched, applied and passed to the other tabs', async () => {
  const tab = otherTab()
  opened.push(tab)
  const heard = new Promise<unknown>((resolve) => {
    tab.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data))
  })
  const taken = openTab()
  answered = numbered(2)
  FakeEventSource.opened[0]?.emit('release-set', '2')
  await waitFor(() => expect(taken).toEqual([2]))
  expect(asked.mock.calls).toEqual([['/release-set']])
  expect(await heard).toEqual(numbered(2))
})

test('the set that the tab has is not fetched again', async () => {
  const taken = openTab()
  FakeEventSource.opened[0]?.emit('release-set', '1')
  answered = numbered(2)
  FakeEventSource.opened[0]?.emit('release-set', '2')
  await waitFor(() => expect(taken).toEqual([2]))
  FakeEventSource.opened[0]?.emit('release-set', '2')
  expect(asked).toHaveBeenCalledTimes(1)
})

test('a set from another tab is applied without a fetch; anything else is ignored', async () => {
  const taken = openTab()
  const tab = otherTab()
  opened.push(tab)
  tab.postMessage({ number: 'none' })
  tab.postMessage(numbered(3))
  await waitFor(() => expect(taken).toEqual([3]))
  expect(asked).not.toHaveBeenCalled()
})

test('a tab hidden for long drops its connection; shown again, it fetches and reconnects', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  openTab()
  const [first] = FakeEventSource.opened
  look('hidden')
  for (let minute = 1; minute < 5; minute += 1) {
    jest.advanceTimersByTime(60_000)
    first?.emit('alive', '')
  }
  expect(first?.isClosed).toBe(false)
  jest.advanceTimersByTime(60_000)
  expect(first?.isClosed).toBe(true)
  answered = numbered(2)
  look('visible')
  await jest.advanceTimersByTimeAsync(0)
  expect(FakeEventSource.opened.at(-1)?.isClosed).toBe(false)
  expect(FakeEventSource.opened).toHaveLength(2)
  expect(asked).toHaveBeenCalledTimes(1)
})

test('of the tabs of a browser one has the connection: who does not get the lock opens none', () => {
  const wanted: { name: string; start: () => unknown }[] = []
  const locks = {
    request: (name: string, _: object, start: () => unknown) => {
      wanted.push({ name, start })
      return new Promise(() => {})
    },
  }
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  try {
    openTab()
    expect(wanted.map(({ name }) => name)).toEqual(['brightyard.release-set'])
    expect(FakeEventSource.opened).toHaveLength(0)
    wanted[0]?.start()
    expect(FakeEventSource.opened).toHaveLength(1)
  } finally {
    Reflect.deleteProperty(navigator, 'locks')
  }
})
