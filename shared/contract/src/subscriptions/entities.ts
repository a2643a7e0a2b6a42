import * as z from '@brightyard/contract/schema'
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
