import type { OrderActions } from '@brightyard/contract'
import type { ActingUser } from '../../server/acting-user.ts'
import type { LineKinds } from './line-kinds.ts'
import type { OrderRow } from './order-steps.ts'
import { mayFollow } from './order-steps.ts'

const returnDays = 14
const day = 24 * 60 * 60 * 1000

/** The last moment to return an order; null before it is delivered. */
export const returnUntil = ({ deliveredAt }: OrderRow): Date | null =>
  deliveredAt && new Date(deliveredAt.getTime() + returnDays * day)

/** What this person can do with an order now: admins may only read other people's and their invoices. */
export function actionsOf(
  actor: ActingUser,
  order: OrderRow,
  { lineKinds, now }: { lineKinds: LineKinds; now: Date },
): OrderActions {
  const until = returnUntil(order)
  const isWaiting = order.status === 'awaiting_payment'
  // What was free from the start is billed to nobody; what a coupon pays for is.
  const invoice = order.invoiceNumber !== null && order.totals.items_in_paise > 0
  if (order.userId !== actor.id)
    return { pay: false, cancel: false, request_return: false, reorder: false, invoice }
  return {
    pay: isWaiting && now < order.reservedUntil,
    cancel: mayFollow(order.status, 'cancelled') && lineKinds(order).mayCancel(order),
    request_return: order.status === 'delivered' && until !== null && now < until,
    reorder: order.orderType === 'shop' && !isWaiting,
    invoice,
  }
}
