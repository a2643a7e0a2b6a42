import { eq, and } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { RowLock } from '../../database/row-lock.ts'
import { payments } from '../../database/schema/payments.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { conflict, notFound } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { notifyBuyer } from './order-notifications.ts'
import { lockOrder, release } from './order-stock.ts'
import { returnUntil } from './order-actions.ts'
import { addToTimeline, mayFollow, setOrder } from './order-steps.ts'

type Needs = Pick<Services, 'db' | 'lock' | 'outbox' | 'publicOrigin' | 'now'>

interface Act {
  orderId: number
  now: Date
  note: string
}

/** An order of the actor, locked; 404 for everyone else's. */
async function lockOwn(actor: ActingUser, tx: Database, lock: RowLock, orderId: number) {
  const order = await lockOrder(tx, lock, orderId)
  if (order?.userId !== actor.id) throw notFound('this order')
  return order
}

/** Possible until it is packed: items, coupon and money are returned. */
export function cancelOwn(actor: ActingUser, services: Needs, { orderId, now, note }: Act) {
  const { db, lock } = services
  return db.transaction(async (tx) => {
    const order = await lockOwn(actor, tx, lock, orderId)
    if (order.status === 'cancelled') return // repeated
    if (!mayFollow(order.status, 'cancelled')) {
      throw conflict('too_late', 'This order can no longer be cancelled. You can return it.')
    }
    await markRefundDue(tx, order.id)
    const step = await endOrder(tx, lock, { orderId: order.id, now, note })
    await notifyBuyer(services, tx, { orderId: order.id, step })
  })
}

/**
 * Cancels a locked order and returns its items; it is no longer payable, and a payment in progress will be refunded. Returns
 * the step's entry in the timeline.
 */
export async function endOrder(
  tx: Database,
  lock: RowLock,
  { orderId, now, note }: Act,
): Promise<number> {
  await release(tx, lock, orderId, now)
  await setOrder(tx, orderId, { status: 'cancelled' })
  const step = await addToTimeline(tx, orderId, { kind: 'cancelled', at: now, note })
  await tx
    .update(payments)
    .set({ status: 'failure', settledAt: now })
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'pending')))
  return step
}

/** Marks what was paid for refund; the scheduled jobs retry until the gateway has done it. */
export const markRefundDue = (tx: Database, orderId: number) =>
  tx
    .update(payments)
    .set({ status: 'refund_due' })
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'success')))

export function askForReturn(actor: ActingUser, services: Needs, { orderId, now, note }: Act) {
  const { db, lock } = services
  return db.transaction(async (tx) => {
    const order = await lockOwn(actor, tx, lock, orderId)
    if (order.status === 'return_requested') return // repeated
    const until = returnUntil(order)
    if (order.status !== 'delivered' || !until)
      throw conflict('not_delivered', 'Only a delivered order can be returned.')
    if (now >= until) throw conflict('too_late', 'The 14 days for returning this order are over.')
    await setOrder(tx, order.id, { status: 'return_requested' })
    const step = await addToTimeline(tx, order.id, { kind: 'return_requested', at: now, note })
    await notifyBuyer(services, tx, { orderId: order.id, step })
  })
}
