import * as z from '@brightyard/contract/schema'
import { LineAmounts, Totals } from './amounts.ts'

/** What the server knows of a payment; a page's address is never believed. */
export const paymentStates = ['pending', 'success', 'failure'] as const
export type PaymentState = (typeof paymentStates)[number]

/** Orders that can be paid for; the shop is the first, others follow with their modules. */
export const orderTypes = ['shop'] as const

export const PaymentStatus = z.object({
  order_code: z.string(),
  order_type: z.enum(orderTypes),
  /** Of the shop: for `shopPaths.orderDetails`. */
  order_id: z.int(),
  status: z.enum(paymentStates),
  /** For people: what happened and what to do. */
  message: z.string(),
  total_in_paise: z.int(),
  /** Whether another try at the same order is possible. */
  can_retry: z.boolean(),
})
export type PaymentStatus = z.infer<typeof PaymentStatus>

/** Where the browser goes to pay; `location.assign` it. */
export const PaymentStart = z.object({
  order_code: z.string(),
  order_id: z.int(),
  /** A path of this site (sandbox) or an address of the gateway. */
  gateway_url: z.string(),
})
export type PaymentStart = z.infer<typeof PaymentStart>

/** What is about to be paid, whatever kind of order it is. */
export const PaymentSummary = z.object({
  order_code: z.string(),
  order_type: z.enum(orderTypes),
  order_id: z.int(),
  payer: z.object({ name: z.string(), email: z.nullable(z.string()) }),
  lines: z.array(
    z.extend(LineAmounts, { name: z.string(), quantity: z.int(), tax_percent: z.string() }),
  ),
  coupon_code: z.nullable(z.string()),
  totals: Totals,
  status: z.enum(paymentStates),
  /** False when it is paid, failed or out of time. */
  can_pay: z.boolean(),
  message: z.string(),
})
export type PaymentSummary = z.infer<typeof PaymentSummary>
