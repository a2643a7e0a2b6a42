import type { OrderType, PostalAddress } from '@brightyard/contract'
import { wireTotals } from '@brightyard/contract/money'
import type { Basket } from '@brightyard/contract/money'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { couponUses, orderLines, orders } from '../../database/schema/orders.schema.ts'
import { payments } from '../../database/schema/payments.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import type { Services } from '../../server/services.ts'
import type { CouponRow } from '../coupons/coupon-rules.ts'
import { addPayment } from '../payments/payment.repository.ts'
import { completePurchase } from './complete-purchase.ts'
import { newOrderCode, newSecret } from './order-codes.ts'
import { addToTimeline } from './order-steps.ts'
import type { OrderRow } from './order-steps.ts'

type LineText = Pick<
  typeof orderLines.$inferInsert,
  'studentId' | 'name' | 'variantName' | 'picture' | 'priceInPaise' | 'taxPercent'
> & { quantity?: number }

interface NewOrder {
  orderType: OrderType
  basket: Basket
  coupon: CouponRow | undefined
  /** Where what is no parcel of the shop is sent all the same. */
  address?: PostalAddress | null
  /** In the order of the basket's lines, one of each. */
  lines: readonly LineText[]
  now: Date
}

/** Stores an order of what is no parcel of the shop, and its coupon; its payment is opened once what it reserves is stored too. */
export async function storeOrder(
  buyer: Pick<ActingUser, 'id'>,
  services: Services,
  tx: Database,
  { orderType, basket, coupon, address = null, lines, now }: NewOrder,
) {
  const [order] = await tx
    .insert(orders)
    .values({
      code: newOrderCode(),
      trackingSecret: newSecret(),
      userId: buyer.id,
      orderType,
      status: 'awaiting_payment',
      couponCode: coupon?.code ?? null,
      address,
      totals: wireTotals(basket),
      totalInPaise: basket.totals.totalInPaise,
      placedAt: now,
      reservedUntil: new Date(now.getTime() + services.reservationMinutes * 60_000),
    })
    .returning()
  if (!order) throw new Error('The order was not stored.')
  const rows = await tx
    .insert(orderLines)
    .values(
      lines.map((line, index) => {
        const amounts = basket.lines[index]
        if (!amounts) throw new Error('A line has no amounts.')
        const { taxPercent: _percent, ...money } = amounts
        return { orderId: order.id, ...line, quantity: line.quantity ?? 1, ...money }
      }),
    )
    .returning({ id: orderLines.id })
  if (coupon)
    await tx
      .insert(couponUses)
      .values({ couponId: coupon.id, userId: buyer.id, orderId: order.id, createdAt: now })
  await addToTimeline(tx, order.id, { kind: 'placed', at: now })
  return { ...order, lineIds: rows.map(({ id }) => id) }
}

/**
 * What costs nothing, or a coupon pays for in full, is bought at once; everything else awaits its payment. Returns the
 * step of what was bought, null while a payment is awaited.
 */
export async function awaitPayment(
  services: Services,
  tx: Database,
  order: OrderRow,
  now: Date,
): Promise<number | null> {
  await addPayment(tx, { orderId: order.id, amountInPaise: order.totalInPaise, now })
  if (order.totalInPaise > 0) return null
  await tx
    .update(payments)
    .set({ status: 'success', settledAt: now })
    .where(eq(payments.orderId, order.id))
  return completePurchase(services, tx, order, now)
}
