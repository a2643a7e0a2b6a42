import type { Services } from '../../server/services.ts'
import { ApiProblem, notFound } from '../../server/api-problem.ts'
import { ForgedEvent } from './payment-gateway.ts'
import type { PaymentEvent } from './payment-gateway.ts'
import { settlePayment } from './settle-payment.ts'

/** Verifies and applies a gateway event; null for events that do not concern us. */
export async function handlePaymentEvent(
  services: Services,
  body: string,
  signature: string | undefined,
): Promise<PaymentEvent | null> {
  const event = readEvent(services, body, signature)
  if (!event) return null
  const outcome = await settlePayment(services, event)
  if (outcome === 'unknown') throw notFound('this payment')
  if (outcome === 'amount_differs')
    throw new ApiProblem(422, 'amount_differs', 'The amount does not match the payment.')
  return event
}

function readEvent({ gateway }: Services, body: string, signature: string | undefined) {
  try {
    return gateway.readEvent(body, signature)
  } catch (error) {
    if (error instanceof ForgedEvent)
      throw new ApiProblem(403, 'forged_event', 'The signature is not valid.')
    throw new ApiProblem(422, 'unreadable', 'The signed content cannot be read.')
  }
}
