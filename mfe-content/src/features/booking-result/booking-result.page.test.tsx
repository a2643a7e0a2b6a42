import { expect, test } from '@jest/globals'
import {
  getBooking,
  getPaymentStatus,
  listBookings,
  markPayment,
  openBookingCalendar,
} from '@brightyard/contract/calls'
import type { PaymentStatus } from '@brightyard/contract/entities'
import {
  accessibilityFindings,
  answer,
  network,
  renderPage,
  screen,
  userOf,
  waitFor,
} from '@brightyard/testing'
import { bookingOf } from '../../fixtures/bookings.ts'
import { pageOfAll } from '../../fixtures/content.ts'
import * as page from './booking-result.page.tsx'

const open = (query: string) =>
  renderPage(page, {
    path: '/event/payment-status',
    address: `/event/payment-status?${query}`,
    user: userOf('guardian'),
  })
const paymentOf = (changes: Partial<PaymentStatus>): PaymentStatus => ({
  order_code: 'BY-7F3K',
  order_type: 'booking',
  order_id: 4,
  target: '/myclass',
  status: 'success',
  message: 'Your payment has arrived.',
  total_in_paise: 65_000,
  can_retry: false,
  ...changes,
})

test('R-086: a paid booking shows its ticket, calendar file, receipt and what to bring', async () => {
  network.use(
    answer(getPaymentStatus, paymentOf({})),
    answer(listBookings, ({ input: { order_code } }) =>
      pageOfAll(
        [bookingOf('AAA'), bookingOf('ZZZ', { order_code: 'BY-OTHER' })].filter(
          (one) => one.order_code === order_code,
        ),
      ),
    ),
    answer(openBookingCalendar, { url: '#calendar', valid_until: '2026-11-28T04:30:00.000Z' }),
  )
  const { user, container } = open('order_code=BY-7F3K')
  expect(await screen.findByRole('heading', { level: 1, name: 'It is booked' })).toBeVisible()
  expect(screen.getByRole('img', { name: 'QR code of the ticket of Mira' })).toBeVisible()
  expect(screen.queryByText('Booking ZZZ')).toBeNull()
  expect(screen.getByText('An old towel')).toBeVisible()
  expect(screen.getByText(/Show the ticket at the door/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the booking of Mira' })).toHaveAttribute(
    'href',
    '/myclass?booking=AAA',
  )
  expect(screen.getByRole('link', { name: 'See the receipt' })).toHaveAttribute(
    'href',
    '/transection/BY-7F3K',
  )
  expect(await accessibilityFindings(container)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Add to calendar' }))
  await waitFor(() => expect(location.hash).toBe('#calendar'))
})

test('R-083: a pending payment is checked on request', async () => {
  network.use(
    answer(getPaymentStatus, paymentOf({ status: 'pending', can_retry: true })),
    answer(markPayment, paymentOf({})),
    answer(listBookings, pageOfAll([bookingOf('AAA')])),
  )
  const { user } = open('order_code=BY-7F3K')
  expect(await screen.findByRole('link', { name: 'Go to payment' })).toHaveAttribute(
    'href',
    '/GlobalPaymentSummary?order_code=BY-7F3K',
  )
  await user.click(screen.getByRole('button', { name: 'Check now' }))
  expect(await screen.findByText('Booking AAA')).toBeVisible()
})

test('R-090: a failed payment is said, with the way to book again', async () => {
  network.use(answer(getPaymentStatus, paymentOf({ status: 'failure', message: 'Declined.' })))
  open('order_code=BY-7F3K')
  expect(await screen.findByText('Declined.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See others' })).toHaveAttribute('href', '/events')
})

test('what takes place online has no door to show a ticket at', async () => {
  const { offering } = bookingOf('AAA')
  const online = { ...offering, mode: 'online' as const, venue: null }
  network.use(answer(getBooking, ({ input }) => bookingOf(input.code, { offering: online })))
  open('bookings=AAA')
  expect(await screen.findByText(/Join from the booking/)).toBeVisible()
  expect(screen.queryByText(/at the door/)).toBeNull()
})

test('R-090: a declined payment is tried again with the same order', async () => {
  network.use(
    answer(
      getPaymentStatus,
      paymentOf({ status: 'failure', message: 'Declined.', can_retry: true }),
    ),
  )
  open('order_code=BY-7F3K')
  expect(await screen.findByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    '/GlobalPaymentSummary?order_code=BY-7F3K',
  )
})

test('what was free of charge shows its tickets without a payment', async () => {
  network.use(answer(getBooking, ({ input }) => bookingOf(input.code, { order_code: null })))
  open('bookings=AAA,BBB')
  expect(await screen.findByText('Booking AAA')).toBeVisible()
  expect(screen.getByText('Booking BBB')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'See the receipt' })).toBeNull()
})
