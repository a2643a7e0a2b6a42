import type { Notification } from '@brightyard/contract'
import { and, count, desc, eq, gte, lt, lte, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { notifications } from '../../database/schema/notifications.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import type { Span } from './notification-groups.ts'

export interface NotificationFilter {
  span: Span
  onlyUnread: boolean
  withoutIds: readonly number[]
  /** Leaves out notifications newer than the first page, so that pages do not shift. */
  upTo?: Date | undefined
}

const where = (actor: ActingUser, { span, onlyUnread, withoutIds, upTo }: NotificationFilter) =>
  and(
    eq(notifications.userId, actor.id),
    span.from ? gte(notifications.createdAt, span.from) : undefined,
    span.to ? lt(notifications.createdAt, span.to) : undefined,
    onlyUnread ? eq(notifications.isRead, false) : undefined,
    withoutIds.length > 0 ? notInArray(notifications.id, [...withoutIds]) : undefined,
    upTo ? lte(notifications.createdAt, upTo) : undefined,
  )

export async function listNotificationsOf(
  actor: ActingUser,
  db: Database,
  filter: NotificationFilter,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<Notification[]> {
  const rows = await db
    .select()
    .from(notifications)
    .where(where(actor, filter))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
    .offset(offset)
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    description: row.description,
    created_at: row.createdAt.toISOString(),
    is_read: row.isRead,
    image: row.image,
    collection_type: row.collectionType,
    collection_id: row.collectionId,
    order_code: row.orderCode,
    student_id: row.studentId,
    action_id: row.actionId,
    action_slug: row.actionSlug,
    // Only where there is one: the other fields are those that clients have always known.
    ...(row.path === null ? {} : { path: row.path }),
  }))
}

export async function countNotificationsOf(
  actor: ActingUser,
  db: Database,
  filter: NotificationFilter,
): Promise<number> {
  const [row] = await db.select({ total: count() }).from(notifications).where(where(actor, filter))
  return Number(row?.total ?? 0)
}

const unread = prepared('unread_notifications', (db) =>
  db
    .select({ total: count() })
    .from(notifications)
    .where(
      and(eq(notifications.userId, sql.placeholder('userId')), eq(notifications.isRead, false)),
    ),
)

/** For the bell, which every page asks. */
export async function countUnread(actor: ActingUser, db: Database): Promise<number> {
  const [row] = await unread(db, { userId: actor.id })
  return Number(row?.total ?? 0)
}

const own = (actor: ActingUser, id: number) =>
  and(eq(notifications.userId, actor.id), eq(notifications.id, id))

export const markRead = (actor: ActingUser, db: Database, id: number) =>
  db.update(notifications).set({ isRead: true }).where(own(actor, id))

export const markAllRead = (actor: ActingUser, db: Database) =>
  db.update(notifications).set({ isRead: true }).where(eq(notifications.userId, actor.id))

export const deleteOne = (actor: ActingUser, db: Database, id: number) =>
  db.delete(notifications).where(own(actor, id))

export const deleteAll = (actor: ActingUser, db: Database) =>
  db.delete(notifications).where(eq(notifications.userId, actor.id))
