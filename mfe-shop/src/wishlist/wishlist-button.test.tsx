import { beforeEach, expect, test } from '@jest/globals'
import { addToWishlist, countWishlistAndCart, listWishlist } from '@brightyard/contract/calls'
import { answer, network, renderComponent, screen, userOf, waitFor } from '@brightyard/testing'
import { cardOf, pageOfAll } from '../fixtures/products.ts'
import { WishlistButton } from './wishlist-button.tsx'

const product = cardOf(1)
const counts = { cart_count: 0, wishlist_count: 1 }
const entry = { ...product, added_at: '2026-11-01T10:00:00.000Z' }
const heart = (name: 'Add to' | 'Remove from') =>
  screen.findByRole('button', { name: `${name} wishlist: Wooden blocks 1` })
const show = () =>
  renderComponent(<WishlistButton product={product} />, { user: userOf('guardian') }).user

beforeEach(() => network.use(answer(countWishlistAndCart, counts)))

test('S-019: a heart pressed before the wishlist has come shows at once and stays', async () => {
  let added = false
  let give = () => {}
  const asked = new Promise<void>((resolve) => {
    give = resolve
  })
  network.use(
    answer(listWishlist, async () => {
      const known = added
      if (!known) await asked
      return pageOfAll(known ? [entry] : [])
    }),
    answer(addToWishlist, () => {
      added = true
      return counts
    }),
  )
  const user = show()
  await user.click(await heart('Add to'))
  expect(await heart('Remove from')).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() => expect(added).toBe(true))
  give()
  expect(await heart('Remove from')).toHaveAttribute('aria-pressed', 'true')
})

test('S-019: refused, it goes back', async () => {
  let refused = 0
  network.use(
    answer(listWishlist, pageOfAll([])),
    answer(addToWishlist, () => {
      refused += 1
      return Response.json(
        { code: 'refused', message: 'Refused.', request_id: 'test' },
        { status: 500 },
      )
    }),
  )
  const user = show()
  await user.click(await heart('Add to'))
  await waitFor(() => expect(refused).toBeGreaterThan(0))
  expect(await heart('Add to')).toHaveAttribute('aria-pressed', 'false')
})
