/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { createPageCache } from './page-cache.ts'
import type { SentPage } from './sent-page.ts'

const pageOf = (bytes: number, etag = 'a'): SentPage => ({
  status: 200,
  etag,
  bytes,
  isLasting: true,
  set: { start: 0, end: 0 },
  held: () => undefined,
  body: () => Promise.resolve(Buffer.alloc(0)),
})

test('a page is fresh for 30 seconds, stale for ten minutes, and then better than nothing', () => {
  let now = 0
  const cache = createPageCache(1000, () => now)
  cache.keep('k', '/', 1, pageOf(10))
  const ageAt = (time: number) => {
    now = time
    return cache.find('k', 1)?.age
  }
  expect([0, 30_000, 30_001, 600_000, 600_001].map(ageAt)).toEqual([
    'fresh',
    'fresh',
    'stale',
    'stale',
    'old',
  ])
})

test('when the bytes are used up, the page that was used longest ago goes', () => {
  const cache = createPageCache(30)
  for (const name of ['a', 'b', 'c']) cache.keep(name, name, 1, pageOf(10))
  cache.find('a', 1)
  cache.keep('d', 'd', 1, pageOf(10))
  expect(['a', 'b', 'c', 'd'].map((name) => cache.find(name, 1) !== null)).toEqual([
    true,
    false,
    true,
    true,
  ])
})

test('forms that are made later count too', () => {
  const cache = createPageCache(30)
  const page = pageOf(10)
  cache.keep('a', 'a', 1, pageOf(10))
  cache.keep('b', 'b', 1, page)
  cache.grow('b', page, 20)
  expect(cache.find('a', 1)).toBeNull()
  expect(cache.bytes).toBe(30)
})

test('a page of another set with the same releases is found, and can be kept for both', () => {
  const cache = createPageCache(1000)
  cache.keep('k', '/', 1, pageOf(10, 'one'))
  expect(cache.find('k', 2)).toMatchObject({ isForSet: false, page: { etag: 'one' } })
  cache.add('k', 2, pageOf(10, 'two'))
  expect(cache.find('k', 2)).toMatchObject({ isForSet: true, page: { etag: 'two' } })
  cache.add('k', 3, pageOf(10, 'three'))
  expect(cache.find('k', 1)).toMatchObject({ isForSet: false })
  expect(cache.bytes).toBe(20)
})

test('the most visited addresses come first', () => {
  const cache = createPageCache(1000)
  for (const [name, views] of [
    ['a', 1],
    ['b', 3],
    ['c', 2],
  ] as const) {
    cache.keep(name, `/${name}`, 1, pageOf(1))
    for (let view = 0; view < views; view += 1) cache.find(name, 1)
  }
  expect(cache.mostVisited(2)).toEqual(['/b', '/c'])
})

test('a page of what people write is never stale: fresh for 30 seconds, and then only better than nothing', () => {
  let now = 0
  const cache = createPageCache(1000, () => now)
  cache.keep('k', '/', 1, pageOf(10), { brief: true })
  expect(cache.find('k', 1)?.age).toBe('fresh')
  now = 30_001
  expect(cache.find('k', 1)?.age).toBe('old')
})

test('what is removed is no longer there, and its bytes are free', () => {
  const cache = createPageCache(1000)
  cache.keep('k', '/', 1, pageOf(10))
  cache.remove('k')
  expect([cache.find('k', 1), cache.bytes]).toEqual([null, 0])
})
