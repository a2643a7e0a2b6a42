import type { Transaction, TransactionDetails } from '@brightyard/contract'
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { orderLines, orders } from '../../database/schema/orders.schema.ts'
import { payments } from '../../database/schema/payments.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { notFound } from '../../server/api-problem.ts'

type Status = Transaction['status']

/** The last try decides what became of an order's payment. */
const isLastTry = sql`${payments.id} = (
  select max(latest.id) from ${payments} as latest where latest.order_id = ${orders.id}
)`

const where = (actor: ActingUser, status: Status | undefined) =>
  and(eq(orders.userId, actor.id), isLastTry, status ? eq(payments.status, status) : undefined)

/** What was bought, by order: the first name, and how many more. */
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

/** Throws 404 for an order of somebody else, or one that nobody has tried to pay. */
export async function readTransaction(
  actor: ActingUser,
  db: Database,
  orderCode: string,
): Promise<TransactionDetails> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, actor.id), eq(orders.code, orderCode.toUpperCase())))
  const tries = order
    ? await db
        .select()
        .from(payments)
        .where(eq(payments.orderId, order.id))
        .orderBy(desc(payments.id))
    : []
  const [last] = tries
  if (!order || !last) throw notFound('this payment')
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.id))
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
    lines: lines.map(({ name, quantity, priceInPaise }) => ({
      name,
      quantity,
      amount_in_paise: priceInPaise * quantity,
    })),
    tries: tries.map(({ createdAt, status }) => ({ at: createdAt.toISOString(), status })),
  }
}
