import type { PaymentState, PaymentStatus, PaymentSummary } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { orders } from '../../database/schema/orders.schema.ts'
import { users } from '../../database/schema/users.schema.ts'
import { lineOf } from '../orders/order-view.ts'
import { readOrderLines } from '../orders/order.repository.ts'
import type { OrderRow } from '../orders/order-steps.ts'
import { findPaymentOf } from './payment.repository.ts'

const messages = {
  paid: 'Your payment has arrived. Thank you.',
  refunding: 'This order was not completed. Your payment will be refunded.',
  pending: 'We are waiting for your bank. This page updates automatically.',
  failure: 'The payment failed, and nothing was bought. Your bag is unchanged.',
  cancelled: 'This order was cancelled.',
}

function stateOf({ status, paidAt }: OrderRow): PaymentState {
  if (status === 'awaiting_payment') return 'pending'
  if (status === 'payment_failed') return 'failure'
  return status === 'cancelled' && paidAt === null ? 'failure' : 'success'
}

/** What the server knows of an order's payment. */
export async function viewPaymentStatus(
  db: Database,
  orderId: number,
  now: Date,
): Promise<PaymentStatus> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Error(`There is no order ${orderId}.`)
  const payment = await findPaymentOf(db, orderId)
  const goesBack = payment?.status === 'refund_due' || payment?.status === 'refunded'
  const status = stateOf(order)
  return {
    order_code: order.code,
    order_type: 'shop',
    order_id: order.id,
    status,
    message: messageOf(order, status, goesBack),
    total_in_paise: order.totalInPaise,
    can_retry: order.status === 'awaiting_payment' && now < order.reservedUntil,
  }
}

function messageOf({ status: order }: OrderRow, status: PaymentState, goesBack: boolean): string {
  if (goesBack && (order === 'payment_failed' || order === 'cancelled')) return messages.refunding
  if (order === 'cancelled') return messages.cancelled
  return status === 'success' ? messages.paid : messages[status]
}

/** What is about to be paid. */
export async function viewPaymentSummary(
  db: Database,
  order: OrderRow,
  now: Date,
): Promise<PaymentSummary> {
  const [payer] = await db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, order.userId))
  const { status, message, can_retry } = await viewPaymentStatus(db, order.id, now)
  const lines = (await readOrderLines(db, order.id)).map(lineOf)
  return {
    order_code: order.code,
    order_type: 'shop',
    order_id: order.id,
    payer: payer ?? { name: '', email: null },
    lines: lines.map((line) => ({
      name: line.name,
      quantity: line.quantity,
      tax_percent: line.tax_percent,
      amount_in_paise: line.amount_in_paise,
      discount_in_paise: line.discount_in_paise,
      pre_tax_in_paise: line.pre_tax_in_paise,
      tax_in_paise: line.tax_in_paise,
      total_in_paise: line.total_in_paise,
    })),
    coupon_code: order.couponCode,
    totals: order.totals,
    status,
    can_pay: can_retry,
    message: can_retry ? 'Please check the amounts, then pay.' : message,
  }
}
