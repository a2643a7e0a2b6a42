import {
  getBooking,
  getWhatIsNext,
  listBookings,
  listFamily,
  openBookingCalendar,
} from '@brightyard/contract/calls'
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
import { beforeEach, expect, test } from '@jest/globals'
import { bookingOf, inHours, onlineNow, pageOf, sessionOf } from '../../bookings/booking.fixture.ts'
import * as myBookings from './my-bookings.page.tsx'

const page = { ...myBookings, ErrorBoundary: () => <p>No such page</p> }
const kid = (student_id: number, name: string) => ({
  student_id,
  user_id: student_id + 100,
  name,
  avatar: null,
  login_id: null,
  class_name: 'Class 2',
  rooms: [],
  is_subscribed: false,
})
const family = answer(listFamily, { data: [kid(71, 'Mira'), kid(72, 'Kabir')] })
beforeEach(() => network.use(answer(getWhatIsNext, { kids: [], parcels: [] })))
const open = (query = '', person = userOf('guardian')) =>
  renderPage(page, {
    path: '/myclass',
    address: `/myclass${query}`,
    user: person,
    others: ['/bookings', '/dashboard'],
  })

test('R-035: bookings of all kids show what is next; the kid and the past are in the address', async () => {
  const asked: object[] = []
  network.use(
    family,
    answer(listBookings, ({ input }) => {
      asked.push(input)
      return pageOf([bookingOf('AAA1'), onlineNow('BBB2')])
    }),
  )
  const { user, router, container } = open()
  const [first] = await screen.findAllByRole('listitem')
  const link = within(first ?? container).getByRole('link', { name: 'Clay for beginners' })
  expect(link).toHaveAttribute('href', '/myclass?booking=AAA1')
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
  expect(screen.getByText('Maati Studio, Pune')).toBeVisible()
  expect(screen.getAllByText(/(where you are|2 hours)$/)).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Join now: Storytelling for Mira' })).toHaveAttribute(
    'href',
    '/live-class/session/abc',
  )
  expect(await accessibilityFindings(container)).toEqual([])
  await user.click(screen.getByRole('link', { name: 'Kabir' }))
  await screen.findByRole('link', { name: 'Kabir', current: 'page' })
  await user.click(screen.getByRole('link', { name: 'Past' }))
  await waitFor(() => expect(router.state.location.search).toBe('?when=past&kid=72'))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ when: 'past', student_id: '72' }))
})

test('R-035: before the first booking the page leads to activities', async () => {
  network.use(family, answer(listBookings, pageOf([])))
  open()
  expect(await screen.findByRole('heading', { name: 'Nothing is booked yet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Find activities' })).toHaveAttribute(
    'href',
    '/activities',
  )
})

test('R-035: an unpaid seat can be paid and an offered one booked, from the list', async () => {
  const waiting = { order_code: null, can: { cancel: true, move: false, calendar: false } }
  network.use(
    family,
    answer(
      listBookings,
      pageOf([
        bookingOf('AAA1', { state: 'held' }),
        bookingOf('BBB2', { ...waiting, state: 'offered', offered_until: inHours(5) }),
      ]),
    ),
  )
  open()
  expect(
    await screen.findByRole('link', { name: 'Pay Clay for beginners for Mira' }),
  ).toHaveAttribute('href', '/GlobalPaymentSummary?order_code=BY-7F3K')
  expect(
    screen.getByRole('link', { name: 'Book the seat: Clay for beginners for Mira' }),
  ).toHaveAttribute(
    'href',
    '/workshop/booking?offering=clay-for-beginners&kids=71&session=21&ticket=5&step=cost',
  )
})

test('R-035: one booking shows its ticket, map, calendar file and receipt', async () => {
  network.use(
    answer(getBooking, bookingOf('AAA1')),
    answer(openBookingCalendar, { url: '#calendar', valid_until: inHours(1) }),
  )
  const { user, container } = open('?booking=AAA1')
  const heading = await screen.findByRole('heading', { level: 1, name: 'Clay for beginners' })
  expect(heading).toHaveFocus()
  expect(screen.getByRole('img', { name: 'QR code of the ticket of Mira' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See it on a map' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=18.5167%2C73.83',
  )
  expect(screen.getByRole('link', { name: 'See the receipt' })).toHaveAttribute(
    'href',
    '/transection/BY-7F3K',
  )
  expect(screen.getByText('An old towel')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add to calendar' }))
  expect(await screen.findByRole('link', { name: 'Open it again' })).toHaveAttribute(
    'href',
    '#calendar',
  )
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-035: after a course the guardian sees who came, and may review it', async () => {
  const sessions = [
    sessionOf(21, -200, { attendance: 'present' }),
    sessionOf(22, -100, { attendance: 'absent' }),
  ]
  const can = { cancel: false, move: false, calendar: false }
  network.use(answer(getBooking, bookingOf('AAA1', { state: 'attended', sessions, can, qr: null })))
  open('?booking=AAA1')
  expect(await screen.findByText('Was there')).toBeVisible()
  expect(screen.getByText('Was not there')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Write a review' })).toHaveAttribute(
    'href',
    '/workshop/clay-for-beginners#reviews',
  )
  expect(screen.queryByRole('button', { name: 'Cancel this booking' })).toBeNull()
})

test('R-035: a kid sees the ticket, but no money and no changes', async () => {
  network.use(answer(getBooking, bookingOf('AAA1')))
  open('?booking=AAA1', userOf('student'))
  expect(await screen.findByRole('img', { name: 'QR code of the ticket of Mira' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'See the receipt' })).toBeNull()
  expect(screen.queryByRole('button', { name: /Cancel|Move/ })).toBeNull()
})

test('Y-012: a booking of somebody else is not found', async () => {
  network.use(refuse(getBooking, 404))
  open('?booking=ZZZ9')
  expect(await screen.findByText('No such page')).toBeVisible()
})

test.each([
  ['partner', userOf('vendor'), 'at /bookings'],
  ['school account', userOf('student', { role: 'school', student_id: null }), 'at /dashboard'],
])('R-035: a %s has no bookings of its own and is sent on', async (_, person, where) => {
  open('', person)
  expect(await screen.findByText(where)).toBeVisible()
})
