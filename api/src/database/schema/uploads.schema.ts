import { uploadPurposes, documentKinds } from '@brightyard/contract'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, identity, moment } from './columns.ts'
import { applications } from './identity.schema.ts'

/**
 * A file that goes with a form. It lies in the database: what a form takes comes with it in one transaction, a
 * backup has both, and no address of the site leads to it.
 */
export const uploads = pgTable(
  'uploads',
  {
    id: identity(),
    /** Only who sends the file knows it. */
    ticket: text().notNull(),
    purpose: text({ enum: uploadPurposes }).notNull(),
    name: text().notNull(),
    size: integer().notNull(),
    /** By content; null until all of it is there. */
    kind: text({ enum: documentKinds }),
    /** The form that took it; one that none has taken is gone after a day. */
    applicationId: integer('application_id').references(() => applications.id, {
      onDelete: 'cascade',
    }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('uploads_ticket').on(table.ticket),
    index('uploads_application').on(table.applicationId),
    index('uploads_created_at').on(table.createdAt),
  ],
)

export const uploadParts = pgTable(
  'upload_parts',
  {
    uploadId: integer('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    /** The place of its first byte in the file. */
    start: integer().notNull(),
    data: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.start] })],
)
