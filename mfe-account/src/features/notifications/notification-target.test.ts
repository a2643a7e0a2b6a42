import { expect, test } from '@jest/globals'
import type { Notification } from '@brightyard/contract/entities'
import type { ListName } from './notification-groups.ts'
import { notificationTarget } from './notification-target.ts'
import { sampleNotification } from './sample-notification.ts'

type Type = Notification['collection_type']
const everyList: ListName[] = ['today', 'yesterday', 'thisweek', 'all']
const feed = '/feeds/details/44'
const campaign = '/profile/student?stuId=70&vendorId=&campaign=true'
const order = '/shop/order-history/order-details/9'

const table: readonly [
  id: string,
  type: Type,
  lists: readonly ListName[],
  target: string | null,
][] = [
  ['N-030', 'Chapters', ['today', 'yesterday'], '/transection/BY-2041'],
  ['N-031', 26, ['today', 'yesterday'], '/transection/BY-2041'],
  ['N-032', 11, ['today', 'yesterday'], '/transection/BY-2041'],
  ['N-033', 'Chapters', ['thisweek'], '/program/chapter/44'],
  ['N-034, Z-010', 26, ['thisweek'], '/event/clay-club'],
  ['N-035, Z-010', 11, ['thisweek'], '/workshop/clay-club'],
  ['N-036', 1021, everyList, feed],
  ['N-037, Z-012', 1025, everyList, campaign],
  ['N-038', 17, everyList, order],
  ['N-039', 'Meteor', everyList, null],
  ['N-039', null, everyList, null],
  ['N-039', 'constructor', everyList, null],
  ['N-040', '26', ['today'], '/transection/BY-2041'],
  ['N-040', '11', ['thisweek'], '/workshop/clay-club'],
  ['N-040', '1021', everyList, feed],
  ['N-040', '17', everyList, order],
  ['N-042, Z-011', 'Chapters', ['all'], '/program/chapter/44'],
  ['N-042, Z-011', 26, ['all'], '/event/clay-club'],
  ['N-042, Z-011', 11, ['all'], '/workshop/clay-club'],
]
const cases = table.flatMap(([id, type, lists, target]) =>
  lists.map((list) => [id, type, list, target] as const),
)

test.each(cases)('%s: type %p in the list %s leads to %s', (_, collection_type, list, target) => {
  expect(notificationTarget(sampleNotification({ collection_type }), list)).toBe(target)
})

test('L-004: exactly these types lead somewhere', () => {
  const leads = (type: Type) =>
    everyList.some((list) =>
      notificationTarget(sampleNotification({ collection_type: type }), list),
    )
  const types = ['Chapters', 11, 17, 26, 1021, 1025]
  expect(types.every(leads)).toBe(true)
  const others = Array.from({ length: 1200 }, (_, type) => type).filter(
    (type) => !types.includes(type),
  )
  expect(others.filter(leads)).toEqual([])
})

const withoutValue: readonly [type: Type, list: ListName, gone: Partial<Notification>][] = [
  ['Chapters', 'today', { order_code: null }],
  [26, 'yesterday', { order_code: '' }],
  ['Chapters', 'thisweek', { collection_id: null }],
  [26, 'all', { action_slug: '' }],
  [11, 'thisweek', { action_slug: null }],
  [1021, 'today', { collection_id: null }],
  [1025, 'all', { student_id: null }],
  [17, 'thisweek', { action_id: null }],
]

test.each(withoutValue)(
  'N-041: type %p in the list %s leads nowhere without its value',
  (collection_type, list, gone) => {
    const notification = sampleNotification({ collection_type, ...gone })
    expect(notificationTarget(notification, list)).toBeNull()
  },
)

test('a value that is no plain word is encoded, so it cannot lead elsewhere', () => {
  const notification = sampleNotification({ collection_type: 26, action_slug: '../../login?x=1' })
  expect(notificationTarget(notification, 'all')).toBe('/event/..%2F..%2Flogin%3Fx%3D1')
})
