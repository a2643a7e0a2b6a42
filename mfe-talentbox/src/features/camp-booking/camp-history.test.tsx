import { beforeEach, expect, test } from '@jest/globals'
import {
  getBooking,
  getPaymentStatus,
  listBookings,
  listOwnEntries,
} from '@brightyard/contract/calls'
import type { PaymentStatus } from '@brightyard/contract/entities'
import {
  accessibilityFindings,
  answer,
  network,
  renderPage,
  screen,
  userOf,
  within,
} from '@brightyard/testing'
import { campBooking, pageOf } from '../../fixtures/camps.ts'
import { ownEntriesOf, ownEntry } from '../../fixtures/talent.ts'
import * as page from './camp-booking.page.tsx'

const open = (query = '', user = userOf('guardian')) =>
  renderPage(page, { path: '/camp-history', address: `/camp-history${query}`, user })

const paymentOf = (given: Partial<PaymentStatus>): PaymentStatus => ({
  order_code: 'BY-7F3K',
  order_type: 'booking',
  order_id: 4,
  target: '/myclass',
  status: 'success',
  message: 'Your payment has arrived.',
  total_in_paise: 240_000,
  can_retry: false,
  ...given,
})

const over = campBooking('OLD', {
  state: 'attended',
  can: { cancel: false, move: false, calendar: false },
})
const wasThere = over.sessions.map((session) => ({ ...session, attendance: 'present' as const }))
const { campaign } = ownEntry()

beforeEach(() => {
  network.use(
    answer(listBookings, ({ input }) =>
      pageOf(
        input.when === 'past'
          ? [{ ...over, sessions: wasThere }]
          : [campBooking('NEW'), campBooking('WAIT', { state: 'waiting', order_code: null })],
      ),
    ),
    answer(
      listOwnEntries,
      ownEntriesOf([
        ownEntry({
          title: 'To the rain',
          status: 'shown',
          place: 2,
          jury_lines: ['I looked twice.'],
          order_code: 'BY-PAID',
          paid_at: '2031-03-01T06:30:00.000Z',
          campaign: { ...campaign, phase: 'closed' },
        }),
      ]),
    ),
  )
})

test('R-007: camps have status, dates, receipt and the way to cancel; entries their result', async () => {
  const { container } = open()
  expect(await screen.findByText('Booked')).toBeVisible()
  expect(screen.getByText('On the waiting list')).toBeVisible()
  expect(
    screen.getAllByRole('link', { name: 'Ticket, dates, cancel: Find Your Way for Mira' })[0],
  ).toHaveAttribute('href', '/myclass?booking=NEW')
  expect(
    screen.getAllByRole('link', { name: 'Receipt: Find Your Way for Mira' })[0],
  ).toHaveAttribute('href', '/transection/BY-7F3K')
  expect(await screen.findByText(/There on 2 of 2 days/)).toBeVisible()
  expect(await screen.findByText('Second place')).toBeVisible()
  expect(screen.getAllByText('Mira, Pathfinder, Week 31')).not.toEqual([])
  const jury = within(screen.getByRole('region', { name: 'From the jury' }))
  expect(jury.getByText('“I looked twice.”')).toBeVisible()
  expect(screen.getByRole('link', { name: /^Receipt: To the rain/ })).toHaveAttribute(
    'href',
    '/transection/BY-PAID',
  )
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-007, T-006: what waits for a guardian comes first, each with its button', async () => {
  network.use(
    answer(
      listOwnEntries,
      ownEntriesOf([
        ownEntry({ id: 4, title: 'The shown one', status: 'shown' }),
        ownEntry({ id: 3, title: 'The kite', status: 'needs_consent' }),
        ownEntry({ id: 2, title: 'The lamp', status: 'draft' }),
        ownEntry({ id: 1, title: 'Too late', status: 'draft', may_change: false }),
        ownEntry({ id: 5, title: 'The moon', status: 'refused' }),
      ]),
    ),
  )
  open()
  const waiting = within(await screen.findByRole('region', { name: 'Waiting for you' }))
  const next = {
    'Agree now: The kite, Diya Nair': 3,
    'Finish it: The lamp, Diya Nair': 2,
    'Change it: The moon, Diya Nair': 5,
  }
  for (const [name, id] of Object.entries(next))
    expect(waiting.getByRole('link', { name })).toHaveAttribute(
      'href',
      `/talentbox/campaigns/SubmissionPage?entry=${id}`,
    )
  expect(waiting.getAllByRole('listitem')).toHaveLength(3)
  // A time says whose clock it is by, as on the campaign's own page.
  expect(screen.getByRole('region', { name: 'Waiting for you' })).toHaveTextContent(
    /Entries close .* (am|pm) (IST|GMT)/,
  )
  const rest = within(screen.getByRole('region', { name: 'Entries in campaigns' }))
  expect(rest.getAllByRole('listitem')).toHaveLength(2)
})

