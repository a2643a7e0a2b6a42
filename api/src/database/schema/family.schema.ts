import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, identity, moment } from './columns.ts'
import { students, users, vendors } from './users.schema.ts'

const ofStudent = () =>
  integer('student_id')
    .notNull()
    .references(() => students.id, { onDelete: 'cascade' })

/** What guardians, schools and partners have written down about a student. */
export const studentRecords = pgTable(
  'student_records',
  {
    studentId: ofStudent().primaryKey(),
    birthDate: date('birth_date'),
    className: text('class_name').notNull().default(''),
    guardianName: text('guardian_name').notNull().default(''),
    /** E-mail in lower case, or mobile in international form. */
    guardianContact: text('guardian_contact').notNull().default(''),
    /** Who registered it; null once that account is gone. */
    registeredBy: integer('registered_by').references(() => users.id, { onDelete: 'set null' }),
    /** Where, by whom, name and birth date: the same child is registered there once. */
    registrationKey: text('registration_key'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('student_records_registration').on(table.registrationKey)],
)

export const achievements = pgTable(
  'achievements',
  {
    id: identity(),
    studentId: ofStudent(),
    vendorId: integer('vendor_id')
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    note: text().notNull().default(''),
    givenBy: integer('given_by').references(() => users.id, { onDelete: 'set null' }),
    givenAt: moment('given_at').notNull(),
  },
  (table) => [index('achievements_student').on(table.studentId, table.givenAt.desc().nullsFirst())],
)

/** Only what differs from the default, which is on. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text().notNull(),
    channel: text({ enum: ['site', 'push', 'mail'] }).notNull(),
    isOn: boolean('is_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.topic, table.channel] })],
)

/** Browsers that take push messages. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The session that registered it: where it has ended, nothing is sent. */
    sessionId: text('session_id').notNull(),
    /** Of the browser, made by it. */
    uniqueId: text('unique_id').notNull(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    browser: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_browser').on(table.uniqueId),
    uniqueIndex('push_subscriptions_endpoint').on(table.endpoint),
    index('push_subscriptions_user').on(table.userId),
  ],
)
