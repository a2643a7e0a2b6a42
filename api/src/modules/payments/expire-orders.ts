import { and, eq, lt } from 'drizzle-orm'
import { orders } from '../../database/schema/orders.schema.ts'
import { payments } from '../../database/schema/payments.schema.ts'
import type { Services } from '../../server/services.ts'
import { notifyBuyer } from '../orders/order-notifications.ts'
import { lockOrder, release } from '../orders/reservations.ts'
import { addToTimeline, setOrder } from '../orders/order-steps.ts'
import { findPaymentOf } from './payment.repository.ts'
import { settlePayment } from './settle-payment.ts'

type Needs = Pick<
  Services,
  'db' | 'lock' | 'lineKinds' | 'gateway' | 'now' | 'outbox' | 'publicOrigin'
>

/** Frees what orders hold that were not paid in time, after asking the gateway. */
export async function expireOrders(services: Needs) {
  const { db, now } = services
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'awaiting_payment'), lt(orders.reservedUntil, now())))
    .orderBy(orders.reservedUntil)
    .limit(50)
  for (const { id } of due) await expire(services, id)
}

/** Frees what one order holds, if its time is over and the gateway knows of no payment. */
export async function expire(services: Needs, orderId: number) {
  const { db, lock, lineKinds, now } = services
  if (await checkGatewayStatus(services, orderId)) return
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, lock, orderId)
    if (order?.status !== 'awaiting_payment' || order.reservedUntil >= now()) return
    const at = now()
    await release(tx, services, orderId, at)
    await setOrder(tx, orderId, { status: 'payment_failed' })
    const note = lineKinds(order).words.notPaidInTime
    const step = await addToTimeline(tx, orderId, { kind: 'payment_failed', at, note })
    await tx
      .update(payments)
      .set({ status: 'failure', settledAt: at })
      .where(and(eq(payments.orderId, orderId), eq(payments.status, 'pending')))
    await notifyBuyer(services, tx, { orderId, step })
  })
}

/** Fetches an order's payment status from the gateway and applies it. Returns whether anything was new. */
export async function checkGatewayStatus(services: Needs, orderId: number): Promise<boolean> {
  const payment = await findPaymentOf(services.db, orderId)
  if (payment?.status !== 'pending' || payment.gatewayReference === null) return false
  const { code, gatewayReference } = payment
  const event = await services.gateway.fetchStatus({ code, gatewayReference })
  return event !== null && (await settlePayment(services, event)) === 'settled'
}
