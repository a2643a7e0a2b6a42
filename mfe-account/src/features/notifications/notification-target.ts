import type { Notification } from '@brightyard/contract/entities'
import { accountPaths, contentPaths, definePath, shopPaths } from '@brightyard/contract/paths'
import type { ListName } from './notification-groups.ts'

type Target = (notification: Notification) => string | null

/** Spec §2 writes this address in lower case; the feeds page itself is `/Feeds/details/:id`. */
const feedDetails = definePath('/feeds/details/:id')

const isMissing = (value: string | number | null) => value === null || value === ''

/** An address made of one value; nowhere without it. */
const by =
  (
    read: (notification: Notification) => string | number | null,
    to: (value: string | number) => string,
  ): Target =>
  (notification) => {
    const value = read(notification)
    return value === null || isMissing(value) ? null : to(value)
  }

const transaction = by(
  ({ order_code }) => order_code,
  (id) => accountPaths.transaction.to({ id }),
)

/** Booked things lead to their payment while it is fresh: in the lists of today and yesterday. */
const fresh: Record<string, Target> = { Chapters: transaction, 26: transaction, 11: transaction }

/** Later they lead to the thing itself. 26 is an event here and 11 a workshop, as spec §2 says. */
const later: Record<string, Target> = {
  Chapters: by(
    ({ collection_id }) => collection_id,
    (id) => contentPaths.programChapter.to({ id }),
  ),
  26: by(
    ({ action_slug }) => action_slug,
    (slug) => contentPaths.event.to({ slug }),
  ),
  11: by(
    ({ action_slug }) => action_slug,
    (slug) => contentPaths.workshop.to({ slug }),
  ),
}

const anywhere: Record<string, Target> = {
  1021: by(
    ({ collection_id }) => collection_id,
    (id) => feedDetails.to({ id }),
  ),
  // Written out, because `to` leaves the empty vendorId away, which the address has.
  1025: by(
    ({ student_id }) => student_id,
    (id) =>
      `${accountPaths.studentProfile.to()}?${new URLSearchParams({ stuId: String(id), vendorId: '', campaign: 'true' })}`,
  ),
  17: by(
    ({ action_id }) => action_id,
    (id) => shopPaths.orderDetails.to({ id }),
  ),
}

const byList: Record<ListName, Record<string, Target>> = {
  today: { ...anywhere, ...fresh },
  yesterday: { ...anywhere, ...fresh },
  thisweek: { ...anywhere, ...later },
  all: { ...anywhere, ...later },
}

/** Where a notification leads from the list it stands in, or null. */
export function notificationTarget(notification: Notification, list: ListName): string | null {
  const type = String(notification.collection_type ?? '')
  const targets = byList[list]
  return Object.hasOwn(targets, type) ? (targets[type]?.(notification) ?? null) : null
}
