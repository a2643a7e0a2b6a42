import { accountPaths } from '@brightyard/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { orderLines } from '../../database/schema/orders.schema.ts'
import {
  plans,
  subscriptionLines,
  subscriptions,
} from '../../database/schema/subscriptions.schema.ts'
import type { LineKind } from '../orders/line-kinds.ts'
import { notifyOfTerm } from './subscription-notifications.ts'
import { addMonths, lockKid, nextStart, termsOf } from './terms.ts'

/** The plan that an order is for. */
async function readLine(db: Database, orderId: number) {
  const [row] = await db
    .select({ line: subscriptionLines, plan: plans, paidInPaise: orderLines.totalInPaise })
    .from(subscriptionLines)
    .innerJoin(orderLines, eq(orderLines.id, subscriptionLines.orderLineId))
    .innerJoin(plans, eq(plans.id, subscriptionLines.planId))
    .where(eq(orderLines.orderId, orderId))
  if (!row) throw new Error(`Order ${orderId} has no plan.`)
  return row
}

const setHeld = (tx: Database, orderLineId: number, releasedAt: Date | null) =>
  tx
    .update(subscriptionLines)
    .set({ releasedAt })
    .where(eq(subscriptionLines.orderLineId, orderLineId))

/** A plan for a kid: held while the order awaits its payment, a term of the subscription once it is paid. */
export const subscriptionLineKind: LineKind = {
  type: 'subscription',
  words: {
    news: {
      payment_failed: {
        title: 'Your payment failed',
        text: 'The plan has not begun. Please try again.',
      },
    },
    notPaidInTime: 'No payment arrived in time, and the plan has not begun.',
    gone: 'Your payment arrived too late: the plan was bought meanwhile. You will get your money back.',
    paymentFailed: 'The payment failed, and the plan has not begun. Please try again.',
  },

  async reserveAgain(tx, lock, order) {
    const { line } = await readLine(tx, order.id)
    const { studentId, code } = line
    await lockKid(tx, lock, studentId)
    const others = await tx.$count(
      subscriptionLines,
      and(
        eq(subscriptionLines.studentId, studentId),
        eq(subscriptionLines.code, code),
        isNull(subscriptionLines.releasedAt),
      ),
    )
    const now = order.reservedUntil
    const terms = await termsOf(tx, { studentId, code, now })
    if (others > 0 || terms.some(({ createdAt }) => createdAt > order.placedAt)) return false
    await setHeld(tx, line.orderLineId, null)
    return true
  },

  async confirm(services, tx, order, at) {
    const { line, plan, paidInPaise } = await readLine(tx, order.id)
    const { studentId, code, orderLineId } = line
    await lockKid(tx, services.lock, studentId)
    const startsAt = nextStart(await termsOf(tx, { studentId, code, now: at }), at)
    await setHeld(tx, orderLineId, at)
    const [term] = await tx
      .insert(subscriptions)
      .values({
        studentId,
        code,
        planId: plan.id,
        plan: plan.name,
        startsAt,
        endsAt: addMonths(startsAt, plan.months),
        userId: order.userId,
        orderLineId,
        paidInPaise,
        createdAt: at,
      })
      .returning()
    if (term) await notifyOfTerm(services, tx, term, 'bought')
  },

  async release(tx, lock, order, at) {
    const { line } = await readLine(tx, order.id)
    await lockKid(tx, lock, line.studentId)
    if (line.releasedAt === null) await setHeld(tx, line.orderLineId, at)
  },

  // A term is cancelled by itself, under its own rule.
  mayCancel: () => false,
  target: () => accountPaths.subscribedActivity.to({ id: 'MATH_AI' }),
  returnPath: async (_, { code }) =>
    accountPaths.subscriptionPayment.to({ id: code }, { order_code: code }),

  async lineTargets(db, lines) {
    const [first] = lines
    if (!first) return new Map()
    const { line } = await readLine(db, first.orderId)
    const path = accountPaths.subscribedActivity.to({ id: line.code })
    return new Map(lines.map(({ id }) => [id, path]))
  },

  subject: async (_, { id }) => ({ collectionType: 'Subscription', actionId: id }),
  links: () => [
    { text: 'Your plans:', path: accountPaths.subscribedActivity.to({ id: 'MATH_AI' }) },
  ],
  isToCome: async () => false,
  calendar: async () => null,
}
