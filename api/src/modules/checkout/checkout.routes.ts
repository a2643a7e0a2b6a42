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
import { findUnpaidOrders, maxUnpaidPerDay } from '../orders/unpaid-orders.ts'
import { checkGatewayStatus } from '../payments/expire-orders.ts'
import { openPaymentOf } from '../payments/open-payment.ts'
import { placeOrderOf } from './place-order.ts'
import { calculateTotals } from './calculate-totals.ts'

export function checkoutRoutes(app: FastifyInstance, services: Services) {
  const { db, now, reservationMinutes } = services
  const unpaidPerDay = maxUnpaidPerDay * services.rateLimitFactor

  registerCall(app, quoteCheckout, async (actor, { address_id: addressId, delivery }) => {
    refuseAllButGuardians(actor)
    const choices = { addressId, delivery, now: now(), unpaidPerDay }
    const { quote } = await calculateTotals(actor, db, choices)
    if (await hasVerifiedContact(actor, db)) return quote
    const problem = { code: 'contact_unverified' as const, message: notVerifiedText }
    return { ...quote, problems: [...quote.problems, problem] }
  })

  registerCall(app, placeOrder, async (actor, input) => {
    refuseAllButGuardians(actor)
    await requireVerifiedContact(actor, db)
    // What has been paid meanwhile is bought, not replaced.
    for (const { id } of await findUnpaidOrders(actor, db)) await checkGatewayStatus(services, id)
    const { orderId } = await placeOrderOf(actor, services, {
      idempotencyKey: input.idempotency_key,
      fingerprint: input.fingerprint,
      addressId: input.address_id,
      delivery: input.delivery,
      now: now(),
      reservationMinutes,
      unpaidPerDay,
    })
    return openPaymentOf(services, orderId)
  })
}
