import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { appliedCoupons, coupons } from '../../database/schema/bag.schema.ts'
import { invoiceCounters } from '../../database/schema/orders.schema.ts'
import type { ConfirmNeeds, LineKinds } from './line-kinds.ts'
import { addToTimeline, setOrder } from './order-steps.ts'
import type { OrderRow } from './order-steps.ts'

/**
 * Completes a paid order, locked by the caller with its buyer: it gets its invoice number, its coupon leaves the bag,
 * and its lines are confirmed. Returns the step's entry in the timeline.
 */
export async function completePurchase(
  services: ConfirmNeeds & { lineKinds: LineKinds },
  tx: Database,
  order: OrderRow,
  at: Date,
): Promise<number> {
  const invoiceNumber = order.invoiceNumber ?? (await nextInvoiceNumber(tx, at))
  await setOrder(tx, order.id, { status: 'paid', paidAt: at, invoiceNumber })
  const step = await addToTimeline(tx, order.id, { kind: 'paid', at })
  await removeCoupon(tx, order)
  await services.lineKinds(order).confirm(services, tx, order, at)
  return step
}

async function removeCoupon(tx: Database, order: OrderRow) {
  if (order.couponCode === null) return
  await tx
    .delete(appliedCoupons)
    .where(
      and(
        eq(appliedCoupons.userId, order.userId),
        sql`${appliedCoupons.couponId} in (select ${coupons.id} from ${coupons} where ${coupons.code} = ${order.couponCode})`,
      ),
    )
}

/** `BY/2026-27/000123`; the counter is locked until the transaction ends, so that there are no gaps. */
async function nextInvoiceNumber(tx: Database, at: Date): Promise<string> {
  const year = financialYear(at)
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ financialYear: year, last: 1 })
    .onConflictDoUpdate({
      target: invoiceCounters.financialYear,
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning()
  return `BY/${year}/${String(counter?.last ?? 0).padStart(6, '0')}`
}

/** From April to March, in India. */
export function financialYear(at: Date): string {
  const inIndia = new Date(at.getTime() + 5.5 * 60 * 60 * 1000)
  const start = inIndia.getUTCFullYear() - (inIndia.getUTCMonth() < 3 ? 1 : 0)
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`
}
