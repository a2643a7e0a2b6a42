import { beforeEach, expect, test } from '@jest/globals'
import { getPaymentSummary, startPayment } from '@brightyard/contract/calls'
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
  within,
} from '@brightyard/testing'
import { paymentSummaryOf } from '../../fixtures/payment.ts'
import * as page from './payment-summary.page.tsx'

const path = '/GlobalPaymentSummary'
const NotFound = () => <p>not found</p>
const open = (address = `${path}?order_code=BY-7F3K`) =>
  renderPage(
    { ...page, ErrorBoundary: NotFound },
    { path, address, user: userOf('guardian'), others: ['/shop/shopping-bags'] },
  )

beforeEach(() => {
  location.hash = ''
})

test('R-023: shows lines, coupon, pre-tax total, tax, total and payer as the server calculates them', async () => {
  const summary = paymentSummaryOf({ coupon_code: 'WELCOME10' })
  const totals = { ...summary.totals, discount_in_paise: 20_000, total_in_paise: 216_000 }
  network.use(answer(getPaymentSummary, { ...summary, totals }))
  const { container } = open()
  const lines = await screen.findByRole('list', { name: 'Items to pay for' })
  expect(within(lines).getByText('2 × Wooden blocks 3')).toBeVisible()
  expect(screen.getByText('Payer: Asha Verma, asha@example.com')).toBeVisible()
  const amount = within(screen.getByRole('region', { name: 'Amount' }))
  expect(amount.getByText('Coupon WELCOME10')).toBeVisible()
  expect(amount.getByText('−₹200.00')).toBeVisible()
  expect(amount.getByText('₹2,000.00')).toBeVisible()
  expect(amount.getByText('₹360.00')).toBeVisible()
  // L-036: the browser adds nothing up; the button shows the server’s amount.
  expect(amount.getByRole('button', { name: 'Pay ₹2,160.00' })).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
})

test('Q-005: each seat names its kid and its date, has the price that the sum adds up, and says until when it is kept', async () => {
  const summary = paymentSummaryOf({ order_type: 'booking', coupon_code: 'KIDS' })
  const [line] = summary.lines
  const seat = {
    ...line,
    name: 'Yoga',
    variant_name: 'One child, Wed, 25 March 2026 at 11:00 am IST',
    quantity: 1,
    tax_percent: '0',
    amount_in_paise: 15_000,
    discount_in_paise: 5000,
    pre_tax_in_paise: 10_000,
    tax_in_paise: 0,
    total_in_paise: 10_000,
  }
  const lines = [
    { ...seat, kid: 'Mira' },
    { ...seat, kid: 'Kabir' },
  ]
  network.use(answer(getPaymentSummary, { ...summary, lines }))
  open()
  const items = await screen.findByRole('list', { name: 'Items to pay for' })
  const [first, second] = within(items).getAllByRole('listitem')
  expect(first).toHaveTextContent(
    'For Mira · One child, Wed, 25 March 2026 at 11:00 am IST₹50.00 off with the coupon leaves ₹100.00No tax₹150.00',
  )
  expect(second).toHaveTextContent('For Kabir')
  expect(screen.getByText(/The seats are kept for you until/)).toHaveTextContent(
    /until \d+:\d\d [ap]m\.$/,
  )
})

