import { beforeEach, expect, test } from '@jest/globals'
import {
  countWishlistAndCart,
  getProduct,
  getReviewStanding,
  listReviews,
} from '@brightyard/contract/calls'
import {
  accessibilityFindings,
  act,
  answer,
  network,
  renderPage,
  screen,
  userOf,
  within,
} from '@brightyard/testing'
import { closeGuestBag, openGuestBag } from '../../bag/guest-bag.store.ts'
import { productOf, variantOf } from '../../fixtures/products.ts'
import { reviewListOf, standingOf } from '../../fixtures/reviews.ts'
import * as page from './product-details.page.tsx'

const path = '/shop/product-details/details'
const open = (options = {}) => renderPage(page, { path, address: `${path}?ecommID=1`, ...options })
const bar = () => screen.queryByRole('group', { name: 'Buy Wooden blocks 1' })

/** Says of everything that is watched whether it is in the window. */
let tell: (isIntersecting: boolean) => void
beforeEach(() => {
  const watchers = new Set<IntersectionObserverCallback>()
  Object.assign(globalThis, {
    IntersectionObserver: class {
      private readonly heard: IntersectionObserverCallback
      constructor(heard: IntersectionObserverCallback) {
        this.heard = heard
      }
      observe() {
        watchers.add(this.heard)
      }
      unobserve() {}
      disconnect() {
        watchers.delete(this.heard)
      }
    },
  })
  tell = (isIntersecting) =>
    act(() => {
      for (const heard of watchers)
        heard([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver)
    })
  closeGuestBag()
  network.use(
    answer(getProduct, ({ input }) => productOf(Number(input.id))),
    answer(countWishlistAndCart, { cart_count: 0, wishlist_count: 0 }),
    answer(listReviews, reviewListOf([])),
    answer(getReviewStanding, standingOf({ may_review: false })),
  )
})

test('S-008: price and button stay at hand once those of the page are out of view', async () => {
  openGuestBag()
  const { user, container } = open()
  const [button = container] = await screen.findAllByRole('button', { name: 'Add to bag' })
  tell(true)
  expect(bar()).toBeNull()
  tell(false)
  const shown = bar()
  expect(shown).toHaveTextContent(/₹1,180/)
  // After everything else on the page, so that the way by keyboard is that of the eyes.
  expect(button.compareDocumentPosition(shown ?? button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(await accessibilityFindings(container)).toEqual([])
  await user.click(within(shown ?? container).getByRole('button', { name: 'Add to bag' }))
  expect(await screen.findByRole('link', { name: 'In your bag. View bag' })).toBeVisible()
  tell(true)
  expect(bar()).toBeNull()
})

test('S-008: the bar comes with the page, before anybody has looked where its buttons are', async () => {
  open()
  await screen.findByRole('heading', { level: 1 })
  expect(bar()).toBeVisible()
  tell(true)
  expect(bar()).toBeNull()
  expect(screen.getAllByRole('button', { name: 'Add to bag' })).toHaveLength(1)
})

test('S-008: what is sold out, and who does not buy, has no such bar', async () => {
  network.use(
    answer(getProduct, productOf(1, { variants: [variantOf(11, { units_available: 0 })] })),
  )
  const soldOut = open()
  expect(await screen.findByText('Out of stock')).toBeVisible()
  tell(false)
  expect(bar()).toBeNull()
  soldOut.unmount()

  network.use(answer(getProduct, productOf(1)))
  open({ user: userOf('student') })
  await screen.findByText('Buying is for guardians')
  tell(false)
  expect(bar()).toBeNull()
})
