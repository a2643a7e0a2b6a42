import { createHash } from 'node:crypto'
import type { PracticeKid, SubscriptionChoice, SubscriptionQuote } from '@brightyard/contract'
import { lineAmounts, priceBasket, wireTotals } from '@brightyard/contract/money'
import type { Basket } from '@brightyard/contract/money'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { orderLines, orders } from '../../database/schema/orders.schema.ts'
import { plans, subscriptionLines } from '../../database/schema/subscriptions.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { notFound } from '../../server/api-problem.ts'
import { hasVerifiedContact, notVerifiedText } from '../auth/verified-contact.ts'
import { quoteCoupon } from '../coupons/applied-coupon.ts'
import type { CouponRow } from '../coupons/coupon-rules.ts'
import { countUnpaidOfDay } from '../orders/unpaid-orders.ts'
import { practisingKid } from '../practice/practice-kid.ts'
import { viewPlan } from './subscribed-activities.ts'
import { addMonths, nextStart, termsOf } from './terms.ts'

type PlanRow = typeof plans.$inferSelect
type Problem = SubscriptionQuote['problems'][number]

/** A quote, and the source of its order. */
export interface Quoted {
  quote: SubscriptionQuote
  basket: Basket
  coupon: CouponRow | undefined
  kid: PracticeKid
  plan: PlanRow
  /** Unpaid orders of this person that a new one replaces. */
  replaced: number[]
}

const policy = [
  'The plan ends on its own, and is never renewed without you.',
  'In the first 7 days you can cancel it and get back what the days to come are worth.',
]

/** Unpaid orders for this kid, no matter who placed them. */
export const findHolds = (db: Database, studentId: number, code: PlanRow['code']) =>
  db
    .select({ orderId: orders.id, userId: orders.userId })
    .from(subscriptionLines)
    .innerJoin(orderLines, eq(orderLines.id, subscriptionLines.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(subscriptionLines.studentId, studentId),
        eq(subscriptionLines.code, code),
        isNull(subscriptionLines.releasedAt),
      ),
    )

/** A plan that is sold. */
export async function findPlan(db: Database, id: number): Promise<PlanRow> {
  const [plan] = await db
    .select()
    .from(plans)
    .where(and(eq(plans.id, id), isNull(plans.hiddenAt)))
  if (!plan) throw notFound('this plan')
  return plan
}

/** Calculates what a plan for a kid would be. */
export async function calculateSubscription(
  actor: ActingUser,
  db: Database,
  choice: SubscriptionChoice,
  { now, unpaidPerDay }: { now: Date; unpaidPerDay: number },
): Promise<Quoted> {
  const plan = await findPlan(db, choice.plan_id)
  const kid = await practisingKid(actor, db, choice.user_id, now)
  const terms = await termsOf(db, { studentId: kid.student_id, code: plan.code, now })
  const holds = await findHolds(db, kid.student_id, plan.code)
  const replaced = holds.filter(({ userId }) => userId === actor.id).map(({ orderId }) => orderId)
  const items = [
    { priceInPaise: plan.priceInPaise, taxPercent: Number(plan.taxPercent), quantity: 1 },
  ]
  const { itemsInPaise } = priceBasket(items).totals
  const { coupon, applied } = await quoteCoupon(actor, db, choice.coupon, {
    itemsInPaise,
    now,
    replaced,
  })
  const basket = priceBasket(items, { discountInPaise: applied?.discount_in_paise ?? 0 })
  const [amounts] = basket.lines
  if (!amounts) throw new Error('The plan has no amounts.')

  const problems: Problem[] = []
  if (terms.some(({ startsAt }) => startsAt > now))
    problems.push({
      code: 'renewed_already',
      message: `The plan of ${kid.name} is renewed already. The next renewal is possible once that term runs.`,
    })
  if (holds.length > replaced.length)
    problems.push({
      code: 'being_bought',
      message: `Somebody else is just paying for a plan for ${kid.name}. Please try again in a quarter of an hour.`,
    })
  if (applied?.problem)
    problems.push({
      code: 'coupon_problem',
      message: `${applied.code}: ${applied.problem.message}`,
    })
  if (!(await hasVerifiedContact(actor, db)))
    problems.push({ code: 'contact_unverified', message: notVerifiedText })
  if (amounts.totalInPaise > 0 && (await countUnpaidOfDay(actor, db, now)) >= unpaidPerDay)
    problems.push({
      code: 'too_many_unpaid',
      message: 'You have left many orders unpaid today. Please try again tomorrow.',
    })

  const startsAt = nextStart(terms, now)
  const isRenewal = terms.length > 0
  const dates = {
    starts_at: startsAt.toISOString(),
    ends_at: addMonths(startsAt, plan.months).toISOString(),
  }
  const agreed = {
    kid,
    plan: viewPlan(plan),
    is_renewal: isRenewal,
    amounts: lineAmounts(amounts),
    totals: wireTotals(basket),
    coupon: applied,
    policy,
  }
  // A term that starts with the payment has no dates yet to agree to.
  const content = JSON.stringify([agreed, isRenewal ? dates : null])
  const fingerprint = createHash('sha256').update(content).digest('base64url')
  const quote = { ...agreed, ...dates, problems, fingerprint }
  return { quote, basket, coupon, kid, plan, replaced }
}
