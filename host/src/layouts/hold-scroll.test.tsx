import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { holdScroll } from './hold-scroll.ts'

let grow = () => {}
const scrollTo = jest.fn<(left: number, top: number) => void>()
let left = new AbortController()

beforeEach(() => {
  jest.useFakeTimers()
  scrollTo.mockClear()
  left = new AbortController()
  window.scrollTo = scrollTo as unknown as typeof window.scrollTo
  globalThis.ResizeObserver = class {
    constructor(grown: ResizeObserverCallback) {
      grow = () => grown([], this)
    }
    observe() {}
    unobserve() {}
    disconnect() {
      grow = () => {}
    }
  }
})
afterEach(() => {
  left.abort()
  jest.useRealTimers()
})

test('W-011: a page that grows after Back is scrolled to where it was left each time', () => {
  holdScroll(1874, left.signal)
  grow()
  grow()
  expect(scrollTo.mock.calls).toEqual([
    [0, 1874],
    [0, 1874],
  ])
})

test.each(['wheel', 'touchstart', 'keydown', 'focusin'])(
  'W-011: it stays where it is from the first %s on',
  (event) => {
    holdScroll(1874, left.signal)
    window.dispatchEvent(new Event(event))
    grow()
    expect(scrollTo).not.toHaveBeenCalled()
  },
)

test('W-011: after five seconds a page that grows does not move', () => {
  holdScroll(1874, left.signal)
  jest.advanceTimersByTime(5000)
  grow()
  expect(scrollTo).not.toHaveBeenCalled()
})

test('W-011: who goes to another page is not brought back', () => {
  holdScroll(1874, left.signal)
  left.abort()
  grow()
  expect(scrollTo).not.toHaveBeenCalled()
})
