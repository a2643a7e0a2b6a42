import { getNotificationSettings } from '@brightyard/contract/calls'
import type { NotificationTopic } from '@brightyard/contract/entities'
import { queryOf } from '@brightyard/runtime/queries'

export const settingsQuery = queryOf(getNotificationSettings, {})

export const topicLabels: Record<NotificationTopic, { name: string; about: string }> = {
  orders: { name: 'Orders', about: 'Payments, parcels, returns' },
  learning: { name: 'Programs and activities', about: 'Chapters, workshops, events' },
  community: { name: 'Community', about: 'Feeds and talent campaigns' },
  family: { name: 'Kids and school', about: 'Registrations, achievements' },
  offers: { name: 'Offers', about: 'Reading lists, sales, news' },
  security: { name: 'Security', about: 'Password and sign-ins: always on' },
}

export const channelLabels = { site: 'Bell', push: 'Browser', mail: 'Email' } as const
