import type { StockAlert } from '@brightyard/contract'
import { maxStockAlerts } from '@brightyard/contract'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { products, productVariants, stockAlerts } from '../../database/schema/shop.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'

/** What the person waits for; products that are no longer sold are not among it. */
export async function listAlertsOf(actor: ActingUser, db: Database): Promise<StockAlert[]> {
  const rows = await db
    .select({ product: products, variant: productVariants, at: stockAlerts.createdAt })
    .from(stockAlerts)
    .innerJoin(productVariants, eq(productVariants.id, stockAlerts.variantId))
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(and(eq(stockAlerts.userId, actor.id), isNull(products.hiddenAt)))
    .orderBy(desc(stockAlerts.createdAt), desc(stockAlerts.variantId))
    .limit(maxStockAlerts)
  return rows.flatMap(({ product, variant, at }) => {
    const [picture] = product.pictures
    if (!picture) return []
    return [
      {
        variant_id: variant.id,
        ecomm_product_id: product.id,
        name: product.name,
        variant_name: variant.name,
        picture,
        asked_at: at.toISOString(),
      },
    ]
  })
}

/** A variant of a product that is sold. */
export async function findSoldVariant(db: Database, variantId: number) {
  const [row] = await db
    .select({ variant: productVariants })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(and(eq(productVariants.id, variantId), isNull(products.hiddenAt)))
  return row?.variant
}

export const countAlertsOf = (actor: ActingUser, db: Database) =>
  db.$count(stockAlerts, eq(stockAlerts.userId, actor.id))

export const insertAlert = (actor: ActingUser, db: Database, variantId: number, now: Date) =>
  db
    .insert(stockAlerts)
    .values({ userId: actor.id, variantId, createdAt: now })
    .onConflictDoNothing()

export const deleteAlert = (actor: ActingUser, db: Database, variantId: number) =>
  db
    .delete(stockAlerts)
    .where(and(eq(stockAlerts.userId, actor.id), eq(stockAlerts.variantId, variantId)))
