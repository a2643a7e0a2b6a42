import { beforeEach, expect, test } from '@jest/globals'
import {
  bookSeats,
  getOffering,
  joinWaitingList,
  listBookings,
  listFamily,
  quoteBooking,
  updateStudent,
} from '@brightyard/contract/calls'
import {
  accessibilityFindings,
  answer,
  fireEvent,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  waitFor,
} from '@brightyard/testing'
import { endDraft } from '../../bookings/booking-draft.ts'
import { bookingOf, bookingQuoteOf, kidOf, studentProfileOf } from '../../fixtures/bookings.ts'
import { pageOfAll } from '../../fixtures/content.ts'
import { offeringOf } from '../../fixtures/offerings.ts'
import * as page from './booking.page.tsx'

const open = (query: string, path = '/workshop/booking', user = userOf('guardian')) =>
  renderPage(page, {
    path,
    address: `${path}?${query}`,
    user,
    others: ['/GlobalPaymentSummary', '/workshop/payment-status', '/workshop', '/event/booking'],
  })
const atPay = 'offering=workshop-1&session=21&kids=71&step=pay'

beforeEach(() => {
  endDraft()
  network.use(
    answer(getOffering, offeringOf(1)),
    answer(listFamily, { data: [kidOf(71, 'Mira'), kidOf(72, 'Arjun')] }),
    answer(quoteBooking, bookingQuoteOf()),
    answer(listBookings, pageOfAll([])),
  )
})

test('R-105: who comes back without having paid reads it, with the way to pay', async () => {
  const held = { state: 'held' as const, order_code: 'BY-7F3K' }
  const other = { ...bookingOf('D').offering, id: 99 }
  network.use(
    answer(
      listBookings,
      pageOfAll([
        bookingOf('A', held),
        bookingOf('B', { ...held, kid: { student_id: 72, name: 'Arjun' } }),
        bookingOf('C', { kid: { student_id: 73, name: 'Zoya' } }),
        bookingOf('D', { ...held, offering: other, kid: { student_id: 74, name: 'Dev' } }),
      ]),
    ),
  )
  open(atPay)
  expect(
    await screen.findByText(/^Your booking for Mira and Arjun has not been paid/),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Pay for that booking' })).toHaveAttribute(
    'href',
    '/GlobalPaymentSummary?order_code=BY-7F3K',
  )
})

test('R-105: two clicks at once send one booking', async () => {
  let sent = 0
  network.use(
    answer(bookSeats, () => {
      sent++
      return { codes: ['A'], payment: null }
    }),
  )
  const { router } = open(atPay)
  const button = await screen.findByRole('button', { name: /^Book and pay/ })
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(router.state.location.pathname).toBe('/workshop/payment-status'))
  expect(sent).toBe(1)
})

