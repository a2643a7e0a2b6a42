import { eq, and } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { RowLock } from '../../database/row-lock.ts'
import { payments } from '../../database/schema/payments.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { conflict, notFound } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { notifyBuyer } from './order-notifications.ts'
import { lockOrder, release } from './reservations.ts'
import { oweRest } from '../payments/refunds.ts'
import { returnUntil } from './order-actions.ts'
import { addToTimeline, mayFollow, setOrder } from './order-steps.ts'

type Needs = Pick<Services, 'db' | 'lock' | 'lineKinds' | 'outbox' | 'publicOrigin' | 'now'>

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

/** Everything in it goes back, the coupon and the money too; a parcel's order can be cancelled until it is packed. */
export function cancelOwn(actor: ActingUser, services: Needs, { orderId, now, note }: Act) {
  const { db, lock } = services
  return db.transaction(async (tx) => {
    const order = await lockOwn(actor, tx, lock, orderId)
    if (order.status === 'cancelled') return // repeated
    if (!mayFollow(order.status, 'cancelled') || !services.lineKinds(order).mayCancel(order)) {
      throw conflict('too_late', 'This order can no longer be cancelled. You can return it.')
    }
    await oweRest(tx, { orderId: order.id, reason: note, now })
    const step = await endOrder(tx, services, { orderId: order.id, now, note })
    await notifyBuyer(services, tx, { orderId: order.id, step })
  })
}

/**
 * Cancels a locked order and frees what it holds; it is no longer payable, and a payment in progress will be refunded.
 * Returns the step's entry in the timeline.
 */
export async function endOrder(
  tx: Database,
  needs: Pick<Services, 'lock' | 'lineKinds'>,
  { orderId, now, note }: Act,
): Promise<number> {
  await release(tx, needs, orderId, now)
  await setOrder(tx, orderId, { status: 'cancelled' })
  const step = await addToTimeline(tx, orderId, { kind: 'cancelled', at: now, note })
  await tx
    .update(payments)
    .set({ status: 'failure', settledAt: now })
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'pending')))
  return step
}

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
