import {
  cancelBooking,
  getBooking,
  getOffering,
  moveBooking,
  quoteCancellation,
  quoteMove,
} from '@brightyard/contract/calls'
import type { Offering } from '@brightyard/contract/entities'
import {
  answer,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  waitFor,
  within,
} from '@brightyard/testing'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { bookingOf, inHours, sessionOf } from '../../bookings/booking.fixture.ts'
import * as myBookings from './my-bookings.page.tsx'

const open = () =>
  renderPage(myBookings, {
    path: '/myclass',
    address: '/myclass?booking=AAA1',
    user: userOf('guardian'),
  })
const scrolled = jest.fn()
beforeEach(() => {
  scrolled.mockClear()
  Element.prototype.scrollIntoView = scrolled
})

const quote = {
  paid_in_paise: 65_000,
  refund_in_paise: 32_500,
  sentence: 'You get ₹325 back: 50% of the ₹650 you paid.',
}

test('R-035: the refund is told before a booking is cancelled, and is what is agreed to', async () => {
  let booking = bookingOf('AAA1')
  const agreed: object[] = []
  network.use(
    answer(getBooking, () => booking),
    answer(quoteCancellation, quote),
    answer(cancelBooking, ({ input }) => {
      agreed.push(input)
      const can = { cancel: false, move: false, calendar: false }
      booking = bookingOf('AAA1', { state: 'cancelled', refunded_in_paise: 32_500, qr: null, can })
      return booking
    }),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Cancel this booking' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(await dialog.findByText(/You get ₹325 back/)).toBeVisible()
  expect(agreed).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Cancel the booking' }))
  expect(await screen.findByText('This booking is cancelled')).toBeVisible()
  expect(screen.getByText(/₹325.00 goes back to where you paid from/)).toBeVisible()
  expect(agreed).toMatchObject([{ code: 'AAA1', refund_in_paise: 32_500 }])
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('heading', { level: 1 })])
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('R-035: a booking that is kept gives the focus back to its button', async () => {
  network.use(answer(getBooking, bookingOf('AAA1')), answer(quoteCancellation, quote))
  const { user } = open()
  const button = await screen.findByRole('button', { name: 'Cancel this booking' })
  await user.click(button)
  await screen.findByText(/You get ₹325 back/)
  await user.click(screen.getByRole('button', { name: 'Keep the booking' }))
  await waitFor(() => expect(button).toHaveFocus())
  expect(scrolled).not.toHaveBeenCalled()
})

test('R-035: a refund that has changed meanwhile is shown again', async () => {
  let sentence = quote.sentence
  network.use(
    answer(getBooking, bookingOf('AAA1')),
    answer(quoteCancellation, () => ({ ...quote, sentence })),
    refuse(cancelBooking, 409, {
      code: 'refund_changed',
      message: 'The refund has changed. Please look at it again.',
    }),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Cancel this booking' }))
  await screen.findByText(/You get ₹325 back/)
  sentence = 'It is too late for a refund.'
  await user.click(screen.getByRole('button', { name: 'Cancel the booking' }))
  expect(await screen.findByText(/It is too late for a refund/)).toBeVisible()
  expect(screen.getByText(/The refund has changed/)).toBeVisible()
})

const dates = (changes: Partial<Offering>) => {
  const { what_to_bring, ...offering } = bookingOf('AAA1').offering
  const session = (id: number, hours: number, seats_left: number) => ({
    id,
    starts_at: inHours(hours),
    ends_at: inHours(hours + 2),
    local_date: inHours(hours).slice(0, 10),
    capacity: 12,
    seats_left,
    batch_id: null,
    teacher_id: null,
  })
  return {
    ...offering,
    what_to_bring,
    summary: '',
    category: 'art' as const,
    age: { from: 5, to: 8 },
    language: 'English',
    organiser: { id: 5, name: 'Maati Arts' },
    price_from_in_paise: 65_000,
    next_session: null,
    seats_left: 4,
    is_sold_out: false,
    is_past: false,
    body: '',
    tags: [],
    gallery: [],
    policy: { refund_steps: [], moves_until_hours: 24, sentences: [] },
    ticket_types: [],
    sessions: [session(21, 72, 3), session(22, 96, 0), session(23, 120, 4)],
    batches: [],
    teachers: [],
    related: [],
    ...changes,
  }
}

test('R-035: a booking moves to another date with seats; sold out ones cannot be chosen', async () => {
  let booking = bookingOf('AAA1')
  const moved: object[] = []
  network.use(
    answer(getBooking, () => booking),
    answer(getOffering, dates({})),
    answer(quoteMove, {
      refund_limit_percent: 50,
      sentence: 'If you move it, you get at most 50% back when you cancel later, as much as now.',
    }),
    answer(moveBooking, ({ input }) => {
      moved.push(input)
      booking = bookingOf('AAA1', { sessions: [sessionOf(23, 120)] })
      return booking
    }),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Move to another date' }))
  const dialog = within(await screen.findByRole('dialog'))
  const [soldOut, free, ...others] = await dialog.findAllByRole('radio')
  expect(others).toEqual([])
  expect(soldOut).toBeDisabled()
  expect(dialog.getAllByText(/IST, .*(where you are|2 hours)\. Sold out$/)).toHaveLength(1)
  expect(await dialog.findByText(/at most 50% back/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Move the booking' }))
  expect(await dialog.findByText('Please choose a date.')).toBeVisible()
  if (free) await user.click(free)
  await user.click(dialog.getByRole('button', { name: 'Move the booking' }))
  await waitFor(() =>
    expect(moved).toMatchObject([{ code: 'AAA1', session_id: 23, refund_limit_percent: 50 }]),
  )
})

test('R-035: the terms that were agreed to stand beside the ticket', async () => {
  const sentences = ['Cancel until the start and you get 50% of the price back.']
  const policy = { refund_steps: [], moves_until_hours: 0, sentences }
  network.use(answer(getBooking, bookingOf('AAA1', { policy })))
  open()
  expect(await screen.findByText(sentences[0] ?? '')).toBeVisible()
})
