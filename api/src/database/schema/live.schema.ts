import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, moment } from './columns.ts'
import { offeringSessions } from './offerings.schema.ts'
import { students, users } from './users.schema.ts'

const ofSession = () =>
  integer('session_id')
    .notNull()
    .references(() => offeringSessions.id, { onDelete: 'cascade' })

/** What a host did with a session online; without a row it opens and ends by the clock. */
export const liveClasses = pgTable('live_classes', {
  sessionId: ofSession().primaryKey(),
  startedAt: moment('started_at'),
  endedAt: moment('ended_at'),
})

/** Who has joined: a kid, the person at the screen for it, or a host. */
export const liveMembers = pgTable(
  'live_members',
  {
    id: identity(),
    sessionId: ofSession(),
    /** Null for hosts. */
    studentId: integer('student_id').references(() => students.id, { onDelete: 'cascade' }),
    /** A host, or who joined for the kid last. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: moment('seen_at').notNull(),
    handRaisedAt: moment('hand_raised_at'),
  },
  (table) => [
    uniqueIndex('live_members_kid')
      .on(table.sessionId, table.studentId)
      .where(sql`${table.studentId} is not null`),
    uniqueIndex('live_members_host')
      .on(table.sessionId, table.userId)
      .where(sql`${table.studentId} is null`),
    index('live_members_student').on(table.studentId),
    index('live_members_user').on(table.userId),
  ],
)

/** Deleted 30 days after the session. */
export const liveMessages = pgTable(
  'live_messages',
  {
    id: identity(),
    sessionId: ofSession(),
    memberId: integer('member_id')
      .notNull()
      .references(() => liveMembers.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    removedAt: moment('removed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('live_messages_session').on(table.sessionId, table.id),
    index('live_messages_member').on(table.memberId, table.createdAt),
  ],
)
