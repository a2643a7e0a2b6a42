import { postAudiences, postStates } from '@brightyard/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, moment } from './columns.ts'
import { uploads } from './uploads.schema.ts'
import { students, users, vendors } from './users.schema.ts'

/** Posts of schools, partners and Brightyard. */
export const posts = pgTable(
  'posts',
  {
    id: identity(),
    /** Its first words and its id; empty only while it is being made. */
    slug: text().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The school or partner for which it speaks; null: Brightyard. */
    vendorId: integer('vendor_id').references(() => vendors.id, { onDelete: 'cascade' }),
    audience: text({ enum: postAudiences }).notNull(),
    state: text({ enum: postStates }).notNull(),
    /** Empty once it is deleted. */
    text: text().notNull(),
    link: text(),
    /** When others could read it first; its place in the feed. */
    publishedAt: moment('published_at'),
    /** Why it is not shown, for its author. */
    moderationNote: text('moderation_note'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('posts_slug')
      .on(table.slug)
      .where(sql`${table.slug} <> ''`),
    index('posts_newest')
      .on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.state} = 'published'`),
    index('posts_vendor').on(
      table.vendorId,
      table.publishedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('posts_user').on(table.userId),
    check(
      'posts_published',
      sql`${table.state} <> 'published' or ${table.publishedAt} is not null`,
    ),
  ],
)

/** Rooms that a post concerns. */
export const postRooms = pgTable(
  'post_rooms',
  {
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    vendorId: integer('vendor_id')
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.vendorId] }),
    index('post_rooms_vendor').on(table.vendorId),
  ],
)

/** Kids that a post concerns. */
export const postKids = pgTable(
  'post_kids',
  {
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    studentId: integer('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.studentId] }),
    index('post_kids_student').on(table.studentId),
  ],
)

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

export const postLikes = pgTable(
  'post_likes',
  {
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.userId] }),
    index('post_likes_user').on(table.userId),
  ],
)

export const postComments = pgTable(
  'post_comments',
  {
    id: identity(),
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: ['published', 'waiting', 'hidden', 'deleted'] }).notNull(),
    /** Empty once it is deleted. */
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('post_comments_post').on(table.postId, table.id.desc().nullsFirst()),
    index('post_comments_user').on(table.userId),
  ],
)
