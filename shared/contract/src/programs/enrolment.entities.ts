import * as z from '@brightyard/contract/schema'
import { LineAmounts, Totals } from '../cart/amounts.entities.ts'
import { AppliedCoupon } from '../cart/coupon.entities.ts'
import { DatabaseId, oneLine } from '../common/fields.ts'
import { maxKidsAtOnce } from '../bookings/constants.ts'
import { PaymentStart } from '../orders/payment.entities.ts'
import { ProgramCard, ProgramClass } from './entities.ts'

/** What stands between a quote and an enrolment; the `code` of a refusal too. */
export const enrolmentProblems = [
  'already_enrolled',
  'class_needed',
  'class_full',
  'past',
  'age',
  'birth_date_missing',
  'being_bought',
  'coupon_problem',
  'contact_unverified',
  'too_many_unpaid',
] as const
export type EnrolmentProblem = (typeof enrolmentProblems)[number]

/** Kids for a program, with a seat in one of its classes or on their own. */
export const EnrolmentChoice = z.object({
  program_id: DatabaseId,
  class_id: z.optional(DatabaseId),
  student_ids: z
    .array(DatabaseId)
    .check(
      z.minLength(1, 'Please choose a kid.'),
      z.maxLength(maxKidsAtOnce, `Please enrol at most ${maxKidsAtOnce} kids at a time.`),
    ),
  coupon: z.optional(z.string().check(oneLine(), z.maxLength(40))),
})
export type EnrolmentChoice = z.infer<typeof EnrolmentChoice>

/** What an enrolment would be, computed by the server. */
export const EnrolmentQuote = z.object({
  program: ProgramCard,
  class: z.nullable(ProgramClass),
  kids: z.array(z.extend(LineAmounts, { student_id: z.int(), name: z.string() })),
  /** For this person, with what their own unpaid order keeps; null without a class. */
  seats_left: z.nullable(z.int()),
  coupon: z.nullable(AppliedCoupon),
  totals: Totals,
  /** The rules of leaving, for people. */
  policy: z.array(z.string()),
  /** Empty when they can be enrolled; `student_id` where it is one kid's. */
  problems: z.array(
    z.object({
      code: z.enum(enrolmentProblems),
      message: z.string(),
      student_id: z.nullable(z.int()),
    }),
  ),
  /** A hash of what is agreed to; enrolling sends it back, and is refused when something changed. */
  fingerprint: z.string(),
})
export type EnrolmentQuote = z.infer<typeof EnrolmentQuote>

export const EnrolmentStart = z.object({
  /** Null for a free program: nothing was ordered. */
  order_code: z.nullable(z.string()),
  /** Where it is paid; null where there is nothing to pay, and the kids are enrolled. */
  payment: z.nullable(PaymentStart),
})
export type EnrolmentStart = z.infer<typeof EnrolmentStart>
