import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, moment } from './columns.ts'
import { users } from './users.schema.ts'

export const notifications = pgTable(
  'notifications',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text().notNull().default(''),
    image: text(),
    /** One of `notificationTypes`, or another. */
    collectionType: text('collection_type'),
    collectionId: integer('collection_id'),
    orderCode: text('order_code'),
    studentId: integer('student_id'),
    actionId: integer('action_id'),
    actionSlug: text('action_slug'),
    /** Where it leads, where the type does not say. */
    path: text(),
    isRead: boolean('is_read').notNull().default(false),
    /** Of what is told together while nobody has read it, such as posts of one organisation. */
    groupKey: text('group_key'),
    /** How many things it tells of. */
    groupCount: integer('group_count').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    index('notifications_group')
      .on(table.userId, table.groupKey)
      .where(sql`${table.groupKey} is not null and not ${table.isRead}`),
    index('notifications_user').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
)

/** One row, id 1. */
export const siteSettings = pgTable('site_settings', {
  id: integer().primaryKey().default(1),
  facebookLink: text('facebook_link').notNull().default(''),
  twitterLink: text('twitter_link').notNull().default(''),
  instagramLink: text('instagram_link').notNull().default(''),
  linkedinLink: text('linkedin_link').notNull().default(''),
  youtubeLink: text('youtube_link').notNull().default(''),
})

export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  email: text().primaryKey(),
  createdAt: createdAt(),
})

export const referrals = pgTable(
  'referrals',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** E-mail in lower case, or mobile in international form. */
    contact: text().notNull(),
    isVendor: boolean('is_vendor').notNull(),
    name: text(),
    city: text(),
    countryId: integer('country_id').notNull(),
    joinedAt: moment('joined_at'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('referrals_user_contact').on(table.userId, table.contact)],
)
