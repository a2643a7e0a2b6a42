import {
  countNotifications,
  listOpenRequests,
  openNotificationStream,
} from '@brightyard/contract/calls'
import {
  feedChanged,
  notificationArrived,
  notificationCountChanged,
} from '@brightyard/contract/channels'
import { channel } from '@brightyard/runtime'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import {
  act,
  answer,
  network,
  refuse,
  renderComponent,
  screen,
  signedInAs,
  userOf,
  waitFor,
} from '@brightyard/testing'
import { Component as NotificationCounts } from './notification-counts.slot.tsx'

/** The server's end of the streams that are open. */
class Stream extends EventTarget {
  static opened: Stream[] = []
  readonly address: string
  isClosed = false
  constructor(address: string) {
    super()
    this.address = address
    Stream.opened.push(this)
  }
  close() {
    this.isClosed = true
  }
  say(data: object) {
    act(() => {
      this.dispatchEvent(new MessageEvent('notice', { data: JSON.stringify(data) }))
    })
  }
  breakOff() {
    act(() => {
      this.dispatchEvent(new Event('error'))
    })
  }
}

const badge = () => channel(notificationCountChanged).latest()?.count
let counts: number
let opened: number
beforeEach(() => {
  Stream.opened = []
  counts = 0
  opened = 0
  Object.defineProperty(globalThis, 'EventSource', { value: Stream, configurable: true })
  jest.spyOn(Math, 'random').mockReturnValue(-0.5) // no pause before a stream is reopened
  network.use(
    answer(listOpenRequests, { data: [] }),
    answer(countNotifications, () => {
      counts += 1
      return 3
    }),
    answer(openNotificationStream, () => {
      opened += 1
      return { address: `/vendor/api/user/notification/stream?ticket=t${opened}` }
    }),
  )
})
afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(globalThis, 'EventSource')
})

const stream = async (number = 1) => {
  await waitFor(() => expect(Stream.opened).toHaveLength(number))
  const [last] = Stream.opened.slice(-1)
  if (!last) throw new Error('There is no stream.')
  return last
}

test('a new notification raises the badge and rings the bell', async () => {
  renderComponent(<NotificationCounts />, { user: userOf('guardian') })
  const live = await stream()
  expect(live.address).toBe('/vendor/api/user/notification/stream?ticket=t1')
  const heard = jest.fn()
  const stop = channel(notificationArrived).subscribe(heard)
  live.say({ count: 4, arrived: { id: 9, title: 'Your parcel is here' } })
  expect(badge()).toBe(4)
  expect(heard).toHaveBeenCalledWith({ id: 9, title: 'Your parcel is here' })
  stop()
  expect(screen.getByRole('status')).toHaveTextContent(
    'New notification: Your parcel is here. 4 unread.',
  )
})

test('Q-019: a new post is published to all tabs, and changes no badge', async () => {
  renderComponent(<NotificationCounts />, { user: userOf('guardian') })
  const live = await stream()
  const heard = jest.fn()
  const stop = channel(feedChanged).subscribe(heard)
  live.say({ count: 2, arrived: null })
  live.say({ post_id: 12, change: 'new' })
  expect(heard).toHaveBeenCalledWith({ post_id: 12, change: 'new' })
  expect(badge()).toBe(2)
  stop()
})

test('what was read elsewhere lowers the badge, and says nothing', async () => {
  renderComponent(<NotificationCounts />, { user: userOf('guardian') })
  const live = await stream()
  live.say({ count: 1, arrived: null })
  expect(badge()).toBe(1)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a stream that breaks off is reopened with an address of its own, after a look at the count', async () => {
  renderComponent(<NotificationCounts />, { user: userOf('guardian') })
  const first = await stream()
  await waitFor(() => expect(counts).toBe(1))
  first.breakOff()
  const second = await stream(2)
  expect(first.isClosed).toBe(true)
  expect(counts).toBe(2)
  expect(second.address).toBe('/vendor/api/user/notification/stream?ticket=t2')
})

test('where no stream can be opened, the count is polled', async () => {
  network.use(refuse(openNotificationStream, 503))
  renderComponent(<NotificationCounts />, { user: userOf('guardian') })
  await waitFor(() => expect(counts).toBeGreaterThan(2))
  expect(Stream.opened).toEqual([])
  expect(badge()).toBe(3)
})

test('N-025: sign-out ends the stream, and no other is opened', async () => {
  renderComponent(<NotificationCounts />, { user: userOf('guardian') })
  const live = await stream()
  signedInAs(null)
  await waitFor(() => expect(live.isClosed).toBe(true))
  expect(Stream.opened).toHaveLength(1)
})

test('what is no notice is passed over', async () => {
  renderComponent(<NotificationCounts />, { user: userOf('guardian') })
  const live = await stream()
  await waitFor(() => expect(badge()).toBe(3))
  live.say({ count: 'many' })
  live.dispatchEvent(new MessageEvent('notice', { data: 'nonsense' }))
  expect(badge()).toBe(3)
})
