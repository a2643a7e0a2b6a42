import type { FormContent, FormSettings, FormValues } from '@brightyard/contract'
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
import { createdAt, identity, moment } from './columns.ts'
import { users, vendors } from './users.schema.ts'

/** A web form: what its author works on, and the settings that count. Its row is locked while an answer is taken. */
export const webForms = pgTable(
  'web_forms',
  {
    id: identity(),
    slug: text().notNull(),
    /** Rises with every change by an author. */
    revision: integer().notNull().default(1),
    /** What the author works on; people see the version below. */
    content: jsonb().$type<FormContent>().notNull(),
    settings: jsonb().$type<FormSettings>().notNull(),
    hasChanges: boolean('has_changes').notNull().default(true),
    /** The version that people answer; null before the first publication. */
    version: integer(),
    publishedAt: moment('published_at'),
    // As published: columns, because lists and the lock decide by them.
    isPublic: boolean('is_public').notNull().default(false),
    isListed: boolean('is_listed').notNull().default(false),
    isForGuardians: boolean('is_for_guardians').notNull().default(false),
    /** Of a room's form: for the families of this class alone. */
    className: text('class_name'),
    hasSubjects: boolean('has_subjects').notNull().default(false),
    isOnce: boolean('is_once').notNull().default(false),
    opensAt: moment('opens_at'),
    closesAt: moment('closes_at'),
    maxAnswers: integer('max_answers'),
    notifyEmail: text('notify_email'),
    /** When and up to which answer the email above was told. */
    toldAt: moment('told_at'),
    toldAnswerId: integer('told_answer_id').notNull().default(0),
    /** Closed by hand. */
    closedAt: moment('closed_at'),
    createdBy: integer('created_by').references(() => users.id),
    /** The school or partner whose families alone it is for; null for Brightyard's own. Never changes. */
    roomId: integer('room_id').references(() => vendors.id),
    /** When the families of the room were told of it. */
    announcedAt: moment('announced_at'),
    updatedAt: moment('updated_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('web_forms_slug').on(table.slug),
    index('web_forms_updated').on(table.updatedAt, table.id),
    check('web_forms_published', sql`(${table.version} is null) = (${table.publishedAt} is null)`),
  ],
)

/** What was published, once and for all: answers keep the questions that they answered. */
export const formVersions = pgTable(
  'form_versions',
  {
    formId: integer('form_id')
      .notNull()
      .references(() => webForms.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    content: jsonb().$type<FormContent>().notNull(),
    publishedBy: integer('published_by').references(() => users.id),
    publishedAt: moment('published_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.formId, table.number] })],
)

/** What somebody sent. Files are named by the ids of their uploads. */
export const formAnswers = pgTable(
  'form_answers',
  {
    id: identity(),
    /** Unguessable: people name it when they ask. */
    reference: text().notNull(),
    formId: integer('form_id')
      .notNull()
      .references(() => webForms.id),
    version: integer().notNull(),
    /** Null for visitors. Deleted with the account. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    values: jsonb().$type<FormValues>().notNull(),
    summary: text().notNull(),
    /** Of the sender's attempt, so that a retry is no second answer. */
    sendKey: text('send_key').notNull(),
    sentAt: moment('sent_at').notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [
    uniqueIndex('form_answers_reference').on(table.reference),
    uniqueIndex('form_answers_send_key').on(table.formId, table.sendKey),
    index('form_answers_form').on(table.formId, table.id),
    index('form_answers_user').on(table.userId, table.formId, table.id),
  ],
)

/** What a signed-in person has filled in and not sent. */
export const formDrafts = pgTable(
  'form_drafts',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    formId: integer('form_id')
      .notNull()
      .references(() => webForms.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    values: jsonb().$type<FormValues>().notNull(),
    page: text(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    uniqueIndex('form_drafts_once').on(table.userId, table.formId, table.subject),
    index('form_drafts_form').on(table.formId),
    index('form_drafts_saved').on(table.savedAt),
  ],
)
