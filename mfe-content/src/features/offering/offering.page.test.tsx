import { expect, jest, test } from '@jest/globals'
import { getOffering, listCalendar, listOfferings } from '@brightyard/contract/calls'
import {
  accessibilityFindings,
  answer,
  network,
  refuse,
  renderPage,
  screen,
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
import * as page from './offering.page.tsx'

const open = (address = '/workshop/workshop-1', path = '/workshop/:slug') =>
  renderPage(page, { path, address, others: ['/event/:slug'] })

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
  expect(screen.getByRole('link', { name: /Open the map/ })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=18.5167%2C73.83',
  )
  expect(await accessibilityFindings(container)).toEqual([])
})

test('times are those of the venue, and the viewer’s stand beside them where they differ', async () => {
  inZone('Europe/London')
  network.use(answer(getOffering, offeringOf(1, { sessions: [sessionOf(21)], batches: [] })))
  open()
  const dates = within(await screen.findByRole('region', { name: 'Dates and seats' }))
  const [row] = dates.getAllByRole('listitem')
  expect(row?.textContent).toContain('10:00 am to 12:00 pm IST')
  expect(row?.textContent).toContain('4:30 am to 6:30 am where you are')
})

test('a viewer at the venue’s clock sees how long it takes instead', async () => {
  inZone('Asia/Calcutta')
  network.use(answer(getOffering, offeringOf(1, { sessions: [sessionOf(21)], batches: [] })))
  open()
  const dates = within(await screen.findByRole('region', { name: 'Dates and seats' }))
  expect(dates.getByText('2 hours')).toBeTruthy()
  expect(screen.queryByText(/where you are/)).toBeNull()
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
