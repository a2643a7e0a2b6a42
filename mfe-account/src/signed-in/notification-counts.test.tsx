import { countNotifications, getUser, listOpenRequests } from '@brightyard/contract/calls'
import { kidSelected, notificationCountChanged, roomSelected } from '@brightyard/contract/channels'
import { channel } from '@brightyard/runtime'
import { beforeEach, expect, jest, test } from '@jest/globals'
import {
  act,
  answer,
  network,
  renderComponent,
  screen,
  signedInAs,
  userOf,
  waitFor,
} from '@brightyard/testing'
import { chooseKid, chooseVendor } from './chosen-kid.ts'
import { Component as NotificationCounts } from './notification-counts.slot.tsx'
import { lowered } from './unread-count.ts'

const badge = () => channel(notificationCountChanged).latest()?.count
const guardian = userOf('guardian')
const kid = { user_id: 12, name: 'Tara', avatar: null }

beforeEach(() => network.use(answer(listOpenRequests, { data: [] })))

function countingServer(count: number) {
  const bodies: string[] = []
  network.use(
    answer(countNotifications, async ({ request }) => {
      bodies.push(await request.text())
      return count
    }),
  )
  return bodies
}

test('N-024, X-009: the count is fetched once after sign-in and is the body of the answer', async () => {
  const bodies = countingServer(4)
  const { container } = renderComponent(<NotificationCounts />, { user: guardian })
  await waitFor(() => expect(badge()).toBe(4))
  signedInAs({ ...guardian, name: 'Asha V.' })
  expect(bodies).toEqual([''])
  expect(container.textContent).toBe('')
})

test('N-025, X-037: a visitor causes no call', async () => {
  const bodies = countingServer(4)
  renderComponent(<NotificationCounts />)
  const { base, path, method } = countNotifications
  await fetch(new URL(`/${base}${path}`, location.href), { method }) // after any call of the page
  expect(bodies).toHaveLength(1)
  signedInAs(guardian)
  await waitFor(() => expect(bodies).toHaveLength(2))
})

test.each([500, 404, 429])('N-026: a count refused with %i says nothing', async (status) => {
  let refusals = 0
  network.use(
    answer(countNotifications, () => {
      refusals += 1
      return new Response(null, { status })
    }),
  )
  renderComponent(<NotificationCounts />, { user: guardian })
  await waitFor(() => expect(refusals).toBe(1))
  expect(badge()).toBeUndefined()
})

test('the badge is empty after sign-out', async () => {
  countingServer(4)
  renderComponent(<NotificationCounts />, { user: guardian })
  await waitFor(() => expect(badge()).toBe(4))
  signedInAs(null)
  expect(badge()).toBe(0)
})

test('K-010: the chosen kid comes back after a reload, for the person who chose it', async () => {
  countingServer(0)
  chooseKid(guardian.id, kid)
  channel(kidSelected).publish({ kid: null }) // as a fresh page, which has heard of no kid
  renderComponent(<NotificationCounts />, { user: guardian })
  await waitFor(() => expect(channel(kidSelected).latest()).toEqual({ kid }))
})

test('K-010: nobody else gets the kid', async () => {
  countingServer(3)
  chooseKid(guardian.id + 1, kid)
  channel(kidSelected).publish({ kid: null })
  renderComponent(<NotificationCounts />, { user: guardian })
  await waitFor(() => expect(badge()).toBe(3))
  expect(channel(kidSelected).latest()).toEqual({ kid: null })
})

test('K-010: sign-out forgets the kid, the room and the vendor', async () => {
  countingServer(3)
  chooseKid(guardian.id, kid)
  chooseVendor(5)
  renderComponent(<NotificationCounts />, {
    user: { ...guardian, roomVendor: { id: 5, name: 'Sunrise School', vendor_type: 2 } },
  })
  channel(roomSelected).publish({ room: { id: 5, name: 'Sunrise School', vendor_type: 2 } })
  await waitFor(() => expect(badge()).toBe(3))
  signedInAs(null)
  expect(channel(kidSelected).latest()).toEqual({ kid: null })
  expect(channel(roomSelected).latest()).toEqual({ room: null })
  expect(localStorage.getItem('vendor_id')).toBeNull()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('brightyard.account'))).toEqual(
    [],
  )
})

