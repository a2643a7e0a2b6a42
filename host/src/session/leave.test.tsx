import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createQueries } from '@brightyard/runtime'
import { createQueryClient, dehydrate } from '@brightyard/runtime/host'
import { cancelReload, forgetQueries, leaveFor } from './leave.ts'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('A-011, L-011, Z-036: home at once, and one fresh document a second later', async () => {
  const steps: string[] = []
  const leave = () =>
    leaveFor(
      async () => void steps.push('home'),
      () => steps.push('reload'),
    )
  leave()
  expect(steps).toEqual(['home'])
  await Promise.resolve()
  jest.advanceTimersByTime(999)
  expect(steps).toEqual(['home'])
  jest.advanceTimersByTime(1)
  expect(steps).toEqual(['home', 'reload'])
})

test('A-014: what is shown is hidden until the home page is there', async () => {
  const isHidden = () => document.documentElement.hasAttribute('data-leaving')
  let arrive = () => {}
  leaveFor(
    () => new Promise<void>((resolve) => (arrive = resolve)),
    () => {},
  )
  expect(isHidden()).toBe(true)
  arrive()
  await Promise.resolve()
  expect(isHidden()).toBe(false)
})

test('A-011: a home page that is slow is not cut short, and one that does not come is loaded afresh', async () => {
  const reload = jest.fn()
  let arrive = () => {}
  leaveFor(() => new Promise<void>((resolve) => (arrive = resolve)), reload)
  jest.advanceTimersByTime(3000)
  arrive()
  await Promise.resolve()
  jest.advanceTimersByTime(999)
  expect(reload).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledTimes(1)

  leaveFor(() => new Promise<void>(() => {}), reload)
  jest.advanceTimersByTime(5000)
  expect(reload).toHaveBeenCalledTimes(2)

  leaveFor(() => Promise.reject(new Error('its code is gone')), reload)
  await Promise.resolve()
  jest.advanceTimersByTime(0)
  expect(reload).toHaveBeenCalledTimes(3)
})

test('Z-036: a sign-in that was started meanwhile is not interrupted', async () => {
  const reload = jest.fn()
  leaveFor(() => Promise.resolve(), reload)
  cancelReload()
  await Promise.resolve()
  jest.advanceTimersByTime(5000)
  expect(reload).not.toHaveBeenCalled()
})

test('A-014: what was fetched for a person is forgotten, and what the server wrote the page from is not', () => {
  const queryClient = createQueryClient({ call: jest.fn<() => Promise<never>>() })
  const { customQuery } = createQueries('host')
  const home = customQuery('home', {}, () => 'for everybody').queryKey
  const orders = customQuery('orders', {}, () => 'private').queryKey
  queryClient.setQueryData(home, 'for everybody')
  const served = dehydrate(queryClient)
  queryClient.setQueryData(orders, 'private')
  forgetQueries(queryClient, served)
  expect(queryClient.getQueryData(home)).toBe('for everybody')
  expect(queryClient.getQueryData(orders)).toBeUndefined()
})
