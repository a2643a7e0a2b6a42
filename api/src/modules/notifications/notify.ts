import { accountPaths, notificationTarget } from '@brightyard/contract'
import type { NotificationTopic } from '@brightyard/contract'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { notifications } from '../../database/schema/notifications.schema.ts'
import { users } from '../../database/schema/users.schema.ts'
import type { Services } from '../../server/services.ts'
import type { Email } from '../messages/email-port.ts'
import { notificationEmail } from '../messages/emails.ts'
import { newCause } from '../messages/outbox.ts'
import { listTargetIds } from '../push/push.repository.ts'
import { channelsOf } from './notification-settings.repository.ts'
import { signalNotification } from './notification-signals.ts'

type Row = typeof notifications.$inferInsert

export type Needs = Pick<Services, 'outbox' | 'publicOrigin' | 'now'>

/** A notification to send. The fields of the row determine its target. */
export type NewNotification = Omit<Row, 'id' | 'isRead' | 'createdAt'> & {
  topic: NotificationTopic
  /** Where it could be repeated: the same cause sends no second email or push message. */
  cause?: string
  /**
   * Told together with the unread one of this key from the last hour: that one gets the words and the target of this
   * one, and the title for so many. The caller locks the person, where two may be told at once.
   */
  group?: { key: string; title: (count: number) => string }
  /** An email with more details than the notification. */
  email?: (to: string) => Email
}

const day = 24 * 60 * 60 * 1000

/**
 * Notifies a person on the channels they chose for this topic, when the transaction commits: the bell, open pages,
 * push messages and emails.
 */
export function notify(services: Needs, db: Database, notification: NewNotification) {
  const {
    topic,
    cause = newCause(`notification:${topic}`),
    email: _email,
    group,
    ...row
  } = notification
  const { outbox, now } = services
  return db.transaction(async (tx) => {
    const channels = await channelsOf(tx, notification.userId, topic)
    if (channels.has('site')) {
      const made =
        (group && (await addToGroup(tx, row, group, now()))) ??
        (await insert(tx, row, group, now()))
      if (made) {
        const arrived = { id: made.id, title: made.title }
        await signalNotification(tx, { userId: notification.userId, arrived })
      }
    }
    if (channels.has('push')) {
      const message = {
        title: notification.title,
        body: notification.description ?? '',
        url: pathOf(row),
        tag: [topic, row.collectionType, row.orderCode ?? row.actionId].filter(Boolean).join(':'),
      }
      const targets = await listTargetIds(tx, notification.userId, now())
      const validUntil = new Date(now().getTime() + day)
      await outbox.add(
        tx,
        { cause, validUntil },
        targets.map((to) => ({ channel: 'push', to, message })),
      )
    }
    if (channels.has('mail')) {
      const emails = await emailOf(services, tx, notification)
      await outbox.add(tx, { cause }, emails)
    }
  })
}

const hour = 60 * 60 * 1000
const told = { id: notifications.id, title: notifications.title }

async function insert(tx: Database, row: Row, group: NewNotification['group'], now: Date) {
  const [made] = await tx
    .insert(notifications)
    .values({ ...row, groupKey: group?.key ?? null, createdAt: now })
    .returning(told)
  return made
}

async function addToGroup(
  tx: Database,
  { userId, title: _title, ...row }: Row,
  { key, title }: NonNullable<NewNotification['group']>,
  now: Date,
) {
  const [unread] = await tx
    .select({ id: notifications.id, count: notifications.groupCount })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.groupKey, key),
        eq(notifications.isRead, false),
        gt(notifications.createdAt, new Date(now.getTime() - hour)),
      ),
    )
    .orderBy(desc(notifications.id))
    .limit(1)
  if (!unread) return undefined
  const groupCount = unread.count + 1
  const [changed] = await tx
    .update(notifications)
    .set({ ...row, title: title(groupCount), groupCount, createdAt: now })
    .where(eq(notifications.id, unread.id))
    .returning(told)
  return changed
}

async function emailOf({ publicOrigin }: Needs, tx: Database, notification: NewNotification) {
  const [user] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, notification.userId))
  if (!user?.email) return []
  const plain = (to: string) =>
    notificationEmail(to, {
      title: notification.title,
      description: notification.description ?? '',
      link: publicOrigin + pathOf(notification),
      settingsLink: publicOrigin + accountPaths.notifications.to(),
    })
  return [{ channel: 'email' as const, ...(notification.email ?? plain)(user.email) }]
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
      path: row.path ?? null,
    },
    'message',
  ) ?? accountPaths.notifications.to()
