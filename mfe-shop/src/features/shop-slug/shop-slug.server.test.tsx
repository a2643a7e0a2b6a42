/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { findBySlug } from '@brightyard/contract/calls'
import { answer, network, refuse } from '@brightyard/testing'
import { renderOnServer } from '@brightyard/testing/server'
import * as page from './shop-slug.page.tsx'

const at = (address: string) => renderOnServer(page, { path: '/shop/*', address })

test.each([
  ['category', '/shop/Toys-Games', '/shop/search-result?category=toys-games'],
  ['brand', '/shop/little-oak/', '/shop/search-result?brand=little-oak'],
  ['product', '/shop/wooden-blocks-1', '/shop/product-details/details?ecommID=7'],
] as const)('S-015: the slug of a %s leads to it', async (kind, address, target) => {
  network.use(
    answer(findBySlug, ({ input }) => {
      expect(input.slug).toBe(input.slug.toLowerCase())
      return { kind, id: 7, name: 'Something' }
    }),
  )
  expect((await at(address)).location).toBe(target)
})

test('S-015: a word that means nothing is a page that is not found', async () => {
  network.use(refuse(findBySlug, 404))
  expect((await at('/shop/no-such-thing')).status).toBe(404)
})

test.each(['/shop/toys/games', '/shop/%3Cb%3E', '/shop/a.php'])(
  'S-015: %s is a page that is not found, and no call is made',
  async (address) => {
    expect((await at(address)).status).toBe(404)
  },
)
