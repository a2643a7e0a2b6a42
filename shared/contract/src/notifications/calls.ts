import * as z from '@brightyard/contract/schema'
import { PageQuery } from '../common/entities.ts'
import { DatabaseId, MessageResponse } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { NotificationList } from './entities.ts'

const base = 'vendor'
const session = 'required'
const Ids = z._default(z.array(DatabaseId).check(z.maxLength(1000)), [])
const AppType = z.literal(1)

/** The body of the answer is the number itself. */
export const countNotifications = defineCall({
  name: 'countNotifications',
  method: 'POST',
  base,
  path: '/api/user/notification/count',
  session,
  summary: 'How many notifications are unread',
  response: z.int(),
})

/**
 * Grouped without see_all; with it, pages of one group. For the next page, POST the same payload to
 * links.next.
 */
export const listNotifications = defineCall({
  name: 'listNotifications',
  method: 'POST',
  base,
  path: '/api/user/notification/list/client',
  session,
  summary: 'Notifications, grouped by day or page by page',
  query: z.extend(PageQuery, {
    /** Put into links.next by the server: leaves out what came since page 1, so that no row repeats. */
    up_to: z.optional(z.iso.datetime()),
  }),
  body: z.object({
    /** Changed in this session and perhaps not saved yet: left out of the answer. */
    deleted_ids: Ids,
    /** Not saved as read yet: shown as unread. */
    unread_ids: Ids,
    /** 1: only unread ones. */
    unread: z._default(z.union([z.literal(0), z.literal(1)]), 0),
    app_type: AppType,
    /** 1 today, 2 yesterday, 3 this week, '' all. */
    type: z._default(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal('')]), ''),
    see_all: z._default(z.union([z.boolean(), z.literal(0), z.literal(1)]), false),
  }),
  response: NotificationList,
})

/** Ignores a notification that is deleted or belongs to somebody else. */
export const markNotificationRead = defineCall({
  name: 'markNotificationRead',
  method: 'POST',
  base,
  path: '/api/user/notification/mark/read',
  session,
  summary: 'Mark one notification read',
  body: z.object({
    app_type: AppType,
    all: z._default(z.union([z.literal(0), z.literal(1)]), 0),
    id: z.nullish(DatabaseId),
  }),
  response: MessageResponse,
})

/** all 1 clears everything, all 0 deletes the one with this id. */
export const deleteNotification = defineCall({
  name: 'deleteNotification',
  method: 'POST',
  base,
  path: '/api/user/notification/mark/delete',
  session,
  summary: 'Delete one notification, or all',
  body: z.object({
    app_type: AppType,
    all: z.union([z.literal(0), z.literal(1)]),
    id: z.nullish(DatabaseId),
  }),
  response: MessageResponse,
})
