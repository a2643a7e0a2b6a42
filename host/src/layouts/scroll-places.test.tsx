import { afterEach, expect, test } from '@jest/globals'
import { forgetPlace, leftAt, scrollKeyOf } from './scroll-places.ts'

const shop = { pathname: '/shop', search: '?page=2' }
afterEach(() => sessionStorage.clear())

test('W-011: a new visit forgets the place of its page and keeps those of others', () => {
  sessionStorage.setItem(
    'react-router-scroll-positions',
    JSON.stringify({ '/shop?page=2': 900, '/shop': 400 }),
  )
  expect(leftAt(scrollKeyOf({ ...shop, key: 'default' }))).toBe(900)
  forgetPlace(shop)
  expect([leftAt('/shop?page=2'), leftAt('/shop')]).toEqual([0, 400])
})

test('what is stored and cannot be read is no place', () => {
  sessionStorage.setItem('react-router-scroll-positions', '{')
  forgetPlace(shop)
  expect(leftAt('/shop?page=2')).toBe(0)
})
