import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cancelReload, leaveFor } from './leave.ts'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('A-011, L-011, Z-036: home at once, and one fresh document a second later', () => {
  const steps: string[] = []
  const leave = () =>
    leaveFor(
      () => steps.push('home'),
      () => steps.push('reload'),
    )
  leave()
  expect(steps).toEqual(['home'])
  jest.advanceTimersByTime(999)
  expect(steps).toEqual(['home'])
  jest.advanceTimersByTime(1)
  expect(steps).toEqual(['home', 'reload'])
})

test('Z-036: a sign-in that was started meanwhile is not interrupted', () => {
  const reload = jest.fn()
  leaveFor(() => {}, reload)
  cancelReload()
  jest.advanceTimersByTime(5000)
  expect(reload).not.toHaveBeenCalled()
})
