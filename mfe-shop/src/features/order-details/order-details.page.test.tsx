import { expect, jest, test } from '@jest/globals'
import { getOrder, openCreditNote, openInvoice } from '@brightyard/contract/calls'
import type { Order, OrderStatus } from '@brightyard/contract/entities'
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
import { orderOf, stepsOf } from '../../fixtures/orders.ts'
import * as page from './order-details.page.tsx'

const path = '/shop/order-history/order-details/:id'
const open = (order: Order, role: 'guardian' | 'superAdmin' = 'guardian') => {
  network.use(answer(getOrder, order))
  return renderPage(page, {
    path,
    address: '/shop/order-history/order-details/42',
    user: userOf(role),
  })
}
const shownButtons = () => screen.getAllByRole('button').map((button) => button.textContent)
const part = (name: string) => within(screen.getByRole('region', { name }))

test('S-014, L-025: an order shows lines, amounts with the tax in them, address and delivery', async () => {
  const { container } = open(orderOf('paid'))
  await screen.findByRole('heading', { level: 1, name: 'Order of 1 November' })
  expect(screen.getByText('BY-7F3K-9Q2M-XT4A-HC8W')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Copy order code' })).toBeVisible()
  const items = part('Items')
  expect(items.getByRole('link', { name: 'Wooden blocks 1' })).toHaveAttribute(
    'href',
    '/shop/product-details/details?ecommID=11&variant=111',
  )
  expect(items.getByText('Set of 40 · 2 × ₹1,180.00 · 18% tax included')).toBeVisible()
  expect(items.getByText('₹2,360.00')).toBeVisible()
  const amounts = part('Amounts')
  expect(amounts.getAllByRole('definition').map((cell) => cell.textContent)).toEqual([
    '₹2,950.00',
    '₹59.00',
    '₹3,009.00',
  ])
  expect(amounts.getByRole('row', { name: '18% ₹2,550.00 ₹459.00' })).toBeVisible()
  const delivery = part('Delivery')
  expect(delivery.getByText('12 Lake View')).toBeVisible()
  expect(delivery.getByText('Expected 6 Nov 2026 to 8 Nov 2026')).toBeVisible()
  expect(delivery.getByRole('link', { name: 'Tracking page' })).toHaveAttribute(
    'href',
    '/shop/track-order?code=BY-7F3K-9Q2M-XT4A-HC8W&secret=sEcReT-of-the-order',
  )
  expect(await accessibilityFindings(container)).toEqual([])
})

test('S-014: the coupon is listed with its discount, in the total and on each line', async () => {
  const order = orderOf('paid', { coupon_code: 'BRIGHT150' })
  open({
    ...order,
    totals: { ...order.totals, discount_in_paise: 15_000 },
    lines: order.lines.map((line) => ({ ...line, discount_in_paise: 7_500 })),
  })
  await screen.findByRole('heading', { level: 1 })
  expect(part('Amounts').getByText('Coupon BRIGHT150')).toBeVisible()
  expect(part('Amounts').getByText('−₹150.00')).toBeVisible()
  expect(part('Items').getAllByText('₹75.00 off with the coupon')).toHaveLength(2)
})

test('S-023: the timeline shows every step with its time, and what is still to come', async () => {
  open(orderOf('packed'))
  await screen.findByRole('heading', { level: 1 })
  const steps = part('What has happened').getAllByRole('listitem')
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^Placed1 Nov 2026/),
    expect.stringMatching(/^Paid2 Nov 2026/),
    expect.stringMatching(/^Packed3 Nov 2026/),
    'ShippedStill to come',
    'DeliveredStill to come',
  ])
})

test('S-023: a step says why, and a refund that is owed is still to come', async () => {
  const [placed, paid, cancelled] = stepsOf('placed', 'paid', 'cancelled')
  if (!placed || !paid || !cancelled) return
  open(
    orderOf('cancelled', {
      timeline: [placed, paid, { ...cancelled, note: 'Ordered twice' }],
    }),
  )
  await screen.findByRole('heading', { level: 1 })
  const steps = part('What has happened').getAllByRole('listitem')
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^Placed/),
    expect.stringMatching(/^Paid/),
    expect.stringMatching(/^Cancelled.*Ordered twice$/),
    'RefundedStill to come',
  ])
  expect(
    screen.getByText(/₹3,009.00 will be refunded to your original payment method/),
  ).toBeVisible()
})

const news: Record<OrderStatus, string> = {
  awaiting_payment: 'This order is waiting for your payment',
  payment_failed: 'The payment failed',
  paid: 'Thank you for your order',
  packed: 'Thank you for your order',
  shipped: 'Your order is on its way',
  delivered: 'Your order has arrived',
  cancelled: 'This order is cancelled',
  return_requested: 'We have received your return request',
  refunded: 'Your money has been refunded',
}
const buttons: Record<OrderStatus, string[]> = {
  awaiting_payment: ['Cancel this order'],
  payment_failed: ['Buy again'],
  paid: ['Download invoice', 'Buy again', 'Cancel this order'],
  packed: ['Download invoice', 'Buy again'],
  shipped: ['Download invoice', 'Buy again'],
  delivered: ['Download invoice', 'Buy again', 'Return this order'],
  cancelled: ['Download invoice', 'Buy again'],
  return_requested: ['Download invoice', 'Buy again'],
  refunded: ['Download invoice', 'Buy again'],
}

