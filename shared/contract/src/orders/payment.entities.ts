import * as z from '@brightyard/contract/schema'
import { LineAmounts, Totals } from '../cart/amounts.entities.ts'
import { Picture } from '../common/entities.ts'
import { orderStatuses, orderTypes, paymentStates, transactionStatuses } from './constants.ts'
import { TaxShare } from './entities.ts'

export const PaymentStatus = z.object({
  order_code: z.string(),
  order_type: z.enum(orderTypes),
  /** Of the shop: for `shopPaths.orderDetails`. */
  order_id: z.int(),
  /** The path of what was ordered: an order of the shop, a booking, a plan. */
  target: z.string(),
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
    z.extend(LineAmounts, {
      name: z.string(),
      /** Which of it: a colour; a ticket with its date at the venue. */
      variant_name: z.string(),
      /** For whom; null where it is for nobody in particular. */
      kid: z.nullable(z.string()),
      quantity: z.int(),
      tax_percent: z.string(),
    }),
  ),
  coupon_code: z.nullable(z.string()),
  totals: Totals,
  status: z.enum(paymentStates),
  /** False when it is paid, failed or out of time. */
  can_pay: z.boolean(),
  /** Until when what was ordered is kept for its payment; null when there is nothing to pay. */
  kept_until: z.nullable(z.iso.datetime()),
  message: z.string(),
})
export type PaymentSummary = z.infer<typeof PaymentSummary>

/** What a person has paid, or tried to: the last payment of one order, whatever its kind. */
export const Transaction = z.object({
  order_code: z.string(),
  order_type: z.enum(orderTypes),
  /** Of the shop: for `shopPaths.orderDetails`. */
  order_id: z.int(),
  /** The path of what was ordered: an order of the shop, a booking, a plan. */
  target: z.string(),
  /** What was bought, in a few words. */
  title: z.string(),
  /** For whom, `Asha` or `Asha, Ravi`; null where it is for nobody in particular. */
  kid: z.nullable(z.string()),
  paid_at: z.iso.datetime(),
  amount_in_paise: z.int(),
  /** What went back or is on its way back; below the amount, the status stays `success`. */
  refunded_in_paise: z.int(),
  status: z.enum(transactionStatuses),
})
export type Transaction = z.infer<typeof Transaction>

export const TransactionDetails = z.extend(Transaction, {
  /** What the gateway calls it, for questions to the bank; null until it has answered. */
  reference: z.nullable(z.string()),
  method: z.string(),
  /** As they were when they were bought. */
  lines: z.array(
    z.extend(LineAmounts, {
      id: z.int(),
      /** Of the shop; null for other orders. */
      ecomm_product_id: z.nullable(z.int()),
      variant_id: z.nullable(z.int()),
      name: z.string(),
      variant_name: z.string(),
      picture: z.nullable(Picture),
      quantity: z.int(),
      tax_percent: z.string(),
      /** The path of what was bought; null where there is no page of it. */
      target: z.nullable(z.string()),
      /** For whom; null where it is for nobody in particular. */
      kid: z.nullable(z.string()),
      /** What of it went back or is on its way back. */
      refunded_in_paise: z.int(),
    }),
  ),
  totals: Totals,
  coupon_code: z.nullable(z.string()),
  /** The tax in the total, as the invoice has it. */
  taxes: z.array(TaxShare),
  order_status: z.enum(orderStatuses),
  /** Null where no parcel is sent. */
  delivery: z.nullable(z.object({ name: z.string(), from: z.iso.date(), to: z.iso.date() })),
  /** What went back or is on its way back; the moment is null until the gateway has taken it. */
  refunds: z.array(
    z.object({
      amount_in_paise: z.int(),
      refunded_at: z.nullable(z.iso.datetime()),
      /** Null until then, and where the money was never on an invoice. */
      credit_note: z.nullable(z.object({ id: z.int(), number: z.string() })),
    }),
  ),
  /** What can be done now: `cancelOrder`, `openInvoice`, `openCalendar`. */
  actions: z.object({ cancel: z.boolean(), invoice: z.boolean(), calendar: z.boolean() }),
  /** Every try, the newest first. */
  tries: z.array(z.object({ at: z.iso.datetime(), status: z.enum(transactionStatuses) })),
})
export type TransactionDetails = z.infer<typeof TransactionDetails>
