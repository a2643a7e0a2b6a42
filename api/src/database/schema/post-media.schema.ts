import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity } from './columns.ts'
import { posts } from './feeds.schema.ts'
import { uploads } from './uploads.schema.ts'

/** Pictures and films of a post, in order. */
export const postMedia = pgTable(
  'post_media',
  {
    id: identity(),
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    kind: text({ enum: ['picture', 'video'] }).notNull(),
    alt: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    seconds: integer(),
    /** One of the two: a file that was sent, or an address of the site. */
    uploadId: integer('upload_id').references(() => uploads.id, { onDelete: 'cascade' }),
    address: text(),
    /** Of a film, likewise. */
    posterUploadId: integer('poster_upload_id').references(() => uploads.id, {
      onDelete: 'set null',
    }),
    posterAddress: text('poster_address'),
  },
  (table) => [
    index('post_media_post').on(table.postId, table.position),
    index('post_media_upload').on(table.uploadId),
    index('post_media_poster').on(table.posterUploadId),
    check('post_media_source', sql`num_nonnulls(${table.uploadId}, ${table.address}) = 1`),
  ],
)
