import type { OrderActions } from '@brightyard/contract'
import type { OrderRow } from './order-steps.ts'
import { mayFollow } from './order-steps.ts'

const returnDays = 14
const day = 24 * 60 * 60 * 1000

/** Until when an order can be sent back; null before it is delivered. */
export const returnUntil = ({ deliveredAt }: OrderRow): Date | null =>
  deliveredAt && new Date(deliveredAt.getTime() + returnDays * day)

/** What its owner can do with an order now. */
export function actionsOf(order: OrderRow, now: Date): OrderActions {
  const until = returnUntil(order)
  const isWaiting = order.status === 'awaiting_payment'
  return {
    pay: isWaiting && now < order.reservedUntil,
    cancel: mayFollow(order.status, 'cancelled'),
    request_return: order.status === 'delivered' && until !== null && now < until,
    reorder: !isWaiting,
    invoice: order.invoiceNumber !== null,
  }
}
