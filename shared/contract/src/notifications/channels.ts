import * as z from '@brightyard/contract/schema'
import { defineChannel } from '../define/define-channel.ts'

/** Publisher: mfe-account. Readers: mfe-header. The number of unread notifications. */
export const notificationCountChanged = defineChannel('account/notification-count-changed@1', {
  schema: z.object({ count: z.int().check(z.nonnegative()) }),
  replayLatest: true,
  acrossTabs: true,
})

/** Publisher: mfe-account. Readers: mfe-account. A notification came while the site was open. */
export const notificationArrived = defineChannel('account/notification-arrived@1', {
  schema: z.object({ id: z.int(), title: z.string() }),
  acrossTabs: true,
})

/** Publisher: mfe-account. Readers: mfe-content. A post that concerns this person has come, has changed, or is gone. */
export const feedChanged = defineChannel('account/feed-changed@1', {
  schema: z.object({ post_id: z.int(), change: z.enum(['new', 'changed', 'gone']) }),
  acrossTabs: true,
})
