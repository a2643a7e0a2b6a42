import { beforeEach, expect, jest, test } from '@jest/globals'
import {
  countWishlistAndCart,
  getWishlistShare,
  listStockAlerts,
  listWishlist,
  moveWishToCart,
  removeFromWishlist,
  shareWishlist,
  unshareWishlist,
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
import { bagQuery } from '../../bag/server-bag.ts'
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
    answer(listStockAlerts, { data: [] }),
  )
})

test('S-012, C-021: shows wishes with price, stock and what can be done', async () => {
  renderPage(page, { user: guardian })
  expect(await screen.findByRole('link', { name: 'Wooden blocks 1' })).toBeVisible()
  expect(screen.getAllByText('In stock')).toHaveLength(2)
})

test('S-012: moving to the bag adds it there and takes it off the list', async () => {
  network.use(
    answer(moveWishToCart, ({ input }) => {
      expect([input.ecomm_product_id, input.variant_id]).toEqual([1, 11])
      return { cart: cartOf(cartLineOf(1)), counts: { cart_count: 1, wishlist_count: 1 } }
    }),
    answer(listWishlist, pageOfAll([wishOf(1), wishOf(2)])),
  )
  const { user, queryClient } = renderPage(page, { user: guardian })
  await user.click(await screen.findByRole('button', { name: 'Move to bag: Wooden blocks 1' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Wooden blocks 1' })).toBeNull())
  expect(screen.getByRole('link', { name: 'Wooden blocks 2' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  const bag = bagQuery(guardian.id).queryKey
  await waitFor(() => expect(queryClient.getQueryData(bag)?.meta.total).toBe(1))
})

test('S-012: a wish of several kinds moves in the kind that was chosen; sold-out kinds cannot be', async () => {
  const kinds = [variantOf(11, { units_available: 0 }), variantOf(12), variantOf(13)]
  const chosen: unknown[] = []
  network.use(
    answer(listWishlist, pageOfAll([{ ...wishOf(1), variants: kinds }])),
    answer(moveWishToCart, ({ input }) => {
      chosen.push(input.variant_id)
      return { cart: cartOf(cartLineOf(1)), counts: { cart_count: 1, wishlist_count: 0 } }
    }),
  )
  const { user } = renderPage(page, { user: guardian })
  const kind = await screen.findByRole('combobox', { name: 'Kind of Wooden blocks 1' })
  expect(kind).toHaveValue('12')
  expect(screen.getByRole('option', { name: 'Set 11' })).toBeDisabled()
  await user.selectOptions(kind, '13')
  await user.click(screen.getByRole('button', { name: 'Move to bag: Wooden blocks 1' }))
  await waitFor(() => expect(chosen).toEqual([13]))
  expect(await screen.findByText('Your wishlist is empty')).toBeVisible()
})

test('S-012: what cannot be added to the bag stays on the list', async () => {
  let refused = 0
  network.use(
    answer(moveWishToCart, () => {
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
  expect(await screen.findByText('Your wishlist is empty')).toBeVisible()
})

test('a wishlist that fails to load can be retried', async () => {
  network.use(refuse(listWishlist, 500))
  const { user } = renderPage(page, { user: guardian })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  network.use(answer(listWishlist, pageOfAll([wishOf(1)])))
  await user.click(retry)
  expect(await screen.findByRole('link', { name: 'Wooden blocks 1' })).toBeVisible()
})

test('Z-023: other roles get a short explanation and no call is made (C-023)', async () => {
  renderPage(page, { user: userOf('student') }) // a call that no one answers would fail the test
  expect(await screen.findByText('The wishlist is for guardians')).toBeVisible()
})

test('the list is shared by a link, which is copied, and ended', async () => {
  const token = 'abcdefghijklmnopqrstuv'
  network.use(
    answer(getWishlistShare, { token: null }),
    answer(shareWishlist, { token }),
    answer(unshareWishlist, { token: null }),
  )
  const { user, container } = renderPage(page, { user: guardian })
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  await user.click(await screen.findByRole('button', { name: 'Make a link' }))
  const link = await screen.findByRole('textbox', { name: 'Link to your wishlist' })
  expect(link).toHaveValue(`http://localhost/shop/wishlist/shared/${token}`)
  expect(await accessibilityFindings(container)).toEqual([])
  const copied = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  await waitFor(() =>
    expect(copied).toHaveBeenCalledWith(`http://localhost/shop/wishlist/shared/${token}`),
  )
  await user.click(screen.getByRole('button', { name: 'Stop sharing' }))
  expect(await screen.findByText('The old link no longer works.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Make a link' })).toBeVisible()
})

test('a link that could not be created or ended is reported', async () => {
  network.use(answer(getWishlistShare, { token: null }), refuse(shareWishlist, 500))
  const { user } = renderPage(page, { user: guardian })
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  await user.click(await screen.findByRole('button', { name: 'Make a link' }))
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement()
  expect(screen.getByRole('button', { name: 'Make a link' })).toBeVisible()
})
