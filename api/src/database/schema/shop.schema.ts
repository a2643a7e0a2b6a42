import type { Picture } from '@brightyard/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { createdAt, identity, moment } from './columns.ts'
import { users } from './users.schema.ts'

export const categories = pgTable(
  'categories',
  {
    id: identity(),
    /** Null: a parent. */
    parentId: integer('parent_id').references((): AnyPgColumn => categories.id),
    name: text().notNull(),
    slug: text().notNull(),
    picture: jsonb().$type<Picture>(),
    position: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('categories_slug').on(table.slug),
    index('categories_parent').on(table.parentId),
  ],
)

export const brands = pgTable(
  'brands',
  {
    id: identity(),
    name: text().notNull(),
    slug: text().notNull(),
    logo: jsonb().$type<Picture>(),
  },
  (table) => [uniqueIndex('brands_slug').on(table.slug)],
)

export const products = pgTable(
  'products',
  {
    id: identity(),
    name: text().notNull(),
    slug: text().notNull(),
    brandId: integer('brand_id').references(() => brands.id),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    /** Paragraphs. */
    description: jsonb().$type<string[]>().notNull().default([]),
    highlights: jsonb().$type<string[]>().notNull().default([]),
    specs: jsonb().$type<{ name: string; value: string }[]>().notNull().default([]),
    /** At least one; lists show the first. */
    pictures: jsonb().$type<Picture[]>().notNull(),
    taxPercent: numeric('tax_percent', { precision: 5, scale: 2 }).notNull(),
    maxOrderQuantity: integer('max_order_quantity').notNull().default(10),
    isPopular: boolean('is_popular').notNull().default(false),
    newArrival: boolean('new_arrival').notNull().default(false),
    ageFrom: integer('age_from'),
    ageTo: integer('age_to'),
    /** Whether any of its variants can be bought; a trigger of the variants keeps it. */
    inStock: boolean('in_stock').notNull().default(false),
    /** One decimal; null while there is no rating. */
    ratingAverage: numeric('rating_average', { precision: 2, scale: 1 }),
    ratingCount: integer('rating_count').notNull().default(0),
    /** No longer sold, but still in old bags and orders. */
    hiddenAt: moment('hidden_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('products_slug').on(table.slug),
    // Also for the most rated products of a category, and for the order of lists.
    index('products_category').on(
      table.categoryId,
      table.ratingCount.desc().nullsFirst(),
      table.id,
    ),
    index('products_name').on(sql`lower(${table.name})`, table.id),
    index('products_newest').on(table.createdAt, table.id),
    index('products_brand').on(table.brandId),
    // For parts of words, and for words that are spelled almost alike.
    index('products_name_parts').using('gin', sql`${table.name} gin_trgm_ops`),
    index('products_text_parts').using('gin', sql`(${table.description} ->> 0) gin_trgm_ops`),
    index('products_rated').on(sql`coalesce(${table.ratingAverage}, 0)`, table.id),
    // What lists and facets ask of a product, so that they read neither its texts nor its pictures.
    index('products_listed')
      .on(table.id, table.categoryId, table.brandId, table.ageFrom, table.ageTo, table.inStock)
      .where(sql`${table.hiddenAt} is null`),
  ],
)

export const productVariants = pgTable(
  'product_variants',
  {
    id: identity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** 0 is the one that lists show and that is bought when none is chosen. */
    position: integer().notNull(),
    name: text().notNull(),
    priceInPaise: integer('price_in_paise').notNull(),
    afterDiscountPriceInPaise: integer('after_discount_price_in_paise').notNull(),
    unitsAvailable: integer('units_available').notNull(),
    /** Incremented by each manual change, so that two people do not overwrite each other's. */
    revision: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('product_variants_position').on(table.productId, table.position),
    index('product_variants_price').on(table.afterDiscountPriceInPaise),
    // The order of lists by price.
    index('product_variants_listed')
      .on(table.afterDiscountPriceInPaise, table.productId)
      .where(sql`${table.position} = 0`),
    check('product_variants_stock', sql`${table.unitsAvailable} >= 0`),
    check(
      'product_variants_discount',
      sql`${table.afterDiscountPriceInPaise} <= ${table.priceInPaise}`,
    ),
  ],
)

export const cartLines = pgTable(
  'cart_lines',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    /** What the buyer saw; the bag points out a different current price. */
    seenPriceInPaise: integer('seen_price_in_paise').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('cart_lines_user_variant').on(table.userId, table.variantId),
    check('cart_lines_quantity', sql`${table.quantity} >= 1`),
  ],
)

/** Completed merges of guest carts, so that a retry adds nothing twice. */
export const cartSyncs = pgTable(
  'cart_syncs',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    syncId: text('sync_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.syncId] })],
)

export const wishlistEntries = pgTable(
  'wishlist_entries',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId] })],
)

/** Who wants to hear once when a sold-out variant can be bought again. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.variantId] }),
    index('stock_alerts_variant').on(table.variantId),
  ],
)