test('a teacher reads who books, and sees no form', async () => {
  open('offering=workshop-1', '/workshop/booking', userOf('schoolRepresentative'))
  expect(await screen.findByText('Guardians book for their kids')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
})

test('R-105: four steps lead to the payment of a held seat', async () => {
  const booked: unknown[] = []
  network.use(
    answer(bookSeats, ({ input }) => {
      booked.push(input)
      return {
        codes: ['A'],
        payment: { order_code: 'BY-7F3K', order_id: 4, gateway_url: '#gateway' },
      }
    }),
  )
  const { user, router, container, queryClient } = open('offering=workshop-1')
  await user.click(await screen.findByRole('checkbox', { name: /Mira/ }))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await user.click(await screen.findByRole('radio', { name: /28 Nov/ }))
  expect(await screen.findByRole('radio', { name: /One child/ })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Tax 18%')).toBeVisible()
  expect(screen.getByText(/full price back/)).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await user.dblClick(await screen.findByRole('button', { name: 'Book and pay ₹650.00' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/GlobalPaymentSummary'))
  expect(router.state.location.search).toBe('?order_code=BY-7F3K')
  expect(booked).toEqual([
    expect.objectContaining({
      student_ids: [71],
      ticket_type_id: 1,
      session_id: 21,
      fingerprint: 'of one kid',
    }),
  ])
})

test('R-084: what is free of charge is booked without a payment', async () => {
  const totals = { ...bookingQuoteOf().totals, items_in_paise: 0, total_in_paise: 0, tax_rates: [] }
  network.use(
    answer(quoteBooking, bookingQuoteOf({ totals })),
    answer(bookSeats, { codes: ['A', 'B'], payment: null }),
  )
  const { user, router } = open(atPay)
  await user.click(await screen.findByRole('button', { name: 'Book, free of charge' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/workshop/payment-status'))
  expect(router.state.location.search).toBe('?bookings=A%2CB')
})

test('R-081: the dates of a course are booked as one', async () => {
  network.use(answer(getOffering, offeringOf(1, { kind: 'class', slug: 'pottery' })))
  const { user, router } = open('offering=pottery&kids=71&step=when', '/class/booking')
  await user.click(await screen.findByRole('radio', { name: /Mondays at 10/ }))
  expect(await screen.findByRole('radio', { name: /Eight weeks/ })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(router.state.location.search).toContain('batch=9'))
  expect(router.state.location.search).not.toContain('session=')
})

test('R-088: who books a live class reads how it is joined', async () => {
  const online = { kind: 'live-class', slug: 'raga', mode: 'online', venue: null } as const
  network.use(answer(getOffering, offeringOf(1, online)))
  open('offering=raga&session=21&kids=71&step=cost', '/live-class/booking')
  expect(await screen.findByRole('heading', { name: 'How to join' })).toBeVisible()
  expect(screen.getByText(/waiting room opens 15 minutes before the start/)).toBeVisible()
})

test('Q-002: a kid of another age does not get past the first step', async () => {
  const message = 'Mira will be 4; this is for ages 5 to 8.'
  network.use(
    answer(quoteBooking, bookingQuoteOf({ problems: [{ code: 'age', message, student_id: 71 }] })),
  )
  const { user } = open('offering=workshop-1&kids=71')
  expect(await screen.findByText(message)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText(/Untick who cannot/)).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Who takes part?' })).toBeVisible()
})

test('Q-002: a date of birth that is not on record is asked for, and the ages are checked then', async () => {
  const message = 'Please add the date of birth of Mira: this is for ages 5 to 8.'
  const saved: unknown[] = []
  network.use(
    answer(quoteBooking, () =>
      bookingQuoteOf(
        saved.length > 0
          ? {}
          : { problems: [{ code: 'birth_date_missing', message, student_id: 71 }] },
      ),
    ),
    answer(updateStudent, ({ input }) => {
      saved.push(input)
      return studentProfileOf(71, 'Mira')
    }),
  )
  const { user, router } = open('offering=workshop-1&session=21&kids=71')
  await user.type(await screen.findByLabelText('Date of birth of Mira'), '2019-07-04')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByText(message)).toBeNull())
  expect(saved).toEqual([{ student_id: '71', birth_date: '2019-07-04' }])
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(router.state.location.search).toContain('step=cost'))
})

test('the way to add a kid leads back to the same choice', async () => {
  open('offering=workshop-1&session=21&kids=71')
  expect(await screen.findByRole('link', { name: 'Add a kid' })).toHaveAttribute(
    'href',
    `/kids?redirectURL=${encodeURIComponent('/workshop/booking?offering=workshop-1&session=21&kids=71')}`,
  )
})

test('Q-001: without a seat the family joins the waiting list', async () => {
  const message = 'All seats are taken. You can join the waiting list.'
  network.use(
    answer(
      quoteBooking,
      bookingQuoteOf({
        seats_left: 0,
        problems: [{ code: 'sold_out', message, student_id: null }],
      }),
    ),
    answer(joinWaitingList, { codes: ['W'] }),
  )
  const { user } = open('offering=workshop-1&session=22&kids=71&step=cost')
  await user.click(await screen.findByRole('button', { name: 'Join the waiting list' }))
  expect(await screen.findByText('You are on the waiting list')).toBeVisible()
  expect(screen.getByText(/keep it for you for 12 hours/)).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Waiting list' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See your bookings' })).toHaveAttribute(
    'href',
    '/myclass',
  )
  expect(screen.getByRole('link', { name: 'Other workshops' })).toBeVisible()
})

test('Q-002: overlaps are a warning, not a refusal', async () => {
  const message = 'Mira is booked for Chess at the same time.'
  network.use(answer(quoteBooking, bookingQuoteOf({ warnings: [{ message, student_id: 71 }] })))
  open('offering=workshop-1&session=21&kids=71&step=cost')
  expect(await screen.findByText(/Chess at the same time/)).toBeVisible()
  expect(screen.getByText('Workshop 1', { selector: 'p strong' }).parentElement).toHaveTextContent(
    /Workshop 1, \w+, \d+ \w+.*\d+:\d\d am to/,
  )
  expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible()
})

test('who comes back to the offering goes on where they were', async () => {
  const first = open('offering=workshop-1&session=21&kids=71&step=cost')
  await screen.findByText('Tax 18%')
  first.unmount()
  open('offering=workshop-1')
  expect(await screen.findByText('Tax 18%')).toBeVisible()
})

test('after a lost answer the next press is the same booking', async () => {
  const keys: string[] = []
  network.use(
    answer(bookSeats, ({ input }) => {
      keys.push(input.idempotency_key)
      return keys.length === 1 ? Response.error() : { codes: ['A'], payment: null }
    }),
  )
  const { user } = open(atPay)
  const button = await screen.findByRole('button', { name: /^Book and pay/ })
  await user.click(button)
  expect(await screen.findByText(/it will not be booked twice/)).toBeVisible()
  await user.click(button)
  await waitFor(() => expect(keys).toHaveLength(2))
  expect(keys[1]).toBe(keys[0])
})

test('R-090: who comes back from a failed payment books anew, not the order that failed', async () => {
  const keys: string[] = []
  const payment = { order_code: 'BY-7F3K', order_id: 4, gateway_url: '#gateway' }
  network.use(
    answer(bookSeats, ({ input }) => {
      keys.push(input.idempotency_key)
      return { codes: ['A'], payment }
    }),
  )
  for (const time of [1, 2]) {
    const { user, router, unmount } = open(atPay)
    await user.click(await screen.findByRole('button', { name: /^Book and pay/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/GlobalPaymentSummary'))
    unmount()
    expect(new Set(keys).size).toBe(time)
  }
})

test('R-090: while the seats are being kept, words say so', async () => {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  network.use(
    answer(bookSeats, async () => {
      await ended
      return { codes: ['A'], payment: null }
    }),
  )
  const { user } = open(atPay)
  await user.click(await screen.findByRole('button', { name: /^Book and pay/ }))
  expect(await screen.findByText('We hold your place…')).toBeVisible()
  end()
})

test('a refusal shows in words', async () => {
  const message = 'The last seat has just been taken.'
  network.use(refuse(bookSeats, 409, { code: 'sold_out', message }))
  const { user } = open(atPay)
  await user.click(await screen.findByRole('button', { name: /^Book and pay/ }))
  expect(await screen.findByText(message)).toBeVisible()
})

test('Z-010: an offering of another kind is booked at its own address', async () => {
  network.use(answer(getOffering, offeringOf(1, { kind: 'event', slug: 'kites' })))
  const { router } = open('offering=kites&session=21')
  await waitFor(() => expect(router.state.location.pathname).toBe('/event/booking'))
  expect(router.state.location.search).toBe('?offering=kites&session=21')
})

test('without an offering the way leads to the landing', async () => {
  const { router } = open('')
  await waitFor(() => expect(router.state.location.pathname).toBe('/workshop'))
})
