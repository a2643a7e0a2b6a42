import { beforeEach, describe, expect, test } from '@jest/globals'
import {
  countWishlistAndCart,
  getPaymentStatus,
  markPayment,
  startPayment,
  viewCart,
} from '@brightyard/contract/calls'
import type { PaymentStatus } from '@brightyard/contract/entities'
import {
  accessibilityFindings,
  answer,
  cutOff,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  waitFor,
} from '@brightyard/testing'
import { attemptKey } from '../../checkout/attempt.ts'
import { cartOf } from '../../fixtures/cart.ts'
import { statusOf } from '../../fixtures/payment.ts'
import { pauseAfter } from '@brightyard/runtime/payments'
import * as page from './payment-status.page.tsx'

const guardian = userOf('guardian')
const path = '/shop/order/payment-status'
const open = (address = `${path}?order_code=BY-7F3K`) =>
  renderPage(page, {
    path,
    address,
    user: guardian,
    others: ['/shop/thanku', '/shop/checkout'],
  })

beforeEach(() => {
  location.hash = ''
  network.use(
    answer(viewCart, cartOf()),
    answer(countWishlistAndCart, { cart_count: 0, wishlist_count: 0 }),
  )
})

describe('S-013: the result of a payment', () => {
  test('S-013: paid leads to the thank-you page, and Back does not come here again', async () => {
    network.use(answer(getPaymentStatus, statusOf('success')))
    const { router } = open()
    expect(await screen.findByText('at /shop/thanku')).toBeVisible()
    expect(router.state.location.search).toBe('?order_code=BY-7F3K')
    expect(router.state.historyAction).toBe('REPLACE')
  })

  test('S-013: a failure says so, keeps the bag, and can be retried with one press', async () => {
    const key = attemptKey('the order that failed')
    network.use(answer(getPaymentStatus, statusOf('failure')))
    const { user, container } = open()
    expect(
      await screen.findByRole('heading', { name: 'Your payment did not go through' }),
    ).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('Your bag is unchanged.')
    expect(await accessibilityFindings(container)).toEqual([])
    // The next order is another one (C-032): it gets a key of its own.
    expect(attemptKey('the order that failed')).not.toBe(key)
    await user.click(screen.getByRole('link', { name: 'Try again' }))
    expect(await screen.findByText('at /shop/checkout')).toBeVisible()
  })

  test('S-013: a pending payment is looked at again by itself until the server knows', async () => {
    const states: PaymentStatus[] = [statusOf('pending'), statusOf('success')]
    network.use(answer(getPaymentStatus, () => states.shift() ?? statusOf('success')))
    const { container } = open()
    expect(await screen.findByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
    expect(screen.getByText(/This page updates automatically/)).toBeVisible()
    expect(await accessibilityFindings(container)).toEqual([])
    expect(await screen.findByText('at /shop/thanku')).toBeVisible()
    expect(states).toEqual([])
  })

  test('S-013: the pauses between the looks grow to half a minute', () => {
    const pauses = Array.from({ length: 10 }, (_, look) => pauseAfter(look + 1))
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
    expect([pauses[0], pauses[9]]).toEqual([1000, 30_000])
  })

  test('Q-007, X-036: after a closed window the server asks the gateway, whose answer decides', async () => {
    network.use(
      answer(getPaymentStatus, statusOf('pending')),
      answer(markPayment, ({ input }) => {
        expect(input).toEqual({ order_code: 'BY-7F3K' })
        return statusOf('success')
      }),
    )
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Check now' }))
    expect(await screen.findByText('at /shop/thanku')).toBeVisible()
  })

  test('S-013: a payment whose window was closed can be opened again', async () => {
    network.use(
      answer(getPaymentStatus, statusOf('pending')),
      answer(startPayment, { order_code: 'BY-7F3K', order_id: 42, gateway_url: '#gateway' }),
    )
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Go to payment' }))
    await waitFor(() => expect(location.hash).toBe('#gateway'))
  })

  test('S-013: once its time is over it cannot, and the page says what happens with money that comes', async () => {
    network.use(answer(getPaymentStatus, statusOf('pending', { can_retry: false })))
    open()
    expect(await screen.findByText(/The time to pay has run out/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Go to payment' })).toBeNull()
  })

  test('Q-007: the state in the address is not believed', async () => {
    network.use(answer(getPaymentStatus, statusOf('failure')))
    open(`${path}?order_code=BY-7F3K&status=success`)
    expect(
      await screen.findByRole('heading', { name: 'Your payment did not go through' }),
    ).toBeVisible()
  })

  test('a lost connection says that nothing is lost, and the page polls again', async () => {
    network.use(cutOff(getPaymentStatus))
    const { user } = open()
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByText(/if your payment went through, it counts/)).toBeVisible()
    network.use(answer(getPaymentStatus, statusOf('success')))
    await user.click(again)
    expect(await screen.findByText('at /shop/thanku')).toBeVisible()
  })

  test.each([
    ['nobody’s or somebody else’s', `${path}?order_code=BY-NONE`],
    ['no', path],
  ])('an address with %s order is no page', async (_, address) => {
    network.use(refuse(getPaymentStatus, 404))
    renderPage({ ...page, ErrorBoundary: NotFound }, { path, address, user: guardian })
    expect(await screen.findByText('not found')).toBeVisible()
  })
})

const NotFound = () => <p>not found</p>
