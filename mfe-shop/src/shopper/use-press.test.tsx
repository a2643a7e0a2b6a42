import { beforeEach, expect, test } from '@jest/globals'
import { addToWishlist, countWishlistAndCart, listWishlist } from '@brightyard/contract/calls'
import { sessionChanged } from '@brightyard/contract/channels'
import { channel } from '@brightyard/runtime'
import {
  act,
  answer,
  network,
  renderComponent,
  screen,
  signedInAs,
  userOf,
  waitFor,
} from '@brightyard/testing'
import { closeGuestBag, openGuestBag, useGuestBag } from '../bag/guest-bag.store.ts'
import { AddButton } from '../catalog/product-tile.tsx'
import { cardOf, pageOfAll } from '../fixtures/products.ts'
import { WishlistButton } from '../wishlist/wishlist-button.tsx'

const product = { ...cardOf(1), variants: cardOf(1).variants.slice(0, 1) }
const BagSize = () => <output>{useGuestBag().lines.length}</output>
/** A page that has just come: nobody knows yet who is there. */
async function openUnknown() {
  const shown = renderComponent(
    <>
      <AddButton product={product} />
      <WishlistButton product={product} />
      <BagSize />
    </>,
  )
  await screen.findByRole('button', { name: /wishlist/ })
  act(() => channel(sessionChanged).publish({ status: 'unknown' }))
  return shown
}
const add = () => screen.getByRole('button', { name: /^Add to bag/ })
const heart = () => screen.getByRole('button', { name: /wishlist/ })

beforeEach(() => {
  closeGuestBag()
  openGuestBag()
  network.use(
    answer(countWishlistAndCart, { cart_count: 0, wishlist_count: 0 }),
    answer(listWishlist, pageOfAll([])),
  )
})

test('S-008: a press before it is known who shops is kept, shown, and done once', async () => {
  const { user } = await openUnknown()
  expect(add()).toBeEnabled()
  await user.dblClick(add())
  expect(add()).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('status')).toHaveTextContent('0')
  signedInAs(null)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1'))
  expect(add()).not.toHaveAttribute('aria-busy')
})

test('S-019: a heart pressed so early fills at once and is saved', async () => {
  const added: unknown[] = []
  network.use(
    answer(addToWishlist, ({ input }) => {
      added.push(input)
      return { cart_count: 0, wishlist_count: 1 }
    }),
  )
  const { user } = await openUnknown()
  await user.click(heart())
  expect(heart()).toHaveAttribute('aria-pressed', 'true')
  expect(added).toEqual([])
  signedInAs(userOf('guardian'))
  await waitFor(() => expect(added).toHaveLength(1))
})

test('nothing is bought for somebody who does not buy', async () => {
  const { user } = await openUnknown()
  await user.click(add())
  signedInAs(userOf('student'))
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  expect(screen.getByRole('status')).toHaveTextContent('0')
})
