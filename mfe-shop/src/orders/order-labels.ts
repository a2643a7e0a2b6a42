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

export const itemCount = (count: number) => (count === 1 ? '1 item' : `${count} items`)

export const deliveryDays = ({ from, to }: { from: string; to: string }) => formatDays(from, to)
