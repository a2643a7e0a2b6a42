import * as z from '@brightyard/contract/schema'
import { LineAmounts, Totals } from '../cart/amounts.entities.ts'
import { AppliedCoupon } from '../cart/coupon.entities.ts'
import { DatabaseId, oneLine } from '../common/fields.ts'
import { PaymentStart } from '../orders/payment.entities.ts'
import { PracticeKid, PracticeRight } from '../practice/entities.ts'

/** What can be subscribed to. */
export const activityCodes = ['MATH_AI'] as const
export type ActivityCode = (typeof activityCodes)[number]

export const subscriptionStates = ['active', 'cancelled'] as const

export const Plan = z.object({
  id: z.int(),
  name: z.string(),
  months: z.int(),
  /** With tax. */
  price_in_paise: z.int(),
  /** What one month costs, rounded up to whole paise. */
  price_per_month_in_paise: z.int(),
  tax_percent: z.string(),
})
export type Plan = z.infer<typeof Plan>

/** What a visitor learns about a subscribed activity. */
export const SubscribedActivity = z.object({
  code: z.enum(activityCodes),
  title: z.string(),
  summary: z.string(),
  benefits: z.array(z.object({ title: z.string(), text: z.string() })),
  plans: z.array(Plan),
  free_sessions: z.int(),
  /** Of all classes together. */
  topics: z.int(),
  skills: z.int(),
  /** What there is to practise in each class. */
  classes: z.array(
    z.object({
      class_number: z.int(),
      topics: z.array(z.object({ topic: z.string(), title: z.string() })),
    }),
  ),
})
export type SubscribedActivity = z.infer<typeof SubscribedActivity>

/** A kid's standing: the running subscription, or the last one. */
export const KidSubscription = z.object({
  kid: PracticeKid,
  right: PracticeRight,
  subscription: z.nullable(
    z.object({
      id: z.int(),
      plan: z.string(),
      state: z.enum(subscriptionStates),
      starts_at: z.iso.datetime(),
      ends_at: z.iso.datetime(),
      is_running: z.boolean(),
    }),
  ),
})
export type KidSubscription = z.infer<typeof KidSubscription>

/** What stands between a quote and an order; the `code` of a refusal too. */
export const subscriptionProblems = [
  'renewed_already',
  'being_bought',
  'coupon_problem',
  'contact_unverified',
  'too_many_unpaid',
] as const

/** A plan for one kid. */
export const SubscriptionChoice = z.object({
  plan_id: DatabaseId,
  user_id: DatabaseId,
  coupon: z.optional(z.string().check(oneLine(), z.maxLength(40))),
})
export type SubscriptionChoice = z.infer<typeof SubscriptionChoice>

/** What a subscription would be, computed by the server. */
export const SubscriptionQuote = z.object({
  kid: PracticeKid,
  plan: Plan,
  /** A renewal goes on where the running term ends; otherwise the term starts with the payment, and this is an estimate. */
  is_renewal: z.boolean(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  amounts: LineAmounts,
  totals: Totals,
  coupon: z.nullable(AppliedCoupon),
  /** The rules of ending and cancelling, for people. */
  policy: z.array(z.string()),
  /** Empty when it can be bought. */
  problems: z.array(z.object({ code: z.enum(subscriptionProblems), message: z.string() })),
  /** A hash of what is agreed to; buying sends it back, and is refused when something changed. */
  fingerprint: z.string(),
})
export type SubscriptionQuote = z.infer<typeof SubscriptionQuote>

export const SubscriptionStart = z.object({
  order_code: z.string(),
  /** Where it is paid; null where a coupon paid for it, and the term has begun. */
  payment: z.nullable(PaymentStart),
})
export type SubscriptionStart = z.infer<typeof SubscriptionStart>

/** One term: bought, running or over. */
export const SubscriptionTerm = z.object({
  id: z.int(),
  code: z.enum(activityCodes),
  kid: z.object({ student_id: z.int(), user_id: z.int(), name: z.string() }),
  plan: z.string(),
  state: z.enum(subscriptionStates),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  is_running: z.boolean(),
  paid_in_paise: z.int(),
  refunded_in_paise: z.int(),
  /** Null where it was not bought by an order of this person. */
  order_code: z.nullable(z.string()),
  /** Until when it can be cancelled; null where it cannot. */
  cancel_until: z.nullable(z.iso.datetime()),
  can: z.object({ cancel: z.boolean(), renew: z.boolean() }),
})
export type SubscriptionTerm = z.infer<typeof SubscriptionTerm>
