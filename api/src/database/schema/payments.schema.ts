import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, identity, moment } from './columns.ts'
import { orderLines, orders } from './orders.schema.ts'

/** One attempt to pay an order. */
export const payments = pgTable(
  'payments',
  {
    id: identity(),
    /** Ours, unguessable; the gateway's events quote it. */
    code: text().notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    /** The gateway's reference; null until the gateway has responded. */
    gatewayReference: text('gateway_reference'),
    gatewayUrl: text('gateway_url'),
    status: text({ enum: ['pending', 'success', 'failure', 'refund_due', 'refunded'] }).notNull(),
    amountInPaise: bigint('amount_in_paise', { mode: 'number' }).notNull(),
    settledAt: moment('settled_at'),
    refundedAt: moment('refunded_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('payments_code').on(table.code),
    index('payments_order').on(table.orderId),
    index('payments_status').on(table.status),
  ],
)

/** Money of a payment that goes back, whole or in part. */
export const refunds = pgTable(
  'refunds',
  {
    id: identity(),
    /** The gateway refunds once for a code, however often it is asked. */
    code: text().notNull(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    /** The line that it is for; null where it is all that is left of the payment. */
    orderLineId: integer('order_line_id').references(() => orderLines.id, { onDelete: 'cascade' }),
    amountInPaise: bigint('amount_in_paise', { mode: 'number' }).notNull(),
    /** For people. */
    reason: text().notNull().default(''),
    state: text({ enum: ['due', 'paid'] }).notNull(),
    createdAt: createdAt(),
    paidAt: moment('paid_at'),
    /** Whether it takes back what an invoice says; money that came twice, or too late, was never on one. */
    reversesInvoice: boolean('reverses_invoice').notNull().default(false),
    /** Set with `paidAt`. */
    creditNoteNumber: text('credit_note_number'),
  },
  (table) => [
    uniqueIndex('refunds_code').on(table.code),
    uniqueIndex('refunds_credit_note').on(table.creditNoteNumber),
    uniqueIndex('refunds_line')
      .on(table.paymentId, table.orderLineId)
      .where(sql`${table.orderLineId} is not null`),
    uniqueIndex('refunds_rest')
      .on(table.paymentId)
      .where(sql`${table.orderLineId} is null`),
    index('refunds_order_line').on(table.orderLineId),
    index('refunds_due')
      .on(table.id)
      .where(sql`${table.state} = 'due'`),
    check('refunds_amount', sql`${table.amountInPaise} > 0`),
  ],
)

/** Gateway events already handled, so that a repeated one changes nothing. */
export const paymentEvents = pgTable('payment_events', {
  eventId: text('event_id').primaryKey(),
  paymentId: integer('payment_id')
    .notNull()
    .references(() => payments.id, { onDelete: 'cascade' }),
  kind: text().notNull(),
  receivedAt: moment('received_at').notNull(),
})

/** Records of the sandbox gateway, which the shop treats as an external service. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    /** 128 random bits; identifies its page. */
    reference: text().primaryKey(),
    paymentCode: text('payment_code').notNull(),
    description: text().notNull(),
    amountInPaise: bigint('amount_in_paise', { mode: 'number' }).notNull(),
    returnPath: text('return_path').notNull(),
    /** When the shop stops waiting; a payment after that is late. */
    expiresAt: moment('expires_at').notNull(),
    status: text({ enum: ['open', 'paid', 'declined', 'refunded'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('sandbox_payments_code').on(table.paymentCode)],
)

/** What the sandbox gateway has refunded, once for each of the shop's references. */
export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    refundCode: text('refund_code').primaryKey(),
    reference: text()
      .notNull()
      .references(() => sandboxPayments.reference, { onDelete: 'cascade' }),
    amountInPaise: bigint('amount_in_paise', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('sandbox_refunds_payment').on(table.reference)],
)

/** Callbacks that the sandbox gateway still has to deliver: stored until acknowledged, so none is lost. */
export const sandboxCallbacks = pgTable(
  'sandbox_callbacks',
  {
    id: identity(),
    reference: text()
      .notNull()
      .references(() => sandboxPayments.reference, { onDelete: 'cascade' }),
    /** The payment's status at the gateway once this is sent; null leaves it unchanged. */
    outcome: text({ enum: ['paid', 'declined'] }),
    body: text().notNull(),
    /** Sent with a forged signature, to show that the shop refuses it. */
    isForged: boolean('is_forged').notNull().default(false),
    deliverAt: moment('deliver_at').notNull(),
    attempts: integer().notNull().default(0),
    /** Status of the shop's last response; 0 while there is none. */
    lastAnswer: integer('last_answer').notNull().default(0),
    deliveredAt: moment('delivered_at'),
    createdAt: createdAt(),
  },
  (table) => [index('sandbox_callbacks_due').on(table.deliveredAt, table.deliverAt)],
)
