import { and, eq, lt } from 'drizzle-orm'
import { orders } from '../../database/schema/orders.schema.ts'
import { payments } from '../../database/schema/payments.schema.ts'
import type { Services } from '../../server/services.ts'
import { tellOfOrder } from '../orders/order-news.ts'
import { lockOrder, release } from '../orders/order-stock.ts'
import { addToTimeline, setOrder } from '../orders/order-steps.ts'
import { findPaymentOf } from './payment.repository.ts'
import { settlePayment } from './settle-payment.ts'

type Needs = Pick<
  Services,
  'db' | 'lock' | 'gateway' | 'now' | 'background' | 'mail' | 'push' | 'publicOrigin'
>

/** Gives the items of orders back that nobody paid in time, the gateway having been asked first. */
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

async function expire(services: Needs, orderId: number) {
  const { db, lock, now } = services
  if (await askTheGateway(services, orderId)) return
  const isExpired = await db.transaction(async (tx) => {
    const order = await lockOrder(tx, lock, orderId)
    if (order?.status !== 'awaiting_payment' || order.reservedUntil >= now()) return false
    const at = now()
    await release(tx, lock, orderId, at)
    await setOrder(tx, orderId, { status: 'payment_failed' })
    const note = 'No payment came in time. Your bag is as it was.'
    await addToTimeline(tx, orderId, { kind: 'payment_failed', at, note })
    await tx
      .update(payments)
      .set({ status: 'failure', settledAt: at })
      .where(and(eq(payments.orderId, orderId), eq(payments.status, 'pending')))
    return true
  })
  if (isExpired) tellOfOrder(services, orderId)
}

/** Whether the gateway knew more about an order's payment than we did; what it said is done then. */
export async function askTheGateway(services: Needs, orderId: number): Promise<boolean> {
  const payment = await findPaymentOf(services.db, orderId)
  if (payment?.status !== 'pending' || payment.gatewayReference === null) return false
  const { code, gatewayReference } = payment
  const event = await services.gateway.ask({ code, gatewayReference })
  return event !== null && (await settlePayment(services, event)) === 'settled'
}
