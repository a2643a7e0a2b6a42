import { and, asc, count, eq, gt, isNull, sql, sum } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { orderLines, orders } from '../../database/schema/orders.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import type { Services } from '../../server/services.ts'
import { endOrder } from './end-order.ts'

/** How often a person may order without paying, in a day: each time keeps items from others for a while. */
export const maxUnpaidPerDay = 15
/** Units of one product that an unpaid order may reserve; more only where the product itself allows more. */
const maxUnpaidUnits = 30
const day = 24 * 60 * 60 * 1000

const isOpen = (actor: ActingUser) =>
  and(
    eq(orders.userId, actor.id),
    eq(orders.orderType, 'shop'),
    eq(orders.status, 'awaiting_payment'),
  )

/** The person's orders of the shop that await their payment, oldest first; a bag has at most one. */
export const findUnpaidOrders = (actor: ActingUser, db: Database) =>
  db.select().from(orders).where(isOpen(actor)).orderBy(asc(orders.id))

/** Units by variant that the person's own unpaid orders reserve: for this person they are still for sale. */
export async function unitsHeldBy(actor: ActingUser, db: Database): Promise<Map<number, number>> {
  const rows = await db
    .select({
      variantId: sql<number>`${orderLines.variantId}`,
      units: sum(orderLines.quantity).mapWith(Number),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(isOpen(actor), isNull(orders.stockReleasedAt)))
    .groupBy(orderLines.variantId)
  return new Map(rows.map(({ variantId, units }) => [variantId, units]))
}

/** Orders of the last day that this person did not pay, whatever became of them. */
export async function countUnpaidOfDay(actor: ActingUser, db: Database, now: Date) {
  const since = new Date(now.getTime() - day)
  const [row] = await db
    .select({ orders: count() })
    .from(orders)
    .where(and(eq(orders.userId, actor.id), isNull(orders.paidAt), gt(orders.placedAt, since)))
  return row?.orders ?? 0
}

interface WantedLine {
  product: { id: number; name: string; maxOrderQuantity: number }
  line: { quantity: number }
}

/** The first product of which a bag has more than an unpaid order may reserve, all its variants together. */
export function findExcess(rows: readonly WantedLine[]): { name: string; most: number } | null {
  for (const { product } of rows) {
    const most = Math.max(maxUnpaidUnits, product.maxOrderQuantity)
    const units = rows
      .filter((row) => row.product.id === product.id)
      .reduce((all, { line }) => all + line.quantity, 0)
    if (units > most) return { name: product.name, most }
  }
  return null
}

/** Ends the person's unpaid orders in favour of the one that is being placed; the caller holds the person's lock. */
export async function replaceUnpaidOrders(
  actor: ActingUser,
  tx: Database,
  needs: Pick<Services, 'lock' | 'lineKinds'>,
  now: Date,
) {
  for (const { id } of await needs.lock(findUnpaidOrders(actor, tx)))
    await endOrder(tx, needs, { orderId: id, now, note: 'You placed a new order instead.' })
}
