import type { Services } from '../../server/services.ts'
import { ApiProblem, notFound } from '../../server/api-problem.ts'
import { ForgedEvent } from './payment-gateway.ts'
import type { PaymentEvent } from './payment-gateway.ts'
import { settlePayment } from './settle-payment.ts'

/** Takes what a gateway says, if it is the gateway's; null for news that are none of ours. */
export async function takeEvent(
  services: Services,
  body: string,
  signature: string | undefined,
): Promise<PaymentEvent | null> {
  const event = readEvent(services, body, signature)
  if (!event) return null
  const outcome = await settlePayment(services, event)
  if (outcome === 'unknown') throw notFound('this payment')
  if (outcome === 'amount_differs')
    throw new ApiProblem(422, 'amount_differs', 'The amount is not that of the payment.')
  return event
}

function readEvent({ gateway }: Services, body: string, signature: string | undefined) {
  try {
    return gateway.readEvent(body, signature)
  } catch (error) {
    if (error instanceof ForgedEvent)
      throw new ApiProblem(403, 'forged_event', 'The signature is not that of the payment service.')
    throw new ApiProblem(422, 'unreadable', 'What was signed cannot be read.')
  }
}
