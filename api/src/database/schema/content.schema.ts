import type {
  CampaignAgeGroup,
  CampaignCriterion,
  CampaignPrize,
  Home,
  MediaItem,
  PageSection,
  Picture,
} from '@brightyard/contract'
import { entryFileKinds } from '@brightyard/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { createdAt, identity, moment } from './columns.ts'

/** Taken by pages such as `/program/all`: an entry with this slug could never be opened. */
export const takenSlugs = [
  'all',
  'booking',
  'chapter',
  'class',
  'details',
  'list',
  'listing',
  'login',
  'payment-status',
  'session',
] as const

/** Entries of every content type (`contentTypeIds`). */
export const contentEntries = pgTable(
  'content_entries',
  {
    id: identity(),
    contentTypeId: integer('content_type_id').notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    summary: text().notNull().default(''),
    /** HTML. */
    body: text().notNull().default(''),
    picture: jsonb().$type<Picture>(),
    /** More pictures, each with words for what it shows. */
    gallery: jsonb().$type<Picture[]>().notNull().default([]),
    /** Of an entry that is a video. */
    video: jsonb().$type<NonNullable<MediaItem['video']>>(),
    /** What it belongs to: the partner of a partner's gallery. */
    parentId: integer('parent_id').references((): AnyPgColumn => contentEntries.id, {
      onDelete: 'cascade',
    }),
    tags: text().array().notNull().default([]),
    author: text(),
    subtitle: text(),
    readingMinutes: integer('reading_minutes'),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    place: text(),
    priceInPaise: integer('price_in_paise'),
    publishedAt: moment('published_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'content_entries_slug_is_free',
      sql`lower(${table.slug}) not in (${sql.raw(takenSlugs.map((slug) => `'${slug}'`).join(', '))})`,
    ),
    uniqueIndex('content_entries_type_slug').on(table.contentTypeId, table.slug),
    index('content_entries_type_published').on(
      table.contentTypeId,
      table.publishedAt.desc().nullsFirst(),
    ),
    index('content_entries_type_start').on(table.contentTypeId, table.startsAt),
    index('content_entries_tags').using('gin', table.tags),
    index('content_entries_parent').on(table.parentId),
    index('content_entries_search').using(
      'gin',
      sql`to_tsvector('english', ${table.title} || ' ' || ${table.summary})`,
    ),
  ],
)

export const cmsPages = pgTable('cms_pages', {
  slug: text().primaryKey(),
  title: text().notNull(),
  description: text().notNull().default(''),
  sections: jsonb().$type<PageSection[]>().notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const homeSlides = pgTable('home_slides', {
  id: identity(),
  position: integer().notNull(),
  title: text().notNull(),
  text: text().notNull(),
  action: jsonb().$type<NonNullable<Home['hero']>['action']>().notNull(),
  picture: jsonb().$type<Picture>().notNull(),
  area: text({ enum: ['learn', 'shop', 'talent'] }).notNull(),
})

/** The figures on the home page: `12,000+` children, … */
export const homeStats = pgTable('home_stats', {
  id: identity(),
  position: integer().notNull(),
  value: text().notNull(),
  label: text().notNull(),
})

/** Campaigns of the talentbox. Whether one runs follows from its dates. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: identity(),
    slug: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    theme: text().notNull(),
    picture: jsonb().$type<Picture>(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    ageFrom: integer('age_from'),
    ageTo: integer('age_to'),
    entryFeeInPaise: integer('entry_fee_in_paise').notNull().default(0),
    prize: text(),
    /** Paragraphs of plain text. */
    about: text().array().notNull().default([]),
    rules: text().array().notNull().default([]),
    prizes: jsonb().$type<CampaignPrize[]>().notNull().default([]),
    criteria: jsonb().$type<CampaignCriterion[]>().notNull().default([]),
    /** When the results are expected; null: two weeks after the closing. */
    resultsAt: moment('results_at'),
    /** When the verdict was published. */
    verdictAt: moment('verdict_at'),
    entriesPerKid: integer('entries_per_kid').notNull().default(1),
    fileKinds: text('file_kinds', { enum: entryFileKinds })
      .array()
      .notNull()
      .default(sql`'{picture}'`),
    maxFiles: integer('max_files').notNull().default(3),
    taxPercent: integer('tax_percent').notNull().default(18),
    /** Null where nobody votes. */
    votingEndsAt: moment('voting_ends_at'),
    /** Whether nobody sees the numbers of votes in the last day. */
    hidesLastDay: boolean('hides_last_day').notNull().default(false),
    /** Ranked one by one, the youngest first; null: all entries together. */
    ageGroups: jsonb('age_groups').$type<CampaignAgeGroup[]>(),
    /** How many jurors score each entry. */
    jurorsPerEntry: integer('jurors_per_entry').notNull().default(3),
    /** Until when they score; null before entries are assigned. */
    juryEndsAt: moment('jury_ends_at'),
    /** The criterion that decided between equal scores; null: they share the place. */
    tieBreaker: text('tie_breaker'),
    createdAt: createdAt(),
  },
  (table) => [
    check('campaigns_entries_per_kid', sql`${table.entriesPerKid} > 0`),
    check('campaigns_end_later', sql`${table.endsAt} > ${table.startsAt}`),
    uniqueIndex('campaigns_slug').on(table.slug),
    index('campaigns_dates').on(table.startsAt, table.endsAt),
  ],
)
