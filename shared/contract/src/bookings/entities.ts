import * as z from '@brightyard/contract/schema'
import { LineAmounts, Totals } from '../cart/amounts.entities.ts'
import { AppliedCoupon } from '../cart/coupon.entities.ts'
import { DatabaseId, oneLine } from '../common/fields.ts'
import { Picture } from '../common/entities.ts'
import { activityModes, offeringKinds, sessionStates } from '../offerings/constants.ts'
import { CancellationPolicy, TicketType, Venue } from '../offerings/entities.ts'
import { PaymentStart } from '../orders/payment.entities.ts'
import {
  attendances,
  bookingProblems,
  bookingStates,
  maxKidsAtOnce,
  requestOutcomes,
} from './constants.ts'

/** Who, when and with which ticket: a session or a batch of the ticket's offering. */
export const BookingChoice = z.object({
  student_ids: z
    .array(DatabaseId)
    .check(
      z.minLength(1, 'Please choose a kid.'),
      z.maxLength(maxKidsAtOnce, `Please book for at most ${maxKidsAtOnce} kids at a time.`),
    ),
  ticket_type_id: DatabaseId,
  /** Exactly one of the two, as the ticket's scope says. */
  session_id: z.optional(DatabaseId),
  batch_id: z.optional(DatabaseId),
  coupon: z.optional(z.string().check(oneLine(), z.maxLength(40))),
})
export type BookingChoice = z.infer<typeof BookingChoice>

const Kid = z.object({ student_id: z.int(), name: z.string() })

/** What a booking would be, computed by the server. */
export const BookingQuote = z.object({
  kids: z.array(z.extend(LineAmounts, Kid.shape)),
  ticket: TicketType,
  sessions: z.array(
    z.object({ id: z.int(), starts_at: z.iso.datetime(), ends_at: z.iso.datetime() }),
  ),
  time_zone: z.string(),
  /** For this person: what their own unpaid orders and offers keep is among them. */
  seats_left: z.int(),
  coupon: z.nullable(AppliedCoupon),
  totals: Totals,
  policy: CancellationPolicy,
  /** Empty when it can be booked; `student_id` where it is one kid's. */
  problems: z.array(
    z.object({
      code: z.enum(bookingProblems),
      message: z.string(),
      student_id: z.nullable(z.int()),
    }),
  ),
  /** What does not prevent it: another booking of the kid at the same time, or an unpaid one that this replaces. */
  warnings: z.array(z.object({ message: z.string(), student_id: z.int() })),
  /** A hash of what is agreed to; booking sends it back, and is refused when something changed. */
  fingerprint: z.string(),
})
export type BookingQuote = z.infer<typeof BookingQuote>

export const BookingStart = z.object({
  codes: z.array(z.string()),
  /** Where it is paid; null where there is nothing to pay, and the booking is confirmed. */
  payment: z.nullable(PaymentStart),
})
export type BookingStart = z.infer<typeof BookingStart>

/** One kid in one session or batch. */
export const Booking = z.object({
  /** Unguessable; what the ticket says. */
  code: z.string(),
  state: z.enum(bookingStates),
  kid: Kid,
  offering: z.object({
    id: z.int(),
    kind: z.enum(offeringKinds),
    slug: z.string(),
    title: z.string(),
    picture: z.nullable(Picture),
    mode: z.enum(activityModes),
    /** Null when online. */
    venue: z.nullable(Venue),
    time_zone: z.string(),
    what_to_bring: z.array(z.string()),
  }),
  batch: z.nullable(z.object({ id: z.int(), name: z.string() })),
  sessions: z.array(
    z.object({
      id: z.int(),
      starts_at: z.iso.datetime(),
      ends_at: z.iso.datetime(),
      state: z.enum(sessionStates),
      /** Null while nobody knows. */
      attendance: z.optional(z.nullable(z.enum(attendances))),
      /**
       * Of a session online: the path of its waiting room and room, for the person who asked and nobody else. It says when
       * it opens, and is valid until a day after the end. Null where there is none, as before it is paid.
       */
      room_path: z.optional(z.nullable(z.string())),
    }),
  ),
  ticket_name: z.string(),
  ticket_type_id: z.optional(z.int()),
  /** Of a confirmed booking: what its QR code says. */
  qr: z.nullable(z.string()),
  /** 0 until it is paid, and of what was cancelled before. */
  paid_in_paise: z.int(),
  refunded_in_paise: z.int(),
  /** Null where nothing was to be paid, and for all but the guardian whose order it is: nobody else opens it. */
  order_code: z.nullable(z.string()),
  /** As it was agreed to; null where nothing is booked. */
  policy: z.optional(z.nullable(CancellationPolicy)),
  /** Of an offered seat: until when it is kept. */
  offered_until: z.nullable(z.iso.datetime()),
  /** Who asks the guardian to confirm an offered seat; null where the family booked by itself. */
  requested_by: z.optional(z.nullable(z.object({ name: z.string(), note: z.string() }))),
  /** By the server's clock. */
  can: z.object({ cancel: z.boolean(), move: z.boolean(), calendar: z.boolean() }),
})
export type Booking = z.infer<typeof Booking>

/** What cancelling now would give back. */
export const CancellationQuote = z.object({
  paid_in_paise: z.int(),
  refund_in_paise: z.int(),
  /** For people. */
  sentence: z.string(),
})
export type CancellationQuote = z.infer<typeof CancellationQuote>

/** What moving now would leave of the refund. */
export const MoveQuote = z.object({
  /** Cancelling later gives back at most this share of what was paid. */
  refund_limit_percent: z.int(),
  /** For people; null where the move changes nothing. */
  sentence: z.nullable(z.string()),
})
export type MoveQuote = z.infer<typeof MoveQuote>

/** A booking as its organiser sees it. */
export const OrganiserBooking = z.object({
  code: z.string(),
  state: z.enum(bookingStates),
  kid: z.string(),
  guardian: z.string(),
  offering: z.string(),
  ticket: z.string(),
  starts_at: z.iso.datetime(),
  time_zone: z.string(),
  paid_in_paise: z.int(),
  refunded_in_paise: z.int(),
  /** In the session that the list is of. */
  attendance: z.optional(z.nullable(z.enum(attendances))),
  booked_at: z.iso.datetime(),
})
export type OrganiserBooking = z.infer<typeof OrganiserBooking>

/** What staff ask a guardian to confirm, in short. */
export const OpenRequest = z.object({
  /** Of the booking. */
  code: z.string(),
  kid: z.string(),
  offering: z.string(),
  requested_by: z.string(),
  held_until: z.iso.datetime(),
})
export type OpenRequest = z.infer<typeof OpenRequest>

/** A seat that staff keep for a kid until the guardian decides. */
export const BookingRequest = z.object({
  code: z.string(),
  outcome: z.enum(requestOutcomes),
  kid: z.string(),
  offering: z.string(),
  ticket: z.string(),
  starts_at: z.iso.datetime(),
  time_zone: z.string(),
  requested_by: z.string(),
  requested_at: z.iso.datetime(),
  /** Until then the seat is kept. */
  held_until: z.iso.datetime(),
})
export type BookingRequest = z.infer<typeof BookingRequest>