test('R-007: what was cancelled is listed with its refund, and not among the camps that were', async () => {
  const cancelled = campBooking('GONE', { state: 'cancelled', refunded_in_paise: 240_000 })
  network.use(
    answer(listBookings, ({ input }) => pageOf(input.when === 'past' ? [over, cancelled] : [])),
  )
  open()
  const past = within(await screen.findByRole('region', { name: 'Camps that were' }))
  expect(past.getAllByRole('listitem')).toHaveLength(1)
  const group = within(screen.getByRole('region', { name: 'Cancelled' }))
  expect(group.getAllByRole('listitem')).toHaveLength(1)
  expect(group.getByText(/^All that was paid goes back: ₹2,400/)).toBeVisible()
  expect(group.getByRole('link', { name: /^Receipt: / })).toHaveAttribute(
    'href',
    '/transection/BY-7F3K',
  )
})

test('R-007: what was cancelled before it was paid has no ticket and no receipt', async () => {
  const given = { cancel: false, move: false, calendar: false }
  const unpaid = campBooking('UNPAID', { state: 'cancelled', paid_in_paise: 0, can: given })
  network.use(answer(listBookings, ({ input }) => pageOf(input.when === 'past' ? [unpaid] : [])))
  open()
  const group = within(await screen.findByRole('region', { name: 'Cancelled' }))
  expect(group.getByRole('link', { name: 'Find Your Way for Mira' })).toBeVisible()
  expect(group.getAllByRole('link')).toHaveLength(1)
})

test('R-007: a kid is offered no receipt', async () => {
  network.use(
    answer(listBookings, ({ input }) =>
      pageOf(input.when === 'past' ? [] : [campBooking('NEW', { order_code: null })]),
    ),
  )
  open('', userOf('student'))
  expect(await screen.findByText('Second place')).toBeVisible()
  expect(screen.getByRole('link', { name: /^Ticket, dates, cancel/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Receipt/ })).toBeNull()
})

test('R-007: without a camp or an entry there is a way to both', async () => {
  network.use(answer(listBookings, pageOf([])), answer(listOwnEntries, ownEntriesOf([])))
  open()
  expect(await screen.findByRole('link', { name: 'Find a camp' })).toHaveAttribute(
    'href',
    '/talentbox/types/camp-types',
  )
  expect(await screen.findByRole('link', { name: 'See the campaigns' })).toBeVisible()
  expect(screen.queryByText('Camps that were')).toBeNull()
})

test('R-007: who is no family reads whose page it is', async () => {
  open('', userOf('vendor'))
  expect(await screen.findByText('Camps and entries are kept for families')).toBeVisible()
})

test('T-001, R-007: a paid camp shows its ticket and receipt', async () => {
  network.use(
    answer(getPaymentStatus, paymentOf({})),
    answer(listBookings, ({ input }) => pageOf(input.order_code ? [campBooking('NEW')] : [])),
  )
  open('?order_code=BY-7F3K')
  expect(await screen.findByRole('heading', { name: 'The tent is yours' })).toBeVisible()
  expect(screen.getByRole('img', { name: 'QR code of the ticket of Mira' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the receipt' })).toHaveAttribute(
    'href',
    '/transection/BY-7F3K',
  )
})

test('R-007: a declined payment is tried again, a failed one leads to the camps', async () => {
  network.use(
    answer(
      getPaymentStatus,
      paymentOf({ status: 'failure', message: 'Declined.', can_retry: true }),
    ),
  )
  open('?order_code=BY-7F3K')
  expect(await screen.findByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    '/GlobalPaymentSummary?order_code=BY-7F3K',
  )
  network.use(answer(getPaymentStatus, paymentOf({ order_code: 'BY-2', status: 'failure' })))
  open('?order_code=BY-2')
  expect(await screen.findByRole('link', { name: 'Choose a camp again' })).toBeVisible()
})

test('R-007: a camp that was free of charge shows its ticket without a payment', async () => {
  network.use(answer(getBooking, ({ input }) => campBooking(input.code, { order_code: null })))
  open('?bookings=FREE')
  expect(await screen.findByRole('heading', { name: 'The tent is yours' })).toBeVisible()
})
