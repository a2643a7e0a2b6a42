import { beforeEach, expect, test } from '@jest/globals'
import {
  addToCart,
  countWishlistAndCart,
  listWishlist,
  removeFromWishlist,
} from '@brightyard/contract/calls'
import {
  accessibilityFindings,
  answer,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  waitFor,
} from '@brightyard/testing'
import { cartLineOf, cartOf } from '../../fixtures/cart.ts'
import { cardOf, pageOfAll, variantOf } from '../../fixtures/products.ts'
import * as page from './wishlist.page.tsx'

const guardian = userOf('guardian')
const wishOf = (id: number) => ({
  ...cardOf(id, { variants: [variantOf(id * 10 + 1)] }),
  added_at: '2026-11-01T10:00:00.000Z',
})

const refusal = (status: number) =>
  Response.json({ code: 'refused', message: 'Refused.', request_id: 'test' }, { status })

beforeEach(() => {
  network.use(
    answer(listWishlist, pageOfAll([wishOf(1), wishOf(2)])),
    answer(countWishlistAndCart, { cart_count: 1, wishlist_count: 1 }),
  )
})

test('S-012, C-021: shows wishes with price, stock and what can be done', async () => {
  const { container } = renderPage(page, { user: guardian })
  expect(await screen.findByRole('link', { name: 'Wooden blocks 1' })).toBeVisible()
  expect(screen.getAllByText('In stock')).toHaveLength(2)
  expect(await accessibilityFindings(container)).toEqual([])
})

test('S-012: moving to the bag adds it there and takes it off the list', async () => {
  network.use(
    answer(addToCart, cartOf(cartLineOf(1))),
    answer(removeFromWishlist, { cart_count: 1, wishlist_count: 1 }),
  )
  const { user } = renderPage(page, { user: guardian })
  await user.click(await screen.findByRole('button', { name: 'Move to bag: Wooden blocks 1' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Wooden blocks 1' })).toBeNull())
  expect(screen.getByRole('link', { name: 'Wooden blocks 2' })).toBeVisible()
})

test('S-012: what cannot be added to the bag stays on the list', async () => {
  let refused = 0
  network.use(
    answer(addToCart, () => {
      refused += 1
      return refusal(422)
    }),
  )
  const { user, queryClient } = renderPage(page, { user: guardian })
  await user.click(await screen.findByRole('button', { name: 'Move to bag: Wooden blocks 1' }))
  await waitFor(() => expect(refused).toBeGreaterThan(0))
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(screen.getByRole('link', { name: 'Wooden blocks 1' })).toBeVisible()
})

test('S-019: a wish that the server keeps comes back', async () => {
  let refused = 0
  network.use(
    answer(removeFromWishlist, () => {
      refused += 1
      return refusal(500)
    }),
  )
  const { user, queryClient } = renderPage(page, { user: guardian })
  await user.click(await screen.findByRole('button', { name: 'Remove: Wooden blocks 1' }))
  await waitFor(() => expect(refused).toBeGreaterThan(0))
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(await screen.findByRole('link', { name: 'Wooden blocks 1' })).toBeVisible()
})

test('an empty wishlist says how to fill it', async () => {
  network.use(answer(listWishlist, pageOfAll([])))
  renderPage(page, { user: guardian })
  expect(await screen.findByText('Nothing wished for yet')).toBeVisible()
})

test('a wishlist that cannot be loaded can be asked for again', async () => {
  network.use(refuse(listWishlist, 500))
  const { user } = renderPage(page, { user: guardian })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  network.use(answer(listWishlist, pageOfAll([wishOf(1)])))
  await user.click(retry)
  expect(await screen.findByRole('link', { name: 'Wooden blocks 1' })).toBeVisible()
})

test('Z-023: other roles get a short explanation and no call is made (C-023)', async () => {
  network.use(refuse(listWishlist, 403))
  renderPage(page, { user: userOf('student') })
  expect(await screen.findByText('The wishlist is for guardians')).toBeVisible()
})
