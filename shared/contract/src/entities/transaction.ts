import * as z from '@brightyard/contract/schema'
import { orderTypes } from './payment.ts'

export const transactionStatuses = [
  'pending',
  'success',
  'failure',
  'refund_due',
  'refunded',
] as const

/** What a person has paid, or tried to: the last payment of one order, whatever its kind. */
export const Transaction = z.object({
  order_code: z.string(),
  order_type: z.enum(orderTypes),
  /** Of the shop: for `shopPaths.orderDetails`. */
  order_id: z.int(),
  /** What was bought, in a few words. */
  title: z.string(),
  paid_at: z.iso.datetime(),
  amount_in_paise: z.int(),
  status: z.enum(transactionStatuses),
})
export type Transaction = z.infer<typeof Transaction>

export const TransactionDetails = z.extend(Transaction, {
  /** What the gateway calls it, for questions to the bank; null until it has answered. */
  reference: z.nullable(z.string()),
  method: z.string(),
  lines: z.array(z.object({ name: z.string(), quantity: z.int(), amount_in_paise: z.int() })),
  /** Every try, the newest first. */
  tries: z.array(z.object({ at: z.iso.datetime(), status: z.enum(transactionStatuses) })),
})
export type TransactionDetails = z.infer<typeof TransactionDetails>
