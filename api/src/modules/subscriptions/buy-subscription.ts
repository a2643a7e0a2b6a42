import type { buySubscription, CallParsed } from '@brightyard/contract'
import type { Database } from '../../database/database.ts'
import { subscriptionLines } from '../../database/schema/subscriptions.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { ApiProblem, conflict } from '../../server/api-problem.ts'
import { once } from '../../server/idempotency.ts'
import type { Services } from '../../server/services.ts'
import { findCoupon } from '../coupons/coupon.repository.ts'
import { endOrder } from '../orders/end-order.ts'
import { lockCoupon, lockOrder, lockPerson } from '../orders/reservations.ts'
import { awaitPayment, storeOrder } from '../orders/store-order.ts'
import { maxUnpaidPerDay } from '../orders/unpaid-orders.ts'
import { practisingKid } from '../practice/practice-kid.ts'
import { calculateSubscription, findHolds, findPlan } from './quote-subscription.ts'
import type { Quoted } from './quote-subscription.ts'
import { titleOf } from './subscribed-activities.ts'
import { lockKid } from './terms.ts'

type Placing = CallParsed<typeof buySubscription>

/** Orders a plan, once per key. Rows are locked in the same order everywhere: person, orders, kid, coupon. */
export function placeSubscription(
  actor: ActingUser,
  services: Services,
  { idempotency_key: key, fingerprint, ...choice }: Placing,
): Promise<{ orderId: number }> {
  const { db, lock } = services
  const now = services.now()
  const unpaidPerDay = maxUnpaidPerDay * services.rateLimitFactor
  return db.transaction(async (tx) => {
    await lockPerson(tx, lock, actor.id)
    const content = ['buySubscription', fingerprint, choice]
    return once(actor, tx, { key, content, now }, async () => {
      const { code } = await findPlan(tx, choice.plan_id)
      const { student_id: studentId } = await practisingKid(actor, tx, choice.user_id, now)
      for (const { orderId, userId } of await findHolds(tx, studentId, code))
        if (userId === actor.id) await lockOrder(tx, lock, orderId)
      await lockKid(tx, lock, studentId)
      const coupon = choice.coupon ? await findCoupon(tx, choice.coupon) : undefined
      if (coupon) await lockCoupon(tx, lock, coupon.id)
      const quoted = await calculateSubscription(actor, tx, choice, { now, unpaidPerDay })
      const [problem] = quoted.quote.problems
      if (problem) throw new ApiProblem(422, problem.code, problem.message)
      if (quoted.quote.fingerprint !== fingerprint)
        throw conflict(
          'subscription_changed',
          'Something has changed. Please check the plan again.',
        )
      for (const orderId of quoted.replaced)
        await endOrder(tx, services, { orderId, now, note: 'You chose again instead.' })
      return store(actor, services, tx, quoted, now)
    })
  })
}

async function store(
  actor: ActingUser,
  services: Services,
  tx: Database,
  { basket, coupon, kid, plan }: Quoted,
  now: Date,
) {
  const line = {
    studentId: kid.student_id,
    name: titleOf(plan.code),
    variantName: plan.name,
    picture: null,
    priceInPaise: plan.priceInPaise,
    taxPercent: plan.taxPercent,
  }
  const given = { orderType: 'subscription', basket, coupon, lines: [line], now } as const
  const order = await storeOrder(actor, services, tx, given)
  await tx.insert(subscriptionLines).values(
    order.lineIds.map((orderLineId) => ({
      orderLineId,
      studentId: kid.student_id,
      code: plan.code,
      planId: plan.id,
    })),
  )
  await awaitPayment(services, tx, order, now)
  return { orderId: order.id }
}
