import type { RefundStep } from '@brightyard/contract'
import { bookingStates, requestOutcomes } from '@brightyard/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, identity, moment } from './columns.ts'
import { batches, offerings, offeringSessions, ticketTypes } from './offerings.schema.ts'
import { orderLines } from './orders.schema.ts'
import { students, users, vendors } from './users.schema.ts'

/** One kid in one session or one batch. Its state changes under the lock of the offering's sessions. */
export const bookings = pgTable(
  'bookings',
  {
    id: identity(),
    /** Unguessable: the ticket. */
    code: text().notNull(),
    /** Who booked it. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    studentId: integer('student_id')
      .notNull()
      .references(() => students.id),
    offeringId: integer('offering_id')
      .notNull()
      .references(() => offerings.id),
    sessionId: integer('session_id').references(() => offeringSessions.id),
    batchId: integer('batch_id').references(() => batches.id),
    ticketTypeId: integer('ticket_type_id')
      .notNull()
      .references(() => ticketTypes.id),
    /** Null where nothing was to be paid. */
    orderLineId: integer('order_line_id').references(() => orderLines.id),
    state: text({ enum: bookingStates }).notNull(),
    paidInPaise: bigint('paid_in_paise', { mode: 'number' }).notNull().default(0),
    refundedInPaise: bigint('refunded_in_paise', { mode: 'number' }).notNull().default(0),
    /** The terms that were agreed to, as those of the offering were then; a later change of its own does not count. */
    refundSteps: jsonb('refund_steps').$type<RefundStep[]>().notNull(),
    movesUntilHours: integer('moves_until_hours'),
    /** What cancelling gives back at most, from the first move on: what it would have given then. */
    refundLimitPercent: integer('refund_limit_percent').notNull().default(100),
    /** Incremented by a move or a cancellation: a part of the SEQUENCE of calendar files. */
    sequence: integer().notNull().default(0),
    offeredUntil: moment('offered_until'),
    cancelledAt: moment('cancelled_at'),
    /** Of an offered seat: when the family booked it, as a booking of its own. */
    takenAt: moment('taken_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('bookings_code').on(table.code),
    uniqueIndex('bookings_order_line').on(table.orderLineId),
    uniqueIndex('bookings_waiting_session')
      .on(table.studentId, table.sessionId)
      .where(sql`${table.state} in ('waiting', 'offered')`),
    uniqueIndex('bookings_waiting_batch')
      .on(table.studentId, table.batchId)
      .where(sql`${table.state} in ('waiting', 'offered')`),
    index('bookings_user').on(table.userId, table.id),
    index('bookings_student').on(table.studentId),
    index('bookings_offering').on(table.offeringId, table.state, table.id),
    index('bookings_offered')
      .on(table.offeredUntil)
      .where(sql`${table.state} = 'offered'`),
    check('bookings_target', sql`(${table.sessionId} is null) <> (${table.batchId} is null)`),
    check('bookings_moves', sql`${table.movesUntilHours} >= 0`),
    check('bookings_refund_limit', sql`${table.refundLimitPercent} between 0 and 100`),
    check('bookings_money', sql`${table.refundedInPaise} between 0 and ${table.paidInPaise}`),
    check(
      'bookings_offer',
      sql`(${table.state} = 'offered') = (${table.offeredUntil} is not null)`,
    ),
  ],
)

/** A kid's place in a session; a released one is free again. `seats_taken` of the session counts the others. */
export const bookingSeats = pgTable(
  'booking_seats',
  {
    id: identity(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    sessionId: integer('session_id')
      .notNull()
      .references(() => offeringSessions.id),
    studentId: integer('student_id')
      .notNull()
      .references(() => students.id),
    releasedAt: moment('released_at'),
    /** When the kid joined it online. */
    joinedAt: moment('joined_at'),
    /** As the organiser marked it. */
    isPresent: boolean('is_present'),
    remindedDayAt: moment('reminded_day_at'),
    remindedHourAt: moment('reminded_hour_at'),
  },
  (table) => [
    uniqueIndex('booking_seats_once')
      .on(table.studentId, table.sessionId)
      .where(sql`${table.releasedAt} is null`),
    index('booking_seats_booking').on(table.bookingId),
    index('booking_seats_session').on(table.sessionId),
  ],
)

/** Staff acting for a guardian: who asked for an offered seat, and what the guardian decided. */
export const bookingRequests = pgTable(
  'booking_requests',
  {
    bookingId: integer('booking_id')
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    requestedBy: integer('requested_by')
      .notNull()
      .references(() => users.id),
    /** Their workplace; null for admins. */
    vendorId: integer('vendor_id').references(() => vendors.id),
    note: text().notNull(),
    heldUntil: moment('held_until').notNull(),
    outcome: text({ enum: requestOutcomes }).notNull().default('open'),
    decidedAt: moment('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('booking_requests_vendor').on(table.vendorId, table.bookingId),
    check(
      'booking_requests_decided',
      sql`(${table.outcome} = 'open') = (${table.decidedAt} is null)`,
    ),
  ],
)
