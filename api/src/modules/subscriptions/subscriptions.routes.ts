import {
  buySubscription,
  cancelSubscription,
  getKidSubscription,
  getSubscribedActivity,
  listSubscriptions,
  quoteSubscription,
  quoteSubscriptionEnd,
} from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import type { ActingUser } from '../../server/acting-user.ts'
import { notAuthorized, notFound } from '../../server/api-problem.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { requireVerifiedContact } from '../auth/verified-contact.ts'
import { refuseAllButGuardians } from '../orders/order.repository.ts'
import { maxUnpaidPerDay } from '../orders/unpaid-orders.ts'
import { checkGatewayStatus } from '../payments/expire-orders.ts'
import { openPaymentOf } from '../payments/open-payment.ts'
import { payRefundsOf } from '../payments/pay-refunds.ts'
import { practisingKid } from '../practice/practice-kid.ts'
import { placeSubscription } from './buy-subscription.ts'
import { endTerm, findOwnTerm, quoteEnd } from './end-subscription.ts'
import { mayPractise } from './practice-right.ts'
import { calculateSubscription, findHolds, findPlan } from './quote-subscription.ts'
import { findCode, readActivity, readSubscription } from './subscribed-activities.ts'
import { listTerms } from './term-view.ts'

export function subscriptionsRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services
  const unpaidPerDay = maxUnpaidPerDay * services.rateLimitFactor
  const codeOf = (code: string) => {
    const known = findCode(code)
    if (!known) throw notFound('this activity')
    return known
  }

  registerCall(app, getSubscribedActivity, (_, { code }) => readActivity(db, codeOf(code)))

  registerCall(app, getKidSubscription, async (actor, { code, user_id }) => {
    const known = codeOf(code)
    const kid = await practisingKid(actor, db, user_id, now())
    return {
      kid,
      right: await mayPractise(db, kid.student_id, now()),
      subscription: await readSubscription(db, known, kid.student_id, now()),
    }
  })

  registerCall(app, quoteSubscription, async (actor, choice) => {
    refuseAllButGuardians(actor)
    return (await calculateSubscription(actor, db, choice, { now: now(), unpaidPerDay })).quote
  })

  registerCall(app, buySubscription, async (actor, input) => {
    refuseAllButGuardians(actor)
    await requireVerifiedContact(actor, db)
    // What has been paid meanwhile is a term, not replaced.
    const { code } = await findPlan(db, input.plan_id)
    const { student_id } = await practisingKid(actor, db, input.user_id, now())
    for (const { orderId } of await findHolds(db, student_id, code))
      await checkGatewayStatus(services, orderId)
    const { orderId } = await placeSubscription(actor, services, input)
    const start = await openPaymentOf(services, orderId)
    const isPaid = start.gateway_url.startsWith('/subscribed_activity/')
    return { order_code: start.order_code, payment: isPaid ? null : start }
  })

  registerCall(app, listSubscriptions, async (actor, { user_id }) => {
    refuseOthers(actor)
    return { data: await listTerms(actor, db, { userId: user_id }, now()) }
  })

  registerCall(app, quoteSubscriptionEnd, async (actor, { id }) => {
    refuseAllButGuardians(actor)
    return quoteEnd(db, await findOwnTerm(actor, db, id), now())
  })

  registerCall(app, cancelSubscription, async (actor, { id, refund_in_paise: agreedInPaise }) => {
    refuseAllButGuardians(actor)
    const { orderId } = await endTerm(actor, services, { id, agreedInPaise })
    await payRefundsOf(services, orderId)
    const [term] = await listTerms(actor, db, { id }, now())
    if (!term) throw notFound('this subscription')
    return term
  })
}

/** Subscriptions are for families. */
function refuseOthers({ role }: ActingUser) {
  if (role !== 'guardian' && role !== 'student') throw notAuthorized()
}
