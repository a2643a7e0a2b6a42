import { accountPaths, notificationTarget } from '@brightyard/contract'
import type { NotificationTopic } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { notifications } from '../../database/schema/notices.schema.ts'
import { users } from '../../database/schema/users.schema.ts'
import type { Services } from '../../server/services.ts'
import type { Mail } from '../mail/mail-port.ts'
import { noticeLetter } from '../mail/notice-letter.ts'
import { pushTo } from '../push/push-to.ts'
import { channelsOf } from './choice.repository.ts'
import { signalNotices } from './notice-wire.ts'

type Row = typeof notifications.$inferInsert

export type Needs = Pick<Services, 'db' | 'mail' | 'push' | 'background' | 'publicOrigin' | 'now'>

/** What somebody is told. The fields of the row say where it leads. */
export type Notice = Omit<Row, 'id' | 'isRead' | 'createdAt'> & {
  topic: NotificationTopic
  /** A letter that says more than the notification. */
  letter?: (to: string) => Mail
}

/**
 * Tells a person something, on the channels that the person takes this topic on: the bell and open pages with
 * the transaction given, browsers and letters afterwards and without keeping anybody waiting.
 */
export async function notify(services: Needs, notice: Notice, db: Database = services.db) {
  const { topic, letter: _letter, ...row } = notice
  const channels = await channelsOf(db, notice.userId, topic)
  if (channels.has('site')) {
    const [made] = await db
      .insert(notifications)
      .values({ ...row, createdAt: services.now() })
      .returning({ id: notifications.id })
    if (made) {
      const arrived = { id: made.id, title: notice.title }
      await signalNotices(db, { userId: notice.userId, arrived })
    }
  }
  if (channels.has('push')) {
    services.background.run('push message', () =>
      pushTo(services, notice.userId, {
        title: notice.title,
        body: notice.description ?? '',
        url: pathOf(row),
        tag: [topic, row.collectionType, row.orderCode ?? row.actionId].filter(Boolean).join(':'),
      }),
    )
  }
  if (channels.has('mail')) {
    services.background.run('letter of a notification', () => writeTo(services, notice))
  }
}

async function writeTo({ db, mail, publicOrigin }: Needs, notice: Notice) {
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, notice.userId))
  if (!user?.email) return
  const plain = (to: string) =>
    noticeLetter(to, {
      title: notice.title,
      description: notice.description ?? '',
      link: publicOrigin + pathOf(notice),
      settingsLink: publicOrigin + accountPaths.notifications.to(),
    })
  await mail.send((notice.letter ?? plain)(user.email))
}

/** Where a push message or an e-mail leads: to its subject, else to the list of notifications. */
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
