import * as z from '@brightyard/contract/schema'
import { pageOf, PageQuery } from '../common/entities.ts'
import { DatabaseId, IdempotencyKey, OrderCode, PathId } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { offeringKinds } from '../offerings/constants.ts'
import {
  Booking,
  BookingChoice,
  BookingQuote,
  BookingStart,
  CancellationQuote,
  MoveQuote,
  OpenRequest,
} from './entities.ts'

const base = 'vendor'
const session = 'required'
const one = z.object({ code: OrderCode })

/** Changes nothing; guardians only, 404 for other people's kids. */
export const quoteBooking = defineCall({
  name: 'quoteBooking',
  method: 'POST',
  base,
  path: '/api/bookings/quote',
  session,
  summary: 'What a booking would be and cost',
  body: BookingChoice,
  response: BookingQuote,
})

/**
 * Books each kid a seat, all or none. Paid ones keep their seats for fifteen minutes and go to the payment; free ones
 * are confirmed at once. An unpaid booking of the same kids for the same dates is replaced; an offered seat of the same kid is taken.
 * 409 `booking_changed` when the quote of this fingerprint is no longer true, 409 `sold_out` when the last seat went
 * to somebody else, 422 with one of `bookingProblems` otherwise.
 */
export const bookSeats = defineCall({
  name: 'bookSeats',
  method: 'POST',
  base,
  path: '/api/bookings',
  session,
  summary: 'Book seats',
  body: z.extend(BookingChoice, {
    idempotency_key: IdempotencyKey,
    fingerprint: z.string().check(z.minLength(1), z.maxLength(100)),
  }),
  response: BookingStart,
})

/** Without a seat and without a price, for what is sold out: 409 `has_seats` otherwise. */
export const joinWaitingList = defineCall({
  name: 'joinWaitingList',
  method: 'POST',
  base,
  path: '/api/bookings/waiting',
  session,
  summary: 'Wait for a freed seat',
  body: z.omit(BookingChoice, { coupon: true }),
  response: z.object({ codes: z.array(z.string()) }),
})

/** Upcoming: the next first, those that wait too. Past: the latest first, cancelled ones among them. Of an order: all. */
export const listBookings = defineCall({
  name: 'listBookings',
  method: 'GET',
  base,
  path: '/api/bookings',
  session,
  summary: "A guardian's or kid's bookings",
  query: z.extend(PageQuery, {
    when: z._default(z.enum(['upcoming', 'past']), 'upcoming'),
    student_id: z.optional(PathId),
    kind: z.optional(z.enum(offeringKinds)),
    order_code: z.optional(OrderCode),
  }),
  response: pageOf(Booking),
})

export const getBooking = defineCall({
  name: 'getBooking',
  method: 'GET',
  base,
  path: '/api/bookings/:code',
  session,
  summary: 'One booking with its ticket',
  params: one,
  response: Booking,
})

/** 409 `too_late` from the start on, or once the kid has joined. */
export const quoteCancellation = defineCall({
  name: 'quoteCancellation',
  method: 'GET',
  base,
  path: '/api/bookings/:code/cancellation',
  session,
  summary: 'What cancelling a booking would give back',
  params: one,
  response: CancellationQuote,
})

/**
 * Also leaves the waiting list or declines an offered seat. 409 `refund_changed` if the refund is not that of the quote,
 * 409 `answered` for an offered seat that is booked by now.
 */
export const cancelBooking = defineCall({
  name: 'cancelBooking',
  method: 'POST',
  base,
  path: '/api/bookings/:code/cancel',
  session,
  summary: 'Cancel a booking',
  params: one,
  body: z.object({ refund_in_paise: z.int().check(z.nonnegative()) }),
  response: Booking,
})

/** 409 `too_late` when it can no longer be moved. */
export const quoteMove = defineCall({
  name: 'quoteMove',
  method: 'GET',
  base,
  path: '/api/bookings/:code/move',
  session,
  summary: 'What moving a booking would leave of its refund',
  params: one,
  response: MoveQuote,
})

/**
 * To another session, or batch, of the same offering at the same price; 409 `too_late`, `sold_out` or `already_booked`,
 * and `refund_changed` if what is left of the refund is not that of the quote.
 */
export const moveBooking = defineCall({
  name: 'moveBooking',
  method: 'POST',
  base,
  path: '/api/bookings/:code/move',
  session,
  summary: 'Move a booking to another date',
  params: one,
  body: z.object({
    session_id: z.optional(DatabaseId),
    batch_id: z.optional(DatabaseId),
    /** Of the quote that was agreed to. */
    refund_limit_percent: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
  }),
  response: Booking,
})

/** The first to lapse first; of guardians' kids. */
export const listOpenRequests = defineCall({
  name: 'listOpenRequests',
  method: 'GET',
  base,
  path: '/api/booking-requests',
  session,
  summary: 'Bookings that wait for the confirmation of the guardian',
  response: z.object({ data: z.array(OpenRequest) }),
})

/** For ten minutes; also of a cancelled booking, which then takes its dates out of the calendar. */
export const openBookingCalendar = defineCall({
  name: 'openBookingCalendar',
  method: 'POST',
  base,
  path: '/api/bookings/:code/calendar',
  session,
  summary: "A URL of a calendar file with a booking's dates",
  params: one,
  response: z.object({ url: z.string(), valid_until: z.iso.datetime() }),
})

/** A quarter of an hour before the start until the end; 409 `too_early` or `too_late`. The guardian sees it. */
export const joinSession = defineCall({
  name: 'joinSession',
  method: 'POST',
  base,
  path: '/api/bookings/:code/join',
  session,
  summary: 'Join a session online',
  params: one,
  body: z.object({ session_id: DatabaseId }),
  response: z.object({
    starts_at: z.iso.datetime(),
    ends_at: z.iso.datetime(),
    joined_at: z.iso.datetime(),
    /** For a count-down by the server's clock. */
    now: z.iso.datetime(),
  }),
})
