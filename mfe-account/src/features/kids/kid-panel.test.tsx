import { getKidStatus, getUser, listKids, listRooms, saveRoom } from '@brightyard/contract/calls'
import { kidSelected, roomSelected, sessionChanged } from '@brightyard/contract/channels'
import { channel } from '@brightyard/runtime'
import { expect, jest, test } from '@jest/globals'
import {
  accessibilityFindings,
  answer,
  network,
  refuse,
  renderComponent,
  screen,
  userOf,
  waitFor,
} from '@brightyard/testing'
import { Component as KidPanel } from './kid-panel.slot.tsx'
import { Component as RoomPanel } from './room-panel.slot.tsx'

const tara = { name: 'Tara', avatar: '/media/tara-50x50.jpg', user_id: 12, student_id: 70 }
const ravi = { name: 'Ravi', avatar: null, user_id: 13, student_id: 71 }
const ready = { isAppDashboard: true, Heading: 'Maths AI', message: 'Tara can practise.' }
const ended = {
  isAppDashboard: false,
  Heading: 'Subscription ended',
  message: 'Renew it to go on.',
}
const school = {
  room_student_id: 70,
  room_vendor_id: 3,
  name: 'Sunrise School',
  vendor_type: 2,
  is_current: false,
}

function openKids() {
  const onClose = jest.fn()
  const page = renderComponent(<KidPanel open onClose={onClose} />, {
    path: '/here',
    user: userOf('guardian'),
    others: ['/practworks'],
  })
  return { ...page, onClose }
}

test('K-001, K-014: lists the subscribed kids as buttons in a named dialog', async () => {
  network.use(answer(listKids, { data: [tara, ravi] }))
  openKids()
  expect(await screen.findByRole('button', { name: 'Tara' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Ravi' })).toBeVisible()
  expect(screen.getByRole('dialog', { name: 'Choose a kid' })).toBeVisible()
  expect(await accessibilityFindings(document.body)).toEqual([])
})

test('K-015: an avatar is the 50x50 jpg, or initials without one', async () => {
  network.use(answer(listKids, { data: [tara, ravi] }))
  openKids()
  const withPicture = await screen.findByRole('button', { name: 'Tara' })
  expect(withPicture.innerHTML).toContain('/media/tara-50x50.jpg')
  expect(screen.getByRole('button', { name: 'Ravi' }).innerHTML).toContain('>R<')
})

test('K-002, E-007: says `No Kids Found` without kids', async () => {
  network.use(answer(listKids, { data: [] }))
  openKids()
  expect(await screen.findByText('No Kids Found')).toBeVisible()
})

test('K-003, K-004: a kid whose dashboard opens is chosen and followed', async () => {
  const bodies: object[] = []
  network.use(
    answer(listKids, { data: [tara] }),
    answer(getKidStatus, ({ input }) => {
      bodies.push(input)
      return ready
    }),
  )
  const { user, router, onClose } = openKids()
  await user.click(await screen.findByRole('button', { name: 'Tara' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/practworks'))
  expect(router.state.location.search).toBe('?id=12')
  expect(bodies).toEqual([{ user_id: 12 }])
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(channel(kidSelected).latest()?.kid).toEqual({
    user_id: 12,
    name: 'Tara',
    avatar: '/media/tara-50x50.jpg',
  })
})

test('K-005: if a kid’s dashboard does not open, the reason is shown and the page stays', async () => {
  network.use(answer(listKids, { data: [tara] }), answer(getKidStatus, ended))
  const { user, router, onClose } = openKids()
  await user.click(await screen.findByRole('button', { name: 'Tara' }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Subscription ended')
  expect(alert).toHaveTextContent('Renew it to go on.')
  expect(router.state.location.pathname).toBe('/here')
  expect(onClose).not.toHaveBeenCalled()
  expect(channel(kidSelected).latest()).toBeUndefined()
})

test('K-012: two quick presses send one call', async () => {
  let calls = 0
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  network.use(
    answer(listKids, { data: [tara] }),
    answer(getKidStatus, async () => {
      calls += 1
      await held
      return ended
    }),
  )
  const { user } = openKids()
  await user.dblClick(await screen.findByRole('button', { name: 'Tara' }))
  release()
  await screen.findByRole('alert')
  expect(calls).toBe(1)
})

test('K-013: a failed status keeps the panel open and offers a retry', async () => {
  network.use(answer(listKids, { data: [tara] }), refuse(getKidStatus, 500))
  const { user, router } = openKids()
  await user.click(await screen.findByRole('button', { name: 'Tara' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We could not open the dashboard of Tara.',
  )
  expect(router.state.location.pathname).toBe('/here')
  network.use(answer(getKidStatus, ready))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/practworks'))
})

test('K-007, K-009, X-022: a chosen room is saved, and the session and every bundle follow', async () => {
  const bodies: object[] = []
  const room = { id: 3, name: 'Sunrise School', vendor_type: 2 }
  const onClose = jest.fn()
  network.use(
    answer(listKids, { data: [tara] }),
    answer(listRooms, { data: [school] }),
    answer(saveRoom, ({ input }) => {
      bodies.push(input)
      return { roomStudent: { id: 70, name: 'Tara' }, roomVendor: room }
    }),
    answer(getUser, userOf('guardian', { roomVendor: room })),
  )
  const { user } = renderComponent(<RoomPanel open onClose={onClose} />, {
    user: userOf('guardian'),
  })
  await user.click(await screen.findByRole('button', { name: 'Sunrise School' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(bodies).toEqual([{ room_student_id: 70, room_vendor_id: 3, add_room: true }])
  expect(channel(roomSelected).latest()).toEqual({ room })
  expect(channel(sessionChanged).latest()).toMatchObject({ user: { roomVendor: room } })
  expect(localStorage.getItem('vendor_id')).toBe('3')
})

test('a student is offered the own rooms, without a kid to choose', async () => {
  const asked: string[] = []
  network.use(
    answer(listRooms, ({ request }) => {
      asked.push(new URL(request.url).search)
      return { data: [{ ...school, is_current: true }] }
    }),
  )
  renderComponent(<RoomPanel open onClose={() => {}} />, { user: userOf('student') })
  expect(await screen.findByRole('button', { name: /Sunrise School/, pressed: true })).toBeVisible()
  expect(asked).toEqual([''])
  expect(screen.queryByLabelText('Kid')).toBeNull()
})

test('a room that could not be saved can be tried again', async () => {
  network.use(
    answer(listKids, { data: [tara] }),
    answer(listRooms, { data: [school] }),
    refuse(saveRoom, 500),
  )
  const { user } = renderComponent(<RoomPanel open onClose={() => {}} />, {
    user: userOf('guardian'),
  })
  await user.click(await screen.findByRole('button', { name: 'Sunrise School' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We could not change to Sunrise School.',
  )
  expect(channel(roomSelected).latest()).toBeUndefined()
})
