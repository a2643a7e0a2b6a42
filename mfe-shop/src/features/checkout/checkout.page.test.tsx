import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import {
  acceptCartChanges,
  countWishlistAndCart,
  listAddresses,
  listOrders,
  placeOrder,
  quoteCheckout,
} from '@brightyard/contract/calls'
import type { CartLine, CheckoutQuote } from '@brightyard/contract/entities'
import {
  accessibilityFindings,
  act,
  answer,
  cutOff,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  waitFor,
  within,
} from '@brightyard/testing'
import { endAttempt } from '../../checkout/attempt.ts'
import { cartLineOf, cartOf } from '../../fixtures/cart.ts'
import { addressOf, quoteOf } from '../../fixtures/checkout.ts'
import { orderSummaryOf } from '../../fixtures/orders.ts'
import { pageOfAll } from '../../fixtures/products.ts'
import * as page from './checkout.page.tsx'

const path = '/shop/checkout'
const open = () =>
  renderPage(page, {
    path,
    user: userOf('guardian'),
    others: ['/shop/shopping-bags', '/shop/order/payment-status'],
  })
const placed = { order_code: 'BY-7F3K', order_id: 42, gateway_url: '#gateway' }
const orderButton = () => screen.findByRole('button', { name: /^Order and pay/ })
const summary = () => within(screen.getByRole('region', { name: 'Summary' }))

beforeEach(() => {
  location.hash = ''
  endAttempt()
  network.use(
    answer(listAddresses, { data: [addressOf(1), addressOf(2, { city: 'Pune' })] }),
    answer(quoteCheckout, ({ input }) =>
      quoteOf({
        delivery: input.delivery ?? 'standard',
        address: addressOf(input.address_id ?? 1),
      }),
    ),
    answer(countWishlistAndCart, { cart_count: 1, wishlist_count: 0 }),
    answer(listOrders, pageOfAll([])),
  )
})

describe('S-004: checkout', () => {
  test('S-004: shows addresses, delivery, items and the tax in the sum', async () => {
    open()
    await orderButton()
    expect(screen.getByRole('radio', { name: /^Asha Verma · Home · default/ })).toBeChecked()
    expect(screen.getByRole('radio', { name: /^Standard delivery, free/ })).toBeChecked()
    expect(screen.getByText('Wooden blocks 3')).toBeVisible()
    expect(summary().getByText('Tax 18%')).toBeVisible()
    expect(summary().getByText('₹360.00')).toBeVisible()
    expect(summary().getByText('₹2,000.00')).toBeVisible()
  })

  test('S-004: another delivery and another address are calculated by the server (L-036)', async () => {
    const asked: unknown[] = []
    network.use(
      answer(quoteCheckout, ({ input }) => {
        asked.push([input.address_id, input.delivery])
        return quoteOf({
          delivery: input.delivery ?? 'standard',
          address: addressOf(input.address_id ?? 1),
        })
      }),
    )
    const { user } = open()
    await orderButton()
    await user.click(screen.getByRole('radio', { name: /^Express/ }))
    expect(await screen.findByRole('button', { name: 'Order and pay ₹2,459.00' })).toBeVisible()
    await user.click(screen.getByRole('radio', { name: /Pune/ }))
    await waitFor(() => expect(asked.at(-1)).toEqual([2, 'express']))
  })

  test('S-004: with an empty bag the way leads to the bag', async () => {
    network.use(answer(quoteCheckout, quoteOf({ lines: [] })))
    open()
    expect(await screen.findByText('at /shop/shopping-bags')).toBeVisible()
  })

  test('an order that still waits for its payment is named, with the way to pay it', async () => {
    const waiting = orderSummaryOf('awaiting_payment')
    network.use(
      answer(listOrders, ({ input }) =>
        pageOfAll(input.status === 'awaiting_payment' ? [waiting] : []),
      ),
    )
    open()
    expect(await screen.findByRole('link', { name: 'Pay for that order' })).toHaveAttribute(
      'href',
      `/GlobalPaymentSummary?order_code=${waiting.order_code}`,
    )
  })

  test('S-004: Back from the payment page brings the order that is not paid into view', async () => {
    network.use(answer(listOrders, pageOfAll([orderSummaryOf('awaiting_payment')])))
    const loadedByBack = jest
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([{ type: 'back_forward' } as PerformanceNavigationTiming])
    open()
    await orderButton()
    const focused = document.activeElement as HTMLElement
    expect(within(focused).getByText(/has not been paid yet/)).toBeVisible()
    loadedByBack.mockRestore()
  })

  test('S-004: so does a page that the browser has stored', async () => {
    network.use(answer(listOrders, pageOfAll([orderSummaryOf('awaiting_payment')])))
    open()
    const button = await orderButton()
    button.focus()
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    })
    const focused = document.activeElement as HTMLElement
    expect(within(focused).getByText(/has not been paid yet/)).toBeVisible()
  })

  test('the page waits for the order that is not paid, so that nothing moves when it is named', async () => {
    let give = () => {}
    const asked = new Promise<void>((resolve) => {
      give = resolve
    })
    network.use(
      answer(listOrders, async () => {
        await asked
        return pageOfAll([orderSummaryOf('awaiting_payment')])
      }),
    )
    const { queryClient } = open()
    await waitFor(() => expect(queryClient.isFetching()).toBe(1))
    expect(screen.queryByRole('button', { name: /^Order and pay/ })).toBeNull()
    give()
    await orderButton()
    expect(screen.getByText(/has not been paid yet/)).toBeVisible()
    expect(screen.getByText(/order here: the new order takes its place/)).toBeVisible()
  })

  test('orders that cannot be loaded do not hold up the checkout', async () => {
    network.use(refuse(listOrders, 500))
    open()
    expect(await orderButton()).toBeVisible()
  })

  test('a lost connection loses nothing, and can be tried again', async () => {
    network.use(cutOff(quoteCheckout))
    const { user } = open()
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByText(/Your bag is as it was/)).toBeVisible()
    network.use(answer(quoteCheckout, quoteOf()))
    await user.click(again)
    expect(await orderButton()).toBeVisible()
  })
})

