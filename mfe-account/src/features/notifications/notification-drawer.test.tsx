import {
  countNotifications,
  deleteNotification,
  markNotificationRead,
} from '@brightyard/contract/calls'
import { notificationCountChanged } from '@brightyard/contract/channels'
import { channel } from '@brightyard/runtime'
import { beforeEach, describe, expect, test } from '@jest/globals'
import {
  accessibilityFindings,
  answer,
  cutOff,
  hang,
  network,
  refuse,
  renderComponent,
  screen,
  waitFor,
  within,
} from '@brightyard/testing'
import { listNotifications } from '@brightyard/contract/calls'
import { Component as NotificationDrawer } from './notification-drawer.slot.tsx'
import { notificationServer, openDrawer, pageOfNotifications } from './open-drawer.tsx'
import { sampleNotification, sampleOverview } from './sample-notification.ts'

const clay = sampleNotification({ id: 1, title: 'Clay club' })
const kite = sampleNotification({
  id: 2,
  title: 'Kite day',
  is_read: true,
  collection_type: 'Meteor',
})
const maths = sampleNotification({ id: 3, title: 'Maths week', collection_type: 26 })
const done = { message: 'Done.' }

const badge = () => channel(notificationCountChanged).latest()?.count
const section = (name: string) => screen.findByRole('region', { name })

