import { afterAll, afterEach, expect, jest, test } from '@jest/globals'
import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { ApiError } from '../http/api-error.ts'
import { apiOf, createQueryClient } from './query-client.ts'
import { restOffline } from './rest-offline.ts'

const api = { call: () => Promise.reject(new ApiError('server', 'It broke.')) }
const client = createQueryClient(api)
afterAll(restOffline(client))
afterEach(() => {
  client.clear()
  onlineManager.setOnline(true)
})
const options = client.getDefaultOptions().queries
const hash = (key: readonly unknown[]) => options?.queryKeyHashFn?.(key)

test('the order of names in a key does not matter, also deep inside', () => {
  const one = ['products', { page: 1, filter: { brand: 'a', age: 6 } }]
  const other = ['products', { filter: { age: 6, brand: 'a' }, page: 1 }]
  expect(hash(one)).toBe(hash(other))
  expect(hash(one)).not.toBe(hash(['products', { page: 2, filter: { age: 6, brand: 'a' } }]))
  expect(hash(['a', 'b'])).not.toBe(hash(['b', 'a']))
})

test('a key made in another realm hashes the same', () => {
  const foreign: unknown = Object.assign(Object.create({}) as object, { b: 1, a: 2 })
  expect(hash(['x', foreign])).toBe(hash(['x', { a: 2, b: 1 }]))
})

test('temporary failures are retried twice, refusals are not', () => {
  const retry = options?.retry
  if (typeof retry !== 'function') throw new Error('There is no rule.')
  const failed = new ApiError('server', 'x')
  expect([retry(0, failed), retry(1, failed), retry(2, failed)]).toEqual([true, true, false])
  expect(retry(0, new ApiError('forbidden', 'x'))).toBe(false)
})

test('a query client knows its API', () => {
  expect(apiOf(client)).toBe(api)
})

test('E-022: without a connection a page is refused at once, and waits for nothing', async () => {
  onlineManager.setOnline(false)
  const asked = client.fetchQuery({ queryKey: ['page'], queryFn: api.call, retry: false })
  await expect(asked).rejects.toThrow('It broke.')
})

test('E-022: without a connection a change is refused at once, and is not sent later by itself', async () => {
  onlineManager.setOnline(false)
  const mutationFn = jest.fn(api.call)
  const change = client.getMutationCache().build(client, { mutationFn })
  await expect(change.execute(undefined)).rejects.toThrow('It broke.')
  onlineManager.setOnline(true)
  expect(mutationFn).toHaveBeenCalledTimes(1)
})

test('E-022: without a connection nothing is asked at intervals, and at once when it is back', async () => {
  jest.useFakeTimers()
  client.mount()
  const queryFn = jest.fn(() => Promise.resolve('pending'))
  const queryKey = ['payment']
  const observer = new QueryObserver(client, { queryKey, queryFn, refetchInterval: 1000 })
  const leave = observer.subscribe(() => {})
  await jest.advanceTimersByTimeAsync(2500)
  expect(queryFn).toHaveBeenCalledTimes(3)
  onlineManager.setOnline(false)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(queryFn).toHaveBeenCalledTimes(3)
  onlineManager.setOnline(true)
  await jest.advanceTimersByTimeAsync(0)
  expect(queryFn).toHaveBeenCalledTimes(4)
  await jest.advanceTimersByTimeAsync(2000)
  expect(queryFn).toHaveBeenCalledTimes(6)
  leave()
  client.unmount()
  jest.useRealTimers()
})

test('E-022: without a connection what fails is not asked again, and what is old stays', async () => {
  onlineManager.setOnline(false)
  const queryFn = jest.fn(api.call)
  await expect(client.fetchQuery({ queryKey: ['list'], queryFn })).rejects.toThrow('It broke.')
  expect(queryFn).toHaveBeenCalledTimes(1)
  client.setQueryData(['old'], 'known', { updatedAt: 0 })
  const observer = new QueryObserver(client, { queryKey: ['old'], queryFn })
  observer.subscribe(() => {})()
  expect(queryFn).toHaveBeenCalledTimes(1)
})

test('E-022: a failed page load is retried when the connection is back', async () => {
  const queryFn = jest.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('away'))
  queryFn.mockResolvedValueOnce('here')
  client.mount()
  onlineManager.setOnline(false)
  const observer = new QueryObserver(client, { queryKey: ['list'], queryFn, retry: false })
  const here = new Promise<void>((resolve) => {
    observer.subscribe(({ isError, data }) => {
      if (isError) onlineManager.setOnline(true)
      if (data === 'here') resolve()
    })
  })
  await here
  observer.destroy()
  client.unmount()
})
