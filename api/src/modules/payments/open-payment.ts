import type { PaymentStart } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { orders } from '../../database/schema/orders.schema.ts'
import type { Services } from '../../server/services.ts'
import { lockOrder } from '../orders/reservations.ts'
import { addPayment, findPaymentOf, storeGatewayReference } from './payment.repository.ts'

/** Adds another payment to an order whose last one was declined while its time runs; repeating it adds none. */
export const renewPayment = ({ db, lock, now }: Services, orderId: number) =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, lock, orderId)
    const at = now()
    if (order?.status !== 'awaiting_payment' || at >= order.reservedUntil) return
    if ((await findPaymentOf(tx, orderId))?.status !== 'failure') return
    await addPayment(tx, { orderId, amountInPaise: order.totalInPaise, now: at })
  })

/** The URL where the browser pays an order; always the same one for one payment. */
export async function openPaymentOf(
  { db, gateway, lineKinds }: Pick<Services, 'db' | 'gateway' | 'lineKinds'>,
  orderId: number,
): Promise<PaymentStart> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  const payment = await findPaymentOf(db, orderId)
  if (!order || !payment) throw new Error(`Order ${orderId} has no payment.`)
  const start = { order_code: order.code, order_id: order.id }
  const returnPath = await lineKinds(order).returnPath(db, order)
  if (payment.status !== 'pending') return { ...start, gateway_url: returnPath }
  if (payment.gatewayUrl) return { ...start, gateway_url: payment.gatewayUrl }
  const { gatewayReference, url: gatewayUrl } = await gateway.open({
    code: payment.code,
    amountInPaise: payment.amountInPaise,
    description: `Brightyard order ${order.code}`,
    returnPath,
    expiresAt: order.reservedUntil,
  })
  await storeGatewayReference(db, payment.id, {
    provider: gateway.name,
    gatewayReference,
    gatewayUrl,
  })
  return { ...start, gateway_url: gatewayUrl }
}
