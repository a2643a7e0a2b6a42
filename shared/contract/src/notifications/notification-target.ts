import * as accountPaths from '../account/paths.ts'
import * as shopPaths from '../catalog/paths.ts'
import * as contentPaths from '../content/paths.ts'
import { definePath } from '../define/define-path.ts'
import type { Notification } from './entities.ts'

/** What a notification is about, as text; on the wire it may be a number. */
export const notificationTypes = {
  programChapter: 'Chapters',
  workshop: '11',
  order: '17',
  event: '26',
  feed: '1021',
  campaign: '1025',
} as const

/** Where somebody reads a notification: in a list of the drawer, or in an e-mail or a push message. */
export type NotificationPlace = 'today' | 'yesterday' | 'thisweek' | 'all' | 'message'

type Target = Pick<
  Notification,
  'collection_type' | 'collection_id' | 'order_code' | 'student_id' | 'action_id' | 'action_slug'
> &
  Partial<Pick<Notification, 'path'>>

/** The specified address is in lower case; the feeds page itself is `/Feeds/details/:id`. */
const feedDetails = definePath('/feeds/details/:id')

/**
 * The path that a notification leads to, or null when it leads nowhere. Bookings lead to their payment while they
 * are fresh (today, yesterday and in messages), later to what was booked. In a message everything with an order
 * code and no better target leads to its payment.
 */
export function notificationTarget(notification: Target, place: NotificationPlace): string | null {
  const { collection_type, collection_id, order_code, student_id, action_id, action_slug } =
    notification
  const isFresh = place !== 'thisweek' && place !== 'all'
  const payment = () =>
    // From a message, the payment's page offers the list of payments if this one no longer exists.
    order_code &&
    accountPaths.transaction.to(
      { id: order_code },
      place === 'message' ? { from: 'notification' } : {},
    )
  const own = () => {
    switch (String(collection_type ?? '')) {
      case notificationTypes.programChapter:
        if (isFresh) return payment()
        return collection_id && contentPaths.programChapter.to({ id: collection_id })
      case notificationTypes.event:
        if (isFresh) return payment()
        return action_slug && contentPaths.event.to({ slug: action_slug })
      case notificationTypes.workshop:
        if (isFresh) return payment()
        return action_slug && contentPaths.workshop.to({ slug: action_slug })
      case notificationTypes.feed:
        return collection_id && feedDetails.to({ id: collection_id })
      case notificationTypes.campaign:
        return student_id && campaignsOf(student_id)
      case notificationTypes.order:
        return action_id && shopPaths.orderDetails.to({ id: action_id })
      default:
        return null
    }
  }
  return notification.path || own() || (place === 'message' && payment()) || null
}

/** Written out, because `to` leaves out the empty vendorId, which the specified address has. */
const campaignsOf = (studentId: number) =>
  `${accountPaths.studentProfile.to()}?${new URLSearchParams({ stuId: String(studentId), vendorId: '', campaign: 'true' })}`
