import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import {
  countNotifications,
  deleteNotification,
  getNotificationSettings,
  getPushKey,
  listNotifications,
  markNotificationRead,
  openNotificationStream,
  registerPushToken,
  removePushToken,
  saveNotificationSettings,
} from '@brightyard/contract'
import { notifications } from '../../database/schema/notifications.schema.ts'
import { allTheirOwn, signedInOnly } from '../../testing/access/access-row.ts'
import type { AccessRow, Outcomes, Signed, World } from '../../testing/access/access-row.ts'
import { deafPushService } from '../../testing/access/access-world.ts'

async function aNotification({ api, people }: World, whose: Signed) {
  const [row] = await api.db
    .insert(notifications)
    .values({ userId: people[whose].id, title: 'Your order is on its way' })
    .returning({ id: notifications.id })
  return { id: row?.id, all: 0, app_type: 1 }
}

/** A browser that has agreed to push messages. */
function aBrowser() {
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  const keys = { p256dh, auth: randomBytes(16).toString('base64url') }
  return {
    token: JSON.stringify({ endpoint: `${deafPushService}/${randomUUID()}`, keys }),
    platform_type: 2 as const,
    app_type: 1 as const,
    unique_id: randomUUID(),
    meta: { modelNo: 'computer', brand: 'Chrome', manufacturer: 'Linux', version: '140' },
  }
}

async function aKnownBrowser({ callers }: World, whose: Signed) {
  const browser = aBrowser()
  await callers[whose].call(registerPushToken, browser)
  return { unique_id: browser.unique_id }
}

/** Other people's notifications are silently ignored. */
const passedOver: Outcomes = { visitor: 401, owner: 200, others: 'in vain' }
const notForStudents: Outcomes = { visitor: 401, student: 403, others: 200 }

export const notificationAccess: readonly AccessRow[] = [
  { call: countNotifications, outcomes: signedInOnly },
  { call: listNotifications, given: () => ({ app_type: 1 }), outcomes: signedInOnly },
  { call: markNotificationRead, given: aNotification, outcomes: passedOver, own: allTheirOwn },
  { call: deleteNotification, given: aNotification, outcomes: passedOver, own: allTheirOwn },
  { call: openNotificationStream, outcomes: signedInOnly },
  { call: getNotificationSettings, outcomes: notForStudents },
  { call: saveNotificationSettings, given: () => ({ topics: [] }), outcomes: notForStudents },
  { call: getPushKey, outcomes: signedInOnly },
  { call: registerPushToken, given: aBrowser, outcomes: signedInOnly },
  { call: removePushToken, given: aKnownBrowser, outcomes: passedOver, own: allTheirOwn },
]
