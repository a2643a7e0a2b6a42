/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { createPageCache } from './page-cache.ts'

const empty = Buffer.alloc(0)
const pageAt = (renderedAt: number, etag = '"a"') => ({
  status: 200,
  html: empty,
  brotli: empty,
  gzip: empty,
  etag,
  renderedAt,
})

test('a page is fresh for 30 seconds, then stale, and after ten minutes it is gone', () => {
  let now = 0
  const cache = createPageCache(() => now)
  cache.keep('/', pageAt(0))
  const found = () => cache.find('/')?.fresh
  expect(found()).toBe(true)
  now = 30_000
  expect(found()).toBe(true)
  now = 30_001
  expect(found()).toBe(false)
  now = 600_000
  expect(found()).toBe(false)
  now = 600_001
  expect(found()).toBeUndefined()
})

test('a page that is rendered again replaces the old one', () => {
  const cache = createPageCache(() => 40_000)
  cache.keep('/', pageAt(0))
  cache.keep('/', pageAt(40_000, '"b"'))
  expect(cache.find('/')).toMatchObject({ fresh: true, page: { etag: '"b"' } })
})

test('of more than 500 pages the one that was used longest ago is dropped', () => {
  const cache = createPageCache(() => 0)
  for (let index = 0; index < 500; index += 1) cache.keep(`/${index}`, pageAt(0))
  cache.find('/0')
  cache.keep('/500', pageAt(0))
  expect(cache.find('/0')).not.toBeNull()
  expect(cache.find('/1')).toBeNull()
  expect(cache.find('/500')).not.toBeNull()
})

test('another query is another page', () => {
  const cache = createPageCache(() => 0)
  cache.keep('/shop', pageAt(0))
  expect(cache.find('/shop?page=2')).toBeNull()
})
