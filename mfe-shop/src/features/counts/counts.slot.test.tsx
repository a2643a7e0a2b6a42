import { beforeEach, describe, expect, test } from '@jest/globals'
import { addToWishlist, countWishlistAndCart, syncCart } from '@brightyard/contract/calls'
import {
  cartCountChanged,
  orderCancelled,
  wishlistCountChanged,
} from '@brightyard/contract/channels'
import { channel } from '@brightyard/runtime'
import {
  answer,
  cutOff,
  network,
  refuse,
  renderComponent,
  signedInAs,
  userOf,
  waitFor,
} from '@brightyard/testing'
import { addToGuestBag, closeGuestBag, openGuestBag } from '../../bag/guest-bag.store.ts'
import { cartLineOf, cartOf } from '../../fixtures/cart.ts'
import { orderOf } from '../../fixtures/orders.ts'
import { cardOf } from '../../fixtures/products.ts'
import { orderQuery } from '../../orders/orders.queries.ts'
import { keepPendingWish } from '../../wishlist/pending-wish.ts'
import { Component } from './counts.slot.tsx'

const counts = () => [
  channel(cartCountChanged).latest()?.count,
  channel(wishlistCountChanged).latest()?.count,
]
const guardian = userOf('guardian')

/** Every request, also one that no handler answers: counts fail silently. */
let requests: string[] = []
network.events.on('request:start', ({ request }) => void requests.push(request.url))
/** Long enough for a call that should not be made. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 100))

beforeEach(() => {
  requests = []
  closeGuestBag()
})

test('C-013, C-023, X-037: a visitor has as many in the bag as there are lines, and no request is made', async () => {
  addToGuestBag(cardOf(1))
  addToGuestBag(cardOf(2))
  renderComponent(<Component />)
  await waitFor(() => expect(counts()).toEqual([2, 0]))
  await pause()
  expect(requests).toEqual([])
})

test('a visitor without a bag starts at zero, so the header never waits', async () => {
  renderComponent(<Component />)
  await waitFor(() => expect(counts()).toEqual([0, 0]))
})

test('X-014: after login one call to wishlist-cart-count gives both counts (C-022, C-013)', async () => {
  let calls = 0
  network.use(
    answer(countWishlistAndCart, ({ input, request }) => {
      calls += 1
      expect([request.method, new URL(request.url).pathname]).toEqual([
        'POST',
        '/cms/api/ecommerce/product/web/wishlist-cart-count',
      ])
      expect(input.user_id).toBe(guardian.id)
      return { cart_count: 3, wishlist_count: 4 }
    }),
  )
  renderComponent(<Component />)
  signedInAs(guardian)
  await waitFor(() => expect(counts()).toEqual([3, 4]))
  expect(calls).toBe(1)
})

test('C-024: a failure of the counts is silent and leaves them as they were', async () => {
  let asked = false
  network.use(
    answer(countWishlistAndCart, () => {
      asked = true
      return new Response('{}', { status: 500 })
    }),
  )
  renderComponent(<Component />)
  await waitFor(() => expect(counts()).toEqual([0, 0]))
  signedInAs(guardian)
  await waitFor(() => expect(asked).toBe(true))
  expect(counts()).toEqual([0, 0])
})

test('Z-024, C-023: roles that do not buy have no counts and make no call', async () => {
  renderComponent(<Component />, { user: userOf('student') })
  await waitFor(() => expect(counts()).toEqual([0, 0]))
  await pause()
  expect(requests).toEqual([])
})

test('C-025: at sign-in the bag is handed over to cart/sync and then emptied (X-031)', async () => {
  addToGuestBag(cardOf(1))
  addToGuestBag(cardOf(2), 22)
  const sent: unknown[] = []
  network.use(
    answer(syncCart, ({ input, request }) => {
      sent.push([input.userId, input.cart])
      expect([request.method, new URL(request.url).pathname]).toEqual([
        'POST',
        '/vendor/api/cart/sync',
      ])
      return cartOf(cartLineOf(1), cartLineOf(2))
    }),
    answer(countWishlistAndCart, { cart_count: 2, wishlist_count: 0 }),
  )
  renderComponent(<Component />)
  signedInAs(guardian)
  await waitFor(() => expect(counts()).toEqual([2, 0]))
  expect(sent).toEqual([
    [
      guardian.id,
      [
        { ecomm_product_id: 1, variant_id: 11, quantity: 1 },
        { ecomm_product_id: 2, variant_id: 22, quantity: 1 },
      ],
    ],
  ])
  expect(openGuestBag().lines).toEqual([])
})

test('C-026: a merge that fails keeps the bag, and the retry carries the same id', async () => {
  addToGuestBag(cardOf(1))
  const ids: unknown[] = []
  network.use(
    answer(syncCart, ({ input }) => {
      ids.push(input.sync_id)
      if (ids.length === 1) return Response.error()
      return cartOf(cartLineOf(1))
    }),
    answer(countWishlistAndCart, { cart_count: 1, wishlist_count: 0 }),
  )
  renderComponent(<Component />)
  signedInAs(guardian)
  await waitFor(() => expect(ids).toHaveLength(1))
  expect(openGuestBag().lines).toHaveLength(1)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(openGuestBag().lines).toEqual([]))
  expect(ids).toHaveLength(2)
  expect(ids[1]).toBe(ids[0])
})

test('C-026: while the server refuses, the bag stays as it is', async () => {
  addToGuestBag(cardOf(1))
  network.use(
    refuse(syncCart, 500),
    answer(countWishlistAndCart, { cart_count: 5, wishlist_count: 0 }),
  )
  renderComponent(<Component />)
  signedInAs(guardian)
  await waitFor(() => expect(counts()).toEqual([5, 0]))
  expect(openGuestBag().lines.map((line) => line.variant_id)).toEqual([11])
})

test('a signed-out person leaves no counts behind', async () => {
  network.use(answer(countWishlistAndCart, { cart_count: 3, wishlist_count: 4 }))
  const { unmount } = renderComponent(<Component />, { user: guardian })
  await waitFor(() => expect(counts()).toEqual([3, 4]))
  signedInAs(null)
  unmount()
  await waitFor(() => expect(counts()).toEqual([0, 0]))
})

test('an order that another remote has cancelled is loaded again', async () => {
  network.use(answer(countWishlistAndCart, { cart_count: 1, wishlist_count: 0 }))
  const { queryClient } = renderComponent(<Component />, { user: guardian })
  await waitFor(() => expect(counts()).toEqual([1, 0]))
  const { queryKey } = orderQuery(42)
  queryClient.setQueryData(queryKey, orderOf('paid'))
  channel(orderCancelled).publish({ order_id: 42 })
  await waitFor(() => expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true))
})

test('without a connection nothing is lost', async () => {
  addToGuestBag(cardOf(1))
  let asked = false
  network.use(
    cutOff(syncCart),
    answer(countWishlistAndCart, () => {
      asked = true
      return Response.error()
    }),
  )
  renderComponent(<Component />, { user: guardian })
  await waitFor(() => expect(asked).toBe(true))
  expect(openGuestBag().lines).toHaveLength(1)
})

describe('a wish from before signing in', () => {
  const added: unknown[] = []
  beforeEach(() => {
    added.length = 0
    sessionStorage.clear()
    network.use(
      answer(countWishlistAndCart, { cart_count: 0, wishlist_count: 1 }),
      answer(addToWishlist, ({ input }) => {
        added.push(input.ecomm_product_id)
        return { cart_count: 0, wishlist_count: 1 }
      }),
    )
  })

  test('S-019: is saved once the guardian has signed in, and only once', async () => {
    keepPendingWish(cardOf(1))
    const { unmount } = renderComponent(<Component />)
    signedInAs(guardian)
    await waitFor(() => expect(added).toEqual([1]))
    await waitFor(() => expect(counts()).toEqual([0, 1]))
    unmount()
    renderComponent(<Component />, { user: guardian })
    await waitFor(() => expect(counts()).toEqual([0, 1]))
    expect(added).toEqual([1])
  })

  test('is forgotten for a role without a wishlist', async () => {
    keepPendingWish(cardOf(1))
    renderComponent(<Component />)
    signedInAs(userOf('vendor'))
    await waitFor(() => expect(sessionStorage).toHaveLength(0))
    expect(added).toEqual([])
  })
})
