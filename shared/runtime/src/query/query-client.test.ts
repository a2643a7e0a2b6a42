import { expect, test } from '@jest/globals'
import { ApiError } from '../http/api-error.ts'
import { apiOf, createQueryClient } from './query-client.ts'

const api = { call: () => Promise.reject(new ApiError('server', 'It broke.')) }
const client = createQueryClient(api)
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

test('what may pass is asked for twice more, what was refused is not', () => {
  const retry = options?.retry
  if (typeof retry !== 'function') throw new Error('There is no rule.')
  const failed = new ApiError('server', 'x')
  expect([retry(0, failed), retry(1, failed), retry(2, failed)]).toEqual([true, true, false])
  expect(retry(0, new ApiError('forbidden', 'x'))).toBe(false)
})

test('a query client knows its API', () => {
  expect(apiOf(client)).toBe(api)
})
