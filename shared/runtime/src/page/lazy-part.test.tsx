import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { lazyPart } from './lazy-part.ts'

let site = jest.spyOn(globalThis, 'fetch')
beforeEach(() => {
  site = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  jest.useFakeTimers()
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const part = { Component: () => <p>The part</p> }
const cutOff = (times: number) => {
  const load = jest.fn(() => Promise.resolve(part))
  for (let count = 0; count < times; count += 1) load.mockRejectedValueOnce(new Error('cut off'))
  return load
}

async function show(load: () => Promise<typeof part>) {
  const Part = lazyPart<object>(load)
  render(
    <Suspense fallback={<p>Waiting</p>}>
      <Part />
    </Suspense>,
  )
  await act(() => jest.advanceTimersByTimeAsync(10_000))
}

test('E-022: a part that is cut off three times is fetched again and shown', async () => {
  const load = cutOff(3)
  await show(load)
  expect(screen.queryByText('The part')).not.toBeNull()
  expect(load).toHaveBeenCalledTimes(4)
})

test('E-022: without a connection it waits for one', async () => {
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = cutOff(1)
  await show(load)
  expect(screen.queryByText('Waiting')).not.toBeNull()
  expect(load).toHaveBeenCalledTimes(1)
  line.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await act(() => jest.advanceTimersByTimeAsync(5_000))
  expect(screen.queryByText('The part')).not.toBeNull()
})

test('E-022: while the site does not answer it waits, whatever the browser says', async () => {
  site.mockRejectedValue(new TypeError('cut off'))
  const load = cutOff(1)
  await show(load)
  expect(load).toHaveBeenCalledTimes(1)
  site.mockResolvedValue(new Response())
  await act(() => jest.advanceTimersByTimeAsync(5_000))
  expect(screen.queryByText('The part')).not.toBeNull()
})

test('one that never comes fails', async () => {
  await expect(show(cutOff(4))).rejects.toThrow('cut off')
})
