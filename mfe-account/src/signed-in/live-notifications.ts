import { openNotificationStream } from '@brightyard/contract/calls'
import { feedChanged, notificationArrived } from '@brightyard/contract/channels'
import { LiveNotice, PostNotice } from '@brightyard/contract/entities'
import { type Api, channel } from '@brightyard/runtime'
import { followEvents } from '@brightyard/runtime/events'
import { publishUnreadCount, refreshUnreadCount } from './unread-count.ts'

const parse = (data: string): unknown => {
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}

/** Every tab learns of it by the channels; only this one has a stream. */
function publishNotice(data: unknown) {
  const post = PostNotice.safeParse(data).data
  if (post) return channel(feedChanged).publish(post)
  const notice = LiveNotice.safeParse(data).data
  if (!notice) return
  publishUnreadCount(notice.count)
  if (notice.arrived) channel(notificationArrived).publish(notice.arrived)
}

interface Options {
  api: Api
  signal: AbortSignal
}

const followNotifications = ({ api, signal }: Options) =>
  followEvents({
    signal,
    // Its ticket is good for one connection.
    address: async () => (await api.call(openNotificationStream, {}, { signal })).address,
    event: 'notice',
    onData: (data) => publishNotice(parse(data)),
    poll: () => refreshUnreadCount(api, signal),
  })

/**
 * One stream for all tabs of this browser: over HTTP/1 a browser opens six connections to a site at most. The tab
 * that holds the lock follows; when it closes, another one goes on.
 */
export async function followInOneTab(options: Options) {
  const { signal } = options
  if (!('locks' in navigator)) return followNotifications(options)
  try {
    await navigator.locks.request('brightyard.account.notifications', { signal }, () =>
      followNotifications(options),
    )
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
