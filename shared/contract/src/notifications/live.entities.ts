import * as z from '@brightyard/contract/schema'

/** What the stream of live notifications says. */
export const LiveNotice = z.object({
  /** Unread now. */
  count: z.int(),
  /** The one that has just come; null when something was read or deleted. */
  arrived: z.nullable(z.object({ id: z.int(), title: z.string() })),
})
export type LiveNotice = z.infer<typeof LiveNotice>

/** What a push message carries to the service worker; nothing private beyond what the person reads. */
export const PushMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** A path of this site. */
  url: z.string(),
  /** A later message with the same tag takes its place. */
  tag: z.string(),
})
export type PushMessage = z.infer<typeof PushMessage>
