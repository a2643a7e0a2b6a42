import type { OrderType, Transaction } from '@brightyard/contract'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { orders } from '../../database/schema/orders.schema.ts'
import { notifications } from '../../database/schema/notifications.schema.ts'
import { payments } from '../../database/schema/payments.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { ApiProblem, notFound } from '../../server/api-problem.ts'

type Status = Transaction['status']

/** The latest payment of each order. */
const isLastTry = sql`${payments.id} = (
  select max(latest.id) from ${payments} as latest where latest.order_id = ${orders.id}
)`

const where = (actor: ActingUser, { status, type }: Filter) =>
  and(
    eq(orders.userId, actor.id),
    isLastTry,
    status && eq(payments.status, status),
    type && eq(orders.orderType, type),
  )

export interface Filter {
  status: Status | undefined
  type: OrderType | undefined
}

/** The last payments of the person's orders, the newest first. */
export const listTransactionRows = (
  actor: ActingUser,
  db: Database,
  { limit, offset, ...filter }: Filter & { limit: number; offset: number },
) =>
  db
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(where(actor, filter))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(limit)
    .offset(offset)

export async function countTransactionsOf(actor: ActingUser, db: Database, filter: Filter) {
  const [row] = await db
    .select({ total: count() })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(where(actor, filter))
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

/** An order and its payments; throws 404 for someone else's order, or one without a payment attempt. */
export async function findOrderOfTransaction(actor: ActingUser, db: Database, codeOrId: string) {
  const found = await findPaidOrder(actor, db, codeOrId)
  if (!found) throw await notThere(actor, db, codeOrId)
  return found
}
