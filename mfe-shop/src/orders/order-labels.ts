import type { OrderStatus, TimelineEntry } from '@brightyard/contract/entities'
import { formatDays } from '@brightyard/runtime'
import type { FamilyName } from '@brightyard/ui'

export const statusLabels: Record<OrderStatus, string> = {
  awaiting_payment: 'Waiting for payment',
  payment_failed: 'Payment failed',
  paid: 'Paid',
  packed: 'Packed',
  shipped: 'On its way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  return_requested: 'Return requested',
  refunded: 'Refunded',
}

export const statusColours: Record<OrderStatus, FamilyName> = {
  awaiting_payment: 'sun',
  payment_failed: 'danger',
  paid: 'learn',
  packed: 'brand',
  shipped: 'brand',
  delivered: 'learn',
  cancelled: 'neutral',
  return_requested: 'sun',
  refunded: 'neutral',
}

export const timelineLabels: Record<TimelineEntry['kind'], string> = {
  placed: 'Placed',
  paid: 'Paid',
  payment_failed: 'Payment failed',
  packed: 'Packed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  return_requested: 'Return requested',
  return_refused: 'Return refused',
  refunded: 'Refunded',
}

/** Pieces: two of the same are two. */
export const pieceCount = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`)

/** As the badge counts, by line, and how many pieces that is where it is more: `4 items, 5 pieces`. */
export function bagCount(lines: readonly { quantity: number }[]) {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const items = lines.length === 1 ? '1 item' : `${lines.length} items`
  return pieces === lines.length ? items : `${items}, ${pieceCount(pieces)}`
}

export const deliveryDays = ({ from, to }: { from: string; to: string }) => formatDays(from, to)
