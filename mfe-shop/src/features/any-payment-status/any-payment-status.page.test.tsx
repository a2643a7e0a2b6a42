import { beforeEach, expect, test } from '@jest/globals'
import { countWishlistAndCart, getPaymentStatus } from '@brightyard/contract/calls'
import {
  accessibilityFindings,
  answer,
  network,
  renderPage,
  screen,
  userOf,
} from '@brightyard/testing'
import { statusOf } from '../../fixtures/payment.ts'
import * as page from './any-payment-status.page.tsx'

const path = '/paymentstatus'
const open = (query: string) =>
  renderPage(page, { path, address: path + query, user: userOf('guardian') })

beforeEach(() => {
  network.use(answer(countWishlistAndCart, { cart_count: 0, wishlist_count: 0 }))
})

test('R-047: a payment that the server knows of is shown as paid, with the way to its order', async () => {
  network.use(answer(getPaymentStatus, statusOf('success')))
  const { container } = open('?order_code=BY-7F3K&status=failure')
  expect(await screen.findByRole('heading', { level: 1, name: 'Paid' })).toBeVisible()
  expect(screen.getByText('Order BY-7F3K')).toBeVisible()
  expect(screen.getByText('₹2,360.00')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the order' })).toHaveAttribute(
    'href',
    '/shop/order-history/order-details/42',
  )
  expect(await accessibilityFindings(container)).toEqual([])
})

test.each([
  ['pending', 'Waiting for your payment'],
  ['failure', 'Your payment did not go through'],
] as const)(
  'R-047: one that is %s is shown so, whatever the address claims',
  async (state, heading) => {
    network.use(answer(getPaymentStatus, statusOf(state)))
    open('?order_code=BY-7F3K&status=success')
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  },
)

test('R-047: a pending one becomes paid in its place', async () => {
  let looks = 0
  network.use(
    answer(getPaymentStatus, () => {
      looks += 1
      return statusOf(looks === 1 ? 'pending' : 'success')
    }),
  )
  open('?order_code=BY-7F3K')
  expect(await screen.findByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Paid' })).toBeVisible()
})
