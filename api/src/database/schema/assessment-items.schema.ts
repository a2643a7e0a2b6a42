import { difficulties, questionKinds, type QuestionContent } from '@brightyard/contract'
import { boolean, index, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, identity, moment } from './columns.ts'
import { users, vendors } from './users.schema.ts'

/** Marks have two decimals: a third is 0.33. */
export const marks = (name: string) => numeric(name, { precision: 7, scale: 2, mode: 'number' })

/** What makes an answer right; never sent before the results are shown. */
export interface AnswerKey {
  /** Ids of options, `prompt=option` for each match, accepted texts, or the one number. */
  right: string[]
  /** How far a number may be off. */
  tolerance?: number
}

/** Of a room, or of Brightyard where there is none. */
export const ofRoom = () =>
  integer('vendor_id').references(() => vendors.id, { onDelete: 'cascade' })
export const byPerson = (name: string) =>
  integer(name).references(() => users.id, { onDelete: 'set null' })

/** Whom it is for; both ends count. */
export const ages = () => ({
  minAge: integer('min_age').notNull().default(3),
  maxAge: integer('max_age').notNull().default(18),
})
/** Rises with every change, so that nobody overwrites another's work. */
export const revision = () => integer().notNull().default(1)

/** What is asked and what is right, of an item and of its copies. */
export const questionColumns = () => ({
  kind: text({ enum: questionKinds }).notNull(),
  content: jsonb().$type<QuestionContent>().notNull(),
  answerKey: jsonb('answer_key').$type<AnswerKey>().notNull(),
  explanation: text().notNull().default(''),
  /** Whether its options stay as they are, such as those that end with "none of these". */
  keepsOrder: boolean('keeps_order').notNull().default(false),
})

/** The item bank. An assessment copies what it uses, so that a change here changes no attempt. */
export const assessmentItems = pgTable(
  'assessment_items',
  {
    id: identity(),
    vendorId: ofRoom(),
    createdBy: byPerson('created_by'),
    subject: text().notNull(),
    topic: text().notNull().default(''),
    ...ages(),
    difficulty: text({ enum: difficulties }).notNull().default('medium'),
    ...questionColumns(),
    /** What it counts where an assessment does not say otherwise. */
    marks: marks('marks').notNull().default(1),
    negativeMarks: marks('negative_marks').notNull().default(0),
    revision: revision(),
    archivedAt: moment('archived_at'),
    changedAt: moment('changed_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [index('assessment_items_room').on(table.vendorId, table.subject, table.id)],
)
