import type { DeliveryOption } from '@brightyard/contract'

/** What a buyer agrees to, and by when it must be paid. */
export interface Placing {
  idempotencyKey: string
  fingerprint: string
  addressId: number
  delivery: DeliveryOption['choice']
  now: Date
  /** How long the items are reserved for the payment. */
  reservationMinutes: number
  /** How many orders this person may leave unpaid in a day. */
  unpaidPerDay: number
}
