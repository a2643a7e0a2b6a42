import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
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

/** A topic and ten questions, to be done by one kid. */
export const practiceWorksheets = pgTable(
  'practice_worksheets',
  {
    id: identity(),
    studentId: ofStudent(),
    /** Code of one of the topics of the practice module. */
    topic: text().notNull(),
    /** The school that assigned it; null: chosen by the system, from what is weakest. */
    vendorId: integer('vendor_id').references(() => vendors.id, { onDelete: 'cascade' }),
    assignedBy: integer('assigned_by').references(() => users.id, { onDelete: 'set null' }),
    note: text().notNull().default(''),
    dueAt: moment('due_at'),
    doneAt: moment('done_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('practice_worksheets_student').on(table.studentId, table.createdAt),
    // The system waits until its last one is done.
    uniqueIndex('practice_worksheets_by_system')
      .on(table.studentId)
      .where(sql`${table.vendorId} is null and ${table.doneAt} is null`),
  ],
)

export const practiceSessions = pgTable(
  'practice_sessions',
  {
    id: identity(),
    studentId: ofStudent(),
    topic: text().notNull(),
    worksheetId: integer('worksheet_id').references(() => practiceWorksheets.id, {
      onDelete: 'cascade',
    }),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
    /** Of the topic, from 0 to 1, before the first question and after the last. */
    masteryBefore: doublePrecision('mastery_before').notNull(),
    masteryAfter: doublePrecision('mastery_after'),
  },
  (table) => [
    index('practice_sessions_student').on(table.studentId, table.startedAt),
    uniqueIndex('practice_sessions_open')
      .on(table.studentId, table.topic)
      .where(sql`${table.finishedAt} is null and ${table.worksheetId} is null`),
    uniqueIndex('practice_sessions_worksheet').on(table.worksheetId),
  ],
)

/** A question is made again from skill and seed; neither its answer nor its working is stored. */
export const practiceQuestions = pgTable(
  'practice_questions',
  {
    sessionId: integer('session_id')
      .notNull()
      .references(() => practiceSessions.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer().notNull(),
    skill: text().notNull(),
    seed: text().notNull(),
    text: text().notNull(),
    hintsTaken: integer('hints_taken').notNull().default(0),
    given: text(),
    isRight: boolean('is_right'),
    seconds: integer(),
    askedAt: moment('asked_at').notNull(),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.number] }),
    check('practice_questions_number', sql`${table.number} between 1 and 10`),
  ],
)

/** How likely it is that a kid has a skill. */
export const practiceMasteries = pgTable(
  'practice_masteries',
  {
    studentId: ofStudent(),
    skill: text().notNull(),
    known: doublePrecision().notNull(),
    answered: integer().notNull(),
    right: integer().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.skill] }),
    check('practice_masteries_known', sql`${table.known} between 0 and 1`),
  ],
)
