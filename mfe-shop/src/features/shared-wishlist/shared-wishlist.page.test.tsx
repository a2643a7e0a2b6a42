import { expect, test } from '@jest/globals'
import { getSharedWishlist } from '@brightyard/contract/calls'
import {
  accessibilityFindings,
  answer,
  network,
  refuse,
  renderPage,
  screen,
} from '@brightyard/testing'
import { cardOf, variantOf } from '../../fixtures/products.ts'
import * as page from './shared-wishlist.page.tsx'

const path = '/shop/wishlist/shared/:token'
const address = '/shop/wishlist/shared/abcdefghijklmnopqrstuv'
const product = cardOf(1, { variants: [variantOf(11)] })
const shared = { owner_name: 'Meera', data: [product] }

test('a visitor with the link sees whose list it is, and can put things into the bag', async () => {
  network.use(
    answer(getSharedWishlist, ({ input }) => {
      expect(input.token).toBe('abcdefghijklmnopqrstuv')
      return shared
    }),
  )
  const { container } = renderPage(page, { path, address })
  expect(await screen.findByRole('heading', { level: 1, name: 'Meera’s wishlist' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add to bag: Wooden blocks 1' })).toBeEnabled()
  expect(await accessibilityFindings(container)).toEqual([])
})

test('an empty list shows an empty state', async () => {
  network.use(answer(getSharedWishlist, { ...shared, data: [] }))
  renderPage(page, { path, address })
  expect(await screen.findByText('This list is empty at the moment')).toBeVisible()
})

test('a list that fails to load can be retried', async () => {
  network.use(refuse(getSharedWishlist, 500))
  const { user } = renderPage(page, { path, address })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  network.use(answer(getSharedWishlist, shared))
  await user.click(retry)
  expect(await screen.findByRole('link', { name: 'Wooden blocks 1' })).toBeVisible()
})
