import { expect, jest, test } from '@jest/globals'
import { listCalendar, listOfferingFacets, listOfferings } from '@brightyard/contract/calls'
import type { OfferingFilter } from '@brightyard/contract/entities'
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
import * as page from './activities.page.tsx'

const asked: OfferingFilter[] = []

function everything() {
  asked.length = 0
  network.use(
    answer(listOfferings, ({ input }) => {
      asked.push(input)
      return pageOfAll([offeringCardOf(input.past ? 9 : 1)])
    }),
    answer(listOfferingFacets, facetsOf()),
    answer(listCalendar, ({ input }) => {
      asked.push(input)
      return {
        ...pageOfAll([
          calendarSessionOf(5, { local_date: input.from }),
          calendarSessionOf(6, { local_date: input.to, seats_left: 0 }),
        ]),
        days: [],
      }
    }),
  )
}
const open = (address: string) => {
  everything()
  return renderPage(page, { path: '*', address })
}

test('R-003: activities have doors to each kind, this week, and ways in by age and subject', async () => {
  const { container } = open('/activities')
  expect(await screen.findByRole('heading', { level: 1, name: 'Activities' })).toBeTruthy()
  const doors = within(screen.getByRole('list', { name: 'Kinds of activities' }))
  expect(doors.getByRole('link', { name: 'Live classes' })).toHaveAttribute('href', '/live-class')
  expect(doors.getByText('3 activities')).toBeTruthy()
  expect(screen.getByRole('link', { name: '6–8 years (2)' })).toHaveAttribute(
    'href',
    '/activities/listing?age=6-8',
  )
  expect(screen.getByRole('link', { name: 'Workshop 1' })).toHaveAttribute(
    'href',
    '/workshop/workshop-1',
  )
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-018: a date of the events is in the address and shows what is on; past ones are below', async () => {
  const { user, router } = open('/events')
  const strip = within(await screen.findByRole('navigation', { name: 'Dates with events' }))
  const [, last] = strip.getAllByRole('link')
  expect(screen.queryByText('Sold out')).toBeNull()
  if (last) await user.click(last)
  expect(router.state.location.search).toMatch(/^\?date=20\d\d-\d\d-\d\d$/)
  expect(await screen.findByText('Sold out')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Workshop 9' })).toBeTruthy()
  expect(asked.every(({ kinds }) => kinds?.length === 1 && kinds[0] === 'event')).toBe(true)
})

test('R-075: workshops stand by age with what to bring, and past ones below', async () => {
  const { container } = open('/workshop')
  expect(await screen.findByRole('heading', { level: 3, name: '3–5 years' })).toBeTruthy()
  expect(screen.getByText('An old towel')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Workshop 9' })).toBeTruthy()
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-011: classes have a timetable of the coming seven days', async () => {
  const { container } = open('/class')
  const week = await screen.findByRole('region', { name: 'The coming seven days' })
  expect(within(week).getByText('3 left')).toBeTruthy()
  expect(within(week).getByText('Sold out')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All classes' })).toHaveAttribute(
    'href',
    '/class/listing',
  )
  expect(await accessibilityFindings(container)).toEqual([])
})

test.each([
  ['R-048', '/performingarts', 'Performing arts', 'performing-arts'],
  ['R-061', '/sports', 'Sports', 'sports'],
])('%s: %s shows %s only', async (_, address, title, category) => {
  open(address)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(asked.length).toBeGreaterThan(0)
  for (const { categories } of asked) expect(categories).toEqual([category])
})

test('Q-035: a part that cannot be loaded can be tried again; the others are there', async () => {
  everything()
  network.use(refuse(listCalendar, 500))
  const { user } = renderPage(page, { path: '*', address: '/class' })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('link', { name: 'Workshop 1' })).toBeTruthy()
  everything()
  await user.click(retry)
  expect(await screen.findByText('3 left')).toBeTruthy()
})

test('R-003: a link to a day leads to that day, and a choice in the row moves nothing', async () => {
  everything()
  const [one, other] = ['2026-03-18', '2026-03-19'].map((local_date, at) =>
    calendarSessionOf(5 + at, { local_date }),
  )
  if (one && other) network.use(answer(listCalendar, { ...pageOfAll([one, other]), days: [] }))
  const seen: unknown[] = []
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
    this: Element,
  ) {
    seen.push(this.getAttribute('aria-label'))
  })
  const { user } = renderPage(page, { path: '*', address: '/activities?date=2026-03-19' })
  const strip = within(await screen.findByRole('navigation', { name: 'Days of this week' }))
  expect(seen).toEqual(['Days of this week'])
  await user.click(strip.getByRole('link', { name: /18/ }))
  await waitFor(() =>
    expect(strip.getByRole('link', { current: 'date' })).toHaveAttribute(
      'href',
      '/activities?date=2026-03-18',
    ),
  )
  expect(seen).toHaveLength(1)
  scroll.mockRestore()
})
