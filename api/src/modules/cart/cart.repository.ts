import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { cartLines, products, productVariants } from '../../database/schema/shop.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { unitsHeldBy } from '../orders/unpaid-orders.ts'

/**
 * A variant of a product that is sold; without one the product's first. What the person's own unpaid order reserves
 * is available to this person.
 */
export async function findOffer(
  actor: ActingUser,
  db: Database,
  { productId, variantId }: { productId: number; variantId: number | null | undefined },
) {
  const [row] = await db
    .select({
      productId: products.id,
      variantId: productVariants.id,
      unitsAvailable: productVariants.unitsAvailable,
      maxOrderQuantity: products.maxOrderQuantity,
      priceInPaise: productVariants.afterDiscountPriceInPaise,
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(
      and(
        eq(products.id, productId),
        sql`${products.hiddenAt} is null`,
        variantId ? eq(productVariants.id, variantId) : eq(productVariants.position, 0),
      ),
    )
  if (!row) return undefined
  const held = (await unitsHeldBy(actor, db)).get(row.variantId) ?? 0
  return { ...row, unitsAvailable: row.unitsAvailable + held }
}
export type Offer = NonNullable<Awaited<ReturnType<typeof findOffer>>>

export async function findLine(actor: ActingUser, db: Database, variantId: number) {
  const [line] = await db
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.userId, actor.id), eq(cartLines.variantId, variantId)))
  return line
}

/** Sets the line to this quantity, at the current price. */
export async function putLine(actor: ActingUser, db: Database, offer: Offer, quantity: number) {
  const { productId, variantId, priceInPaise: seenPriceInPaise } = offer
  await db
    .insert(cartLines)
    .values({ userId: actor.id, productId, variantId, quantity, seenPriceInPaise })
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.variantId],
      set: { quantity, seenPriceInPaise },
    })
}

/** Without a product, all lines; without a variant, all of the product. */
export async function removeLines(
  actor: ActingUser,
  db: Database,
  which: { productId?: number; variantId?: number | null | undefined } = {},
) {
  await db
    .delete(cartLines)
    .where(
      and(
        eq(cartLines.userId, actor.id),
        which.productId === undefined ? undefined : eq(cartLines.productId, which.productId),
        which.variantId ? eq(cartLines.variantId, which.variantId) : undefined,
      ),
    )
}
