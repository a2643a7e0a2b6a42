import {
  getStudent,
  getUser,
  listFamily,
  listKids,
  listRooms,
  saveRoom,
} from '@brightyard/contract/calls'
import { kidSelected, roomSelected } from '@brightyard/contract/channels'
import { channel } from '@brightyard/runtime'
import { expect, test } from '@jest/globals'
import { answer, network, refuse, renderPage, screen, userOf, waitFor } from '@brightyard/testing'
import { aStudent } from '../../student/student.fixture.ts'
import * as kidRoomsPage from './kid-rooms.page.tsx'
import * as selectKidPage from './select-kid.page.tsx'
import * as selectRoomPage from './select-room.page.tsx'

const room = {
  room_student_id: 70,
  room_vendor_id: 3,
  name: 'Sunrise School',
  vendor_type: 2,
  is_current: false,
}
const school = { id: 3, name: 'Sunrise School', vendor_type: 2 }
const inRoom = userOf('guardian', {
  roomStudent: { id: 70, name: 'Kabir Rao' },
  roomVendor: school,
})

test('R-087, R-149: the rooms of a kid are shown, and one is left', async () => {
  const bodies: object[] = []
  network.use(
    answer(getStudent, aStudent),
    answer(listRooms, { data: [{ ...room, is_current: true }] }),
    answer(saveRoom, ({ input }) => {
      bodies.push(input)
      return { roomStudent: null, roomVendor: null }
    }),
    answer(getUser, userOf('guardian')),
  )
  const { user } = renderPage(kidRoomsPage, {
    path: '/kids/rooms',
    address: '/kids/rooms/?Id=70',
    user: inRoom,
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Rooms of Kabir Rao' })).toBeVisible()
  await screen.findByRole('button', { name: /Sunrise School/, pressed: true })
  await user.click(screen.getByRole('button', { name: 'Leave Sunrise School' }))
  await waitFor(() => expect(channel(roomSelected).latest()).toEqual({ room: null }))
  expect(bodies).toEqual([{ add_room: false }])
})

test('R-087, K-011: a foreign Id is no page', async () => {
  network.use(refuse(getStudent, 404))
  renderPage(
    { ...kidRoomsPage, ErrorBoundary: () => <p>No such page</p> },
    { path: '/kids/rooms', address: '/kids/rooms?Id=999', user: userOf('guardian') },
  )
  expect(await screen.findByText('No such page')).toBeVisible()
})

test('R-099, Z-048: a picked kid is remembered, its room saved, and the page goes back', async () => {
  const bodies: object[] = []
  const kid = {
    student_id: 70,
    user_id: 12,
    name: 'Kabir Rao',
    avatar: null,
    login_id: null,
    class_name: '',
    rooms: [school],
    is_subscribed: false,
  }
  network.use(
    answer(listFamily, { data: [kid] }),
    answer(listRooms, { data: [room] }),
    answer(saveRoom, ({ input }) => {
      bodies.push(input)
      return { roomStudent: { id: 70, name: 'Kabir Rao' }, roomVendor: school }
    }),
    answer(getUser, inRoom),
  )
  const { user } = renderPage(selectKidPage, {
    path: '/room/select-kid',
    user: userOf('guardian'),
    others: ['/dashboard'],
  })
  await user.click(await screen.findByRole('button', { name: 'Kabir Rao' }))
  expect(await screen.findByText('at /dashboard')).toBeVisible()
  expect(bodies).toEqual([{ room_student_id: 70, room_vendor_id: 3, add_room: true }])
  expect(channel(kidSelected).latest()?.kid?.user_id).toBe(12)
  expect(channel(roomSelected).latest()).toEqual({ room: school })
})

test('R-100: a chosen room is saved, the header hears of it, and the page goes back', async () => {
  network.use(
    answer(listKids, { data: [{ name: 'Kabir Rao', avatar: null, user_id: 12, student_id: 70 }] }),
    answer(listRooms, { data: [room] }),
    answer(saveRoom, { roomStudent: { id: 70, name: 'Kabir Rao' }, roomVendor: school }),
    answer(getUser, inRoom),
  )
  const { user } = renderPage(selectRoomPage, {
    path: '/room/select-room',
    user: userOf('guardian'),
    others: ['/dashboard'],
  })
  await user.click(await screen.findByRole('button', { name: 'Sunrise School' }))
  expect(await screen.findByText('at /dashboard')).toBeVisible()
  expect(channel(roomSelected).latest()).toEqual({ room: school })
})
