import * as z from '@brightyard/contract/schema'
import { PageLinks, PageMeta } from '../common/entities.ts'
import { notificationTopics } from './constants.ts'

/** One notification in the drawer. */
export const Notification = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  created_at: z.iso.datetime(),
  is_read: z.boolean(),
  image: z.nullable(z.string()),
  /** `Chapters`, 11, 17, 26, 1021, 1025 or another; compare as text. */
  collection_type: z.nullable(z.union([z.string(), z.int()])),
  collection_id: z.nullable(z.int()),
  order_code: z.nullable(z.string()),
  student_id: z.nullable(z.int()),
  action_id: z.nullable(z.int()),
  action_slug: z.nullable(z.string()),
  /** Where it leads, whatever its type: a path of this site. Most have none. */
  path: z.optional(z.nullable(z.string().check(z.regex(/^\/(?!\/)/)))),
})
export type Notification = z.infer<typeof Notification>

/** The drawer's first view: the newest of each group, and how many each group has in all. */
export const NotificationOverview = z.object({
  today: z.array(Notification),
  yesterday: z.array(Notification),
  thisweek: z.array(Notification),
  all: z.array(Notification),
  todays_count: z.int(),
  yesterday_count: z.int(),
  thisweek_count: z.int(),
  meta: z.object({ total: z.int() }),
})
export type NotificationOverview = z.infer<typeof NotificationOverview>

/** One page of the see-all view. */
export const NotificationPage = z.object({
  data: z.array(Notification),
  links: PageLinks,
  meta: PageMeta,
})
export type NotificationPage = z.infer<typeof NotificationPage>

/** Grouped without `see_all`, a page with it. */
export const NotificationList = z.union([NotificationOverview, NotificationPage])
export type NotificationList = z.infer<typeof NotificationList>

export const isNotificationPage = (list: NotificationList): list is NotificationPage =>
  'data' in list

const Channels = z.object({ site: z.boolean(), push: z.boolean(), mail: z.boolean() })

export const TopicSettings = z.extend(Channels, {
  topic: z.enum(notificationTopics),
  /** Cannot be turned off. */
  locked: z.boolean(),
})
export type TopicSettings = z.infer<typeof TopicSettings>

export const NotificationSettings = z.object({ topics: z.array(TopicSettings) })
export type NotificationSettings = z.infer<typeof NotificationSettings>
