import { afterEach, expect, jest, test } from '@jest/globals'
import { startTelemetry } from './telemetry.ts'

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('a page that stays open and has nothing to report renews its token before it ends', () => {
  jest.useFakeTimers({ doNotFake: ['performance'] })
  // What jsdom lacks of a browser.
  Object.assign(performance, { getEntriesByType: () => [] })
  const call = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(null, { status: 204 }))
  Object.assign(navigator, { sendBeacon: () => true })
  const stop = startTelemetry({ set: 4, pattern: () => '/shop' })
  jest.advanceTimersByTime(7 * 60_000)
  expect(call).not.toHaveBeenCalled()
  jest.advanceTimersByTime(2 * 60_000)
  expect(call.mock.calls).toEqual([['/telemetry/token', { method: 'POST', keepalive: true }]])
  jest.advanceTimersByTime(8 * 60_000)
  expect(call).toHaveBeenCalledTimes(2)
  stop()
})
