import { uploadKinds, uploadPurposes } from '@brightyard/contract'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { assessmentItems } from './assessment-items.schema.ts'
import { bytes, identity, moment } from './columns.ts'
import { formAnswers, formDrafts } from './forms.schema.ts'
import { posts } from './feeds.schema.ts'
import { applications } from './identity.schema.ts'
import { offerings } from './offerings.schema.ts'
import { talentEntries } from './talent.schema.ts'
import { users } from './users.schema.ts'

/**
 * A file sent with a form. It is stored in the database, so that a form and its files are saved in one
 * transaction, and it has no public URL. With FILES_URL its bytes are moved from there once it is whole.
 */
export const uploads = pgTable(
  'uploads',
  {
    id: identity(),
    /** Known only to the sender. */
    ticket: text().notNull(),
    purpose: text({ enum: uploadPurposes }).notNull(),
    name: text().notNull(),
    size: integer().notNull(),
    /** Bytes that came, of a file that is sent in parts by `sendUploadPart`. */
    received: integer().notNull().default(0),
    /**
     * Who started it, where that was a signed-in person: nobody else may send, remove or use it, except of an
     * entry, which is its family's.
     */
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** Hashes of the address of a sender who is not signed in, and of that with the visitor's id, until it is claimed. */
    sentFrom: text('sent_from'),
    visitor: text(),
    /** Of its first and last bytes, by its sender: a file of the same name and size can be another one. */
    fingerprint: text(),
    /** Detected from the content; null until the upload is complete. */
    kind: text({ enum: uploadKinds }),
    /** The form that it belongs to; unclaimed files are deleted after a day. */
    applicationId: integer('application_id').references(() => applications.id, {
      onDelete: 'cascade',
    }),
    /** The same for the answer to a web form. */
    formAnswerId: integer('form_answer_id').references(() => formAnswers.id, {
      onDelete: 'cascade',
    }),
    /** Unclaimed, but kept as long as the draft that names it. */
    formDraftId: integer('form_draft_id').references(() => formDrafts.id, {
      onDelete: 'set null',
    }),
    /** Or the post. */
    postId: integer('post_id').references(() => posts.id, { onDelete: 'cascade' }),
    /** Or the question that shows it; its copies show it too, so the question is never deleted. */
    assessmentItemId: integer('assessment_item_id').references(() => assessmentItems.id, {
      onDelete: 'cascade',
    }),
    /** Or the entry of a campaign, from the first byte on. */
    entryId: integer('entry_id').references(() => talentEntries.id, { onDelete: 'cascade' }),
    /** Or the offering whose picture it is. */
    offeringId: integer('offering_id').references(() => offerings.id, { onDelete: 'cascade' }),
    /** Of a picture or a film, in pixels. */
    width: integer(),
    height: integer(),
    /** Of a film that says so. */
    seconds: integer(),
    /** Where its bytes are in the store of FILES_URL; null while they are in `upload_parts`. */
    storedAs: text('stored_as'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('uploads_ticket').on(table.ticket),
    index('uploads_application').on(table.applicationId),
    index('uploads_form_answer').on(table.formAnswerId),
    index('uploads_form_draft').on(table.formDraftId),
    index('uploads_post').on(table.postId),
    index('uploads_assessment_item').on(table.assessmentItemId),
    index('uploads_entry').on(table.entryId),
    index('uploads_offering').on(table.offeringId),
    index('uploads_created_at').on(table.createdAt),
    index('uploads_owner').on(table.ownerId),
    // What belongs to nothing yet is counted at every part that comes.
    index('uploads_untaken')
      .on(table.createdAt)
      .where(
        sql`${table.applicationId} is null and ${table.formAnswerId} is null and ${table.formDraftId} is null
          and ${table.postId} is null and ${table.assessmentItemId} is null and ${table.entryId} is null
          and ${table.offeringId} is null`,
      ),
  ],
)

export const uploadParts = pgTable(
  'upload_parts',
  {
    uploadId: integer('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    /** Offset of its first byte in the file. */
    start: integer().notNull(),
    data: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.start] })],
)

/**
 * Objects in the store of FILES_URL that belong to no upload, or not yet. A trigger notes those whose upload is deleted
 * or changed, whatever deleted it.
 */
export const removedFiles = pgTable('removed_files', {
  key: text().primaryKey(),
  /** By the clock of the database. */
  dueAt: moment('due_at').notNull().defaultNow(),
})
