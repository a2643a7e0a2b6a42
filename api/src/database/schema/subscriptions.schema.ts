import { activityCodes, subscriptionStates } from '@brightyard/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  numeric,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, identity, moment } from './columns.ts'
import { orderLines } from './orders.schema.ts'
import { students, users } from './users.schema.ts'

/** What can be subscribed to, for so many months. */
export const plans = pgTable(
  'plans',
  {
    id: identity(),
    code: text({ enum: activityCodes }).notNull(),
    name: text().notNull(),
    months: integer().notNull(),
    /** With tax. */
    priceInPaise: integer('price_in_paise').notNull(),
    taxPercent: numeric('tax_percent', { precision: 5, scale: 2 }).notNull(),
    /** No longer sold; running subscriptions keep it. */
    hiddenAt: moment('hidden_at'),
  },
  (table) => [
    uniqueIndex('plans_months').on(table.code, table.months),
    check('plans_price', sql`${table.priceInPaise} >= 0`),
    check('plans_months_given', sql`${table.months} > 0`),
  ],
)

/** A kid's subscription; practice is unlimited while one runs. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: identity(),
    studentId: integer('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    code: text({ enum: activityCodes }).notNull().default('MATH_AI'),
    planId: integer('plan_id').references(() => plans.id),
    /** The plan's name when it was bought. */
    plan: text().notNull(),
    startsAt: moment('starts_at').notNull(),
    /** The moment of the cancellation, where it was cancelled. */
    endsAt: moment('ends_at').notNull(),
    state: text({ enum: subscriptionStates }).notNull().default('active'),
    /** Who bought it, with what line; null for those that the seeds give. */
    userId: integer('user_id').references(() => users.id),
    orderLineId: integer('order_line_id').references(() => orderLines.id),
    paidInPaise: bigint('paid_in_paise', { mode: 'number' }).notNull().default(0),
    refundedInPaise: bigint('refunded_in_paise', { mode: 'number' }).notNull().default(0),
    remindedAt: moment('reminded_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('subscriptions_student').on(table.studentId, table.code, table.endsAt),
    index('subscriptions_end').on(table.endsAt),
    uniqueIndex('subscriptions_order_line').on(table.orderLineId),
    check('subscriptions_money', sql`${table.refundedInPaise} between 0 and ${table.paidInPaise}`),
    check('subscriptions_in_order', sql`${table.endsAt} >= ${table.startsAt}`),
  ],
)

/** The plan of an order line. While its order awaits the payment it is held: a kid has one such line at a time. */
export const subscriptionLines = pgTable(
  'subscription_lines',
  {
    orderLineId: integer('order_line_id')
      .primaryKey()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    studentId: integer('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    code: text({ enum: activityCodes }).notNull(),
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id),
    releasedAt: moment('released_at'),
  },
  (table) => [
    uniqueIndex('subscription_lines_held')
      .on(table.studentId, table.code)
      .where(sql`${table.releasedAt} is null`),
  ],
)
