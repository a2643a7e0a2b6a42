import * as z from '@brightyard/contract/schema'
import { pageOf, PageQuery } from '../common/entities.ts'
import {
  DatabaseId,
  IdempotencyKey,
  MessageResponse,
  OrderCode,
  PathId,
  written,
} from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { BookingRequest, OrganiserBooking } from './entities.ts'

const base = 'vendor'
const session = 'required'

const OfOrganiser = z.object({
  offering_id: z.optional(PathId),
  session_id: z.optional(PathId),
})

/** Of the organiser's own offerings; of all for role 5. */
export const listOrganiserBookings = defineCall({
  name: 'listOrganiserBookings',
  method: 'GET',
  base,
  path: '/api/organiser/bookings',
  session,
  summary: 'Bookings of the own offerings',
  query: z.extend(PageQuery, OfOrganiser.shape),
  response: pageOf(OrganiserBooking),
})

/** The same as a CSV file, at most ten thousand lines. */
export const exportOrganiserBookings = defineCall({
  name: 'exportOrganiserBookings',
  method: 'GET',
  base,
  path: '/api/organiser/bookings/export',
  session,
  summary: 'Bookings of the own offerings as CSV',
  query: OfOrganiser,
  response: z.object({ file_name: z.string(), csv: z.string() }),
})

/** Everyone who has booked gets everything back and is told why; 409 `part_of_batch` for one session of a batch. */
export const cancelSessions = defineCall({
  name: 'cancelSessions',
  method: 'POST',
  base,
  path: '/api/organiser/sessions/cancel',
  session,
  summary: 'Cancel a session or a batch of the own offerings',
  body: z.object({
    session_id: z.optional(DatabaseId),
    batch_id: z.optional(DatabaseId),
    reason: z.string().check(written(), z.minLength(1, 'Please say why.'), z.maxLength(300)),
  }),
  response: MessageResponse,
})

/**
 * Keeps a seat for a kid of the own people until a guardian confirms it: for two days, of what another organisation
 * offers for two hours, and never beyond the start. The guardian books and pays it as any offered seat, or declines it as a booking is cancelled. 404 for a kid
 * who is not theirs, 409 `no_guardian`, `sold_out` or `too_many_requests`, 409 `asked_before` where the same was declined
 * or not answered in the last seven days and is another organisation's, 422 with one of `bookingProblems`.
 */
export const requestBooking = defineCall({
  name: 'requestBooking',
  method: 'POST',
  base,
  path: '/api/organiser/booking-requests',
  session,
  summary: 'Ask a guardian to confirm a booking for their kid',
  body: z.object({
    student_id: DatabaseId,
    ticket_type_id: DatabaseId,
    session_id: z.optional(DatabaseId),
    batch_id: z.optional(DatabaseId),
    note: z._default(z.string().check(written(), z.maxLength(300)), ''),
    idempotency_key: IdempotencyKey,
  }),
  response: BookingRequest,
})

/** The newest first: those of the own workplace, of all for role 5. */
export const listBookingRequests = defineCall({
  name: 'listBookingRequests',
  method: 'GET',
  base,
  path: '/api/organiser/booking-requests',
  session,
  summary: 'Bookings that guardians were asked to confirm',
  query: PageQuery,
  response: pageOf(BookingRequest),
})

/** The seat is free again, and the guardian is told. 409 `answered` once somebody has decided; 404 for others' requests. */
export const withdrawRequest = defineCall({
  name: 'withdrawRequest',
  method: 'POST',
  base,
  path: '/api/organiser/booking-requests/:code/withdraw',
  session,
  summary: 'Withdraw a request to confirm a booking',
  params: z.object({ code: OrderCode }),
  response: BookingRequest,
})

/** 409 `too_early` before the session starts; the last mark counts. */
export const markAttendance = defineCall({
  name: 'markAttendance',
  method: 'POST',
  base,
  path: '/api/organiser/attendance',
  session,
  summary: 'Mark who came to a session of the own offerings',
  body: z.object({
    session_id: DatabaseId,
    marks: z
      .array(z.object({ code: OrderCode, is_present: z.boolean() }))
      .check(z.minLength(1), z.maxLength(500)),
  }),
  response: MessageResponse,
})
