import { type Notification, type NotificationOverview } from '@brightyard/contract/entities'
import { groups } from './notification-groups.ts'

export type NotificationChange = (notifications: readonly Notification[]) => Notification[]

/** The same lists with one notification read. */
export const readIn =
  (id: number): NotificationChange =>
  (notifications) =>
    notifications.map((one) => (one.id === id ? { ...one, is_read: true } : one))

/** The same lists without one notification. */
export const removedIn =
  (id: number): NotificationChange =>
  (notifications) =>
    notifications.filter((one) => one.id !== id)

/** Applies a change to every list of the first view and keeps its counts right. */
export function changedOverview(
  overview: NotificationOverview,
  change: NotificationChange,
): NotificationOverview {
  const lists = Object.fromEntries(groups.map(({ list }) => [list, change(overview[list])]))
  const next = { ...overview, ...lists }
  const gone = (list: 'today' | 'yesterday' | 'thisweek' | 'all') =>
    overview[list].length - next[list].length
  const goneAnywhere = Math.max(...groups.map(({ list }) => gone(list)))
  return {
    ...next,
    todays_count: next.todays_count - gone('today'),
    yesterday_count: next.yesterday_count - gone('yesterday'),
    thisweek_count: next.thisweek_count - gone('thisweek'),
    meta: { ...next.meta, total: next.meta.total - goneAnywhere },
  }
}
