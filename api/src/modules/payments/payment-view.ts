import type { PaymentState, PaymentStatus, PaymentSummary } from '@brightyard/contract'
import { lineAmounts } from '@brightyard/contract/money'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { orders } from '../../database/schema/orders.schema.ts'
import { users } from '../../database/schema/users.schema.ts'
import type { LineKind, LineKinds } from '../orders/line-kinds.ts'
import { readLinesWithKids } from '../orders/order.repository.ts'
import type { OrderRow } from '../orders/order-steps.ts'
import { taxText } from '../catalog/product-card.ts'
import { findPaymentOf } from './payment.repository.ts'

interface Needs {
  db: Database
  lineKinds: LineKinds
}

const messages = {
  paid: 'Your payment has arrived. Thank you.',
  refunding: 'This order was not completed. Your payment will be refunded.',
  pending: 'We are waiting for your bank. This page updates automatically.',
  cancelled: 'This order was cancelled.',
}

function stateOf({ status, paidAt }: OrderRow, isDeclined: boolean): PaymentState {
  if (status === 'awaiting_payment') return isDeclined ? 'failure' : 'pending'
  if (status === 'payment_failed') return 'failure'
  return status === 'cancelled' && paidAt === null ? 'failure' : 'success'
}

/** What the server knows of an order's payment. */
export async function viewPaymentStatus(
  { db, lineKinds }: Needs,
  orderId: number,
  now: Date,
): Promise<PaymentStatus> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Error(`There is no order ${orderId}.`)
  const payment = await findPaymentOf(db, orderId)
  const goesBack = payment?.status === 'refund_due' || payment?.status === 'refunded'
  const isDeclined = payment?.status === 'failure'
  const status = stateOf(order, isDeclined)
  const kind = lineKinds(order)
  const canRetry = order.status === 'awaiting_payment' && now < order.reservedUntil
  return {
    order_code: order.code,
    order_type: order.orderType,
    order_id: order.id,
    target: kind.target(order),
    status,
    message:
      canRetry && isDeclined && kind.words.declined
        ? kind.words.declined
        : messageOf(order, status, { goesBack, kind }),
    total_in_paise: order.totalInPaise,
    can_retry: canRetry,
  }
}

function messageOf(
  { status: order }: OrderRow,
  status: PaymentState,
  { goesBack, kind }: { goesBack: boolean; kind: LineKind },
): string {
  if (goesBack && (order === 'payment_failed' || order === 'cancelled')) return messages.refunding
  if (order === 'cancelled') return messages.cancelled
  if (status === 'failure') return kind.words.paymentFailed
  return status === 'success' ? messages.paid : messages.pending
}

/** What is about to be paid. */
export async function viewPaymentSummary(
  needs: Needs,
  order: OrderRow,
  now: Date,
): Promise<PaymentSummary> {
  const { db } = needs
  const [payer] = await db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, order.userId))
  const { status, message, can_retry } = await viewPaymentStatus(needs, order.id, now)
  const lines = await readLinesWithKids(db, [order.id])
  return {
    order_code: order.code,
    order_type: order.orderType,
    order_id: order.id,
    payer: payer ?? { name: '', email: null },
    lines: lines.map(({ line, kid }) => ({
      name: line.name,
      variant_name: line.variantName,
      kid,
      quantity: line.quantity,
      tax_percent: taxText(line.taxPercent),
      ...lineAmounts(line),
    })),
    coupon_code: order.couponCode,
    totals: order.totals,
    status,
    can_pay: can_retry,
    kept_until: can_retry ? order.reservedUntil.toISOString() : null,
    message: can_retry ? 'Please check the amounts, then pay.' : message,
  }
}
