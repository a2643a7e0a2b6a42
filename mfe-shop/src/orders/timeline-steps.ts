import type { OrderStatus, TimelineEntry } from '@brightyard/contract/entities'

type Step = TimelineEntry['kind']

const coming: Partial<Record<OrderStatus, readonly Step[]>> = {
  awaiting_payment: ['paid', 'packed', 'shipped', 'delivered'],
  paid: ['packed', 'shipped', 'delivered'],
  packed: ['shipped', 'delivered'],
  shipped: ['delivered'],
}

/** The steps still to come, as far as they are certain; a refund is one until the money has been sent. */
export function stepsToCome(
  status: OrderStatus,
  timeline: readonly Pick<TimelineEntry, 'kind'>[],
): readonly Step[] {
  const has = (kind: Step) => timeline.some((entry) => entry.kind === kind)
  const isOwed = status === 'refunded' || (status === 'cancelled' && has('paid'))
  if (isOwed && !has('refunded')) return ['refunded']
  return coming[status] ?? []
}
