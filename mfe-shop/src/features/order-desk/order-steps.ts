import type { advanceOrder, CallInput } from '@brightyard/contract/calls'
import type { OrderStatus } from '@brightyard/contract/entities'

export type Step = CallInput<typeof advanceOrder>['step']

/** What may be done with an order next; the API decides. */
export const nextSteps: Partial<Record<OrderStatus, readonly Step[]>> = {
  paid: ['packed'],
  packed: ['shipped'],
  shipped: ['delivered'],
  return_requested: ['refunded', 'return_refused'],
}

export const stepLabels: Record<Step, string> = {
  packed: 'Mark as packed',
  shipped: 'Mark as shipped',
  delivered: 'Mark as delivered',
  refunded: 'Refund',
  return_refused: 'Refuse the return',
}

export const doneLabels: Record<Step, string> = {
  packed: 'is packed',
  shipped: 'is on its way',
  delivered: 'is delivered',
  refunded: 'is refunded',
  return_refused: 'stays delivered',
}

/** Steps that need details, or that move money and cannot be undone. */
export const stepsWithDialog: readonly Step[] = ['shipped', 'refunded', 'return_refused']
