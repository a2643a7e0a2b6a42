import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { paymentEvents, payments } from '../../database/schema/payments.schema.ts'
import type { Services } from '../../server/services.ts'
import { endOrder } from '../orders/end-order.ts'
import { lockOrder, release, reserveAgain } from '../orders/reservations.ts'
import { addToTimeline, setOrder } from '../orders/order-steps.ts'
import type { OrderRow } from '../orders/order-steps.ts'
import { completePurchase } from '../orders/complete-purchase.ts'
import { notifyBuyer } from '../orders/order-notifications.ts'
import type { PaymentEvent } from './payment-gateway.ts'
import { findPaymentByCode } from './payment.repository.ts'
import type { PaymentRow } from './payment.repository.ts'
import { oweRestOf } from './refunds.ts'

type Needs = Pick<Services, 'db' | 'lock' | 'lineKinds' | 'now' | 'outbox' | 'publicOrigin'>
type Outcome = 'unknown' | 'amount_differs' | 'repeated' | 'settled'

/**
 * Applies a gateway event to its order: once per event, whatever the page, the clock or another payment of the
 * same order did in the meantime. Money that cannot be used is marked for refund.
 */
export async function settlePayment(services: Needs, event: PaymentEvent): Promise<Outcome> {
  const { db, lock, now } = services
  const known = await findPaymentByCode(db, event.paymentCode)
  if (!known) return 'unknown'
  if (event.kind === 'paid' && event.amountInPaise !== known.amountInPaise) return 'amount_differs'
  const at = now()
  return db.transaction(async (tx): Promise<Outcome> => {
    const order = await lockOrder(tx, lock, known.orderId)
    const payment = await findPaymentByCode(tx, event.paymentCode)
    if (!order || !payment) return 'unknown'
    const taken = await tx
      .insert(paymentEvents)
      .values({ eventId: event.id, paymentId: payment.id, kind: event.kind, receivedAt: at })
      .onConflictDoNothing()
      .returning()
    if (taken.length === 0) return 'repeated'
    // An abandoned payment may still be paid; all others are final.
    const isGivenUp = payment.status === 'failure' && event.kind === 'paid'
    if (payment.status !== 'pending' && !isGivenUp) return 'repeated'
    if (event.kind === 'declined') await failPayment(services, tx, { order, payment, at })
    else await takeMoney(services, tx, { order, payment, at })
    return 'settled'
  })
}

interface Settling {
  order: OrderRow
  payment: PaymentRow
  at: Date
}

async function failPayment(services: Needs, tx: Database, { order, payment, at }: Settling) {
  await setPayment(tx, payment.id, { status: 'failure', settledAt: at })
  if (order.status !== 'awaiting_payment') return
  if (!isKept(services, order, at)) {
    await release(tx, services, order.id, at)
    await setOrder(tx, order.id, { status: 'payment_failed' })
  }
  const note = 'The bank declined the payment. Nothing was taken from your account.'
  const step = await addToTimeline(tx, order.id, { kind: 'payment_failed', at, note })
  await notifyBuyer(services, tx, { orderId: order.id, step })
}

/** Whether what the order holds waits for another try. */
const isKept = ({ lineKinds }: Needs, order: OrderRow, at: Date) =>
  lineKinds(order).words.declined !== undefined && at < order.reservedUntil

async function takeMoney(services: Needs, tx: Database, { order, payment, at }: Settling) {
  if (await isUsable(services, tx, order, at)) {
    await setPayment(tx, payment.id, { status: 'success', settledAt: at })
    const step = await completePurchase(services, tx, order, at)
    await notifyBuyer(services, tx, { orderId: order.id, step })
    return
  }
  const { gone } = services.lineKinds(order).words
  if (order.status === 'awaiting_payment')
    await endOrder(tx, services, { orderId: order.id, now: at, note: '' })
  await setPayment(tx, payment.id, { settledAt: at })
  const note =
    order.status === 'awaiting_payment' || order.status === 'payment_failed'
      ? gone
      : 'This payment was made twice or after a cancellation. You will get it back.'
  await oweRestOf(tx, payment, { reason: note, now: at })
  const step = await addToTimeline(tx, order.id, { kind: 'paid', at, note })
  await notifyBuyer(services, tx, { orderId: order.id, step, isUnusablePayment: true })
}

/** Whether the order gets what was ordered for this money; what a late one had given back is reserved again. */
async function isUsable(services: Needs, tx: Database, order: OrderRow, at: Date) {
  if (order.status === 'payment_failed') return reserveAgain(tx, services, order, at)
  if (order.status !== 'awaiting_payment') return false
  return (await services.lineKinds(order).isStillThere?.(tx, services.lock, order)) ?? true
}

const setPayment = (tx: Database, id: number, change: Partial<PaymentRow>) =>
  tx.update(payments).set(change).where(eq(payments.id, id))