test('T-001: a camp’s package is paid for within its fifteen minutes, and no longer', async () => {
  const summary = paymentSummaryOf({ order_type: 'booking' })
  const [line] = summary.lines
  const camp = {
    ...line,
    name: 'Find your way',
    variant_name: 'With bus, Mon, 20 April 2026 to Fri, 24 April 2026',
    kid: 'Mira',
    quantity: 1,
    tax_percent: '18',
    amount_in_paise: 240_000,
    discount_in_paise: 0,
    pre_tax_in_paise: 203_390,
    tax_in_paise: 36_610,
    total_in_paise: 240_000,
  }
  const totals = {
    ...summary.totals,
    items_in_paise: 240_000,
    discount_in_paise: 0,
    delivery_in_paise: 0,
    tax_rates: [{ tax_percent: '18', pre_tax_in_paise: 203_390, tax_in_paise: 36_610 }],
    pre_tax_in_paise: 203_390,
    tax_in_paise: 36_610,
    total_in_paise: 240_000,
  }
  const toPay = { ...summary, lines: [camp], totals }
  const gone = 'The places were kept for fifteen minutes, and are free again. Nothing was paid.'
  const over = {
    ...toPay,
    status: 'failure',
    can_pay: false,
    kept_until: null,
    message: gone,
  } as const
  network.use(answer(getPaymentSummary, over))
  const { unmount } = open()
  expect(await screen.findByText(gone)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull()
  expect(screen.queryByText(/kept for you until/)).toBeNull()
  // The bag of the shop has nothing to do with it.
  expect(screen.queryByRole('link', { name: 'Back to the bag' })).toBeNull()
  expect(screen.getByRole('link', { name: 'See the transaction' })).toBeVisible()
  unmount()

  network.use(
    answer(getPaymentSummary, toPay),
    answer(startPayment, { order_code: 'BY-7F3K', order_id: 42, gateway_url: '#gateway' }),
  )
  const { user, container } = open()
  const items = await screen.findByRole('list', { name: 'Items to pay for' })
  expect(within(items).getByRole('listitem')).toHaveTextContent(
    '1 × Find your wayFor Mira · With bus, Mon, 20 April 2026 to Fri, 24 April 2026₹2,033.90 and 18% tax, ₹366.10₹2,400.00',
  )
  const amount = within(screen.getByRole('region', { name: 'Amount' }))
  expect(amount.getByText('₹366.10')).toBeVisible()
  expect(amount.queryByText(/Delivery/)).toBeNull()
  expect(amount.getByText(/The seats are kept for you until/)).toHaveTextContent(
    /until \d+:\d\d [ap]m\.$/,
  )
  expect(await accessibilityFindings(container)).toEqual([])
  await user.click(amount.getByRole('button', { name: 'Pay ₹2,400.00' }))
  await waitFor(() => expect(location.hash).toBe('#gateway'))
})

test('R-023: paying goes to the gateway', async () => {
  network.use(
    answer(getPaymentSummary, paymentSummaryOf()),
    answer(startPayment, { order_code: 'BY-7F3K', order_id: 42, gateway_url: '#gateway' }),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: /^Pay / }))
  await waitFor(() => expect(location.hash).toBe('#gateway'))
})

test('R-023: what is paid already cannot be paid again', async () => {
  network.use(
    answer(
      getPaymentSummary,
      paymentSummaryOf({ status: 'success', can_pay: false, message: 'Your payment has arrived.' }),
    ),
  )
  open()
  expect(await screen.findByText('Your payment has arrived.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull()
})

test('R-023: an order paid in another tab meanwhile is reported when Pay is pressed', async () => {
  network.use(
    answer(getPaymentSummary, paymentSummaryOf()),
    refuse(startPayment, 409, { code: 'not_payable', message: 'Your payment has arrived.' }),
  )
  const { user } = open()
  const pay = await screen.findByRole('button', { name: /^Pay / })
  network.use(answer(getPaymentSummary, paymentSummaryOf({ status: 'success', can_pay: false })))
  await user.click(pay)
  expect(await screen.findByText('Your payment has arrived.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull())
})

test.each([
  ['an unknown or foreign reference', `${path}?order_code=BY-NONE`],
  ['no reference', path],
])('R-023: %s shows not-found', async (_, address) => {
  network.use(refuse(getPaymentSummary, 404))
  open(address)
  expect(await screen.findByText('not found')).toBeVisible()
})

test('a lost connection can be tried again', async () => {
  network.use(cutOff(getPaymentSummary))
  const { user } = open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  network.use(answer(getPaymentSummary, paymentSummaryOf()))
  await user.click(again)
  expect(await screen.findByRole('button', { name: /^Pay / })).toBeVisible()
})