test.each(Object.keys(news) as OrderStatus[])(
  'S-014: an order that is %s shows its state and the possible actions',
  async (status) => {
    open(orderOf(status))
    expect(await screen.findByText(news[status])).toBeVisible()
    expect(shownButtons()).toEqual(['Copy', ...buttons[status]])
  },
)

test('S-014: an order that waits is paid on the page of its payment, a failed one from the bag', async () => {
  const { unmount } = open(orderOf('awaiting_payment'))
  expect(await screen.findByRole('link', { name: 'Pay now' })).toHaveAttribute(
    'href',
    '/GlobalPaymentSummary?order_code=BY-7F3K-9Q2M-XT4A-HC8W',
  )
  unmount()
  open(orderOf('payment_failed'))
  expect(await screen.findByRole('link', { name: 'Try again from your bag' })).toHaveAttribute(
    'href',
    '/shop/shopping-bags',
  )
})

test('S-014: another person’s order is not found, and neither is nonsense', async () => {
  network.use(refuse(getOrder, 404))
  const { loader } = page
  const { queryClient, session } = renderPage({ Component: () => null })
  const load = (id: string) =>
    loader({
      params: { id },
      request: new Request(`http://localhost/shop/order-history/order-details/${id}`),
      api: session.api,
      queryClient,
    })
  for (const id of ['42', 'nonsense', '0', '1.5', '99999999999'])
    await expect(load(id)).rejects.toMatchObject({ status: 404 })
})

test('an order that fails to load can be retried', async () => {
  network.use(refuse(getOrder, 500))
  const { user } = renderPage(page, {
    path,
    address: '/shop/order-history/order-details/42',
    user: userOf('guardian'),
  })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  network.use(answer(getOrder, orderOf('paid')))
  await user.click(retry)
  expect(await screen.findByText('Thank you for your order')).toBeVisible()
})

test('C-034: the invoice is saved under its name, by an address that carries its own permission', async () => {
  const saved: string[] = []
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.pathname} as ${this.download}`)
  })
  network.use(
    answer(openInvoice, {
      url: '/vendor/api/invoices/42.1.signed.pdf',
      file_name: 'brightyard-invoice-BY-2026-27-000123.pdf',
      valid_until: '2026-11-01T10:10:00.000Z',
    }),
  )
  const { user } = open(orderOf('paid'))
  await user.click(await screen.findByRole('button', { name: 'Download invoice' }))
  expect(await screen.findByRole('link', { name: 'Open it to print' })).toHaveAttribute(
    'href',
    '/vendor/api/invoices/42.1.signed.pdf',
  )
  expect(saved).toEqual([
    '/vendor/api/invoices/42.1.signed.pdf as brightyard-invoice-BY-2026-27-000123.pdf',
  ])
  click.mockRestore()
})

test('C-034: a refunded order has a credit note for each refund, beside its invoice', async () => {
  const asked: object[] = []
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  network.use(
    answer(openCreditNote, ({ input }) => {
      asked.push(input)
      return {
        url: '/vendor/api/credit-notes/8.1.signed.pdf',
        file_name: 'brightyard-credit-note-BYC-2026-27-000002.pdf',
        valid_until: '2026-11-05T10:10:00.000Z',
      }
    }),
  )
  const noteOf = (id: number) => ({
    id,
    number: `BYC/2026-27/00000${id}`,
    issued_at: '2026-11-05T10:00:00.000Z',
    total_in_paise: 1_000,
  })
  const { user, unmount } = open(orderOf('refunded', { credit_notes: [noteOf(8)] }))
  await user.click(await screen.findByRole('button', { name: 'Download credit note' }))
  expect(await screen.findByRole('link', { name: 'Open it to print' })).toHaveAttribute(
    'href',
    '/vendor/api/credit-notes/8.1.signed.pdf',
  )
  expect(asked).toEqual([{ id: '42', note_id: '8' }])
  expect(saved).toHaveBeenCalledTimes(1)
  saved.mockRestore()
  unmount()
  open(orderOf('refunded', { credit_notes: [noteOf(1), noteOf(2)] }))
  for (const { number } of [noteOf(1), noteOf(2)])
    expect(
      await screen.findByRole('button', { name: `Download credit note ${number}` }),
    ).toBeVisible()
})

test('C-034: an invoice that cannot be opened is reported', async () => {
  network.use(
    refuse(openInvoice, 409, { message: 'The invoice is available once the order is paid.' }),
  )
  const { user } = open(orderOf('paid'))
  await user.click(await screen.findByRole('button', { name: 'Download invoice' }))
  expect(await screen.findByText(/The invoice is available once the order is paid/)).toBeVisible()
})

test('an admin comes from the order desk', async () => {
  const none = { pay: false, cancel: false, request_return: false, reorder: false, invoice: true }
  open(orderOf('paid', { actions: none }), 'superAdmin')
  await waitFor(() => expect(screen.getByRole('link', { name: 'Order desk' })).toBeVisible())
  expect(shownButtons()).toEqual(['Copy', 'Download invoice'])
})