function recordedChanges() {
  const changes: object[] = []
  const record = ({ input }: { input: object }) => {
    changes.push(input)
    return done
  }
  network.use(answer(markNotificationRead, record), answer(deleteNotification, record))
  return changes
}

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

  test('N-007, X-010, L-002: is asked for without a filter and not as a list of all', async () => {
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

  test('N-026: a failure has no message, and the list can be asked for again', async () => {
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

  test('N-029: an unread row says so in words and has a dot; a read one has neither', async () => {
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
  await waitFor(() => expect(document.body).toBeInTheDocument())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(asked).toEqual([])
})

describe('reading', () => {
  test('N-015, X-012, N-036, N-043: following an unread one marks it read, leads to its page and closes', async () => {
    const changes = recordedChanges()
    notificationServer(sampleOverview({ today: [clay] }))
    const { user, router } = openDrawer()
    await user.click(within(await section('Today')).getByRole('link', { name: /Clay club/ }))
    expect(router.state.location.pathname).toBe('/feeds/details/44')
    await waitFor(() => expect(changes).toEqual([{ app_type: 1, all: 0, id: 1 }]))
  })

  test('N-016, N-018: the dot marks it read in every list, lowers the badge and stays', async () => {
    const changes = recordedChanges()
    notificationServer(sampleOverview({ today: [clay] }))
    const { user, router } = openDrawer()
    const today = within(await section('Today'))
    await waitFor(() => expect(badge()).toBe(2))
    await user.click(today.getByRole('button', { name: 'Mark as read: Clay club' }))
    await waitFor(() => expect(badge()).toBe(1))
    expect(changes).toHaveLength(1)
    expect(screen.queryByText('Unread:', { exact: false })).toBeNull()
    expect(router.state.location.pathname).toBe('/here')
    expect(today.getByRole('link', { name: 'Clay club' })).toHaveFocus()
  })

  test('N-017: a read one causes no request', async () => {
    const changes = recordedChanges()
    notificationServer(sampleOverview({ today: [kite] }))
    const { user } = openDrawer()
    const row = within(await section('Today')).getByRole('button', { name: 'Kite day' })
    await user.click(row)
    expect(row).toHaveAttribute('aria-expanded', 'true')
    expect(changes).toEqual([])
  })

  test('N-039, N-041: one that leads nowhere is marked read and stays', async () => {
    const changes = recordedChanges()
    const lost = sampleNotification({ id: 8, title: 'Lost', collection_type: 26, order_code: '' })
    notificationServer(sampleOverview({ today: [lost] }))
    const { user, router } = openDrawer()
    await user.click(within(await section('Today')).getByRole('button', { name: 'Unread: Lost' }))
    await waitFor(() => expect(changes).toEqual([{ app_type: 1, all: 0, id: 8 }]))
    expect(router.state.location.pathname).toBe('/here')
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  test('N-030 to N-042: the list decides where the same notification leads', async () => {
    notificationServer(sampleOverview({ today: [maths] }))
    openDrawer()
    const today = within(await section('Today')).getByRole('link', { name: /Maths week/ })
    const all = within(await section('All')).getByRole('link', { name: /Maths week/ })
    expect(today).toHaveAttribute('href', '/transection/BY-2041')
    expect(all).toHaveAttribute('href', '/event/clay-club')
  })

  test('N-026, N-027: a refused mark changes neither row nor badge, and says nothing', async () => {
    let refusals = 0
    notificationServer(sampleOverview({ today: [clay] }))
    network.use(
      answer(markNotificationRead, () => {
        refusals += 1
        return new Response(null, { status: 500 })
      }),
    )
    const { user } = openDrawer()
    const today = within(await section('Today'))
    await waitFor(() => expect(badge()).toBe(2))
    await user.click(today.getByRole('button', { name: /^Mark as read/ }))
    await waitFor(() => expect(refusals).toBe(1))
    expect(today.getByText('Unread:', { exact: false })).toBeInTheDocument()
    expect(badge()).toBe(2)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('deleting', () => {
  test('N-019, N-020, X-013: an unread one leaves every list and lowers the badge', async () => {
    const changes = recordedChanges()
    let overview = sampleOverview({ today: [clay, kite] })
    network.use(answer(listNotifications, () => overview))
    const { user } = openDrawer()
    const today = within(await section('Today'))
    await waitFor(() => expect(badge()).toBe(2))
    overview = sampleOverview({ today: [kite] })
    await user.click(today.getByRole('button', { name: 'Delete: Clay club' }))
    await waitFor(() => expect(screen.queryByText('Clay club')).toBeNull())
    expect(changes).toEqual([{ app_type: 1, all: 0, id: 1 }])
    expect(badge()).toBe(1)
    expect(today.getByRole('button', { name: 'Kite day' })).toHaveFocus()
    expect(screen.getByText('The notification was deleted.')).toBeInTheDocument()
  })

  test('N-020: a read one leaves the badge alone', async () => {
    recordedChanges()
    notificationServer(sampleOverview({ today: [clay, kite] }))
    const { user } = openDrawer()
    const today = within(await section('Today'))
    await waitFor(() => expect(badge()).toBe(2))
    await user.click(today.getByRole('button', { name: 'Delete: Kite day' }))
    await screen.findByText('The notification was deleted.')
    expect(badge()).toBe(2)
  })

  test('N-021, N-022: Clear all empties every list and the badge', async () => {
    const changes = recordedChanges()
    let overview = sampleOverview({ today: [clay], yesterday: [kite], thisweek: [maths] })
    network.use(answer(listNotifications, () => overview))
    const { user } = openDrawer()
    await section('Today')
    await waitFor(() => expect(badge()).toBe(2))
    overview = sampleOverview()
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(await screen.findByText('No notification found')).toBeVisible()
    expect(screen.queryByRole('listitem')).toBeNull()
    expect(changes).toEqual([{ app_type: 1, all: 1 }])
    expect(badge()).toBe(0)
  })

  test('N-026, N-027: a refused deletion keeps the row and the badge', async () => {
    notificationServer(sampleOverview({ today: [clay] }))
    network.use(refuse(deleteNotification, 503))
    const { user } = openDrawer()
    const today = within(await section('Today'))
    await waitFor(() => expect(badge()).toBe(2))
    await user.click(today.getByRole('button', { name: 'Delete: Clay club' }))
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Clear all' })).not.toHaveAttribute('aria-busy'),
    )
    expect(today.getByText('Clay club')).toBeVisible()
    expect(badge()).toBe(2)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('the see-all view', () => {
  test.each([
    ['Today', 1],
    ['Yesterday', 2],
    ['This Week', 3],
    ['All', ''],
  ])('N-006, N-007, L-003: See all of %s asks for type %p', async (name, type) => {
    const asked = notificationServer(
      sampleOverview({ today: [clay], yesterday: [kite], thisweek: [maths] }),
      { 1: () => pageOfNotifications([clay]) },
    )
    const { user } = openDrawer()
    await user.click(await screen.findByRole('button', { name: `See all: ${name}` }))
    await screen.findByText('You have seen them all.')
    expect(asked.at(-1)).toMatchObject({ type, see_all: true, app_type: 1 })
  })

  test('N-008: Back returns to the grouped view, with the keyboard where it was', async () => {
    notificationServer(sampleOverview({ today: [clay] }), { 1: () => pageOfNotifications([clay]) })
    const { user } = openDrawer()
    await user.click(await screen.findByRole('button', { name: 'See all: Today' }))
    expect(screen.getByRole('heading', { name: 'Today' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(await section('All')).toBeVisible()
    expect(screen.getByRole('button', { name: 'See all: Today' })).toHaveFocus()
  })

  test('N-023: says `No notification found` for an empty group', async () => {
    notificationServer(sampleOverview({ today: [clay] }))
    const { user } = openDrawer()
    await user.click(await screen.findByRole('button', { name: 'See all: Today' }))
    expect(await screen.findByText('No notification found')).toBeVisible()
  })
})
