import * as z from '@brightyard/contract/schema'
import { PaymentStart, PaymentStatus, PaymentSummary } from '../entities/payment.ts'
import { OrderCode } from './call-fields.ts'
import { defineCall } from './define-call.ts'

const base = 'vendor'
const ofOrder = z.object({ order_code: OrderCode })

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
  summary: 'Go to the gateway once more',
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
 * The payer asks the server to ask the gateway now; or the payment service itself says so with its
 * signed event. Nobody can mark a payment that the gateway does not confirm.
 */
export const markPayment = defineCall({
  name: 'markPayment',
  method: 'POST',
  base,
  path: '/api/my/payment/mark',
  session: 'optional',
  summary: 'Bring a payment up to date',
  body: z.object({
    order_code: z.optional(OrderCode),
    /** The gateway's event as it was signed, and the signature. */
    event: z.optional(z.string().check(z.maxLength(10_000))),
    signature: z.optional(z.string().check(z.maxLength(500))),
  }),
  response: PaymentStatus,
})
