import type { Picture, PostalAddress, Totals } from '@brightyard/contract'
import { orderStatuses, orderTypes, timelineKinds } from '@brightyard/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { coupons } from './bag.schema.ts'
import { createdAt, identity, moment } from './columns.ts'
import { products, productVariants } from './shop.schema.ts'
import { students, users } from './users.schema.ts'

export const orders = pgTable(
  'orders',
  {
    id: identity(),
    code: text().notNull(),
    /** 128 random bits that let people track the order without signing in. */
    trackingSecret: text('tracking_secret').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    orderType: text('order_type', { enum: orderTypes }).notNull().default('shop'),
    status: text({ enum: orderStatuses }).notNull(),
    couponCode: text('coupon_code'),
    /** Address and delivery are of orders that become a parcel. */
    address: jsonb().$type<PostalAddress>(),
    deliveryChoice: text('delivery_choice', { enum: ['standard', 'express'] }),
    deliveryFrom: date('delivery_from'),
    deliveryTo: date('delivery_to'),
    totals: jsonb().$type<Totals>().notNull(),
    totalInPaise: bigint('total_in_paise', { mode: 'number' }).notNull(),
    placedAt: moment('placed_at').notNull(),
    /** While payment is awaited. */
    reservedUntil: moment('reserved_until').notNull(),
    /** Set once, when what the order held is free again: its items are back in stock, its seats empty. */
    stockReleasedAt: moment('stock_released_at'),
    paidAt: moment('paid_at'),
    deliveredAt: moment('delivered_at'),
    invoiceNumber: text('invoice_number'),
    carrier: text(),
    parcelNumber: text('parcel_number'),
  },
  (table) => [
    uniqueIndex('orders_code').on(table.code),
    uniqueIndex('orders_invoice').on(table.invoiceNumber),
    index('orders_user').on(
      table.userId,
      table.placedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('orders_placed').on(table.placedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('orders_reserved')
      .on(table.reservedUntil)
      .where(sql`${table.status} = 'awaiting_payment'`),
    check('orders_total', sql`${table.totalInPaise} >= 0`),
    check(
      'orders_parcel',
      sql`${table.orderType} <> 'shop' or (${table.address} is not null and ${table.deliveryChoice} is not null and ${table.deliveryFrom} is not null and ${table.deliveryTo} is not null)`,
    ),
  ],
)

const ofOrder = () =>
  integer('order_id')
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' })

/** Order lines, as bought; what else a kind of line needs is in its module's tables, which refer to the line. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: identity(),
    orderId: ofOrder(),
    /** Of the shop. */
    productId: integer('product_id').references(() => products.id),
    variantId: integer('variant_id').references(() => productVariants.id),
    /** For whom it was bought, where it is for one kid. */
    studentId: integer('student_id').references(() => students.id, { onDelete: 'set null' }),
    name: text().notNull(),
    variantName: text('variant_name').notNull(),
    picture: jsonb().$type<Picture>(),
    quantity: integer().notNull(),
    priceInPaise: integer('price_in_paise').notNull(),
    taxPercent: numeric('tax_percent', { precision: 5, scale: 2 }).notNull(),
    amountInPaise: bigint('amount_in_paise', { mode: 'number' }).notNull(),
    discountInPaise: bigint('discount_in_paise', { mode: 'number' }).notNull(),
    preTaxInPaise: bigint('pre_tax_in_paise', { mode: 'number' }).notNull(),
    taxInPaise: bigint('tax_in_paise', { mode: 'number' }).notNull(),
    totalInPaise: bigint('total_in_paise', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('order_lines_order').on(table.orderId),
    index('order_lines_product').on(table.productId),
    index('order_lines_variant').on(table.variantId),
    index('order_lines_student').on(table.studentId),
    check('order_lines_quantity', sql`${table.quantity} >= 1`),
    check(
      'order_lines_sum',
      sql`${table.preTaxInPaise} + ${table.taxInPaise} = ${table.totalInPaise} and ${table.totalInPaise} = ${table.amountInPaise} - ${table.discountInPaise}`,
    ),
  ],
)

/** What happened to an order, and when. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: identity(),
    orderId: ofOrder(),
    kind: text({ enum: timelineKinds }).notNull(),
    note: text().notNull().default(''),
    at: moment('at').notNull(),
  },
  (table) => [index('order_events_order').on(table.orderId, table.at)],
)

/** One use of a coupon; a released one no longer counts. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    id: identity(),
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupons.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    orderId: ofOrder(),
    releasedAt: moment('released_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('coupon_uses_order').on(table.orderId),
    index('coupon_uses_coupon').on(table.couponId),
  ],
)

/** The response for an idempotency key, so that a repeat gets the same one. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** Hash of the call's name and content. */
    contentHash: text('content_hash').notNull(),
    answer: jsonb().$type<unknown>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
)

/** The last invoice number of each financial year: invoices are numbered without gaps. */
export const invoiceCounters = pgTable('invoice_counters', {
  /** `2026-27`. */
  financialYear: text('financial_year').primaryKey(),
  last: integer().notNull(),
})

/** The last credit note's number of each financial year: a series of its own, without gaps either. */
export const creditNoteCounters = pgTable('credit_note_counters', {
  financialYear: text('financial_year').primaryKey(),
  last: integer().notNull(),
})
