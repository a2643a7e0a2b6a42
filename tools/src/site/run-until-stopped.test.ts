import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { Progress } from '../../bootstrap/progress.mjs'
import { runUntilStopped } from './run-until-stopped.ts'

const progress: Progress = {
  step: (_title, run) => Promise.resolve(run(() => {})),
  print: () => {},
}
const stop = jest.fn(() => Promise.resolve())
const kill = jest.fn()
const site = { unexpectedExit: new Promise<never>(() => {}), stop, kill }

const { ppid } = process
const setParent = (value: number) => Object.defineProperty(process, 'ppid', { value })

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  process.env['npm_lifecycle_event'] = 'start'
})
afterEach(() => {
  setParent(ppid)
  jest.useRealTimers()
  delete process.env['npm_lifecycle_event']
})

test('the site stops when npm, which started it, has ended', async () => {
  const running = runUntilStopped(progress, () => Promise.resolve(site))
  await jest.advanceTimersByTimeAsync(5000)
  expect(stop).not.toHaveBeenCalled()

  setParent(1)
  await jest.advanceTimersByTimeAsync(5000)
  await running
  expect(stop).toHaveBeenCalledTimes(1)
  expect(kill).not.toHaveBeenCalled()
})

test('a site that was started without npm outlives its terminal', async () => {
  delete process.env['npm_lifecycle_event']
  void runUntilStopped(progress, () => Promise.resolve(site))
  setParent(1)
  await jest.advanceTimersByTimeAsync(5000)
  expect(stop).not.toHaveBeenCalled()
})
