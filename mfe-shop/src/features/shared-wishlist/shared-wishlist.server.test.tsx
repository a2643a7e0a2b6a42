/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { getSharedWishlist } from '@brightyard/contract/calls'
import { answer, network, refuse } from '@brightyard/testing'
import { renderOnServer } from '@brightyard/testing/server'
import { sharedWishlistQuery } from '../../wishlist/wishlist.queries.ts'
import { cardOf } from '../../fixtures/products.ts'
import * as page from './shared-wishlist.page.tsx'

const path = '/shop/wishlist/shared/:token'
const address = '/shop/wishlist/shared/abcdefghijklmnopqrstuv'

test('a shared wishlist is written by the server, is kept out of search engines, and is never kept by the edge', async () => {
  network.use(answer(getSharedWishlist, { owner_name: 'Meera', data: [cardOf(1)] }))
  const { status, html } = await renderOnServer(page, { path, address })
  expect(status).toBe(200)
  expect(html).toContain('Meera’s wishlist')
  expect(html).toContain('Wooden blocks 1')
  expect(html).toMatch(/name="robots" content="noindex"/)
  expect(sharedWishlistQuery('any').meta).toEqual({ keepPage: false })
})

test.each([404, 422])(
  'a link that was ended, or is none, is a page that is not found (%i)',
  async (refusal) => {
    network.use(refuse(getSharedWishlist, refusal))
    expect((await renderOnServer(page, { path, address })).status).toBe(404)
  },
)
