import { describe, expect, test } from '@jest/globals'
import { createRouteIndex } from './route-index.ts'
import { addressMatches } from './route-shape.ts'

function collidingAddress(one: string, other: string) {
  const index = createRouteIndex<null>()
  index.add(one, null)
  return index.find(other)?.example ?? null
}

describe('two pages that would be a draw for some address', () => {
  test.each([
    ['the same path', '/shop', '/shop'],
    ['another case', '/Shop/Sale', '/shop/sale'],
    ['a slash at the end', '/shop/', '/shop'],
    ['a doubled slash', '/shop//sale', '/shop/sale'],
    ['percent-encoding', '/caf%C3%A9', '/café'],
    ['parameters of other names', '/shop/:id', '/shop/:slug'],
    ['an optional parameter left out', '/shop/:page?', '/shop'],
    ['an optional parameter filled in', '/shop/:page?', '/shop/:id'],
    ['an optional fixed part', '/:lang?/about?/us', '/about/us'],
    ['two splats', '/blog/*', '/BLOG/*'],
    ['a splat behind an optional parameter', '/a/:x?/*', '/a/*'],
    ['crossed parameters', '/a/:x/b', '/a/c/:y'],
    ['the home page', '/', ''],
  ])('%s: %s and %s', (_, one, other) => {
    expect(collidingAddress(one, other)).not.toBeNull()
    expect(collidingAddress(other, one)).not.toBeNull()
  })

  test('names an address that both would take', () => {
    expect(collidingAddress('/a/:x/b', '/a/c/:y')).toBe('/a/c/b')
  })
})

describe('two pages that live side by side', () => {
  test.each([
    ['a fixed part beats a parameter', '/shop/sale', '/shop/:id'],
    ['a parameter beats a splat', '/blog/:slug', '/blog/*'],
    ['the page above a splat', '/blog', '/blog/*'],
    ['other lengths', '/shop/:id', '/shop/:id/reviews'],
    ['other words', '/shop/bag', '/shop/wishlist'],
    ['a deeper splat', '/a/*', '/a/b/*'],
  ])('%s: %s and %s', (_, one, other) => {
    expect(collidingAddress(one, other)).toBeNull()
  })
})

test.each([
  ['/blog/:slug', '/Blog/first-day', true],
  ['/blog/:page?', '/blog', true],
  ['/shop/*', '/shop/toys/wood', true],
  ['/', '/', true],
  ['/blog/:slug', '/shop/first-day', false],
  ['/blog/:slug', '/blog', false],
])('%s has the address %s: %s', (pattern, pathname, expected) => {
  expect(addressMatches(pattern, pathname)).toBe(expected)
})
