import type {
  CampaignChoice,
  ChosenOptions,
  MarketingCampaign,
  Picture,
} from '@brightyard/contract'
import { campaignAreas } from '@brightyard/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { identity, moment } from './columns.ts'
import { orders } from './orders.schema.ts'

/** A campaign of Brightyard's own, with a page and perhaps something to order. */
export const marketingCampaigns = pgTable(
  'marketing_campaigns',
  {
    id: identity(),
    slug: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    place: text().notNull(),
    area: text({ enum: campaignAreas }).notNull(),
    picture: jsonb().$type<Picture>().notNull(),
    highlights: jsonb().$type<MarketingCampaign['highlights']>().notNull(),
    questions: jsonb().$type<MarketingCampaign['questions']>().notNull(),
    /** From when to when it can be ordered. */
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** When it takes place; null for what is sent. */
    eventStartsAt: moment('event_starts_at'),
    eventEndsAt: moment('event_ends_at'),
    /** Whether an order says where something is sent. */
    asksAddress: boolean('asks_address').notNull().default(false),
    choices: jsonb().$type<CampaignChoice[]>().notNull().default([]),
  },
  (table) => [
    uniqueIndex('marketing_campaigns_slug').on(table.slug),
    index('marketing_campaigns_end').on(table.endsAt),
    check(
      'marketing_campaigns_event',
      sql`(${table.eventStartsAt} is null) = (${table.eventEndsAt} is null) and (${table.eventStartsAt} is null or ${table.eventStartsAt} < ${table.eventEndsAt})`,
    ),
  ],
)

/** What can be ordered of a campaign. */
export const campaignPackages = pgTable(
  'campaign_packages',
  {
    id: identity(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => marketingCampaigns.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    summary: text().notNull(),
    includes: jsonb().$type<string[]>().notNull(),
    /** With tax. */
    priceInPaise: integer('price_in_paise').notNull(),
    taxPercent: numeric('tax_percent', { precision: 5, scale: 2 }).notNull(),
    /** How many there are; null: without a limit. */
    capacity: integer(),
    /** How often an order of one has to choose. */
    pieces: integer().notNull().default(1),
    /** Where it ends at another time than the campaign's event. */
    eventEndsAt: moment('event_ends_at'),
  },
  (table) => [
    index('campaign_packages_campaign').on(table.campaignId),
    check('campaign_packages_pieces', sql`${table.pieces} between 1 and 5`),
    check('campaign_packages_price', sql`${table.priceInPaise} >= 0`),
  ],
)

/** What an order of a campaign's package has besides: who pays, and what it holds of the package. */
export const campaignOrders = pgTable(
  'campaign_orders',
  {
    id: identity(),
    /** Hash of the person and the idempotency key; a repeat finds its first order by it. */
    requestHash: text('request_hash').notNull(),
    contentHash: text('content_hash').notNull(),
    /** Null only while its transaction runs. */
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    packageId: integer('package_id')
      .notNull()
      .references(() => campaignPackages.id),
    quantity: integer().notNull(),
    payerName: text('payer_name').notNull(),
    contactKind: text('contact_kind', { enum: ['email', 'mobile'] }).notNull(),
    contact: text().notNull(),
    /** What was chosen of each piece, as it was given; its address is the order's. */
    choices: jsonb().$type<ChosenOptions[]>().notNull().default([]),
    releasedAt: moment('released_at'),
  },
  (table) => [
    uniqueIndex('campaign_orders_request').on(table.requestHash),
    uniqueIndex('campaign_orders_order').on(table.orderId),
    index('campaign_orders_package').on(table.packageId),
    check('campaign_orders_quantity', sql`${table.quantity} >= 1`),
  ],
)
