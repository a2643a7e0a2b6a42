import {
  cancelOrder,
  getTransaction,
  listTransactions,
  openCalendar,
  openCreditNote,
  openInvoice,
} from '@brightyard/contract/calls'
import { orderCancelled, orderChanged } from '@brightyard/contract/channels'
import type { Order, TransactionDetails } from '@brightyard/contract/entities'
import { channel } from '@brightyard/runtime'
import { expect, jest, test } from '@jest/globals'
import {
  act,
  answer,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  waitFor,
} from '@brightyard/testing'
import { delivery, details, page, picture } from './transaction.fixture.ts'
import * as transactionPage from './transaction.page.tsx'
import * as transactionsPage from './transactions.page.tsx'

const user = userOf('guardian')
const openOne = (address: string) =>
  renderPage(
    { ...transactionPage, ErrorBoundary: () => <p>No such page</p> },
    {
      path: '/transection/:id?',
      address,
      user,
      others: ['/my-transactions'],
    },
  )

const amountOf = (name: string | RegExp) => screen.getByText(name).nextElementSibling

test('R-143, R-034: one payment shows what it was for, its tax as the invoice has it, and every try', async () => {
  network.use(answer(getTransaction, details))
  openOne('/transection/BY-7F3K')
  expect(await screen.findByRole('link', { name: 'Rooftop Telescope' })).toHaveAttribute(
    'href',
    '/shop/product-details/details?ecommID=7&variant=70',
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Payment of 18 March' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Copy order code' })).toBeVisible()
  expect(screen.getByText('Blue · Quantity 2 · 18% tax included')).toBeVisible()
  expect(amountOf('Coupon KITE100')).toHaveTextContent('−₹100')
  expect(amountOf('Standard delivery')).toHaveTextContent('Free')
  expect(amountOf('Price before tax')).toHaveTextContent('₹1,000.42')
  expect(amountOf('CGST 9%')).toHaveTextContent('₹90.04')
  expect(amountOf('SGST 9%')).toHaveTextContent('₹90.04')
  expect(screen.queryByText(/IGST/)).toBeNull()
  expect(amountOf('Total')).toHaveTextContent('₹1,180.50')
  expect(screen.getByText(/is being prepared. It comes 21 Mar 2026 to 23 Mar 2026/)).toBeVisible()
  expect(screen.getByText('Failed')).toBeVisible()
  expect(screen.getByText(/Reference pay_123/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'To the order' })).toHaveAttribute(
    'href',
    '/shop/order-history/order-details/42',
  )
})

test('T-009: the page of an entry’s fee leads on to the entry, not to itself', async () => {
  const entry = '/talentbox/campaigns/SubmissionPage?entry=7'
  const lines = details.lines.map((line) => ({ ...line, target: entry }))
  const target = '/transection/BY-7F3K'
  network.use(answer(getTransaction, { ...details, order_type: 'entry', target, lines }))
  openOne(target)
  expect(await screen.findByRole('link', { name: 'To the entry' })).toHaveAttribute('href', entry)
})

test('R-034: a booking is no parcel that is prepared', async () => {
  network.use(answer(getTransaction, { ...details, order_type: 'booking', delivery: null }))
  openOne('/transection/BY-7F3K')
  expect(await screen.findByText('Your payment has arrived.')).toBeVisible()
})

test('R-143: the receipt and the days of the delivery are saved as files', async () => {
  const valid_until = '2026-03-18T10:10:00.000Z'
  network.use(
    answer(getTransaction, details),
    answer(openInvoice, { url: '#receipt', file_name: 'receipt.pdf', valid_until }),
    answer(openCalendar, { url: '#calendar', valid_until }),
  )
  const { user: person } = openOne('/transection/42')
  await person.click(await screen.findByRole('button', { name: 'Receipt (PDF)' }))
  expect(await screen.findByRole('link', { name: 'Open it again' })).toHaveAttribute(
    'href',
    '#receipt',
  )
  network.use(refuse(openCalendar, 409, { message: 'Nothing is still to come.' }))
  await person.click(screen.getByRole('button', { name: 'Delivery to my calendar' }))
  expect(await screen.findByText(/could not be opened. Nothing is still to come./)).toBeVisible()
})

const afterwards: TransactionDetails = {
  ...details,
  status: 'refund_due',
  order_status: 'cancelled',
  actions: { cancel: false, invoice: true, calendar: false },
  refunds: [{ amount_in_paise: 118_050, refunded_at: null, credit_note: null }],
}
const cancelledOrder: Order = {
  id: 42,
  order_code: 'BY-7F3K',
  status: 'cancelled',
  placed_at: '2026-03-18T10:00:00.000Z',
  total_in_paise: 118_050,
  item_count: 2,
  names: ['Rooftop Telescope'],
  pictures: [picture],
  lines: [],
  credit_notes: [],
  totals: details.totals,
  coupon_code: null,
  address: {
    kind: 'home',
    name: 'Asha Rao',
    mobile: '+919876500001',
    line1: '4 Lake Road',
    line2: '',
    landmark: '',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560034',
  },
  delivery: { choice: 'standard', ...delivery },
  timeline: [],
  reserved_until: null,
  return_until: null,
  actions: { pay: false, cancel: false, request_return: false, reorder: true, invoice: true },
  parcel: null,
  tracking_secret: 'secret',
}

