import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { RowLock } from '../../database/row-lock.ts'
import { orderLines, orders } from '../../database/schema/orders.schema.ts'
import { cartLines, productVariants } from '../../database/schema/shop.schema.ts'

/** In the order of their ids, so that two orders of the same products cannot deadlock. */
export const lockVariants = (tx: Database, lock: RowLock, variantIds: readonly number[]) =>
  lock(
    tx
      .select()
      .from(productVariants)
      .where(inArray(productVariants.id, [...variantIds]))
      .orderBy(asc(productVariants.id)),
  )

/** All variants in a person's bag and in the unpaid orders that the next one replaces. */
export const lockVariantsInBag = (tx: Database, lock: RowLock, userId: number) =>
  lock(
    tx
      .select({ id: productVariants.id })
      .from(productVariants)
      .where(
        inArray(
          productVariants.id,
          tx
            .select({ id: cartLines.variantId })
            .from(cartLines)
            .where(eq(cartLines.userId, userId))
            .union(
              tx
                .select({ id: sql<number>`${orderLines.variantId}` })
                .from(orderLines)
                .innerJoin(orders, eq(orders.id, orderLines.orderId))
                .where(and(eq(orders.userId, userId), eq(orders.status, 'awaiting_payment'))),
            ),
        ),
      )
      .orderBy(asc(productVariants.id)),
  )

/**
 * Takes items from stock, or gives them back with quantities below zero; the database's check constraint is the final
 * guard. In the order of their ids, because the last of a variant locks its product as well.
 */
export async function takeUnits(
  tx: Database,
  lines: readonly { variantId: number; quantity: number }[],
) {
  for (const { variantId, quantity } of lines.toSorted((a, b) => a.variantId - b.variantId))
    await tx
      .update(productVariants)
      .set({ unitsAvailable: sql`${productVariants.unitsAvailable} - ${quantity}` })
      .where(eq(productVariants.id, variantId))
}
