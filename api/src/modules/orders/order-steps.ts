import type { OrderStatus } from '@brightyard/contract'
import type { Database } from '../../database/database.ts'
import { orderEvents, orders } from '../../database/schema/orders.schema.ts'
import type { TimelineEntry } from '@brightyard/contract'
import { eq } from 'drizzle-orm'

export type OrderRow = typeof orders.$inferSelect

/** Which step may follow which; everything else is refused. */
const followers: Record<OrderStatus, readonly OrderStatus[]> = {
  awaiting_payment: ['paid', 'payment_failed', 'cancelled'],
  payment_failed: ['paid'], // the bank was slow, and the items were still there
  paid: ['packed', 'cancelled'],
  packed: ['shipped'],
  shipped: ['delivered'],
  delivered: ['return_requested'],
  return_requested: ['refunded', 'delivered'],
  cancelled: [],
  refunded: [],
}

export const mayFollow = (status: OrderStatus, next: OrderStatus) =>
  followers[status].includes(next)

/** Sets an order's status and everything that follows from it; the row must be locked by this transaction. */
export const setOrder = (tx: Database, orderId: number, change: Partial<OrderRow>) =>
  tx.update(orders).set(change).where(eq(orders.id, orderId))

/** Returns the entry's id, which identifies the step: a delivered order may be delivered again after a return. */
export async function addToTimeline(
  tx: Database,
  orderId: number,
  { kind, at, note = '' }: { kind: TimelineEntry['kind']; at: Date; note?: string },
): Promise<number> {
  const [entry] = await tx
    .insert(orderEvents)
    .values({ orderId, kind, at, note })
    .returning({ id: orderEvents.id })
  if (!entry) throw new Error('The step was not stored.')
  return entry.id
}
