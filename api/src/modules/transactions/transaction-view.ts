import { contentsOf, type Transaction, type TransactionDetails } from '@brightyard/contract'
import { lineAmounts } from '@brightyard/contract/money'
import type { Database } from '../../database/database.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { taxText } from '../catalog/product-card.ts'
import { taxesOf } from '../invoices/invoice-view.ts'
import { actionsOf } from '../orders/order-actions.ts'
import type { LineKinds } from '../orders/line-kinds.ts'
import { readLinesWithKids } from '../orders/order.repository.ts'
import type { NamedLine } from '../orders/order.repository.ts'
import { deliveryOf } from '../orders/order-view.ts'
import type { OrderRow } from '../orders/order-steps.ts'
import type { PaymentRow } from '../payments/payment.repository.ts'
import { listRefunds } from '../payments/refunds.ts'

interface Needs {
  db: Database
  lineKinds: LineKinds
}

type Refund = Awaited<ReturnType<typeof listRefunds>>[number]

/** Payments as a list shows them. */
export async function viewTransactions(
  { db, lineKinds }: Needs,
  rows: readonly { order: OrderRow; payment: PaymentRow }[],
): Promise<Transaction[]> {
  const lines = await readLinesWithKids(
    db,
    rows.map(({ order }) => order.id),
  )
  const refunds = await listRefunds(
    db,
    rows.map(({ payment }) => payment.id),
  )
  return rows.map(({ order, payment }) =>
    summaryOf(lineKinds, {
      order,
      payment,
      lines: lines.filter(({ line }) => line.orderId === order.id),
      refunds: refunds.filter(({ paymentId }) => paymentId === payment.id),
    }),
  )
}

const summaryOf = (
  lineKinds: LineKinds,
  given: { order: OrderRow; payment: PaymentRow; lines: NamedLine[]; refunds: Refund[] },
): Transaction => {
  const { order, payment, lines, refunds } = given
  const kids = new Set(lines.flatMap(({ kid }) => kid ?? []))
  return {
    order_code: order.code,
    order_type: order.orderType,
    order_id: order.id,
    target: lineKinds(order).target(order),
    title: contentsOf(lines.map(({ line }) => line.name)) || `Order ${order.code}`,
    kid: kids.size > 0 ? [...kids].join(', ') : null,
    paid_at: (payment.settledAt ?? payment.createdAt).toISOString(),
    amount_in_paise: payment.amountInPaise,
    refunded_in_paise: sumOf(refunds),
    status: payment.status,
  }
}

const sumOf = (refunds: readonly Refund[]) =>
  refunds.reduce((sum, { amountInPaise }) => sum + amountInPaise, 0)

/** One payment and what it was for. */
export async function viewTransaction(
  actor: ActingUser,
  { db, lineKinds }: Needs,
  given: { order: OrderRow; last: PaymentRow; tries: readonly PaymentRow[]; now: Date },
): Promise<TransactionDetails> {
  const { order, last, tries, now } = given
  const kind = lineKinds(order)
  const lines = await readLinesWithKids(db, [order.id])
  const refunds = await listRefunds(
    db,
    tries.map(({ id }) => id),
  )
  const targets = await kind.lineTargets(
    db,
    lines.map(({ line }) => line),
  )
  const { cancel, invoice } = actionsOf(actor, order, { lineKinds, now })
  const ofLast = refunds.filter(({ paymentId }) => paymentId === last.id)
  return {
    ...summaryOf(lineKinds, { order, payment: last, lines, refunds: ofLast }),
    reference: last.gatewayReference,
    method: last.provider,
    lines: lines.map(({ line, kid }) => ({
      id: line.id,
      ecomm_product_id: line.productId,
      variant_id: line.variantId,
      name: line.name,
      variant_name: line.variantName,
      picture: line.picture,
      quantity: line.quantity,
      tax_percent: taxText(line.taxPercent),
      target: targets.get(line.id) ?? null,
      kid,
      refunded_in_paise: sumOf(refunds.filter(({ orderLineId }) => orderLineId === line.id)),
      ...lineAmounts(line),
    })),
    totals: order.totals,
    coupon_code: order.couponCode,
    taxes: taxesOf(order),
    order_status: order.status,
    delivery: order.deliveryChoice ? deliveryOf(order) : null,
    refunds: refunds.map(({ id, amountInPaise, paidAt, creditNoteNumber }) => ({
      amount_in_paise: amountInPaise,
      refunded_at: paidAt?.toISOString() ?? null,
      credit_note: creditNoteNumber === null ? null : { id, number: creditNoteNumber },
    })),
    actions: { cancel, invoice, calendar: await kind.isToCome(db, order, now) },
    tries: tries.map(({ createdAt, status }) => ({ at: createdAt.toISOString(), status })),
  }
}
