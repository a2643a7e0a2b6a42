import { accountPaths, notificationTarget } from '@brightyard/contract'
import type { NotificationTopic } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { notifications } from '../../database/schema/notifications.schema.ts'
import { users } from '../../database/schema/users.schema.ts'
import type { Services } from '../../server/services.ts'
import type { Email } from '../messages/email-port.ts'
import { notificationEmail } from '../messages/emails.ts'
import { sendPush } from '../push/send-push.ts'
import { channelsOf } from './notification-settings.repository.ts'
import { signalNotification } from './notification-signals.ts'

type Row = typeof notifications.$inferInsert

export type Needs = Pick<Services, 'db' | 'email' | 'push' | 'background' | 'publicOrigin' | 'now'>

/** A notification to send. The fields of the row determine its target. */
export type NewNotification = Omit<Row, 'id' | 'isRead' | 'createdAt'> & {
  topic: NotificationTopic
  /** An email with more details than the notification. */
  email?: (to: string) => Email
}

/**
 * Notifies a person on the channels they chose for this topic: the bell and open pages in the given transaction,
 * push messages and emails in the background.
 */
export async function notify(
  services: Needs,
  notification: NewNotification,
  db: Database = services.db,
) {
  const { topic, email: _email, ...row } = notification
  const channels = await channelsOf(db, notification.userId, topic)
  if (channels.has('site')) {
    const [made] = await db
      .insert(notifications)
      .values({ ...row, createdAt: services.now() })
      .returning({ id: notifications.id })
    if (made) {
      const arrived = { id: made.id, title: notification.title }
      await signalNotification(db, { userId: notification.userId, arrived })
    }
  }
  if (channels.has('push')) {
    services.background.run('push message', () =>
      sendPush(services, notification.userId, {
        title: notification.title,
        body: notification.description ?? '',
        url: pathOf(row),
        tag: [topic, row.collectionType, row.orderCode ?? row.actionId].filter(Boolean).join(':'),
      }),
    )
  }
  if (channels.has('mail')) {
    services.background.run('notification email', () => sendEmail(services, notification))
  }
}

async function sendEmail({ db, email, publicOrigin }: Needs, notification: NewNotification) {
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, notification.userId))
  if (!user?.email) return
  const plain = (to: string) =>
    notificationEmail(to, {
      title: notification.title,
      description: notification.description ?? '',
      link: publicOrigin + pathOf(notification),
      settingsLink: publicOrigin + accountPaths.notifications.to(),
    })
  await email.send((notification.email ?? plain)(user.email))
}

/** The target of a push message or an email: its subject, else the list of notifications. */
const pathOf = (row: Row): string =>
  notificationTarget(
    {
      collection_type: row.collectionType ?? null,
      collection_id: row.collectionId ?? null,
      order_code: row.orderCode ?? null,
      student_id: row.studentId ?? null,
      action_id: row.actionId ?? null,
      action_slug: row.actionSlug ?? null,
    },
    'message',
  ) ?? accountPaths.notifications.to()
