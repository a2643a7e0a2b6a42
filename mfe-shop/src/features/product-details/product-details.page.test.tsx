import { beforeEach, expect, jest, test } from '@jest/globals'
import {
  addToCart,
  addToWishlist,
  countWishlistAndCart,
  estimateDelivery,
  getProduct,
  getReviewStanding,
  listReviews,
  listWishlist,
  viewCart,
} from '@brightyard/contract/calls'
import { wishlistCountChanged } from '@brightyard/contract/channels'
import { channel } from '@brightyard/runtime'
import {
  answer,
  fireEvent,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  waitFor,
  within,
} from '@brightyard/testing'
import { closeGuestBag, openGuestBag } from '../../bag/guest-bag.store.ts'
import { cartLineOf, cartOf } from '../../fixtures/cart.ts'
import { bengaluru } from '../../fixtures/checkout.ts'
import { cardOf, pageOfAll, productOf, variantOf } from '../../fixtures/products.ts'
import { reviewListOf, reviewOf, standingOf } from '../../fixtures/reviews.ts'
import { wishlistQuery } from '../../wishlist/wishlist.queries.ts'
import * as page from './product-details.page.tsx'

const path = '/shop/product-details/details'
const open = (query = '?ecommID=1', options = {}) =>
  renderPage(page, { path, address: path + query, ...options })
const touchAt = (clientX: number) => [{ clientX, clientY: 50 }]
const guardian = userOf('guardian')
/** The page's; that of the bar is the last. */
const ownButton = () => {
  const [first] = screen.getAllByRole('button', { name: 'Add to bag' })
  if (!first) throw new Error('There is no button.')
  return first
}
const heart = () => screen.getByRole('button', { name: /wishlist: Wooden blocks 1/ })

beforeEach(() => {
  closeGuestBag()
  network.use(
    answer(getProduct, ({ input }) => productOf(Number(input.id), { related: [cardOf(8)] })),
    answer(countWishlistAndCart, { cart_count: 1, wishlist_count: 1 }),
    answer(listReviews, reviewListOf([reviewOf(1), reviewOf(2)])),
    answer(getReviewStanding, standingOf({ may_review: true })),
  )
})

test('S-008: shows pictures, price with tax, choices, facts and related products', async () => {
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Wooden blocks 1' })).toBeVisible()
  expect(screen.getByText('Price includes ₹180.00 tax (18%).')).toBeVisible()
  expect(screen.getByText('Beech')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Wooden blocks 8' })).toBeVisible()
})

test('S-008: the thumbnails work by keyboard', async () => {
  const { user } = open()
  const second = await screen.findByRole('button', { name: 'Picture 2 of 3' })
  second.focus()
  await user.keyboard('{Enter}')
  expect(second).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('img', { name: 'Wooden blocks 1' })).toHaveAttribute(
    'src',
    '/media/two@2x.jpg',
  )
})

