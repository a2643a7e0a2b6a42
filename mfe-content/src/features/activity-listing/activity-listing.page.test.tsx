import { expect, test } from '@jest/globals'
import {
  listCalendar,
  listOfferingFacets,
  listOfferings,
  listRoomOfferings,
} from '@brightyard/contract/calls'
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
import { calendarSessionOf, facetsOf, offeringCardOf } from '../../fixtures/offerings.ts'
import * as page from './activity-listing.page.tsx'

const open = (address: string) => renderPage(page, { path: '*', address })
const two = pageOfAll([
  offeringCardOf(1),
  offeringCardOf(2, { is_sold_out: true, seats_left: 0, kind: 'event', slug: 'fair' }),
])
const listed = () => network.use(answer(listOfferings, two), answer(listOfferingFacets, facetsOf()))

/** On a narrow screen they are in a drawer. */
async function openFilters(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: /^Filters/ }))
  return within(await screen.findByRole('dialog', { name: 'Filters' }))
}

test('R-077: activities are listed with filters and counts, and a card leads to its page', async () => {
  listed()
  const { container, user } = open('/activities/listing')
  expect(await screen.findByRole('link', { name: 'Workshop 1' })).toHaveAttribute(
    'href',
    '/workshop/workshop-1',
  )
  expect(screen.getByText('Sold out')).toBeTruthy()
  expect(screen.getByText('2 activities found')).toBeTruthy()
  const filters = await openFilters(user)
  expect(filters.getByRole('checkbox', { name: 'Pune (2)' })).not.toBeChecked()
  expect(filters.getByRole('checkbox', { name: '6–8 years (2)' })).toBeTruthy()
  expect(filters.queryByRole('checkbox', { name: /13/ })).toBeNull()
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-077: a filter is in the address, is sent, and its chip takes it away again', async () => {
  const asked: unknown[] = []
  network.use(
    answer(listOfferings, ({ input }) => {
      asked.push(input)
      return two
    }),
    answer(listOfferingFacets, facetsOf()),
  )
  const { user, router } = open('/workshop/listing?age=6-8')
  const filters = await openFilters(user)
  await user.click(await filters.findByRole('checkbox', { name: 'Pune (2)' }))
  await waitFor(() => expect(router.state.location.search).toBe('?city=Pune&age=6-8'))
  expect(filters.queryByRole('group', { name: 'Kind' })).toBeNull()
  expect(asked.at(-1)).toMatchObject({ kinds: ['workshop'], cities: ['Pune'], ages: ['6-8'] })
  await user.click(filters.getByRole('button', { name: 'Show 2 activities' }))
  await user.click(await screen.findByRole('link', { name: 'Remove filter Pune' }))
  await waitFor(() => expect(router.state.location.search).toBe('?age=6-8'))
})

test('the calendar shows a month, and what is on at each of its dates', async () => {
  network.use(
    answer(listOfferingFacets, facetsOf()),
    answer(listCalendar, ({ input }) => {
      expect(input).toMatchObject({ from: '2026-12-01', to: '2026-12-31', cities: ['Pune'] })
      return {
        ...pageOfAll([calendarSessionOf(5), calendarSessionOf(6, { seats_left: 0 })]),
        days: [{ date: '2026-12-12', count: 2 }],
      }
    }),
  )
  const { container } = open('/activities/listing?city=Pune&view=calendar&month=2026-12')
  expect(await screen.findByRole('heading', { name: 'December 2026' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '12 December: 2 dates' })).toHaveAttribute(
    'href',
    '#day-2026-12-12',
  )
  expect(screen.getByText('Sold out')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'The next month' })).toHaveAttribute(
    'href',
    '/activities/listing?city=Pune&view=calendar&month=2027-01',
  )
  expect(await accessibilityFindings(container)).toEqual([])
})

test('Q-035: an empty list says how to widen it', async () => {
  network.use(
    answer(listOfferings, pageOfAll([])),
    answer(listOfferingFacets, facetsOf({ total: 0 })),
  )
  open('/event/listing?city=Leh&search=kites')
  expect(await screen.findByText('Nothing found for “kites”')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute(
    'href',
    '/event/listing?search=kites',
  )
})

test('Q-035: a list that cannot be loaded can be tried again', async () => {
  network.use(refuse(listOfferings, 500), answer(listOfferingFacets, facetsOf()))
  const { user } = open('/class/listing')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  listed()
  await user.click(retry)
  expect(await screen.findByRole('link', { name: 'Workshop 1' })).toBeTruthy()
})

test.each([
  ['R-033', '/my-school-activity'],
  ['R-093', '/my-school-activity/listing'],
])('%s: the room’s school is named at %s, and only its activities are listed', async (_, path) => {
  network.use(
    answer(listRoomOfferings, {
      ...two,
      room: { vendor_id: 1, name: 'Banyan Tree School' },
      rooms: [{ vendor_id: 1, name: 'Banyan Tree School' }],
      facets: facetsOf(),
    }),
  )
  open(path)
  expect(
    await screen.findByRole('heading', { name: 'My school activity: Banyan Tree School' }),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Workshop 1' })).toBeTruthy()
})

test('R-033: a family in the rooms of two schools chooses between them, which is no filter', async () => {
  const rooms = [
    { vendor_id: 1, name: 'Banyan Tree School' },
    { vendor_id: 2, name: 'Lotus School' },
  ] as const
  network.use(
    answer(listRoomOfferings, ({ input: { vendor_id } }) => ({
      ...two,
      room: rooms[vendor_id === 2 ? 1 : 0],
      rooms: [...rooms],
      facets: facetsOf(),
    })),
  )
  const { user } = open('/my-school-activity')
  const choice = within(await screen.findByRole('navigation', { name: 'Your schools' }))
  expect(choice.getByRole('link', { current: 'page' })).toHaveTextContent('Banyan Tree School')
  await user.click(choice.getByRole('link', { name: 'Lotus School' }))
  expect(
    await screen.findByRole('heading', { name: 'My school activity: Lotus School' }),
  ).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Remove filter/ })).toBeNull()
  expect(screen.getByRole('button', { name: /^Filters/ })).toHaveTextContent(/^Filters$/)
})

test('R-032, R-092: outside a room of a residents’ association it says how to choose one', async () => {
  network.use(answer(listRoomOfferings, { ...pageOfAll([]), room: null, rooms: [], facets: null }))
  open('/my-rwa-activity/listing')
  expect(
    await screen.findByText('You are not in the room of a residents’ association'),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Suggest your residents’ association' })).toHaveAttribute(
    'href',
    '/web-form/residents-enquiry',
  )
  expect(screen.getByRole('link', { name: 'Change Room' })).toHaveAttribute(
    'href',
    '/room/select-room',
  )
})
