import type { Cart, CartLine } from '@brightyard/contract'
import { formatPrice, splitTax } from '@brightyard/contract/money'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { cartLines, products, productVariants } from '../../database/schema/shop.schema.ts'
import { users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { taxText, variantOf } from '../catalog/product-card.ts'
import { lineError } from './line-error.ts'

/** Changes of one cart wait for each other, so that two tabs cannot both pass a limit. */
export const lockCart = (actor: ActingUser, tx: Database) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, actor.id)).for('update')

export async function readCart(actor: ActingUser, db: Database): Promise<Cart> {
  const rows = await db
    .select({ line: cartLines, product: products, variant: productVariants })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .innerJoin(productVariants, eq(productVariants.id, cartLines.variantId))
    .where(eq(cartLines.userId, actor.id))
    .orderBy(asc(cartLines.id))
  const variants = rows.length
    ? await db
        .select()
        .from(productVariants)
        .where(
          inArray(
            productVariants.productId,
            rows.map(({ product }) => product.id),
          ),
        )
        .orderBy(asc(productVariants.position))
    : []
  const data = rows.map(({ line, product, variant }): CartLine => {
    const picture = product.pictures[0]
    if (!picture) throw new Error(`Product ${product.id} has no picture.`)
    const of = variants.filter(({ productId }) => productId === product.id).map(variantOf)
    const price = variant.afterDiscountPriceInPaise
    const split = splitTax(price, Number(product.taxPercent), line.quantity)
    return {
      id: line.id,
      ecomm_product_id: product.id,
      variant_id: variant.id,
      quantity: line.quantity,
      itemdata: of,
      variants: of,
      after_discount_price: formatPrice(price),
      tax_percent: taxText(product.taxPercent),
      error: lineError({
        quantity: line.quantity,
        unitsAvailable: variant.unitsAvailable,
        maxOrderQuantity: product.maxOrderQuantity,
        isSold: product.hiddenAt === null,
        seenPriceInPaise: line.seenPriceInPaise,
        priceInPaise: price,
      }),
      max_order_quantity: product.maxOrderQuantity,
      units_available: variant.unitsAvailable,
      name: product.name,
      variant_name: variant.name,
      picture,
      after_discount_price_in_paise: price,
      pre_tax_in_paise: split.preTaxInPaise,
      tax_in_paise: split.taxInPaise,
      total_in_paise: split.totalInPaise,
    }
  })
  const sum = (of: (line: CartLine) => number) => data.reduce((total, line) => total + of(line), 0)
  return {
    data,
    meta: { total: data.length },
    totals: {
      pre_tax_in_paise: sum((line) => line.pre_tax_in_paise),
      tax_in_paise: sum((line) => line.tax_in_paise),
      total_in_paise: sum((line) => line.total_in_paise),
    },
  }
}

/** A variant of a product that is sold; without one the product's first (C-003). */
export async function findOffer(
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
  return row
}
export type Offer = NonNullable<Awaited<ReturnType<typeof findOffer>>>

export async function findLine(actor: ActingUser, db: Database, variantId: number) {
  const [line] = await db
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.userId, actor.id), eq(cartLines.variantId, variantId)))
  return line
}

/** Puts the line there with this quantity, at the price of now. */
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

/** Without a product, all lines; without a variant, all of the product (C-008). */
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
