import { beforeEach, expect, test } from '@jest/globals'
import {
  askStockAlert,
  countWishlistAndCart,
  endStockAlert,
  listStockAlerts,
} from '@brightyard/contract/calls'
import type { StockAlert } from '@brightyard/contract/entities'
import {
  accessibilityFindings,
  answer,
  network,
  refuse,
  renderComponent,
  screen,
  userOf,
  waitFor,
} from '@brightyard/testing'
import { AwaitedProducts } from '../features/wishlist/awaited-products.tsx'
import { Component as Counts } from '../features/counts/counts.slot.tsx'
import { pictureOf } from '../fixtures/products.ts'
import { StockAlertButton } from './stock-alert-button.tsx'

const product = { id: 1, name: 'Kite' }
const alert: StockAlert = {
  variant_id: 11,
  ecomm_product_id: 1,
  name: 'Kite',
  variant_name: 'Red',
  picture: pictureOf('kite'),
  asked_at: '2026-11-01T10:00:00.000Z',
}
const guardian = userOf('guardian')
const button = <StockAlertButton product={product} variantId={11} size="lg" />

beforeEach(() => {
  sessionStorage.clear()
  network.use(
    answer(listStockAlerts, { data: [] }),
    answer(countWishlistAndCart, { cart_count: 0, wishlist_count: 0 }),
  )
})

test('S-020: a guardian asks at once, reads that it is kept, and takes it back', async () => {
  const asked: unknown[] = []
  network.use(
    answer(askStockAlert, ({ input }) => {
      asked.push(input)
      return { data: [alert] }
    }),
    answer(endStockAlert, { data: [] }),
  )
  const { user, container } = renderComponent(button, { user: guardian })
  await user.click(await screen.findByRole('button', { name: 'Tell me when it is back: Kite' }))
  expect(await screen.findByText('We will tell you when it is back.')).toBeVisible()
  expect(asked).toEqual([{ variant_id: 11 }])
  expect(await accessibilityFindings(container)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Do not tell me: Kite' }))
  expect(await screen.findByRole('button', { name: /^Tell me/ })).toBeVisible()
})

test('S-020: what is refused leaves everything as it was', async () => {
  network.use(refuse(askStockAlert, 409))
  const { user, queryClient } = renderComponent(button, { user: guardian })
  await user.click(await screen.findByRole('button', { name: /^Tell me/ }))
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(screen.getByRole('button', { name: /^Tell me/ })).toBeVisible()
})

test('S-020: a visitor signs in for it, and it is asked for afterwards', async () => {
  const visitor = renderComponent(button, { others: ['/login'] })
  await visitor.user.click(await screen.findByRole('button', { name: /^Tell me/ }))
  expect(visitor.router.state.location.search).toBe(
    '?redirectURL=%2Fshop%2Fproduct-details%2Fdetails%3FecommID%3D1%26variant%3D11&for=back-in-stock',
  )
  visitor.unmount()
  const asked: unknown[] = []
  network.use(
    answer(askStockAlert, ({ input }) => {
      asked.push(input)
      return { data: [alert] }
    }),
  )
  renderComponent(<Counts />, { user: guardian })
  await waitFor(() => expect(asked).toEqual([{ variant_id: 11 }]))
})

test('S-020: a role that does not buy has no such button', () => {
  renderComponent(button, { user: userOf('student') })
  expect(screen.queryByRole('button')).toBeNull()
})

test('S-012: what somebody waits for stands with the wishlist, and can be ended there', async () => {
  network.use(answer(listStockAlerts, { data: [alert] }), answer(endStockAlert, { data: [] }))
  const { user } = renderComponent(<AwaitedProducts userId={guardian.id} />, { user: guardian })
  expect(await screen.findByRole('link', { name: 'Kite' })).toHaveAttribute(
    'href',
    '/shop/product-details/details?ecommID=1&variant=11',
  )
  await user.click(screen.getByRole('button', { name: 'Do not tell me: Kite' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Kite' })).toBeNull())
})
