import { expect, test } from '@jest/globals'
import { notificationTarget, notificationTypes } from './notification-target.ts'
import type { NotificationPlace } from './notification-target.ts'
import type { Notification } from './entities.ts'

type Type = Notification['collection_type']
const lists: NotificationPlace[] = ['today', 'yesterday', 'thisweek', 'all']
const everywhere: NotificationPlace[] = [...lists, 'message']

const about = (collection_type: Type, given: Partial<Notification> = {}) => ({
  collection_type,
  collection_id: 44,
  order_code: 'BY-2041',
  student_id: 70,
  action_id: 9,
  action_slug: 'clay-club',
  ...given,
})

const payment = '/transection/BY-2041'
const paymentFromMessage = '/transection/BY-2041?from=notification'
const feed = '/feeds/details/44'
const campaign = '/profile/student?stuId=70&vendorId=&campaign=true'
const order = '/shop/order-history/order-details/9'

const table: readonly [
  id: string,
  type: Type,
  places: readonly NotificationPlace[],
  target: string | null,
][] = [
  ['N-030', 'Chapters', ['today', 'yesterday'], payment],
  ['N-031', 26, ['today', 'yesterday'], payment],
  ['N-032', 11, ['today', 'yesterday'], payment],
  ['N-033', 'Chapters', ['thisweek'], '/program/chapter/44'],
  ['N-034, Z-010', 26, ['thisweek'], '/event/clay-club'],
  ['N-035, Z-010', 11, ['thisweek'], '/workshop/clay-club'],
  ['N-036', 1021, everywhere, feed],
  ['N-037, Z-012', 1025, everywhere, campaign],
  ['N-038', 17, everywhere, order],
  ['N-039', 'Meteor', lists, null],
  ['N-039', null, lists, null],
  ['N-039', 'constructor', lists, null],
  ['N-040', '26', ['today'], payment],
  ['N-040', '11', ['thisweek'], '/workshop/clay-club'],
  ['N-040', '1021', everywhere, feed],
  ['N-040', '17', everywhere, order],
  ['N-042, Z-011', 'Chapters', ['all'], '/program/chapter/44'],
  ['N-042, Z-011', 26, ['all'], '/event/clay-club'],
  ['N-042, Z-011', 11, ['all'], '/workshop/clay-club'],
  ['Q-034', 'Chapters', ['message'], paymentFromMessage],
  ['Q-034', '26', ['message'], paymentFromMessage],
  ['Q-034', '11', ['message'], paymentFromMessage],
  ['Q-034', 'Meteor', ['message'], paymentFromMessage],
  ['Q-034', null, ['message'], paymentFromMessage],
]
const cases = table.flatMap(([id, type, places, target]) =>
  places.map((place) => [id, type, place, target] as const),
)

test.each(cases)('%s: type %p in %s leads to %s', (_, type, place, target) => {
  expect(notificationTarget(about(type), place)).toBe(target)
})

test('L-004: exactly these types lead somewhere from a list', () => {
  const leads = (type: Type) => lists.some((place) => notificationTarget(about(type), place))
  const types = ['Chapters', 11, 17, 26, 1021, 1025]
  expect(Object.values(notificationTypes).toSorted()).toEqual(types.map(String).toSorted())
  expect(types.every(leads)).toBe(true)
  const others = Array.from({ length: 1200 }, (_type, type) => type).filter(
    (type) => !types.includes(type),
  )
  expect(others.filter(leads)).toEqual([])
})

test.each(everywhere)('a path of its own leads there, in %s', (place) => {
  expect(notificationTarget(about('Subscription', { path: '/myclass' }), place)).toBe('/myclass')
})

const withoutValue: readonly [Type, NotificationPlace, Partial<Notification>, string | null][] = [
  ['Chapters', 'today', { order_code: null }, null],
  [26, 'yesterday', { order_code: '' }, null],
  ['Chapters', 'thisweek', { collection_id: null }, null],
  [26, 'all', { action_slug: '' }, null],
  [11, 'thisweek', { action_slug: null }, null],
  [1021, 'today', { collection_id: null }, null],
  [1025, 'all', { student_id: null }, null],
  [17, 'thisweek', { action_id: null }, null],
  // A message leads to the payment then, if there is one.
  [17, 'message', { action_id: null }, paymentFromMessage],
  [1021, 'message', { collection_id: null }, paymentFromMessage],
  ['Meteor', 'message', { order_code: null }, null],
]

test.each(withoutValue)(
  'N-041: type %p in %s without its value (%p) leads to %s',
  (type, place, gone, target) => {
    expect(notificationTarget(about(type, gone), place)).toBe(target)
  },
)

test('a value with special characters is encoded, so it cannot change the target', () => {
  const hostile = about(26, { action_slug: '../../login?x=1' })
  expect(notificationTarget(hostile, 'all')).toBe('/event/..%2F..%2Flogin%3Fx%3D1')
})
