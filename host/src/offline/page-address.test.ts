import { expect, test } from '@jest/globals'
import { routeOf } from '../fixtures/host-set.ts'
import { addressAsRead, isKept, readsOf } from './page-address.ts'

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

test('E-022: pages that show visitors their own things are not kept', () => {
  const open = routeOf('/shop', { access: 'open', render: 'server' })
  expect(isKept(open)).toBe(true)
  expect(isKept({ ...open, saved: false })).toBe(false)
  expect(isKept({ ...open, access: 'protected' })).toBe(false)
  expect(isKept({ ...open, render: 'client' })).toBe(false)
  expect(isKept({ ...open, roles: ['vendor'] })).toBe(false)
})
