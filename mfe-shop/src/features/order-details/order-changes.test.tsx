import { expect, test } from '@jest/globals'
import {
  cancelOrder,
  countWishlistAndCart,
  getOrder,
  reorder,
  requestReturn,
} from '@brightyard/contract/calls'
import { orderChanged } from '@brightyard/contract/channels'
import type { Order } from '@brightyard/contract/entities'
import { channel } from '@brightyard/runtime'
import {
  accessibilityFindings,
  answer,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  waitFor,
  within,
} from '@brightyard/testing'
import { orderOf } from '../../fixtures/orders.ts'
import * as page from './order-details.page.tsx'

const open = (order: Order) => {
  network.use(
    answer(getOrder, order),
    answer(countWishlistAndCart, { cart_count: 2, wishlist_count: 0 }),
  )
  return renderPage(page, {
    path: '/shop/order-history/order-details/:id',
    address: '/shop/order-history/order-details/42',
    user: userOf('guardian'),
  })
}
type Person = ReturnType<typeof open>['user']

async function askToCancel(person: Person) {
  await person.click(await screen.findByRole('button', { name: 'Cancel this order' }))
  return within(await screen.findByRole('alertdialog', { name: 'Cancel this order?' }))
}

test('C-033: cancelling needs a confirmation that explains the refund, and updates the page', async () => {
  const reasons: unknown[] = []
  network.use(
    answer(cancelOrder, ({ input }) => {
      reasons.push(input.reason)
      return orderOf('cancelled')
    }),
  )
  const published: unknown[] = []
  const stop = channel(orderChanged).subscribe((change) => published.push(change))
  const { user } = open(orderOf('paid'))
  const dialog = await askToCancel(user)
  expect(
    dialog.getByText(/₹3,009.00 will be refunded to your original payment method/),
  ).toBeVisible()
  expect(await accessibilityFindings(screen.getByRole('alertdialog'))).toEqual([])
  await user.type(dialog.getByLabelText(/Why are you cancelling/), 'Ordered twice')
  await user.click(dialog.getByRole('button', { name: 'Cancel the order' }))
  expect(await screen.findByText('This order is cancelled')).toBeInTheDocument()
  expect(reasons).toEqual(['Ordered twice'])
  expect(published).toEqual([{ order_id: 42 }])
  stop()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Cancel this order' })).toBeNull()
  await waitFor(() => expect(document.activeElement).toHaveTextContent('This order is cancelled'))
})

test('C-033: who keeps the order has it as it was', async () => {
  const { user } = open(orderOf('awaiting_payment'))
  const dialog = await askToCancel(user)
  expect(dialog.getByText(/Nothing has been paid/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Keep the order' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Cancel this order' })).toBeVisible()
})

test('C-033: once it is packed the shop says why it is too late, and the page shows it packed', async () => {
  const { user } = open(orderOf('paid'))
  const dialog = await askToCancel(user)
  network.use(
    answer(getOrder, orderOf('packed')),
    refuse(cancelOrder, 409, {
      code: 'too_late',
      message: 'This order can no longer be cancelled. You can return it.',
    }),
  )
  await user.click(dialog.getByRole('button', { name: 'Cancel the order' }))
  expect(await dialog.findByText(/can no longer be cancelled/)).toBeVisible()
  await waitFor(() =>
    expect(screen.queryByText('Cancel this order', { selector: 'button' })).toBeNull(),
  )
})

test('a delivered order is sent back whole, with a reason', async () => {
  const asked: unknown[] = []
  network.use(
    answer(requestReturn, ({ input }) => {
      asked.push([input.return_reason, input.details])
      return orderOf('return_requested')
    }),
  )
  const { user } = open(orderOf('delivered'))
  await user.click(await screen.findByRole('button', { name: 'Return this order' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Return this order' }))
  expect(dialog.getByText('2 × Wooden blocks 1, Set of 40')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Request return' }))
  expect(await dialog.findByText('Please choose a reason.')).toBeVisible()
  await user.click(dialog.getByRole('radio', { name: 'Another reason' }))
  await user.click(dialog.getByRole('button', { name: 'Request return' }))
  expect(await dialog.findByText('Please say below what is wrong.')).toBeVisible()
  expect(asked).toEqual([])
  await user.click(dialog.getByRole('radio', { name: 'It came damaged' }))
  await user.type(dialog.getByLabelText(/Tell us more/), 'A corner is broken.')
  await user.click(dialog.getByRole('button', { name: 'Request return' }))
  expect(await screen.findByText('We have received your return request')).toBeInTheDocument()
  expect(asked).toEqual([['damaged', 'A corner is broken.']])
})

test('a return that is refused says why', async () => {
  network.use(
    refuse(requestReturn, 409, {
      message: 'The 14 days for returning this order are over.',
    }),
  )
  const { user } = open(orderOf('delivered'))
  await user.click(await screen.findByRole('button', { name: 'Return this order' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Return this order' }))
  await user.click(dialog.getByRole('radio', { name: 'The size does not fit' }))
  await user.click(dialog.getByRole('button', { name: 'Request return' }))
  expect(await dialog.findByText(/14 days .* are over/)).toBeVisible()
})

test('S-014: buying again says what is in the bag, and what is no longer to be had', async () => {
  network.use(
    answer(reorder, {
      added: 1,
      left_out: [{ name: 'Wooden blocks 2', message: 'This item is no longer sold.' }],
    }),
  )
  const { user } = open(orderOf('delivered'))
  await user.click(await screen.findByRole('button', { name: 'Buy again' }))
  expect(await screen.findByText('One item is in your bag')).toBeVisible()
  expect(screen.getByText('Wooden blocks 2: This item is no longer sold.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'View bag' })).toHaveAttribute(
    'href',
    '/shop/shopping-bags',
  )
})

test('pressed again after a lost answer it is the same act, after an answer a new one', async () => {
  const keys: string[] = []
  const { user } = open(orderOf('delivered'))
  const again = await screen.findByRole('button', { name: 'Buy again' })
  const hear = (lost: boolean) =>
    network.use(
      answer(reorder, ({ input }) => {
        keys.push(input.idempotency_key)
        return lost ? Response.error() : { added: 2, left_out: [] }
      }),
    )
  hear(true)
  await user.click(again)
  expect(await screen.findByText('Nothing was added to your bag')).toBeVisible()
  hear(false)
  await user.click(again)
  expect(await screen.findByText('2 items are in your bag')).toBeVisible()
  await user.click(again)
  await waitFor(() => expect(keys).toHaveLength(3))
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})
