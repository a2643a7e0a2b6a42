import { countNotifications, listNotifications } from '@brightyard/contract/calls'
import { beforeEach, describe, expect, test } from '@jest/globals'
import {
  accessibilityFindings,
  answer,
  cutOff,
  hang,
  network,
  renderComponent,
  screen,
  within,
} from '@brightyard/testing'
import { Component as NotificationDrawer } from './notification-drawer.slot.tsx'
import { notificationServer, openDrawer, section } from './open-drawer.fixture.tsx'
import { clay, kite, maths, sampleNotification, sampleOverview } from './notification.fixture.ts'

beforeEach(() => {
  network.use(answer(countNotifications, 2))
})

describe('the grouped view', () => {
  test('N-004: shows Today, Yesterday, This Week and All with their notifications', async () => {
    notificationServer(sampleOverview({ today: [clay], yesterday: [kite], thisweek: [maths] }))
    openDrawer()
    expect(within(await section('Today')).getByText('Clay club')).toBeVisible()
    expect(within(await section('Yesterday')).getByText('Kite day')).toBeVisible()
    expect(within(await section('This Week')).getByText('Maths week')).toBeVisible()
    expect(within(await section('All')).getAllByRole('listitem')).toHaveLength(3)
  })

  test("N-005: counts are the server's", async () => {
    const counts = { todays_count: 14, yesterday_count: 3, thisweek_count: 28, meta: { total: 61 } }
    notificationServer(
      sampleOverview({ today: [clay], yesterday: [kite], thisweek: [maths] }, counts),
    )
    openDrawer()
    expect(await screen.findByLabelText('14 in Today')).toHaveTextContent('14')
    expect(screen.getByLabelText('3 in Yesterday')).toHaveTextContent('3')
    expect(screen.getByLabelText('28 in This Week')).toHaveTextContent('28')
    expect(screen.getByLabelText('61 in All')).toHaveTextContent('61')
  })

  test('N-007, X-010, L-002, Z-041: is fetched without a filter and not as a full list', async () => {
    const asked = notificationServer(sampleOverview({ today: [clay] }))
    openDrawer()
    await section('Today')
    const { url: _, ...payload } = asked[0] ?? {}
    expect(payload).toEqual({
      deleted_ids: [],
      unread_ids: [],
      unread: 0,
      app_type: 1,
      type: '',
      see_all: false,
    })
  })

  test('N-023, E-006: says `No notification found` when there is none', async () => {
    notificationServer(sampleOverview())
    openDrawer()
    expect(await screen.findByText('No notification found')).toBeVisible()
  })

  test('N-046: shows six skeleton lines while it loads', async () => {
    network.use(hang(listNotifications))
    openDrawer()
    await screen.findByText('Loading notifications')
    expect(document.querySelectorAll('[data-skeleton-line]')).toHaveLength(6)
  })

  test('N-026: a failure shows no toast, and the list can be retried', async () => {
    network.use(cutOff(listNotifications))
    const { user } = openDrawer()
    await screen.findByText('No notification found')
    expect(screen.queryByRole('alert')).toBeNull()
    notificationServer(sampleOverview({ today: [clay] }))
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await section('Today')).toBeVisible()
  })

  test('N-028: a row shows title, description, relative time and a picture, or the placeholder', async () => {
    const old = sampleNotification({
      id: 5,
      image: '/media/clay.jpg',
      created_at: new Date(Date.now() - 3 * 3_600_000).toISOString(),
    })
    notificationServer(sampleOverview({ today: [old, clay] }))
    openDrawer()
    const [first, second] = within(await section('Today')).getAllByRole('listitem')
    expect(first).toHaveTextContent('Clay club starts on Saturday')
    expect(first).toHaveTextContent('Bring an apron and a smile.')
    expect(first).toHaveTextContent('3 hours ago')
    expect(first?.querySelector('img')).toHaveAttribute('src', '/media/clay.jpg')
    expect(second?.querySelector('img')?.getAttribute('src')).toMatch(/^data:image/)
  })

  test('N-029: an unread row has the word and a dot; a read one has neither', async () => {
    notificationServer(sampleOverview({ today: [clay, kite] }))
    openDrawer()
    const [unread, read] = within(await section('Today')).getAllByRole('listitem')
    expect(unread).toHaveTextContent('Unread: Clay club')
    expect(
      within(unread as HTMLElement).getByRole('button', { name: /^Mark as read/ }),
    ).toBeVisible()
    expect(read).not.toHaveTextContent('Unread')
    expect(within(read as HTMLElement).queryByRole('button', { name: /^Mark as read/ })).toBeNull()
  })

  test('N-029, N-044: is a named dialog without accessibility findings', async () => {
    notificationServer(sampleOverview({ today: [clay, kite], thisweek: [maths] }))
    openDrawer()
    await section('Today')
    expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
    expect(await accessibilityFindings(document.body)).toEqual([])
  })
})

test('N-025: a visitor causes no notification call', async () => {
  const asked = notificationServer(sampleOverview({ today: [clay] }))
  renderComponent(<NotificationDrawer open onClose={() => {}} />)
  const { base, path, method } = listNotifications
  await fetch(new URL(`/${base}${path}`, location.href), { method, body: '{}' }) // after any call of the page
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(asked).toHaveLength(1)
})
