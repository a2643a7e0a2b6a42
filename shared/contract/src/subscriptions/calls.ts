import * as z from '@brightyard/contract/schema'
import { CancellationQuote } from '../bookings/entities.ts'
import { IdempotencyKey, PathId } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import {
  KidSubscription,
  SubscribedActivity,
  SubscriptionChoice,
  SubscriptionQuote,
  SubscriptionStart,
  SubscriptionTerm,
} from './entities.ts'

const path = '/api/subscribed-activities/:code'
const params = z.object({ code: z.string().check(z.maxLength(40)) })

/** 404 for an unknown code; capitals make no difference. */
export const getSubscribedActivity = defineCall({
  name: 'getSubscribedActivity',
  method: 'GET',
  base: 'cms',
  path,
  session: 'none',
  summary: 'What can be subscribed to, with its plans',
  params,
  response: SubscribedActivity,
})

/** The student's own, or a guardian's kid's; 404 for anybody else's. */
export const getKidSubscription = defineCall({
  name: 'getKidSubscription',
  method: 'GET',
  base: 'vendor',
  path: `${path}/kid`,
  session: 'required',
  summary: "A kid's subscription",
  params,
  query: z.object({ user_id: z.optional(PathId) }),
  response: KidSubscription,
})

const base = 'vendor'
const session = 'required'
const term = z.object({ id: PathId })

/** Changes nothing; guardians only, 404 for other people's kids. */
export const quoteSubscription = defineCall({
  name: 'quoteSubscription',
  method: 'POST',
  base,
  path: '/api/subscriptions/quote',
  session,
  summary: 'What a plan for a kid would be and cost',
  body: SubscriptionChoice,
  response: SubscriptionQuote,
})

/**
 * Orders a plan; an unpaid order of the same person for the same kid is replaced. 409 `subscription_changed` when the
 * quote of this fingerprint is no longer true, 422 with one of `subscriptionProblems` otherwise.
 */
export const buySubscription = defineCall({
  name: 'buySubscription',
  method: 'POST',
  base,
  path: '/api/subscriptions',
  session,
  summary: 'Buy or renew a plan for a kid',
  body: z.extend(SubscriptionChoice, {
    idempotency_key: IdempotencyKey,
    fingerprint: z.string().check(z.minLength(1), z.maxLength(100)),
  }),
  response: SubscriptionStart,
})

/** The newest first, of a guardian's kids or a student. */
export const listSubscriptions = defineCall({
  name: 'listSubscriptions',
  method: 'GET',
  base,
  path: '/api/subscriptions',
  session,
  summary: 'Terms of subscriptions, running and over',
  query: z.object({ user_id: z.optional(PathId) }),
  response: z.object({ data: z.array(SubscriptionTerm) }),
})

/** 409 `too_late` after seven days, 409 `renewed` while a later term is there. */
export const quoteSubscriptionEnd = defineCall({
  name: 'quoteSubscriptionEnd',
  method: 'GET',
  base,
  path: '/api/subscriptions/:id/cancellation',
  session,
  summary: 'What cancelling a subscription would give back',
  params: term,
  response: CancellationQuote,
})

/** Ends it now. 409 `refund_changed` if the refund is not that of the quote. */
export const cancelSubscription = defineCall({
  name: 'cancelSubscription',
  method: 'POST',
  base,
  path: '/api/subscriptions/:id/cancel',
  session,
  summary: 'Cancel a subscription',
  params: term,
  body: z.object({ refund_in_paise: z.int().check(z.nonnegative()) }),
  response: SubscriptionTerm,
})
