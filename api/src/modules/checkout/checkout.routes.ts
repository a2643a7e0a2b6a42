import { placeOrder, quoteCheckout } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import {
  hasVerifiedContact,
  notVerifiedText,
  requireVerifiedContact,
} from '../auth/verified-contact.ts'
import { refuseAllButGuardians } from '../orders/order.repository.ts'
import { openPaymentOf } from '../payments/open-payment.ts'
import { placeOrderOf } from './place-order.ts'
import { calculateTotals } from './calculate-totals.ts'

export function checkoutRoutes(app: FastifyInstance, services: Services) {
  const { db, now, reservationMinutes } = services

  registerCall(app, quoteCheckout, async (actor, { address_id: addressId, delivery }) => {
    refuseAllButGuardians(actor)
    const { quote } = await calculateTotals(actor, db, { addressId, delivery, now: now() })
    if (await hasVerifiedContact(actor, db)) return quote
    const problem = { code: 'contact_unverified' as const, message: notVerifiedText }
    return { ...quote, problems: [...quote.problems, problem] }
  })

  registerCall(app, placeOrder, async (actor, input) => {
    refuseAllButGuardians(actor)
    await requireVerifiedContact(actor, db)
    const { orderId } = await placeOrderOf(actor, services, {
      idempotencyKey: input.idempotency_key,
      fingerprint: input.fingerprint,
      addressId: input.address_id,
      delivery: input.delivery,
      now: now(),
      reservationMinutes,
    })
    return openPaymentOf(services, orderId)
  })
}
