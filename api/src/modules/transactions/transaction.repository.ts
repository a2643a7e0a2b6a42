import type { Transaction, TransactionDetails } from '@brightyard/contract'
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { orderLines, orders } from '../../database/schema/orders.schema.ts'
import { notifications } from '../../database/schema/notifications.schema.ts'
import { payments } from '../../database/schema/payments.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { ApiProblem, notFound } from '../../server/api-problem.ts'
import { taxesOf } from '../invoices/invoice-view.ts'
import { actionsOf } from '../orders/order-actions.ts'
import { deliveryNames, lineOf } from '../orders/order-view.ts'
import { readOrderLines } from '../orders/order.repository.ts'
import { isToCome } from './delivery-calendar.ts'

type Status = Transaction['status']

/** The latest payment of each order. */
const isLastTry = sql`${payments.id} = (
  select max(latest.id) from ${payments} as latest where latest.order_id = ${orders.id}
)`

const where = (actor: ActingUser, status: Status | undefined) =>
  and(eq(orders.userId, actor.id), isLastTry, status ? eq(payments.status, status) : undefined)

/** A title per order: the first product, and how many more. */
async function titlesOf(db: Database, orderIds: readonly number[]) {
  if (orderIds.length === 0) return new Map<number, string>()
  const lines = await db
    .select({ orderId: orderLines.orderId, name: orderLines.name })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.id))
  const names = new Map<number, string[]>()
  for (const { orderId, name } of lines) {
    names.set(orderId, [...(names.get(orderId) ?? []), name])
  }
  return new Map(
    [...names].map(([orderId, [first = '', ...rest]]) => [
      orderId,
      rest.length > 0 ? `${first} and ${rest.length} more` : first,
    ]),
  )
}

export async function listTransactionsOf(
  actor: ActingUser,
  db: Database,
  { status, limit, offset }: { status: Status | undefined; limit: number; offset: number },
): Promise<Transaction[]> {
  const rows = await db
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(where(actor, status))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(limit)
    .offset(offset)
  const titles = await titlesOf(
    db,
    rows.map(({ order }) => order.id),
  )
  return rows.map(({ order, payment }) => ({
    order_code: order.code,
    order_type: 'shop',
    order_id: order.id,
    title: titles.get(order.id) || `Order ${order.code}`,
    paid_at: (payment.settledAt ?? payment.createdAt).toISOString(),
    amount_in_paise: payment.amountInPaise,
    status: payment.status,
  }))
}

export async function countTransactionsOf(
  actor: ActingUser,
  db: Database,
  status: Status | undefined,
) {
  const [row] = await db
    .select({ total: count() })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(where(actor, status))
  return Number(row?.total ?? 0)
}

/** One of the user's orders by its number or id, if there was a payment attempt. */
async function findPaidOrder(actor: ActingUser, db: Database, codeOrId: string) {
  const which = /^\d{1,9}$/.test(codeOrId)
    ? eq(orders.id, Number(codeOrId))
    : eq(orders.code, codeOrId.toUpperCase())
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, actor.id), which))
  const tries = order
    ? await db
        .select()
        .from(payments)
        .where(eq(payments.orderId, order.id))
        .orderBy(desc(payments.id))
    : []
  const [last] = tries
  return order && last ? { order, last, tries } : null
}

/** Throws 404. Only a person who was notified of the payment learns that it existed. */
async function notThere(actor: ActingUser, db: Database, code: string) {
  const [notified] = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, actor.id), eq(notifications.orderCode, code)))
    .limit(1)
  return notified
    ? new ApiProblem(404, 'gone', 'This payment no longer exists.')
    : notFound('this payment')
}

/** With the order itself, for actions on it. */
export async function findOrderOfTransaction(actor: ActingUser, db: Database, codeOrId: string) {
  const found = await findPaidOrder(actor, db, codeOrId)
  if (!found) throw await notThere(actor, db, codeOrId)
  return found
}

/** Throws 404 for someone else's order, or one without a payment attempt. */
export async function readTransaction(
  actor: ActingUser,
  db: Database,
  { codeOrId, now }: { codeOrId: string; now: Date },
): Promise<TransactionDetails> {
  const { order, last, tries } = await findOrderOfTransaction(actor, db, codeOrId)
  const lines = (await readOrderLines(db, order.id)).map(lineOf)
  const { cancel, invoice } = actionsOf(actor, order, now)
  return {
    order_code: order.code,
    order_type: 'shop',
    order_id: order.id,
    title: (await titlesOf(db, [order.id])).get(order.id) || `Order ${order.code}`,
    paid_at: (last.settledAt ?? last.createdAt).toISOString(),
    amount_in_paise: last.amountInPaise,
    status: last.status,
    reference: last.gatewayReference,
    method: last.provider,
    lines,
    totals: order.totals,
    coupon_code: order.couponCode,
    taxes: taxesOf(order),
    order_status: order.status,
    delivery: {
      name: deliveryNames[order.deliveryChoice],
      from: order.deliveryFrom,
      to: order.deliveryTo,
    },
    refunds: tries
      .filter(({ status }) => status === 'refund_due' || status === 'refunded')
      .map(({ amountInPaise, refundedAt }) => ({
        amount_in_paise: amountInPaise,
        refunded_at: refundedAt?.toISOString() ?? null,
      })),
    actions: { cancel, invoice, calendar: isToCome(order) },
    tries: tries.map(({ createdAt, status }) => ({ at: createdAt.toISOString(), status })),
  }
}
