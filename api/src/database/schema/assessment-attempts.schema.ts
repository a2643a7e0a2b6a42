import { handedInBy } from '@brightyard/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { marks } from './assessment-items.schema.ts'
import { assessmentCandidates, assessmentQuestions, ofAssessment } from './assessments.schema.ts'
import { identity, moment } from './columns.ts'
import { students } from './users.schema.ts'

/** One person's try of an assessment, from its start until it is handed in. */
export const assessmentAttempts = pgTable(
  'assessment_attempts',
  {
    id: identity(),
    assessmentId: ofAssessment(),
    studentId: integer('student_id').references(() => students.id, { onDelete: 'cascade' }),
    candidateId: integer('candidate_id').references(() => assessmentCandidates.id, {
      onDelete: 'cascade',
    }),
    /** From 1. */
    number: integer().notNull(),
    /** Decides about the order of questions and options. */
    seed: text().notNull(),
    startedAt: moment('started_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** The window that opened it last, and when it was seen. */
    device: text().notNull().default(''),
    seenAt: moment('seen_at'),
    submittedAt: moment('submitted_at'),
    submittedBy: text('submitted_by', { enum: handedInBy }),
    /** Known from the hand-in on. */
    score: marks('score'),
    answered: integer(),
  },
  (table) => [
    uniqueIndex('assessment_attempts_of_student')
      .on(table.assessmentId, table.studentId, table.number)
      .where(sql`${table.studentId} is not null`),
    uniqueIndex('assessment_attempts_of_candidate')
      .on(table.assessmentId, table.candidateId, table.number)
      .where(sql`${table.candidateId} is not null`),
    index('assessment_attempts_student').on(table.studentId),
    index('assessment_attempts_candidate').on(table.candidateId),
    // What the server hands in, in the order in which their times end.
    index('assessment_attempts_running')
      .on(table.endsAt)
      .where(sql`${table.submittedAt} is null`),
    check(
      'assessment_attempts_one',
      sql`(${table.studentId} is null) <> (${table.candidateId} is null)`,
    ),
    check('assessment_attempts_take_time', sql`${table.endsAt} > ${table.startedAt}`),
    check(
      'assessment_attempts_ended',
      sql`(${table.submittedAt} is null) = (${table.submittedBy} is null)`,
    ),
  ],
)

export const assessmentAnswers = pgTable(
  'assessment_answers',
  {
    attemptId: integer('attempt_id')
      .notNull()
      .references(() => assessmentAttempts.id, { onDelete: 'cascade' }),
    questionId: integer('question_id')
      .notNull()
      .references(() => assessmentQuestions.id, { onDelete: 'cascade' }),
    given: jsonb().$type<string[]>().notNull(),
    isFlagged: boolean('is_flagged').notNull(),
    /** Of two answers the later one counts. */
    answeredAt: moment('answered_at').notNull(),
    savedAt: moment('saved_at').notNull(),
    /** Known from the hand-in on; both null where nothing was answered. */
    isRight: boolean('is_right'),
    score: marks('score'),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.questionId] }),
    index('assessment_answers_question').on(table.questionId),
  ],
)
