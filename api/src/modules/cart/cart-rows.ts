import type { CartLine, SavedLine } from '@brightyard/contract'
import { formatPrice, priceBasket, lineAmounts } from '@brightyard/contract/money'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { savedLines } from '../../database/schema/bag.schema.ts'
import { cartLines, products, productVariants } from '../../database/schema/shop.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { taxText, variantOf } from '../catalog/product-card.ts'
import { unitsHeldBy } from '../orders/unpaid-orders.ts'
import { lineNotice } from './line-notice.ts'

export type CartRow = Awaited<ReturnType<typeof readRows>>[number]

/** Lines of the cart, or those saved for later, with what is for sale to this person now. */
export async function readRows(
  actor: ActingUser,
  db: Database,
  from: typeof cartLines | typeof savedLines = cartLines,
) {
  const rows = await db
    .select({ line: from, product: products, variant: productVariants })
    .from(from)
    .innerJoin(products, eq(products.id, from.productId))
    .innerJoin(productVariants, eq(productVariants.id, from.variantId))
    .where(eq(from.userId, actor.id))
    .orderBy(asc(from.id))
  const siblings = rows.length
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
  const held = await unitsHeldBy(actor, db)
  return rows.map((row) => ({
    ...row,
    variant: {
      ...row.variant,
      unitsAvailable: row.variant.unitsAvailable + (held.get(row.variant.id) ?? 0),
    },
    siblings: siblings.filter(({ productId }) => productId === row.product.id),
  }))
}

export const noticeOf = ({ line, product, variant }: CartRow) =>
  lineNotice({
    quantity: line.quantity,
    unitsAvailable: variant.unitsAvailable,
    maxOrderQuantity: product.maxOrderQuantity,
    isSold: product.hiddenAt === null,
    seenPriceInPaise: line.seenPriceInPaise,
    priceInPaise: variant.afterDiscountPriceInPaise,
  })

export function pictureOf({ product }: CartRow) {
  const [picture] = product.pictures
  if (!picture) throw new Error(`Product ${product.id} has no picture.`)
  return picture
}

/** A line without amounts: one that was saved for later. */
export function savedLineOf(row: CartRow): SavedLine {
  const { line, product, variant, siblings } = row
  const of = siblings.map(variantOf)
  const notice = noticeOf(row)
  return {
    id: line.id,
    ecomm_product_id: product.id,
    variant_id: variant.id,
    quantity: line.quantity,
    itemdata: of,
    variants: of,
    after_discount_price: formatPrice(variant.afterDiscountPriceInPaise),
    tax_percent: taxText(product.taxPercent),
    error: notice?.message ?? null,
    max_order_quantity: product.maxOrderQuantity,
    units_available: variant.unitsAvailable,
    name: product.name,
    variant_name: variant.name,
    picture: pictureOf(row),
    after_discount_price_in_paise: variant.afterDiscountPriceInPaise,
    notice,
  }
}

/** What these rows cost. */
export const basketOf = (
  rows: readonly CartRow[],
  extras: Parameters<typeof priceBasket>[1] = {},
) =>
  priceBasket(
    rows.map(({ line, product, variant }) => ({
      priceInPaise: variant.afterDiscountPriceInPaise,
      taxPercent: Number(product.taxPercent),
      quantity: line.quantity,
    })),
    extras,
  )

export function cartLinesOf(
  rows: readonly CartRow[],
  { lines }: ReturnType<typeof basketOf>,
): CartLine[] {
  return rows.map((row, index) => {
    const amounts = lines[index]
    if (!amounts) throw new Error('A line of the cart has no amounts.')
    return { ...savedLineOf(row), ...lineAmounts(amounts) }
  })
}
