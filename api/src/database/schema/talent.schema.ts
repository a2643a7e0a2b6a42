import type { Picture } from '@brightyard/contract'
import { sql } from 'drizzle-orm'
import {
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
import { campaigns, contentEntries } from './content.schema.ts'
import { orderLines } from './orders.schema.ts'
import { students, users } from './users.schema.ts'

/** Who judges a campaign: members of the panel; with an account, they score entries on the site. */
export const campaignJudges = pgTable(
  'campaign_judges',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    /** The entry of the panellist. */
    contentEntryId: integer('content_entry_id')
      .notNull()
      .references(() => contentEntries.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.contentEntryId] }),
    uniqueIndex('campaign_judges_user').on(table.campaignId, table.userId),
    index('campaign_judges_panellist').on(table.contentEntryId),
  ],
)

/** What a kid takes part with. Its row is locked while it changes; the kid's row while one is added. */
export const talentEntries = pgTable(
  'talent_entries',
  {
    id: identity(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    studentId: integer('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** The kid or a guardian; null once that account is gone. */
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    title: text().notNull(),
    description: text().notNull(),
    revision: integer().notNull().default(1),
    /** On the day of closing. */
    age: integer().notNull(),
    /** Pictures of the site that it shows before its files. */
    pictures: jsonb().$type<Picture[]>().notNull().default([]),
    sentAt: moment('sent_at'),
    withdrawnAt: moment('withdrawn_at'),
    /** Which text a guardian has agreed to, who and when. */
    consentVersion: integer('consent_version'),
    consentBy: integer('consent_by').references(() => users.id, { onDelete: 'set null' }),
    consentAt: moment('consent_at'),
    paidAt: moment('paid_at'),
    /** new: nobody is asked to look yet. waiting: not shown before somebody has looked. */
    review: text({ enum: ['new', 'waiting', 'shown', 'refused'] })
      .notNull()
      .default('new'),
    /** Why it is not shown. */
    reviewNote: text('review_note').notNull().default(''),
    /** When it was shown for the first time. */
    shownAt: moment('shown_at'),
    /** Of the verdict. */
    place: integer(),
    updatedAt: moment('updated_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('talent_entries_campaign').on(table.campaignId, table.review, table.id),
    index('talent_entries_student').on(table.studentId, table.id),
    check(
      'talent_entries_consent',
      sql`(${table.consentVersion} is null) = (${table.consentAt} is null)`,
    ),
    // Nothing is shown that was not sent with a guardian's consent.
    check(
      'talent_entries_shown',
      sql`${table.review} <> 'shown' or (${table.sentAt} is not null and ${table.consentAt} is not null)`,
    ),
  ],
)

/** The fee of an entry as a line of an order; held while it awaits its payment. */
export const entryFeeLines = pgTable(
  'entry_fee_lines',
  {
    orderLineId: integer('order_line_id')
      .primaryKey()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    entryId: integer('entry_id')
      .notNull()
      .references(() => talentEntries.id, { onDelete: 'cascade' }),
    releasedAt: moment('released_at'),
  },
  (table) => [
    // An entry has one order at a time, so that nobody pays twice.
    uniqueIndex('entry_fee_lines_held')
      .on(table.entryId)
      .where(sql`${table.releasedAt} is null`),
    index('entry_fee_lines_entry').on(table.entryId),
  ],
)
