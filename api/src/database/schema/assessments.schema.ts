import { type Composition, reviewLevels, reviewTimes } from '@brightyard/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  ages,
  assessmentItems,
  byPerson,
  marks,
  ofRoom,
  questionColumns,
  revision,
} from './assessment-items.schema.ts'
import { createdAt, identity, moment } from './columns.ts'
import { orderLines, orders } from './orders.schema.ts'
import { students } from './users.schema.ts'

export const assessments = pgTable(
  'assessments',
  {
    id: identity(),
    vendorId: ofRoom(),
    createdBy: byPerson('created_by'),
    title: text().notNull(),
    subject: text().notNull(),
    ...ages(),
    summary: text().notNull().default(''),
    rules: jsonb().$type<string[]>().notNull().default([]),
    minutes: integer().notNull(),
    attemptsAllowed: integer('attempts_allowed').notNull().default(1),
    /** When attempts may be started and last; null: always. Assignments may have times of their own. */
    opensAt: moment('opens_at'),
    closesAt: moment('closes_at'),
    isShuffled: boolean('is_shuffled').notNull().default(true),
    review: text({ enum: reviewLevels }).notNull().default('answers'),
    reviewFrom: text('review_from', { enum: reviewTimes }).notNull().default('closing'),
    resultsReleasedAt: moment('results_released_at'),
    /** Share of the marks from which it is passed; null where nobody passes or fails. */
    passPercent: integer('pass_percent'),
    /** What an individual candidate pays, tax included; 0: nothing. Kids never pay: their school has. */
    feeInPaise: integer('fee_in_paise').notNull().default(0),
    /** Whether people without an account may take it. */
    isForCandidates: boolean('is_for_candidates').notNull().default(false),
    taxPercent: integer('tax_percent').notNull().default(18),
    /** Null while it is a draft. Its questions stay as they are from then on. */
    publishedAt: moment('published_at'),
    /** Closed by hand. */
    withdrawnAt: moment('withdrawn_at'),
    /** What its author works on; null once it is published, when sections and questions have it. */
    draft: jsonb().$type<Composition>(),
    revision: revision(),
    changedAt: moment('changed_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    index('assessments_room').on(table.vendorId, table.id),
    check('assessments_take_time', sql`${table.minutes} between 1 and 600`),
    check('assessments_attempts', sql`${table.attemptsAllowed} between 1 and 20`),
    check('assessments_fee', sql`${table.feeInPaise} >= 0`),
    check('assessments_in_order', sql`${table.closesAt} > ${table.opensAt}`),
    check('assessments_pass', sql`${table.passPercent} between 1 and 100`),
  ],
)

export const ofAssessment = () =>
  integer('assessment_id')
    .notNull()
    .references(() => assessments.id, { onDelete: 'cascade' })

export const assessmentSections = pgTable(
  'assessment_sections',
  {
    id: identity(),
    assessmentId: ofAssessment(),
    position: integer().notNull(),
    title: text().notNull(),
    note: text().notNull().default(''),
  },
  (table) => [uniqueIndex('assessment_sections_place').on(table.assessmentId, table.position)],
)

export const assessmentQuestions = pgTable(
  'assessment_questions',
  {
    id: identity(),
    assessmentId: ofAssessment(),
    sectionId: integer('section_id')
      .notNull()
      .references(() => assessmentSections.id, { onDelete: 'cascade' }),
    /** Where it was copied from; item analysis goes by it. */
    itemId: integer('item_id').references(() => assessmentItems.id, { onDelete: 'set null' }),
    position: integer().notNull(),
    ...questionColumns(),
    marks: marks('marks').notNull(),
    negativeMarks: marks('negative_marks').notNull().default(0),
  },
  (table) => [
    index('assessment_questions_place').on(table.assessmentId, table.sectionId, table.position),
    index('assessment_questions_item').on(table.itemId),
    check('assessment_questions_marks', sql`${table.marks} > 0 and ${table.negativeMarks} >= 0`),
  ],
)

/** To one kid, or to a room or a class of it. */
export const assessmentAssignments = pgTable(
  'assessment_assignments',
  {
    id: identity(),
    assessmentId: ofAssessment(),
    studentId: integer('student_id').references(() => students.id, { onDelete: 'cascade' }),
    vendorId: ofRoom(),
    /** Empty for everyone in the room. */
    className: text('class_name').notNull().default(''),
    /** In place of the assessment's own times. */
    opensAt: moment('opens_at'),
    closesAt: moment('closes_at'),
    /** More time, for a kid who needs it. */
    extraMinutes: integer('extra_minutes').notNull().default(0),
    assignedBy: byPerson('assigned_by'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('assessment_assignments_student')
      .on(table.assessmentId, table.studentId)
      .where(sql`${table.studentId} is not null`),
    uniqueIndex('assessment_assignments_class')
      .on(table.assessmentId, table.vendorId, table.className)
      .where(sql`${table.vendorId} is not null`),
    index('assessment_assignments_of_student').on(table.studentId),
    index('assessment_assignments_of_room').on(table.vendorId, table.className),
    check(
      'assessment_assignments_one',
      sql`(${table.studentId} is null) <> (${table.vendorId} is null)`,
    ),
    check('assessment_assignments_extra', sql`${table.extraMinutes} between 0 and 600`),
    check('assessment_assignments_in_order', sql`${table.closesAt} > ${table.opensAt}`),
  ],
)

/** A person without an account who takes this one assessment. */
export const assessmentCandidates = pgTable(
  'assessment_candidates',
  {
    id: identity(),
    assessmentId: ofAssessment(),
    /** Upper case; unique on the whole site, so that it can be typed without the assessment's address. */
    applicationId: text('application_id').notNull(),
    passcodeHash: text('passcode_hash').notNull(),
    name: text().notNull(),
    /** E-mail in lower case, or mobile in international form. */
    contact: text().notNull().default(''),
    extraMinutes: integer('extra_minutes').notNull().default(0),
    /** The order of the fee. */
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'set null' }),
    paidAt: moment('paid_at'),
    blockedAt: moment('blocked_at'),
    createdBy: byPerson('created_by'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('assessment_candidates_application').on(table.applicationId),
    index('assessment_candidates_assessment').on(table.assessmentId, table.id),
    index('assessment_candidates_order').on(table.orderId),
    check('assessment_candidates_extra', sql`${table.extraMinutes} between 0 and 600`),
  ],
)

/** The fee of a candidate as a line of an order; held while it awaits its payment. */
export const assessmentFeeLines = pgTable(
  'assessment_fee_lines',
  {
    orderLineId: integer('order_line_id')
      .primaryKey()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    candidateId: integer('candidate_id')
      .notNull()
      .references(() => assessmentCandidates.id, { onDelete: 'cascade' }),
    releasedAt: moment('released_at'),
  },
  (table) => [
    // A candidate has one order at a time, so that nobody pays twice.
    uniqueIndex('assessment_fee_lines_held')
      .on(table.candidateId)
      .where(sql`${table.releasedAt} is null`),
    index('assessment_fee_lines_candidate').on(table.candidateId),
  ],
)
