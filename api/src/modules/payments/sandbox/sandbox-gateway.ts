import * as z from 'zod'
import type { Database } from '../../../database/database.ts'
import { newSecret } from '../../orders/order-codes.ts'
import { ForgedEvent } from '../payment-gateway.ts'
import type { PaymentEvent, PaymentGateway } from '../payment-gateway.ts'
import { isSigned } from '../timed-signature.ts'
import { bookPayment, findBooked, payBack } from './sandbox.repository.ts'
import type { SandboxPayment } from './sandbox.repository.ts'

const Event = z.object({
  id: z.string().min(1).max(200),
  kind: z.enum(['paid', 'declined']),
  payment_code: z.string().min(1).max(100),
  amount_in_paise: z.number().int(),
})

/** One event per payment and outcome: a callback sent twice is the same event. */
export const eventOf = (
  { reference, paymentCode, amountInPaise }: SandboxPayment,
  kind: PaymentEvent['kind'],
): PaymentEvent => ({ id: `sandbox:${reference}:${kind}`, kind, paymentCode, amountInPaise })

export const bodyOf = ({ id, kind, paymentCode, amountInPaise }: PaymentEvent) =>
  JSON.stringify({ id, kind, payment_code: paymentCode, amount_in_paise: amountInPaise })

export const sandboxHeader = 'x-payment-signature'
export const sandboxPath = '/sandbox-gateway/pay'

/** A gateway without a bank, with a page where a person chooses the outcome of the payment. */
export function createSandboxGateway(options: {
  db: Database
  secret: string
  now: () => Date
}): PaymentGateway {
  const { db, secret, now } = options
  return {
    name: 'sandbox',
    signatureHeader: sandboxHeader,
    async open({ code, amountInPaise, description, returnPath, expiresAt }) {
      const { reference } = await bookPayment(db, {
        reference: newSecret(),
        paymentCode: code,
        description,
        amountInPaise,
        returnPath,
        expiresAt,
        createdAt: now(),
      })
      return { gatewayReference: reference, url: `${sandboxPath}/${reference}` }
    },
    readEvent(body, signature) {
      if (!isSigned(secret, { body, signature, now: now() })) throw new ForgedEvent()
      const event = Event.parse(JSON.parse(body))
      return {
        id: event.id,
        kind: event.kind,
        paymentCode: event.payment_code,
        amountInPaise: event.amount_in_paise,
      }
    },
    async fetchStatus({ gatewayReference }) {
      const payment = await findBooked(db, gatewayReference)
      return payment?.status === 'paid' || payment?.status === 'declined'
        ? eventOf(payment, payment.status)
        : null
    },
    async refund({ gatewayReference: reference, refundCode, amountInPaise }) {
      await payBack(db, { reference, refundCode, amountInPaise, createdAt: now() })
    },
  }
}
