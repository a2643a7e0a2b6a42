import { countNotifications, deleteNotification } from '@brightyard/contract/calls'
import type { Notification } from '@brightyard/contract/entities'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, answer, fireEvent, network, screen, waitFor } from '@brightyard/testing'
import { notificationServer, openDrawer, pageOfNotifications } from './open-drawer.fixture.tsx'
import { sampleNotification, sampleOverview } from './notification.fixture.ts'

const path = '/api/user/notification/list/client'
const rows = (from: number, to: number): Notification[] =>
  Array.from({ length: to - from + 1 }, (_, place) =>
    sampleNotification({ id: from + place, title: `Row ${from + place}` }),
  )
const firstPage = () => pageOfNotifications(rows(1, 3), `${path}?page=2`)
const secondPage = () => pageOfNotifications(rows(4, 5), null)
const pagesAsked = (asked: { see_all?: unknown; url?: unknown }[]) =>
  asked
    .filter(({ see_all }) => see_all)
    .map(({ url }) => new URL(String(url)).searchParams.get('page') ?? '1')

async function openSeeAll() {
  const page = openDrawer()
  await page.user.click(await screen.findByRole('button', { name: 'See all: All' }))
  await screen.findByText('Row 1')
  const scroller = screen.getByRole('dialog').querySelector('.by-drawer__body')
  if (!(scroller instanceof HTMLElement)) throw new Error('The drawer has no body.')
  return { ...page, scroller }
}

/** Scrolls so that so many pixels are left below. */
function scrollTo(scroller: HTMLElement, left: number) {
  const sizes = { scrollHeight: 2000, clientHeight: 600, scrollTop: 1400 - left }
  for (const [name, value] of Object.entries(sizes)) {
    Object.defineProperty(scroller, name, { value, configurable: true })
  }
  fireEvent.scroll(scroller)
}

const rest = (milliseconds: number) =>
  act(() => {
    jest.advanceTimersByTime(milliseconds)
  })

beforeEach(() => {
  network.use(answer(countNotifications, 0))
})
afterEach(() => {
  jest.useRealTimers()
})

// Only the debounce runs on fake time: the network and the queries keep the real one.
const fakeDebounce = () =>
  jest.useFakeTimers({
    doNotFake: ['setInterval', 'setImmediate', 'queueMicrotask', 'nextTick', 'Date', 'performance'],
  })

test('N-009, L-005: 51 px above the end nothing is loaded, at 50 px the next page is', async () => {
  const asked = notificationServer(sampleOverview({ today: rows(1, 3) }), {
    1: firstPage,
    2: secondPage,
  })
  const { scroller } = await openSeeAll()
  fakeDebounce()
  scrollTo(scroller, 51)
  rest(1000)
  jest.useRealTimers()
  expect(pagesAsked(asked)).toEqual(['1'])
  fakeDebounce()
  scrollTo(scroller, 50)
  rest(200)
  jest.useRealTimers()
  expect(await screen.findByText('Row 5')).toBeInTheDocument()
  expect(pagesAsked(asked)).toEqual(['1', '2'])
})

test('N-010, L-006: nothing is loaded until 200 ms after the last scroll event', async () => {
  const asked = notificationServer(sampleOverview({ today: rows(1, 3) }), {
    1: firstPage,
    2: secondPage,
  })
  const { scroller } = await openSeeAll()
  fakeDebounce()
  scrollTo(scroller, 10)
  rest(199)
  scrollTo(scroller, 5)
  rest(199)
  const before = screen.queryByRole('button', { name: 'Show more', busy: true })
  rest(1)
  jest.useRealTimers()
  expect(before).toBeNull()
  expect(await screen.findByText('Row 5')).toBeInTheDocument()
  expect(pagesAsked(asked)).toEqual(['1', '2'])
})

test('N-011: twenty scrolls while a page is loading ask for it once', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const asked = notificationServer(sampleOverview({ today: rows(1, 3) }), {
    1: firstPage,
    2: () => held.then(secondPage),
  })
  const { scroller } = await openSeeAll()
  fakeDebounce()
  for (let event = 0; event < 20; event += 1) {
    scrollTo(scroller, 20)
    rest(200)
  }
  jest.useRealTimers()
  release()
  expect(await screen.findByText('Row 5')).toBeInTheDocument()
  expect(pagesAsked(asked)).toEqual(['1', '2'])
})

test('N-012: a page that fails stops paging, keeps the rows and says nothing', async () => {
  const asked = notificationServer(sampleOverview({ today: rows(1, 3) }), {
    1: firstPage,
    2: () => new Response(null, { status: 500 }),
  })
  const { user, scroller } = await openSeeAll()
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull())
  fakeDebounce()
  scrollTo(scroller, 0)
  rest(500)
  jest.useRealTimers()
  expect(screen.getByText('Row 3')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(pagesAsked(asked)).toEqual(['1', '2'])
})

test('N-013: the next page is fetched from links.next with the payload of the first', async () => {
  const asked = notificationServer(sampleOverview({ today: rows(1, 3) }), {
    1: firstPage,
    2: secondPage,
  })
  const { user } = await openSeeAll()
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('Row 5')
  const [first, second] = asked.filter(({ see_all }) => see_all)
  expect(second).toEqual({ ...first, url: `http://localhost/vendor${path}?page=2` })
})

test('N-014: without links.next no further page is fetched', async () => {
  const asked = notificationServer(sampleOverview({ today: rows(1, 3) }), {
    1: () => pageOfNotifications(rows(1, 3), null),
  })
  const { scroller } = await openSeeAll()
  fakeDebounce()
  scrollTo(scroller, 0)
  rest(500)
  jest.useRealTimers()
  expect(screen.getByText('You have seen them all.')).toBeInTheDocument()
  expect(pagesAsked(asked)).toEqual(['1'])
})

test('X-011, Z-034: a links.next on another origin is not followed', async () => {
  const asked = notificationServer(sampleOverview({ today: rows(1, 3) }), {
    1: () => pageOfNotifications(rows(1, 3), `https://elsewhere.example${path}?page=2`),
  })
  const { user } = await openSeeAll()
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull())
  expect(pagesAsked(asked)).toEqual(['1'])
})

test('rows that a deletion moved over the border of two pages are not lost', async () => {
  let all = rows(1, 5)
  const slice = (page: number) =>
    pageOfNotifications(
      all.slice((page - 1) * 3, page * 3),
      page * 3 < all.length ? `${path}?page=2` : null,
    )
  notificationServer(sampleOverview({ today: rows(1, 3) }), {
    1: () => slice(1),
    2: () => slice(2),
  })
  network.use(
    answer(deleteNotification, ({ input }) => {
      all = all.filter(({ id }) => id !== input.id)
      return { message: 'Deleted.' }
    }),
  )
  const { user } = await openSeeAll()
  await user.click(screen.getByRole('button', { name: 'Delete: Row 2' }))
  await waitFor(() => expect(screen.queryByText('Row 2')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('Row 5')).toBeInTheDocument()
  expect(screen.getByText('Row 4')).toBeInTheDocument()
})
