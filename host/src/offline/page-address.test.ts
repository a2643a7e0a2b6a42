import { expect, test } from '@jest/globals'
import { addressAsRead, readsOf } from './page-address.ts'

test.each([
  ['/shop?utm_source=x', ['page'], '/shop'],
  ['/shop?search=cup&page=2', ['page', 'search'], '/shop?page=2&search=cup'],
  ['/shop?Page=2', ['page'], '/shop?Page=2'],
  ['/blog?x=1&y', null, '/blog?x=1&y'],
  ['/', [], '/'],
])('%s of a page that reads %j is %s', (address, reads, expected) => {
  expect(addressAsRead(new URL(address, 'https://site.example'), reads)).toBe(expected)
})

test('what a page reads is compared without capitals', () => {
  expect(readsOf({ query: ['redirectURL'] })).toEqual(['redirecturl'])
  expect(readsOf({})).toBeNull()
})
