import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, moment } from './columns.ts'
import { offerings } from './offerings.schema.ts'
import { programs } from './programs.schema.ts'
import { products, productVariants } from './shop.schema.ts'
import { users } from './users.schema.ts'

/** Reviews by buyers, and by families who came; the averages in `products` are computed from these rows. */
export const reviews = pgTable(
  'reviews',
  {
    id: identity(),
    /** Exactly one of the three. */
    productId: integer('product_id').references(() => products.id, { onDelete: 'cascade' }),
    offeringId: integer('offering_id').references(() => offerings.id, { onDelete: 'cascade' }),
    programId: integer('program_id').references(() => programs.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rating: integer().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    changedAt: moment('changed_at'),
    /** Hidden by an admin. */
    hiddenAt: moment('hidden_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('reviews_product_user').on(table.productId, table.userId),
    uniqueIndex('reviews_offering_user').on(table.offeringId, table.userId),
    uniqueIndex('reviews_program_user').on(table.programId, table.userId),
    check(
      'reviews_subject',
      sql`num_nonnulls(${table.productId}, ${table.offeringId}, ${table.programId}) = 1`,
    ),
    index('reviews_newest').on(
      table.productId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
  ],
)

/** Who changed price and stock of a variant. */
export const stockChanges = pgTable(
  'stock_changes',
  {
    id: identity(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    what: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('stock_changes_variant').on(table.variantId, table.id.desc().nullsFirst())],
)
