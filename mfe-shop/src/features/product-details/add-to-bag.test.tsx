import { afterEach, beforeEach, expect, test } from '@jest/globals'
import {
  addToCart,
  countWishlistAndCart,
  getProduct,
  getReviewStanding,
  listReviews,
  listWishlist,
  viewCart,
} from '@brightyard/contract/calls'
import { toastRequested } from '@brightyard/contract/channels'
import { channel } from '@brightyard/runtime'
import {
  answer,
  cutOff,
  fireEvent,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  waitFor,
} from '@brightyard/testing'
import { closeGuestBag, openGuestBag } from '../../bag/guest-bag.store.ts'
import { cartLineOf, cartOf } from '../../fixtures/cart.ts'
import { pageOfAll, productOf } from '../../fixtures/products.ts'
import { reviewListOf, standingOf } from '../../fixtures/reviews.ts'
import * as page from './product-details.page.tsx'

const open = (options = {}) =>
  renderPage(page, {
    path: '/shop/product-details/details',
    address: '/shop/product-details/details?ecommID=1',
    ...options,
  })
const press = async () => {
  const [button] = await screen.findAllByRole('button', { name: 'Add to bag' })
  if (!button) throw new Error('There is no button.')
  fireEvent.click(button)
}

let toasts: string[] = []
let endListening = () => {}
beforeEach(() => {
  closeGuestBag()
  toasts = []
  endListening = channel(toastRequested).subscribe(({ title, description }) =>
    toasts.push(`${title}: ${description}`),
  )
  network.use(
    answer(getProduct, productOf(1)),
    answer(countWishlistAndCart, { cart_count: 1, wishlist_count: 1 }),
    answer(listReviews, reviewListOf([])),
    answer(getReviewStanding, standingOf({ may_review: false })),
    answer(viewCart, cartOf()),
    answer(listWishlist, pageOfAll([])),
  )
})
afterEach(() => endListening())

test('S-008: a variant counts from the moment of its choice, and the message names it', async () => {
  open()
  fireEvent.click(await screen.findByRole('radio', { name: /Set 12/ }))
  expect(screen.getByRole('radio', { name: /Set 12/ })).toBeChecked()
  await press()
  expect(openGuestBag().lines.map((line) => line.variant_id)).toEqual([12])
  await waitFor(() => expect(toasts).toEqual(['Added to your bag: Wooden blocks 1, Set 12']))
})

test('S-008: an address that changes by itself chooses again', async () => {
  const { router } = open()
  fireEvent.click(await screen.findByRole('radio', { name: /Set 12/ }))
  await waitFor(() => expect(router.state.location.search).toContain('variant=12'))
  await router.navigate('?ecommID=1&variant=11')
  await waitFor(() => expect(screen.getByRole('radio', { name: /Set 11/ })).toBeChecked())
})

test.each([
  ['the answer was lost', refuse(addToCart, 409)],
  ['the call was lost', answer(addToCart, cartOf(cartLineOf(1)))],
])('Y-034: where %s, the call is repeated and the product is in the bag', async (_, repeated) => {
  let sent = 0
  network.use(
    answer(addToCart, () => {
      sent += 1
      network.use(repeated)
      return Response.error()
    }),
  )
  open({ user: userOf('guardian') })
  await press()
  await waitFor(() => expect(toasts).toEqual([expect.stringMatching(/^Added to your bag/)]))
  expect(sent).toBe(1)
})

test('a product that is in the bag by an earlier press is not said to be added', async () => {
  network.use(refuse(addToCart, 409))
  open({ user: userOf('guardian') })
  await press()
  await waitFor(() => expect(toasts).toEqual([expect.stringMatching(/^Already in your bag/)]))
})

test('a call that is lost twice is told', async () => {
  network.use(cutOff(addToCart))
  open({ user: userOf('guardian') })
  await press()
  await waitFor(() => expect(toasts).toEqual([expect.stringMatching(/^Not added to your bag/)]))
})
