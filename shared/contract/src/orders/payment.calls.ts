import * as z from '@brightyard/contract/schema'
import { pageOf, PageQuery } from '../common/entities.ts'
import { oneLine, OrderCode } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { orderTypes, transactionStatuses } from './constants.ts'
import {
  PaymentStart,
  PaymentStatus,
  PaymentSummary,
  Transaction,
  TransactionDetails,
} from './payment.entities.ts'

const base = 'vendor'
const session = 'required'
const ofOrder = z.object({ order_code: OrderCode })

/** The number of its order, or the order's id. */
const one = z.object({
  order_code: z.string().check(oneLine(), z.regex(/^([1-9]\d{0,8}|[\w-]{4,40})$/)),
})

/** What is about to be paid, for any kind of order; 404 for somebody else's. */
export const getPaymentSummary = defineCall({
  name: 'getPaymentSummary',
  method: 'GET',
  base,
  path: '/api/payments/:order_code/summary',
  session: 'required',
  summary: 'What is about to be paid',
  params: ofOrder,
  response: PaymentSummary,
})

/** Opens the payment of an order again, after a closed window; 409 `not_payable` once it is paid or over. */
export const startPayment = defineCall({
  name: 'startPayment',
  method: 'POST',
  base,
  path: '/api/payments/:order_code/start',
  session: 'required',
  summary: 'Try the payment again',
  params: ofOrder,
  response: PaymentStart,
})

/** What the server knows: the gateway's signed word decides. Poll it while `pending`. */
export const getPaymentStatus = defineCall({
  name: 'getPaymentStatus',
  method: 'GET',
  base,
  path: '/api/payments/:order_code/status',
  session: 'required',
  summary: 'Whether an order is paid',
  params: ofOrder,
  response: PaymentStatus,
})

/**
 * The payer has the server check with the gateway now; or the payment service reports the result with its
 * signed event. Nobody can mark a payment that the gateway does not confirm.
 */
export const markPayment = defineCall({
  name: 'markPayment',
  method: 'POST',
  base,
  path: '/api/my/payment/mark',
  session: 'optional',
  summary: 'Update a payment from the gateway',
  body: z.object({
    order_code: z.optional(OrderCode),
    /** The gateway's event as it was signed, and the signature. */
    event: z.optional(z.string().check(z.maxLength(10_000))),
    signature: z.optional(z.string().check(z.maxLength(500))),
  }),
  response: PaymentStatus,
})

/** The own ones, the newest first. */
export const listTransactions = defineCall({
  name: 'listTransactions',
  method: 'GET',
  base,
  path: '/api/transactions',
  session,
  summary: "The user's payments",
  query: z.extend(PageQuery, {
    status: z.optional(z.enum(transactionStatuses)),
    type: z.optional(z.enum(orderTypes)),
  }),
  response: pageOf(Transaction),
})

/**
 * 404 for somebody else's and for one that never was; with the code `gone` where the person was once notified of it
 *.
 */
export const getTransaction = defineCall({
  name: 'getTransaction',
  method: 'GET',
  base,
  path: '/api/transactions/:order_code',
  session,
  summary: 'One payment and what it was for',
  params: one,
  response: TransactionDetails,
})

/** An address of a calendar file with what is to come, a delivery or dates, for ten minutes; 409 `no_date` without. */
export const openCalendar = defineCall({
  name: 'openCalendar',
  method: 'POST',
  base,
  path: '/api/transactions/:order_code/calendar',
  session,
  summary: 'A URL of a calendar file with what is to come',
  params: one,
  response: z.object({ url: z.string(), valid_until: z.iso.datetime() }),
})
