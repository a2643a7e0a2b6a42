import * as z from '@brightyard/contract/schema'

/** What notifications are about. Security is always told, on every channel. */
export const notificationTopics = [
  'orders',
  'learning',
  'community',
  'family',
  'offers',
  'security',
] as const
export type NotificationTopic = (typeof notificationTopics)[number]

/** site: the bell. push: messages of the browser, also while the site is closed. */
export const notificationChannels = ['site', 'push', 'mail'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

const Channels = z.object({ site: z.boolean(), push: z.boolean(), mail: z.boolean() })

export const TopicSettings = z.extend(Channels, {
  topic: z.enum(notificationTopics),
  /** Cannot be turned off. */
  locked: z.boolean(),
})
export type TopicSettings = z.infer<typeof TopicSettings>

export const NotificationSettings = z.object({ topics: z.array(TopicSettings) })
export type NotificationSettings = z.infer<typeof NotificationSettings>

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