test('S-008: the picture opens larger, turns and grows by keyboard', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Enlarge the picture' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Wooden blocks 1' }))
  expect(dialog.getByRole('img', { name: 'Wooden blocks 1' })).toHaveAttribute(
    'src',
    '/media/one@2x.jpg',
  )
  dialog.getByRole('group', { name: 'Picture 1 of 3' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(await dialog.findByRole('group', { name: 'Picture 2 of 3' })).toHaveFocus()
  await user.keyboard('++')
  expect(dialog.getByRole('status')).toHaveTextContent('3 times as large')
  // Now the arrow keys move the picture.
  await user.keyboard('{ArrowRight}')
  expect(dialog.getByRole('group', { name: 'Picture 2 of 3' })).toBeVisible()
  await user.keyboard('-----')
  expect(dialog.getByRole('button', { name: 'Smaller' })).toBeDisabled()
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Picture 2 of 3' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('S-008: a stroke of a finger turns to the next picture', async () => {
  open()
  const picture = await screen.findByRole('button', { name: 'Enlarge the picture' })
  const stroke = (from: number, to: number) => {
    fireEvent.touchStart(picture, { touches: touchAt(from) })
    fireEvent.touchEnd(picture, { changedTouches: touchAt(to) })
  }
  stroke(200, 100)
  expect(screen.getByRole('button', { name: 'Picture 2 of 3' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  stroke(100, 90)
  expect(screen.getByRole('button', { name: 'Picture 2 of 3' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('S-008: a PIN code gives the days and the price of delivery, and is kept for the next product', async () => {
  network.use(
    answer(estimateDelivery, ({ input }) => {
      expect(input).toEqual({ pincode: '560034', items_in_paise: '118000' })
      return bengaluru
    }),
  )
  const { user, unmount } = open()
  await user.type(await screen.findByRole('textbox', { name: 'Delivery to PIN code' }), '5600')
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText('Please enter a PIN code of six digits.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Delivery to PIN code' }), '34{Enter}')
  expect(await screen.findByText('Fri, 20 Mar to Sat, 21 Mar')).toBeVisible()
  expect(screen.getByText(/Standard delivery, free/)).toBeVisible()
  unmount()
  open()
  expect(await screen.findByText('Fri, 20 Mar to Sat, 21 Mar')).toBeVisible()
})

test('a place we do not deliver to is reported', async () => {
  network.use(
    answer(estimateDelivery, {
      ...bengaluru,
      serviceable: false,
      message: 'We do not deliver to this PIN code yet.',
      options: [],
    }),
  )
  const { user } = open()
  await user.type(
    await screen.findByRole('textbox', { name: 'Delivery to PIN code' }),
    '900056{Enter}',
  )
  expect(await screen.findByText('We do not deliver to this PIN code yet.')).toBeVisible()
})

test('S-008: reviews are on the page; their failure does not affect the product', async () => {
  network.use(refuse(listReviews, 500))
  const { user } = open()
  expect(await screen.findByText('We could not load the reviews')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Wooden blocks 1' })).toBeVisible()
  network.use(answer(listReviews, reviewListOf([reviewOf(3)])))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Opinion 3')).toBeVisible()
})

test('S-008: another variant has its own price and is in the address', async () => {
  const { user, router } = open()
  await user.click(await screen.findByRole('radio', { name: /Set 12/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?ecommID=1&variant=12'))
  expect(await screen.findByText('Price includes ₹213.56 tax (18%).')).toBeVisible()
  await user.click(ownButton())
  expect(openGuestBag().lines.map((line) => line.variant_id)).toEqual([12])
  expect(await screen.findByRole('link', { name: 'In your bag. View bag' })).toBeVisible()
})

test('S-008: product data for search engines is part of the page', async () => {
  const { container } = open()
  await screen.findByRole('heading', { level: 1 })
  const data = container.ownerDocument.querySelector('script[type="application/ld+json"]')
  expect(JSON.parse(data?.textContent ?? '')).toMatchObject({
    '@type': 'Product',
    name: 'Wooden blocks 1',
    offers: { price: '1180.00', priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
    aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
  })
})

test('S-020: out of stock is shown, and there is no way into the bag', async () => {
  network.use(
    answer(getProduct, productOf(1, { variants: [variantOf(11, { units_available: 0 })] })),
  )
  open()
  expect(await screen.findByText('Out of stock')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Tell me when it is back/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add to bag' })).toBeNull()
})

test('S-007: without ecommID the shop itself is shown', async () => {
  open('', { others: ['/shop'] })
  expect(await screen.findByText('at /shop')).toBeVisible()
})

test('a product that fails to load can be retried', async () => {
  network.use(refuse(getProduct, 500))
  const { user } = open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  network.use(answer(getProduct, productOf(1)))
  await user.click(retry)
  expect(await screen.findByRole('heading', { level: 1, name: 'Wooden blocks 1' })).toBeVisible()
})

test('a guardian puts the product into the bag of the account', async () => {
  let inCart = false
  network.use(
    answer(viewCart, () => (inCart ? cartOf(cartLineOf(1)) : cartOf())),
    answer(listWishlist, pageOfAll([])),
    answer(addToCart, ({ input }) => {
      expect(input).toMatchObject({ ecomm_product_id: 1, variant_id: 11, user_id: guardian.id })
      inCart = true
      return cartOf(cartLineOf(1))
    }),
  )
  const { user } = open('?ecommID=1', { user: guardian })
  await user.click(await waitFor(ownButton))
  expect(await screen.findByRole('link', { name: 'In your bag. View bag' })).toBeVisible()
  expect(openGuestBag().lines).toEqual([])
})

/** The product of a guardian whose wishlist holds four others, once all of that has arrived. */
async function openWithFourListed() {
  const opened = open('?ecommID=1', { user: guardian })
  const { queryClient } = opened
  await waitFor(() =>
    expect(queryClient.getQueryData(wishlistQuery(guardian.id).queryKey)).toEqual([]),
  )
  await waitFor(() => expect(heart()).toBeEnabled())
  channel(wishlistCountChanged).publish({ count: 4 })
  return opened
}
const shownCount = () => channel(wishlistCountChanged).latest()?.count

test('S-019: the heart and the count move at once, before the server has answered', async () => {
  let listed = 4
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  network.use(
    answer(viewCart, cartOf()),
    answer(listWishlist, pageOfAll([])),
    answer(countWishlistAndCart, () => ({ cart_count: 0, wishlist_count: listed })),
    answer(addToWishlist, async () => {
      await held
      listed = 5
      return { cart_count: 0, wishlist_count: listed }
    }),
  )
  const { user, queryClient } = await openWithFourListed()
  await user.click(heart())
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'))
  expect(shownCount()).toBe(5)
  expect(listed).toBe(4)
  release()
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(heart()).toHaveAttribute('aria-pressed', 'true')
  expect(shownCount()).toBe(5)
})

test('S-019: when adding is refused, the heart and the count go back', async () => {
  let refused = 0
  network.use(
    answer(viewCart, cartOf()),
    answer(listWishlist, pageOfAll([])),
    answer(countWishlistAndCart, { cart_count: 0, wishlist_count: 4 }),
    answer(addToWishlist, () => {
      refused += 1
      return Response.json(
        { code: 'refused', message: 'Refused.', request_id: 't' },
        { status: 500 },
      )
    }),
  )
  const { user, queryClient } = await openWithFourListed()
  await user.click(heart())
  await waitFor(() => expect(refused).toBeGreaterThan(0))
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'false'))
  expect(shownCount()).toBe(4)
})

test('Z-023: other roles read why there is no button', async () => {
  open('?ecommID=1', { user: userOf('student') })
  expect(await screen.findByText('Buying is for guardians')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add to bag' })).toBeNull()
})

test.each(['0x7', '7e0', '%207%20', '%2B7', '-7', '7.0', '7a', '٧', '7%00', '1'.repeat(11)])(
  'V-016: ?ecommID=%s is not a product, and no call is made',
  async (id) => {
    const asked = jest.fn()
    network.use(
      answer(getProduct, ({ input }) => {
        asked()
        return productOf(Number(input.id))
      }),
    )
    renderPage(
      { ...page, ErrorBoundary: () => <p>No such page</p> },
      { path, address: `${path}?ecommID=${id}` },
    )
    expect(await screen.findByText('No such page')).toBeVisible()
    expect(asked).not.toHaveBeenCalled()
  },
)
