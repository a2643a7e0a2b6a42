import { wireTotals } from '@brightyard/contract/money'
import type { Database } from '../../database/database.ts'
import { couponUses, orderLines, orders } from '../../database/schema/orders.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { pictureOf } from '../cart/cart-rows.ts'
import { newOrderCode, newSecret } from '../orders/order-codes.ts'
import { addToTimeline } from '../orders/order-steps.ts'
import { addPayment } from '../payments/payment.repository.ts'
import type { Placing } from './order-request.ts'
import { takeUnits } from './shop-stock.ts'
import type { Checkout } from './calculate-totals.ts'

/** Stores a calculated checkout as an order, reserves its items and opens its payment. */
export async function storeOrder(
  actor: ActingUser,
  tx: Database,
  {
    checkout,
    couponId,
    placing,
  }: { checkout: Checkout; couponId: number | undefined; placing: Placing },
): Promise<number> {
  const { quote, rows, basket, option } = checkout
  const { now, reservationMinutes } = placing
  if (!quote.address || !option) throw new Error('A checkout with problems became an order.')
  const { id: _id, is_default: _isDefault, ...address } = quote.address
  const [order] = await tx
    .insert(orders)
    .values({
      code: newOrderCode(),
      trackingSecret: newSecret(),
      userId: actor.id,
      status: 'awaiting_payment',
      couponCode: quote.coupon?.code ?? null,
      address,
      deliveryChoice: option.choice,
      deliveryFrom: option.from,
      deliveryTo: option.to,
      totals: wireTotals(basket),
      totalInPaise: basket.totals.totalInPaise,
      placedAt: now,
      reservedUntil: new Date(now.getTime() + reservationMinutes * 60_000),
    })
    .returning({ id: orders.id })
  if (!order) throw new Error('The order was not stored.')
  const orderId = order.id
  await tx.insert(orderLines).values(
    rows.map((row, index) => {
      const amounts = basket.lines[index]
      if (!amounts) throw new Error('A line of the order has no amounts.')
      const { taxPercent: _percent, ...money } = amounts
      return {
        orderId,
        productId: row.product.id,
        variantId: row.variant.id,
        name: row.product.name,
        variantName: row.variant.name,
        picture: pictureOf(row),
        quantity: row.line.quantity,
        priceInPaise: row.variant.afterDiscountPriceInPaise,
        taxPercent: row.product.taxPercent,
        ...money,
      }
    }),
  )
  await takeUnits(
    tx,
    rows.map(({ variant, line }) => ({ variantId: variant.id, quantity: line.quantity })),
  )
  if (couponId !== undefined)
    await tx.insert(couponUses).values({ couponId, userId: actor.id, orderId, createdAt: now })
  await addToTimeline(tx, orderId, { kind: 'placed', at: now })
  await addPayment(tx, { orderId, amountInPaise: basket.totals.totalInPaise, now })
  return orderId
}
