/** The group types of the drawer; '' is All. */
export const notificationGroups = { today: 1, yesterday: 2, thisweek: 3 } as const

/** What notifications are about. Security goes out on every channel, always. */
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
