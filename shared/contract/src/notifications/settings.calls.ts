import * as z from '@brightyard/contract/schema'
import { MessageResponse } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { NotificationSettings, TopicSettings } from './entities.ts'

const base = 'vendor'
const session = 'required'

/** 403 for role 2. */
export const getNotificationSettings = defineCall({
  name: 'getNotificationSettings',
  method: 'GET',
  base,
  path: '/api/user/notification/settings',
  session,
  summary: 'Which notifications come on which channel',
  response: NotificationSettings,
})

/** Topics that are not named stay as they are; what is locked stays on whatever is sent. */
export const saveNotificationSettings = defineCall({
  name: 'saveNotificationSettings',
  method: 'PUT',
  base,
  path: '/api/user/notification/settings',
  session,
  summary: 'Choose topics and channels',
  body: z.object({
    topics: z.array(z.omit(TopicSettings, { locked: true })).check(z.maxLength(20)),
  }),
  response: NotificationSettings,
})

/**
 * The address of the live notifications: an absolute path on the same API, for an EventSource, which sends
 * no headers (server-sent events: `notice` with a LiveNotice, `alive`). It can be opened for one minute.
 */
export const openNotificationStream = defineCall({
  name: 'openNotificationStream',
  method: 'POST',
  base,
  path: '/api/user/notification/stream/open',
  session,
  summary: 'The address of live notifications',
  response: z.object({ address: z.string() }),
})

/** The site's VAPID key, for `pushManager.subscribe`. */
export const getPushKey = defineCall({
  name: 'getPushKey',
  method: 'GET',
  base,
  path: '/api/web/push-key',
  session,
  summary: "The site's public key for push messages",
  response: z.object({ public_key: z.string() }),
})

/**
 * `token` is the browser's PushSubscription as JSON. Registering the same browser again renews its entry; a browser
 * that somebody else signs in to belongs to that person from then on.
 */
export const registerPushToken = defineCall({
  name: 'registerPushToken',
  method: 'POST',
  base,
  path: '/api/web/token/register',
  session,
  summary: 'Send push messages to this browser',
  body: z.object({
    token: z.string().check(z.minLength(1), z.maxLength(4000)),
    platform_type: z.literal(2),
    app_type: z.literal(1),
    /** Of this browser, made once. */
    unique_id: z.string().check(z.regex(/^[\w-]{8,64}$/)),
    meta: z.object({
      modelNo: z.string().check(z.maxLength(100)),
      brand: z.string().check(z.maxLength(100)),
      manufacturer: z.string().check(z.maxLength(100)),
      version: z.string().check(z.maxLength(100)),
    }),
  }),
  response: MessageResponse,
})

/** After this no push message reaches this browser. Unknown browsers are passed over. */
export const removePushToken = defineCall({
  name: 'removePushToken',
  method: 'POST',
  base,
  path: '/api/web/token/remove',
  session,
  summary: 'Stop push messages to this browser',
  body: z.object({ unique_id: z.string().check(z.regex(/^[\w-]{8,64}$/)) }),
  response: MessageResponse,
})
