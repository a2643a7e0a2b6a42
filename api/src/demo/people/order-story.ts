import type { OrderStatus, TimelineEntry } from '@brightyard/contract'

type Step = TimelineEntry['kind']

const hour = 60 * 60 * 1000
const paid: Step[] = ['placed', 'paid']
const arrived: Step[] = [...paid, 'packed', 'shipped', 'delivered']

const steps: Record<OrderStatus, Step[]> = {
  awaiting_payment: ['placed'],
  payment_failed: ['placed', 'payment_failed'],
  paid,
  packed: [...paid, 'packed'],
  shipped: [...paid, 'packed', 'shipped'],
  delivered: arrived,
  cancelled: [...paid, 'cancelled', 'refunded'],
  return_requested: [...arrived, 'return_requested'],
  refunded: [...arrived, 'return_requested', 'refunded'],
}

/** Hours after the order was placed. */
const after: Record<Step, number> = {
  placed: 0,
  paid: 0.05,
  payment_failed: 0.25,
  cancelled: 2,
  packed: 20,
  shipped: 26,
  delivered: 74,
  return_requested: 98,
  return_refused: 120,
  refunded: 146,
}

const notes: Partial<Record<Step, string>> = {
  payment_failed: 'The bank declined the payment. Nothing was taken from your account.',
  cancelled: 'Ordered twice by mistake',
  shipped: 'Blue Kite Couriers, parcel BK-4407-IN',
  return_requested: 'It is not as described: the hinge is on the other side',
}

/** What happened to an order that has come so far, the last of it before now. */
export function storyOf(status: OrderStatus, placedAt: Date, now: Date) {
  return steps[status].map((kind) => ({
    kind,
    note: notes[kind] ?? '',
    at: new Date(Math.min(placedAt.getTime() + after[kind] * hour, now.getTime())),
  }))
}
