import type { NotificationTopic } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { notifications } from '../../database/schema/notices.schema.ts'
import { users } from '../../database/schema/users.schema.ts'
import type { Services } from '../../server/services.ts'
import { noticeLetter } from '../mail/notice-letter.ts'
import { pushTo } from '../push/push-to.ts'
import { channelsOf } from './choice.repository.ts'
import { noticePath } from './notice-path.ts'
import { signalNotices } from './notice-wire.ts'

type Row = typeof notifications.$inferInsert

/** What somebody is told. The fields of the row say where it leads (N-030 to N-042). */
export type Notice = Omit<Row, 'id' | 'isRead' | 'createdAt'> & { topic: NotificationTopic }

/**
 * Tells a person something, on the channels that the person takes this topic on: the bell and open pages with
 * the transaction given, browsers and letters afterwards and without keeping anybody waiting.
 */
export async function notify(services: Services, notice: Notice, db: Database = services.db) {
  const { topic, ...row } = notice
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
        url: noticePath(row),
        tag: [topic, row.collectionType, row.orderCode ?? row.actionId].filter(Boolean).join(':'),
      }),
    )
  }
  if (channels.has('mail')) {
    services.background.run('letter of a notification', () => writeTo(services, notice))
  }
}

async function writeTo(services: Services, notice: Notice) {
  const [user] = await services.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, notice.userId))
  if (!user?.email) return
  await services.mail.send(
    noticeLetter(user.email, {
      title: notice.title,
      description: notice.description ?? '',
      link: services.publicOrigin + noticePath(notice),
      settingsLink: `${services.publicOrigin}/notifications`,
    }),
  )
}
