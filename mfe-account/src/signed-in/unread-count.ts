import { countNotifications } from '@brightyard/contract/calls'
import { notificationCountChanged } from '@brightyard/contract/channels'
import { type Api, channel } from '@brightyard/runtime'

/** The count after so many have been read or removed: never below 0. */
export const lowered = (count: number, by = 1) => Math.max(0, count - by)

/** Updates the badge in the header of every tab. */
export const publishUnreadCount = (count: number) =>
  channel(notificationCountChanged).publish({ count })

let isLowering = false

/**
 * Does what leaves one notification no longer unread, then lowers the badge: not where the server's own count has
 * come first, by the live stream, because that has it already.
 */
export async function withLoweredBadge(work: () => Promise<unknown>) {
  const live = channel(notificationCountChanged)
  let hasLiveCount = false
  const counts = live.changes.subscribe(() => {
    hasLiveCount ||= !isLowering
  })
  try {
    await work()
  } finally {
    counts.unsubscribe()
  }
  const known = live.latest()
  if (!known || hasLiveCount) return
  isLowering = true
  publishUnreadCount(lowered(known.count))
  isLowering = false
}

/** Fetches the count. A failure keeps the last number. */
export async function refreshUnreadCount(api: Api, signal?: AbortSignal) {
  try {
    publishUnreadCount(await api.call(countNotifications, {}, { signal }))
  } catch {
    // The badge is a hint; the drawer shows what there is.
  }
}
