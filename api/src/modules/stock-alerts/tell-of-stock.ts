import { shopPaths } from '@brightyard/contract'
import { formatPrice } from '@brightyard/contract/money'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { products, productVariants, stockAlerts } from '../../database/schema/shop.schema.ts'
import type { Services } from '../../server/services.ts'
import { notify } from '../notifications/notify.ts'

type Needs = Pick<Services, 'db' | 'outbox' | 'publicOrigin' | 'now'>

/** In one run; the rest follows a minute later. */
const most = 500

/**
 * Tells everybody who waits for what can be bought again, each person once. Stock rises in many ways: a change by
 * hand, a cancelled order, a reservation that ends, an import. All of them end in the variant's row, so that row is
 * asked, and no way can be forgotten.
 */
export async function tellOfStock(services: Needs) {
  const { db } = services
  const due = await db
    .select({ alert: stockAlerts, product: products, variant: productVariants })
    .from(stockAlerts)
    .innerJoin(productVariants, eq(productVariants.id, stockAlerts.variantId))
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(and(gt(productVariants.unitsAvailable, 0), isNull(products.hiddenAt)))
    .orderBy(asc(stockAlerts.createdAt))
    .limit(most)
  for (const { alert, product, variant } of due)
    await db.transaction(async (tx) => {
      const { userId, variantId, createdAt } = alert
      const taken = await tx
        .delete(stockAlerts)
        .where(and(eq(stockAlerts.userId, userId), eq(stockAlerts.variantId, variantId)))
        .returning()
      // Taken back meanwhile, or told by another process.
      if (taken.length === 0) return
      await notify(services, tx, {
        cause: `stock:${userId}:${variantId}:${createdAt.getTime()}`,
        userId,
        topic: 'orders',
        title: `${product.name} is back`,
        description: `${variant.name}, ${formatPrice(variant.afterDiscountPriceInPaise)}. You asked us to tell you. We cannot keep one for you, so do not wait too long.`,
        path: shopPaths.product.to({}, { ecommID: product.id, variant: variant.id }),
      })
    })
}
