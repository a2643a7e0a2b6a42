import {
  countNotifications,
  deleteNotification,
  listNotifications,
  markNotificationRead,
} from '@brightyard/contract/calls'
import { notificationCountChanged } from '@brightyard/contract/channels'
import { channel } from '@brightyard/runtime'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { answer, network, refuse, screen, waitFor, within } from '@brightyard/testing'
import { notificationServer, openDrawer, section } from './open-drawer.fixture.tsx'
import { clay, kite, maths, sampleNotification, sampleOverview } from './notification.fixture.ts'

const done = { message: 'Done.' }
const badge = () => channel(notificationCountChanged).latest()?.count

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

  test('N-021: Clear all asks first, and keeping them keeps them', async () => {
    const changes = recordedChanges()
    notificationServer(sampleOverview({ today: [clay] }))
    const { user } = openDrawer()
    await section('Today')
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Delete all notifications for good?')
    await user.click(screen.getByRole('button', { name: 'Keep them' }))
    expect(screen.getByRole('button', { name: 'Clear all' })).toBeVisible()
    expect(changes).toEqual([])
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
    await user.click(screen.getByRole('button', { name: 'Delete all' }))
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
    await user.click(screen.getByRole('button', { name: 'Delete all' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Delete all' })).not.toHaveAttribute('aria-busy'),
    )
    expect(today.getByText('Clay club')).toBeVisible()
    expect(badge()).toBe(2)
    expect(screen.getByRole('alert')).toHaveTextContent('Delete all notifications for good?')
  })
})
