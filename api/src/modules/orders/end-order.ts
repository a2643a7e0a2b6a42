import { eq, and } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { RowLock } from '../../database/row-lock.ts'
import { payments } from '../../database/schema/payments.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { conflict, notFound } from '../../server/api-problem.ts'
import { lockOrder, release } from './order-stock.ts'
import { returnUntil } from './order-actions.ts'
import { addToTimeline, mayFollow, setOrder } from './order-steps.ts'

interface Act {
  orderId: number
  now: Date
  note: string
}

/** An order of the actor, locked; everybody else's looks like none. */
async function lockOwn(actor: ActingUser, tx: Database, lock: RowLock, orderId: number) {
  const order = await lockOrder(tx, lock, orderId)
  if (order?.userId !== actor.id) throw notFound('this order')
  return order
}

/** Until it is packed: items and coupon go back, and so does the money. */
export function cancelOwn(
  actor: ActingUser,
  { db, lock }: { db: Database; lock: RowLock },
  { orderId, now, note }: Act,
) {
  return db.transaction(async (tx) => {
    const order = await lockOwn(actor, tx, lock, orderId)
    if (order.status === 'cancelled') return // said twice
    if (!mayFollow(order.status, 'cancelled')) {
      throw conflict('too_late', 'This order can no longer be cancelled. You can return it.')
    }
    await release(tx, lock, order.id, now)
    await setOrder(tx, order.id, { status: 'cancelled' })
    await addToTimeline(tx, order.id, { kind: 'cancelled', at: now, note })
    await markRefundDue(tx, order.id)
    // Nobody pays for it any more; who is at the gateway just now and pays is refunded.
    await tx
      .update(payments)
      .set({ status: 'failure', settledAt: now })
      .where(and(eq(payments.orderId, order.id), eq(payments.status, 'pending')))
  })
}

/** What was paid for an order goes back; the upkeep sees to it until the gateway has done it. */
export const markRefundDue = (tx: Database, orderId: number) =>
  tx
    .update(payments)
    .set({ status: 'refund_due' })
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'success')))

export function askForReturn(
  actor: ActingUser,
  { db, lock }: { db: Database; lock: RowLock },
  { orderId, now, note }: Act,
) {
  return db.transaction(async (tx) => {
    const order = await lockOwn(actor, tx, lock, orderId)
    if (order.status === 'return_requested') return // said twice
    const until = returnUntil(order)
    if (order.status !== 'delivered' || !until)
      throw conflict('not_delivered', 'Only a delivered order can be sent back.')
    if (now >= until)
      throw conflict('too_late', 'The fourteen days for sending this order back are over.')
    await setOrder(tx, order.id, { status: 'return_requested' })
    await addToTimeline(tx, order.id, { kind: 'return_requested', at: now, note })
  })
}