describe('C-030: placing', () => {
  test('C-030, S-004: a double click places one order and goes to the gateway', async () => {
    const keys: string[] = []
    network.use(
      answer(placeOrder, ({ input }) => {
        keys.push(input.idempotency_key)
        expect(input).toMatchObject({
          fingerprint: 'of standard',
          address_id: 1,
          delivery: 'standard',
        })
        return placed
      }),
    )
    const { user } = open()
    await user.dblClick(await orderButton())
    await waitFor(() => expect(location.hash).toBe('#gateway'))
    expect(keys).toHaveLength(1)
  })

  test('C-030: after a lost answer, and even a reload, the next press is the same order', async () => {
    const keys: string[] = []
    network.use(
      answer(placeOrder, ({ input }) => {
        keys.push(input.idempotency_key)
        return keys.length === 1 ? Response.error() : placed
      }),
    )
    const first = open()
    await first.user.click(await orderButton())
    expect(await screen.findByText(/it will not be placed twice/)).toBeVisible()
    first.unmount()
    const second = open()
    await second.user.click(await orderButton())
    await waitFor(() => expect(location.hash).toBe('#gateway'))
    expect(keys).toHaveLength(2)
    expect(keys[1]).toBe(keys[0])
  })

  test('C-030: a key that the server knows with other content is not used again', async () => {
    const keys: string[] = []
    network.use(
      answer(placeOrder, ({ input }) => {
        keys.push(input.idempotency_key)
        if (keys.length > 1) return placed
        const problem = { code: 'key_reused', message: 'Reload.', request_id: 'r' }
        return Response.json(problem, { status: 422 })
      }),
    )
    const { user } = open()
    await user.click(await orderButton())
    expect(await screen.findByText(/has changed since the last try/)).toBeVisible()
    await user.click(await orderButton())
    await waitFor(() => expect(location.hash).toBe('#gateway'))
    expect(keys[1]).not.toBe(keys[0])
  })
})

const dearer: CartLine['notice'] = {
  kind: 'price_changed',
  message: 'The price has changed from ₹1,000 to ₹1,180.',
  was_in_paise: 100_000,
  now_in_paise: 118_000,
  suggested_quantity: 2,
}
const changed = (problem = 'Some items have changed.'): Partial<CheckoutQuote> => ({
  lines: [cartLineOf(3, { quantity: 2, notice: dearer, error: dearer.message })],
  problems: [{ code: 'line_changed', message: problem }],
})

describe('C-029: what has changed', () => {
  test('C-029: is shown on its line and must be accepted before anything is ordered', async () => {
    let accepted: unknown
    network.use(
      answer(quoteCheckout, () => quoteOf(accepted ? {} : changed())),
      answer(acceptCartChanges, ({ input }) => {
        accepted = input.lines
        return cartOf(cartLineOf(3, { quantity: 2 }))
      }),
      answer(placeOrder, placed),
    )
    const { user, container } = open()
    expect(await screen.findByText(dearer.message)).toBeVisible()
    await user.click(await orderButton())
    const points = screen.getByText('Before you can order').parentElement
    expect(points).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Some items have changed.' })).toBeVisible()
    expect(await accessibilityFindings(container)).toEqual([])
    await user.click(screen.getByRole('button', { name: /^Accept the new price/ }))
    await waitFor(() => expect(screen.queryByText(dearer.message)).toBeNull())
    expect(accepted).toEqual([{ variant_id: 31, price_in_paise: 118_000, quantity: 2 }])
    await user.click(await orderButton())
    await waitFor(() => expect(location.hash).toBe('#gateway'))
  })

  test('C-029: a total that changed while the page was open is shown with both totals', async () => {
    let refused = false
    network.use(
      answer(quoteCheckout, () =>
        quoteOf(refused ? { lines: [cartLineOf(3)], fingerprint: 'new' } : {}),
      ),
      answer(placeOrder, () => {
        refused = true
        const message = 'Something has changed since you looked.'
        return Response.json(
          { code: 'checkout_changed', message, request_id: 'r' },
          { status: 409 },
        )
      }),
    )
    const { user } = open()
    await user.click(await orderButton())
    expect(
      await screen.findByText(/The total was ₹2,360\.00, now it is ₹1,180\.00\./),
    ).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Order and pay ₹1,180.00' })).toBeVisible()
    expect(location.hash).toBe('')
  })

  test('C-031: the buyer who came second hears that the last one is gone', async () => {
    const message = 'Wooden blocks 3: This item is out of stock. Please check your bag.'
    network.use(refuse(placeOrder, 409, { code: 'out_of_stock', message }))
    const { user } = open()
    await user.click(await orderButton())
    expect(await screen.findByText(message)).toBeVisible()
  })

  test('Y-018: a guardian without a confirmed contact gets a link to confirm one', async () => {
    network.use(
      answer(
        quoteCheckout,
        quoteOf({
          problems: [{ code: 'contact_unverified', message: 'Please confirm your email first.' }],
        }),
      ),
    )
    const { user } = open()
    await user.click(await orderButton())
    expect(screen.getByText('Please confirm your email first.')).toBeVisible()
    expect(screen.getByRole('link', { name: /^Confirm your email/ })).toHaveAttribute(
      'href',
      '/profile/security',
    )
  })
})
