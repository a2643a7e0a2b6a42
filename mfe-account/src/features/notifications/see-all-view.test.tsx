import { countNotifications } from '@brightyard/contract/calls'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { answer, network, screen } from '@brightyard/testing'
import {
  notificationServer,
  openDrawer,
  pageOfNotifications,
  section,
} from './open-drawer.fixture.tsx'
import { clay, kite, maths, sampleOverview } from './notification.fixture.ts'

beforeEach(() => {
  network.use(answer(countNotifications, 2))
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
