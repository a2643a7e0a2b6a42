import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { appliedCoupons, coupons } from '../../database/schema/bag.schema.ts'
import { nextInvoiceNumber } from '../invoices/document-numbers.ts'
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
