import {
  cancelSessions,
  exportOrganiserBookings,
  getOfferingById,
  listOrganiserBookings,
  listOwnOfferings,
  listOwnSessions,
  markAttendance,
} from '@brightyard/contract/calls'
import {
  accessibilityFindings,
  answer,
  network,
  renderPage,
  screen,
  userOf,
  waitFor,
  within,
} from '@brightyard/testing'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { activity, ownSession, pageOf, rowOf } from './organiser.fixture.ts'
import * as page from './organiser-bookings.page.tsx'

let asked: object[] = []
const own = {
  id: 1,
  kind: 'workshop',
  slug: 'clay-for-beginners',
  title: 'Clay for beginners',
  is_offered: true,
  price_from_in_paise: 65_000,
  first_starts_at: null,
  last_ends_at: null,
} as const
beforeEach(() => {
  asked = []
  network.use(
    answer(listOwnOfferings, pageOf([own])),
    answer(listOwnSessions, { data: [ownSession(21, 24)] }),
    answer(getOfferingById, activity),
    answer(listOrganiserBookings, ({ input }) => {
      asked.push(input)
      return pageOf([rowOf('AAA1'), rowOf('BBB2', { kid: 'Kabir', state: 'waiting' })])
    }),
  )
})
const open = (query = '') =>
  renderPage(page, { path: '/bookings', address: `/bookings${query}`, user: userOf('vendor') })

test('R-015: an organiser sees who has booked, and narrows it to an activity and a date', async () => {
  const { user, router, container } = open()
  expect(await screen.findByRole('row', { name: /Mira.*Clay for beginners.*Booked/ })).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
  await user.selectOptions(await screen.findByLabelText('Activity'), 'Clay for beginners')
  const date = await screen.findByLabelText('Date')
  await waitFor(() => expect(within(date).getAllByRole('option')).toHaveLength(2))
  await user.selectOptions(date, '21')
  await waitFor(() => expect(router.state.location.search).toBe('?offering=1&session=21'))
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ offering_id: '1', session_id: '21', page: '1' }),
  )
  expect(await screen.findByText('3 of 12 seats taken')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ask a family to book' })).toHaveAttribute(
    'href',
    '/bookings/requests?offering=1&session=21',
  )
})

test('R-015: where nothing is booked, the page leads on to families, or out of the filter', async () => {
  network.use(answer(listOrganiserBookings, pageOf([])))
  const { user, router } = open()
  expect(await screen.findByRole('link', { name: 'Ask a family to book' })).toHaveAttribute(
    'href',
    '/bookings/requests',
  )
  await user.selectOptions(await screen.findByLabelText('Activity'), 'Clay for beginners')
  await user.click(await screen.findByRole('link', { name: 'Show all bookings' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('R-015: who came is marked kid by kid; who only waits has no seat', async () => {
  const marks: object[] = []
  network.use(
    answer(listOwnSessions, { data: [ownSession(21, -1)] }),
    answer(markAttendance, ({ input }) => {
      marks.push(input)
      return { message: 'Attendance is marked.' }
    }),
  )
  const { user } = open('?offering=1&session=21')
  await user.click(await screen.findByRole('button', { name: 'Mira was there' }))
  await waitFor(() =>
    expect(marks).toMatchObject([{ session_id: 21, marks: [{ code: 'AAA1', is_present: true }] }]),
  )
  expect(screen.getByText('No seat')).toBeVisible()
})

test('R-015: nobody is marked before the session begins', async () => {
  open('?offering=1&session=21')
  expect(await screen.findByRole('button', { name: 'Cancel this date' })).toBeVisible()
  expect(await screen.findByRole('row', { name: /Mira/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Mira was there' })).toBeNull()
})

test('R-015: a date is cancelled with a reason for the families', async () => {
  const cancelled: object[] = []
  network.use(
    answer(cancelSessions, ({ input }) => {
      cancelled.push(input)
      return { message: 'It is cancelled.' }
    }),
  )
  const { user } = open('?offering=1&session=21')
  await user.click(await screen.findByRole('button', { name: 'Cancel this date' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Cancel the date' }))
  expect(await dialog.findByText('Please say why.')).toBeVisible()
  await user.type(dialog.getByLabelText('Reason for the families'), 'The potter is ill')
  await user.click(dialog.getByRole('button', { name: 'Cancel the date' }))
  await waitFor(() =>
    expect(cancelled).toMatchObject([{ session_id: 21, reason: 'The potter is ill' }]),
  )
})

test('R-015: the list is saved as the filter shows it', async () => {
  const saved = jest.fn()
  Object.assign(URL, { createObjectURL: saved.mockReturnValue('#file'), revokeObjectURL() {} })
  const exported: object[] = []
  network.use(
    answer(exportOrganiserBookings, ({ input }) => {
      exported.push(input)
      return { file_name: 'bookings.csv', csv: 'Booking' }
    }),
  )
  const { user } = open('?offering=1')
  await screen.findByRole('row', { name: /Mira/ })
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(saved).toHaveBeenCalled())
  expect(exported).toMatchObject([{ offering_id: '1' }])
})
