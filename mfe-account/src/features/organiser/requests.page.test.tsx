import {
  getOfferingById,
  listBookingRequests,
  listOfferings,
  listOwnOfferings,
  listStudents,
  requestBooking,
  withdrawRequest,
} from '@brightyard/contract/calls'
import type { BookingRequest, OwnOffering } from '@brightyard/contract/entities'
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
import { beforeEach, expect, test } from '@jest/globals'
import { inHours } from '../../bookings/booking.fixture.ts'
import { activity, pageOf } from './organiser.fixture.ts'
import * as page from './requests.page.tsx'

const request = (outcome: BookingRequest['outcome']): BookingRequest => ({
  code: 'BY-AAAA',
  outcome,
  kid: 'Tara',
  offering: 'Clay for beginners',
  ticket: 'One child',
  starts_at: inHours(72),
  time_zone: 'Asia/Kolkata',
  requested_by: 'Ms Rao',
  requested_at: inHours(-1),
  held_until: inHours(47),
})
const tara = {
  student_id: 70,
  name: 'Tara',
  login_id: null,
  class_name: '3 A',
  birth_date: null,
  school: 'Sunrise School',
  guardian_name: '',
  guardian_contact: '',
  registered_at: inHours(-500),
}
const ownOffering: OwnOffering = {
  id: 2,
  kind: 'event',
  slug: 'sports-day',
  title: 'Sports day',
  is_offered: true,
  price_from_in_paise: 0,
  first_starts_at: inHours(24),
  last_ends_at: inHours(30),
}
let requests: BookingRequest[]
beforeEach(() => {
  requests = []
  network.use(
    answer(listBookingRequests, () => pageOf(requests)),
    answer(listStudents, { ...pageOf([tara]), classes: [] }),
    answer(listOfferings, { ...pageOf([activity]) }),
    answer(getOfferingById, activity),
    answer(listOwnOfferings, pageOf([ownOffering])),
  )
})
const open = (query = '') =>
  renderPage(page, {
    path: '/bookings/requests',
    address: `/bookings/requests${query}`,
    user: userOf('schoolRepresentative'),
  })

test('Q-031: staff ask a family for a seat; what is missing is said first', async () => {
  const asked: object[] = []
  network.use(
    answer(requestBooking, ({ input }) => {
      asked.push(input)
      requests = [request('open')]
      return request('open')
    }),
  )
  const { user, container } = open('?offering=1&session=21')
  const date = await screen.findByLabelText('Date')
  expect(date).toHaveValue('session-21')
  expect(screen.getByText(/for two hours if another organisation offers it/)).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Ask the family' }))
  expect(await screen.findByText('Please choose a student.')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Student'), 'Tara, class 3 A')
  await user.type(screen.getByLabelText(/A few words/), 'For the team')
  await user.click(screen.getByRole('button', { name: 'Ask the family' }))
  expect(await screen.findByText('Waiting for the guardian')).toBeVisible()
  expect(asked).toMatchObject([
    { student_id: 70, ticket_type_id: 5, session_id: 21, note: 'For the team' },
  ])
})

test('Q-031: own activities stand before those of others, which name their organiser', async () => {
  const { user } = open()
  const own = await screen.findByRole('group', { name: 'Yours' })
  expect(within(own).getByRole('option')).toHaveTextContent('Sports day')
  expect(
    within(screen.getByRole('group', { name: 'Of others' })).getByRole('option'),
  ).toHaveTextContent('Clay for beginners, Maati Arts')
  await user.type(screen.getByLabelText('Search activities'), 'clay')
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Yours' })).toBeNull())
})

test('Q-031: a request that waits can be withdrawn; an answered one cannot', async () => {
  requests = [request('open')]
  network.use(
    answer(withdrawRequest, ({ input }) => {
      expect(input).toMatchObject({ code: 'BY-AAAA' })
      requests = [request('withdrawn')]
      return request('withdrawn')
    }),
  )
  const { user } = open()
  const name = 'Withdraw Clay for beginners for Tara'
  await user.click(await screen.findByRole('button', { name }))
  expect(await screen.findByText('Withdrawn')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
})
