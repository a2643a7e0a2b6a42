import type { Picture } from '@brightyard/contract'
import { judgingRoles } from '@brightyard/contract'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, moment } from './columns.ts'
import { campaigns, contentEntries } from './content.schema.ts'
import { vendors } from './users.schema.ts'

const entryId = () =>
  integer('content_entry_id')
    .notNull()
    .references(() => contentEntries.id, { onDelete: 'cascade' })

/** How a partner is reached, and who offers its activities. Name, text and city are the content entry's. */
export const partnerProfiles = pgTable(
  'partner_profiles',
  {
    contentEntryId: entryId().primaryKey(),
    vendorId: integer('vendor_id').references(() => vendors.id, { onDelete: 'set null' }),
    address: text().notNull(),
    phone: text(),
    email: text(),
    website: text(),
    openingHours: text('opening_hours'),
    partnerSince: integer('partner_since').notNull(),
  },
  (table) => [
    uniqueIndex('partner_profiles_vendor').on(table.vendorId),
    check('partner_profiles_website', sql`${table.website} ~ '^https?://'`),
  ],
)

/** What a member of the panel has judged. */
export const panelSessions = pgTable(
  'panel_sessions',
  {
    id: identity(),
    contentEntryId: entryId(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    heldAt: moment('held_at').notNull(),
    role: text({ enum: judgingRoles }).notNull(),
    entriesJudged: integer('entries_judged').notNull(),
    remark: text(),
  },
  (table) => [
    uniqueIndex('panel_sessions_once').on(table.contentEntryId, table.campaignId, table.heldAt),
    index('panel_sessions_campaign').on(table.campaignId),
    check('panel_sessions_entries', sql`${table.entriesJudged} >= 0`),
  ],
)

/** The newspaper of a month. */
export const newspaperIssues = pgTable(
  'newspaper_issues',
  {
    id: identity(),
    /** The first day of it. */
    month: date().notNull(),
    number: integer().notNull(),
    headline: text().notNull(),
    contents: jsonb().$type<string[]>().notNull().default([]),
    picture: jsonb().$type<Picture>(),
    /** From the site's root. */
    pdf: text().notNull(),
    pages: integer().notNull(),
    publishedAt: moment('published_at').notNull(),
  },
  (table) => [
    uniqueIndex('newspaper_issues_month').on(table.month),
    check('newspaper_issues_first_day', sql`extract(day from ${table.month}) = 1`),
    check('newspaper_issues_pages', sql`${table.pages} > 0`),
  ],
)
