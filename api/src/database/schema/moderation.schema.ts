import { moderatedTypes, moderationReasons } from '@brightyard/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, identity, moment } from './columns.ts'
import { users, vendors } from './users.schema.ts'

/** Something that waits for a decision, or had one; a subject has one case for good. */
export const moderationCases = pgTable(
  'moderation_cases',
  {
    id: identity(),
    subjectType: text('subject_type', { enum: moderatedTypes }).notNull(),
    /** A row of the module that has the thing; the row stays, also when it is deleted for people. */
    subjectId: integer('subject_id').notNull(),
    /** Whose desk it is on besides Brightyard's; null: Brightyard's alone. */
    vendorId: integer('vendor_id').references(() => vendors.id, { onDelete: 'cascade' }),
    cause: text({ enum: ['new', 'reported'] }).notNull(),
    /** 2 from the first report after somebody kept it. */
    round: integer().notNull().default(1),
    isOpen: boolean('is_open').notNull().default(true),
    openedAt: moment('opened_at').notNull(),
  },
  (table) => [
    uniqueIndex('moderation_cases_subject').on(table.subjectType, table.subjectId),
    index('moderation_cases_open')
      .on(table.vendorId, table.id)
      .where(sql`${table.isOpen}`),
    index('moderation_cases_vendor').on(table.vendorId, table.id.desc().nullsFirst()),
  ],
)

export const moderationReports = pgTable(
  'moderation_reports',
  {
    caseId: integer('case_id')
      .notNull()
      .references(() => moderationCases.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The round of the case in which it came. */
    round: integer().notNull(),
    reason: text({ enum: moderationReasons }).notNull(),
    note: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.caseId, table.userId] }),
    index('moderation_reports_user').on(table.userId),
  ],
)

export const moderationDecisions = pgTable(
  'moderation_decisions',
  {
    id: identity(),
    caseId: integer('case_id')
      .notNull()
      .references(() => moderationCases.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    verdict: text({ enum: ['show', 'hide'] }).notNull(),
    reason: text({ enum: moderationReasons }),
    note: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('moderation_decisions_case').on(table.caseId, table.id),
    index('moderation_decisions_user').on(table.userId),
  ],
)

/** What a person no longer wants to see, reported or not. */
export const hiddenContent = pgTable(
  'hidden_content',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subjectType: text('subject_type', { enum: moderatedTypes }).notNull(),
    subjectId: integer('subject_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.subjectType, table.subjectId] })],
)
