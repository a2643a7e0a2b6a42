import { postAudiences, postStates } from '@brightyard/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, moment } from './columns.ts'
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
    /** Of a child's story that a guardian sent: `Diya, 7 to 9 years`. Nobody learns whose guardian it was. */
    toldBy: text('told_by'),
    audience: text({ enum: postAudiences }).notNull(),
    state: text({ enum: postStates }).notNull(),
    /** Empty once it is deleted. */
    text: text().notNull(),
    link: text(),
    /** When others could read it first; its place in the feed. */
    publishedAt: moment('published_at'),
    /** When its author changed it last, also before others could read it; null: never. */
    editedAt: moment('edited_at'),
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

/** Rooms that a post concerns, or classes of one. */
export const postRooms = pgTable(
  'post_rooms',
  {
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    vendorId: integer('vendor_id')
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    /** Empty: everyone in the room. */
    className: text('class_name').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.vendorId, table.className] }),
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