test('K-009: a room that was chosen in another tab renews the session here', async () => {
  countingServer(0)
  let asked = 0
  network.use(
    answer(getUser, () => {
      asked += 1
      return guardian
    }),
  )
  renderComponent(<NotificationCounts />, { user: guardian })
  await waitFor(() => expect(badge()).toBe(0))
  channel(roomSelected).publish({ room: { id: 9, name: 'Art Loft', vendor_type: 1 } })
  await waitFor(() => expect(asked).toBe(1))
})

test('N-018: reading never takes the badge below 0', () => {
  for (let count = 0; count < 50; count += 1) {
    for (let by = 0; by < 60; by += 1) {
      expect(lowered(count, by)).toBe(count > by ? count - by : 0)
    }
  }
})

test('Q-031: a guardian is asked for an answer on every page until it is given', async () => {
  countingServer(0)
  const request = {
    code: 'BY-AAAA',
    kid: 'Tara',
    offering: 'Clay for beginners',
    requested_by: 'Ms Rao',
    held_until: '2026-11-28T04:30:00.000Z',
  }
  let open = [request]
  network.use(answer(listOpenRequests, () => ({ data: open })))
  const { user, router } = renderComponent(<NotificationCounts />, {
    user: guardian,
    address: '/shop',
  })
  const banner = await screen.findByRole('region', { name: 'Waiting for your answer' })
  expect(banner).toHaveTextContent(/Ms Rao asks you to confirm Clay for beginners for Tara/)
  open = []
  await user.click(screen.getByRole('link', { name: 'Answer' }))
  expect(router.state.location.search).toBe('?booking=BY-AAAA')
  await waitFor(() => expect(banner).not.toBeInTheDocument())
})

test('Q-031: the bar stays closed for the visit, and where somebody pays or practises', async () => {
  countingServer(0)
  const requestOf = (code: string) => ({
    code,
    kid: 'Tara',
    offering: 'Clay for beginners',
    requested_by: 'Ms Rao',
    held_until: '2026-11-28T04:30:00.000Z',
  })
  let open = [requestOf('BY-CCCC')]
  let answers = 0
  network.use(
    answer(listOpenRequests, () => {
      answers += 1
      return { data: open }
    }),
  )
  const show = (address: string) =>
    renderComponent(<NotificationCounts />, { user: guardian, address })
  const bar = () => screen.queryByRole('region', { name: 'Waiting for your answer' })
  const first = show('/shop')
  await first.user.click(await screen.findByRole('button', { name: 'Close' }))
  expect(bar()).toBeNull()
  first.unmount()

  open = [...open, requestOf('BY-DDDD')]
  answers = 0
  const second = show('/practworks/session/4')
  await waitFor(() => expect(answers).toBeGreaterThan(0))
  await waitFor(() => expect(second.queryClient.isFetching()).toBe(0))
  expect(bar()).toBeNull()
  await act(async () => second.router.navigate('/shop'))
  expect(await screen.findByText('2 bookings wait for you to confirm them.')).toBeVisible()
  second.unmount()

  open = [requestOf('BY-CCCC')]
  answers = 0
  const third = show('/shop')
  await waitFor(() => expect(answers).toBeGreaterThan(0))
  await waitFor(() => expect(third.queryClient.isFetching()).toBe(0))
  expect(bar()).toBeNull()
})

test('Q-031: who is no guardian is asked nothing', async () => {
  countingServer(4)
  let asked = 0
  network.use(
    answer(listOpenRequests, () => {
      asked += 1
      return { data: [] }
    }),
  )
  renderComponent(<NotificationCounts />, { user: userOf('student') })
  await waitFor(() => expect(badge()).toBe(4))
  expect(asked).toBe(0)
})

test('Q-031: a page that stands idle does not ask again and again for requests that nobody made', async () => {
  countingServer(4)
  let asked = 0
  network.use(
    answer(listOpenRequests, () => {
      asked += 1
      return { data: [] }
    }),
  )
  jest.useFakeTimers({ advanceTimers: true })
  try {
    renderComponent(<NotificationCounts />, { user: userOf('guardian') })
    await waitFor(() => expect(asked).toBe(1))
    await act(() => jest.advanceTimersByTimeAsync(16 * 60_000))
    expect(asked).toBe(1)
  } finally {
    jest.useRealTimers()
  }
})
