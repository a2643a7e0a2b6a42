import { beforeEach, expect, jest, test } from '@jest/globals'
import {
  getOffering,
  listCalendar,
  listOfferings,
  listActivityReviews,
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
import { pageOfAll } from '../../fixtures/content.ts'
import {
  calendarSessionOf,
  offeringCardOf,
  offeringOf,
  sessionOf,
} from '../../fixtures/offerings.ts'
import { reviewListOf } from '../../fixtures/reviews.ts'
import * as page from './offering.page.tsx'

const open = (address = '/workshop/workshop-1', role?: Parameters<typeof userOf>[0]) =>
  renderPage(page, {
    path: '/workshop/:slug',
    address,
    others: ['/event/:slug'],
    ...(role ? { user: userOf(role) } : {}),
  })

// Before the dates of the fixtures.
beforeEach(() => {
  network.use(answer(listActivityReviews, reviewListOf()))
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T00:00:00.000Z'))
})

function inZone(timeZone: string) {
  const own = new Intl.DateTimeFormat().resolvedOptions()
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...own, timeZone })
}

test('R-145: dates with seats left, teacher, price, policy and what to bring', async () => {
  network.use(answer(getOffering, offeringOf(1)))
  const { container } = open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Workshop 1' })).toBeTruthy()
  const dates = within(screen.getByRole('region', { name: 'Dates and seats' }))
  expect(dates.getAllByText('3 of 12 seats left')).toHaveLength(3)
  expect(dates.getByText('Sold out')).toBeTruthy()
  expect(dates.getByText('2 seats left')).toBeTruthy()
  expect(screen.getByText('Rukmini Das')).toBeTruthy()
  expect(screen.getByText('Maati Arts')).toBeTruthy()
  expect(screen.getByText('An old towel')).toBeTruthy()
  expect(screen.getByText(/full price back/)).toBeTruthy()
  expect(screen.getAllByText('₹650').length).toBeGreaterThan(0)
  expect(screen.getByText('for each kid, one date')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Open the map/ })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=18.5167%2C73.83',
  )
  expect(await accessibilityFindings(container)).toEqual([])
})

test('Q-006: times are those of the venue, and the viewer’s stand beside them where they differ', async () => {
  inZone('Europe/London')
  network.use(answer(getOffering, offeringOf(1, { sessions: [sessionOf(21)], batches: [] })))
  open()
  const dates = within(await screen.findByRole('region', { name: 'Dates and seats' }))
  const [row] = dates.getAllByRole('listitem')
  expect(row?.textContent).toContain('10:00 am to 12:00 pm IST')
  expect(row?.textContent).toContain('4:30 am to 6:30 am where you are')
})

test('Q-006: a viewer at the venue’s clock sees how long it takes instead', async () => {
  inZone('Asia/Calcutta')
  network.use(answer(getOffering, offeringOf(1, { sessions: [sessionOf(21)], batches: [] })))
  open()
  const dates = within(await screen.findByRole('region', { name: 'Dates and seats' }))
  expect(dates.getByText('2 hours')).toBeTruthy()
  expect(screen.queryByText(/where you are/)).toBeNull()
})

const hrefOf = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href')

test('R-105: each date and course has a button that books it', async () => {
  network.use(answer(getOffering, offeringOf(1)))
  open()
  await screen.findByRole('region', { name: 'Dates and seats' })
  expect(hrefOf('Book 28 Nov 2026, 10:00 am')).toBe(
    '/workshop/booking?offering=workshop-1&session=21',
  )
  expect(hrefOf('Book Mondays at 10')).toBe('/workshop/booking?offering=workshop-1&batch=9')
  expect(hrefOf('Join the waiting list 12 Dec 2026, 10:00 am')).toBe(
    '/workshop/booking?offering=workshop-1&session=22',
  )
  for (const button of screen.getAllByRole('link', { name: 'Book now' }))
    expect(button).toHaveAttribute('href', '/workshop/booking?offering=workshop-1')
})

test('the only date is booked by the first button, for free where it costs nothing', async () => {
  const [ticket] = offeringOf(1).ticket_types
  const only = { sessions: [sessionOf(21)], batches: [], price_from_in_paise: 0 }
  network.use(
    answer(
      getOffering,
      offeringOf(1, { ...only, ticket_types: ticket ? [{ ...ticket, price_in_paise: 0 }] : [] }),
    ),
  )
  open()
  const [button] = await screen.findAllByRole('link', { name: 'Book for free' })
  expect(button).toHaveAttribute('href', '/workshop/booking?offering=workshop-1&session=21')
})

test('what has started is not booked any more', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-28T05:00:00.000Z'))
  network.use(answer(getOffering, offeringOf(1, { batches: [], sessions: [sessionOf(21)] })))
  open()
  expect(await screen.findByText('Has started')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Book (?!now)/ })).toBeNull()
})

test.each([
  ['student', /Ask a parent or guardian/],
  ['vendor', /Guardians book this for their kids/],
] as const)('a %s reads who books instead of a button that fails', async (role, text) => {
  network.use(answer(getOffering, offeringOf(1)))
  open('/workshop/workshop-1', role)
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^(Book|Join)/ })).toBeNull()
})

test('Z-010: a slug of another kind leads to its own address', async () => {
  network.use(answer(getOffering, offeringOf(1, { kind: 'event', slug: 'kite-morning' })))
  const { router } = open('/workshop/kite-morning')
  await waitFor(() => expect(router.state.location.pathname).toBe('/event/kite-morning'))
})

test('what is over says so, and its dates cannot be put into a calendar', async () => {
  network.use(
    answer(getOffering, offeringOf(1, { is_past: true, next_session: null, seats_left: 0 })),
  )
  open()
  expect(await screen.findByText('This workshop is over')).toBeTruthy()
  expect(screen.getAllByText('Over').length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: /Add to calendar/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /^(Book|Join)/ })).toBeNull()
})

test('Q-035: an offering that cannot be loaded can be tried again', async () => {
  network.use(refuse(getOffering, 500))
  const { user } = open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  network.use(answer(getOffering, offeringOf(1)))
  await user.click(retry)
  expect(await screen.findByRole('heading', { level: 1, name: 'Workshop 1' })).toBeTruthy()
})

test('R-028, W-016: without a slug, live classes are a board with the time until each', async () => {
  const starts_at = new Date(Date.now() + 3 * 3_600_000 - 1000).toISOString()
  network.use(
    answer(listOfferings, pageOfAll([offeringCardOf(1)])),
    answer(listCalendar, {
      ...pageOfAll([calendarSessionOf(5, { starts_at, ends_at: '2099-01-01T00:00:00.000Z' })]),
      days: [],
    }),
  )
  renderPage(page, { path: '/live-class/:slug?', address: '/live-class' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Live classes' })).toBeTruthy()
  expect(screen.getByText(/^In (3 h [01]|2 h 59) min$/)).toBeTruthy()
})
