import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, identity, moment } from './columns.ts'
import { products, productVariants } from './shop.schema.ts'
import { users } from './users.schema.ts'

const ownerId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Lines saved for later: they reserve nothing and count for nothing. */
export const savedLines = pgTable(
  'saved_lines',
  {
    id: identity(),
    userId: ownerId(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    seenPriceInPaise: integer('seen_price_in_paise').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('saved_lines_user_variant').on(table.userId, table.variantId),
    check('saved_lines_quantity', sql`${table.quantity} >= 1`),
  ],
)

export const coupons = pgTable(
  'coupons',
  {
    id: identity(),
    /** Upper case. */
    code: text().notNull(),
    kind: text({ enum: ['percent', 'amount'] }).notNull(),
    /** Whole percent, or paise. */
    value: integer().notNull(),
    /** The maximum discount of a percentage; null: no limit. */
    maxInPaise: integer('most_in_paise'),
    minimumInPaise: integer('minimum_in_paise').notNull().default(0),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    /** By everyone together; null: no limit. */
    usageLimit: integer('usage_limit'),
    usesPerPerson: integer('uses_per_person').notNull().default(1),
    audience: text({ enum: ['everyone', 'listed', 'first_order'] })
      .notNull()
      .default('everyone'),
    /** Listed in the bag; others work only for people who know them. */
    isAdvertised: boolean('is_advertised').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('coupons_code').on(table.code)],
)

/** Whom a coupon with audience `listed` is for. */
export const couponHolders = pgTable(
  'coupon_holders',
  {
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    userId: ownerId(),
  },
  (table) => [
    primaryKey({ columns: [table.couponId, table.userId] }),
    index('coupon_holders_user').on(table.userId),
  ],
)

/** The one coupon of a bag; on the server, so that it counts in checkout too. */
export const appliedCoupons = pgTable('applied_coupons', {
  userId: ownerId().primaryKey(),
  couponId: integer('coupon_id')
    .notNull()
    .references(() => coupons.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
})

export const wishlistShares = pgTable(
  'wishlist_shares',
  {
    userId: ownerId().primaryKey(),
    /** 128 random bits; knowing it is the permission to look. */
    token: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('wishlist_shares_token').on(table.token)],
)

/** The address book. */
export const addresses = pgTable(
  'addresses',
  {
    id: identity(),
    userId: ownerId(),
    kind: text({ enum: ['home', 'work', 'other'] }).notNull(),
    name: text().notNull(),
    mobile: text().notNull(),
    line1: text().notNull(),
    line2: text().notNull(),
    landmark: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    pincode: text().notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('addresses_user').on(table.userId),
    uniqueIndex('addresses_default')
      .on(table.userId)
      .where(sql`${table.isDefault}`),
  ],
)