test('R-143: an order that may be cancelled is, and the page says what goes back', async () => {
  const reasons: (string | undefined)[] = []
  const published = jest.fn()
  const stop = channel(orderCancelled).subscribe(published)
  network.use(answer(getTransaction, details), refuse(cancelOrder, 409, { message: 'Too late.' }))
  const { user: person } = openOne('/transection/BY-7F3K')
  await person.click(await screen.findByRole('button', { name: 'Cancel this order' }))
  await person.type(await screen.findByLabelText(/Why are you cancelling/), 'Too large')
  const send = screen.getByRole('button', { name: 'Cancel the order' })
  await person.click(send)
  expect(await screen.findByText('Too late.')).toBeVisible()
  network.use(
    answer(cancelOrder, ({ input }) => {
      reasons.push(input.reason)
      return cancelledOrder
    }),
    answer(getTransaction, afterwards),
  )
  await person.click(send)
  expect(await screen.findByText('The order was cancelled.')).toBeVisible()
  expect(amountOf('On its way back to you')).toHaveTextContent('₹1,180.50')
  expect(reasons).toEqual(['Too large'])
  expect(published.mock.calls).toEqual([[{ order_id: details.order_id }]])
  stop()
  await waitFor(() => expect(screen.getByRole('link', { name: 'To the order' })).toHaveFocus())
})

test('an order that changes in the shop refreshes its transaction', async () => {
  network.use(answer(getTransaction, details))
  openOne('/transection/BY-7F3K')
  await screen.findByRole('button', { name: 'Cancel this order' })
  network.use(answer(getTransaction, afterwards))
  act(() => channel(orderChanged).publish({ order_id: details.order_id }))
  expect(await screen.findByText('The order was cancelled.')).toBeVisible()
})

test('R-143: a refunded one says when', async () => {
  const credit_note = { id: 9, number: 'BYC/2025-26/000007' }
  const refunds = [
    { amount_in_paise: 118_050, refunded_at: '2026-03-20T10:00:00.000Z', credit_note },
  ]
  const actions = { cancel: false, invoice: true, calendar: false }
  const integrated = { central_in_paise: 0, state_in_paise: 0, integrated_in_paise: 18_008 }
  const taxes = details.taxes.map((tax) => ({ ...tax, ...integrated }))
  network.use(
    answer(getTransaction, { ...details, taxes, refunds, actions, order_status: 'cancelled' }),
  )
  const asked: object[] = []
  network.use(
    answer(openCreditNote, ({ input }) => {
      asked.push(input)
      return { url: '#note', file_name: 'note.pdf', valid_until: '2026-03-18T10:10:00.000Z' }
    }),
  )
  const { user: person } = openOne('/transection/BY-7F3K')
  expect((await screen.findByText(/Refunded on/)).textContent).toContain('20 Mar 2026')
  await person.click(screen.getByRole('button', { name: 'Credit note (PDF)' }))
  expect(await screen.findByRole('link', { name: 'Open it again' })).toHaveAttribute(
    'href',
    '#note',
  )
  expect(asked).toEqual([{ id: '42', note_id: '9' }])
  expect(amountOf('IGST 18%')).toHaveTextContent('₹180.08')
  expect(screen.getByText('The order was cancelled.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cancel this order' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Delivery to my calendar' })).toBeNull()
})

test.each([
  ['the mark of a letter', '?from=notification', 'not_found'],
  ['a notification that the person has', '', 'gone'],
])('Q-034: by %s a payment that is not there leads to the list', async (_, query, code) => {
  network.use(refuse(getTransaction, 404, { code }))
  const { router } = openOne(`/transection/BY-24001${query}`)
  await screen.findByText('at /my-transactions')
  expect(router.state.location.search).toBe('?gone=true')
  network.use(answer(listTransactions, page([])))
  renderPage(transactionsPage, {
    path: '/my-transactions',
    address: '/my-transactions?gone=true',
    user,
  })
  expect(await screen.findByText('That payment is no longer here')).toBeVisible()
})

test('R-143: another person’s code, or an unknown one, is not found', async () => {
  network.use(refuse(getTransaction, 404, { code: 'not_found' }))
  openOne('/transection/BY-24001')
  expect(await screen.findByText('No such page')).toBeVisible()
})

test('an address without a code leads to the list', async () => {
  openOne('/transection')
  expect(await screen.findByText('at /my-transactions')).toBeVisible()
})

test.each(['0', 'abc', 'a b c d', '%3Cscript%3E', "1'or'1", '%00%00%00%00', 'x'.repeat(41)])(
  'V-016: %s is not a payment, and no call is made',
  async (code) => {
    const asked = jest.fn()
    network.use(
      answer(getTransaction, () => {
        asked()
        return Response.json({}, { status: 404 })
      }),
    )
    openOne(`/transection/${code}`)
    expect(await screen.findByText('No such page')).toBeVisible()
    expect(asked).not.toHaveBeenCalled()
  },
)

test('Q-035: a payment that fails to load can be retried', async () => {
  network.use(refuse(getTransaction, 500))
  openOne('/transection/BY-7F3K')
  expect(await screen.findByText('We could not load this transaction')).toBeVisible()
})
