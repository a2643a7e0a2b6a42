import { activityCodes, subscriptionStates } from '@brightyard/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, moment } from './columns.ts'
import { students } from './users.schema.ts'

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
    createdAt: createdAt(),
  },
  (table) => [
    index('subscriptions_student').on(table.studentId, table.code, table.endsAt),
    check('subscriptions_in_order', sql`${table.endsAt} >= ${table.startsAt}`),
  ],
)
