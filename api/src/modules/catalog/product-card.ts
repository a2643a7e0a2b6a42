import type { ProductCard, ProductVariant } from '@brightyard/contract'
import { formatPrice } from '@brightyard/contract/money'
import { asc, eq, inArray, isNull, and } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { brands, categories, products, productVariants } from '../../database/schema/shop.schema.ts'

type VariantRow = typeof productVariants.$inferSelect

export const variantOf = (row: VariantRow): ProductVariant => ({
  id: row.id,
  name: row.name,
  ...pricesOf(row),
  units_available: row.unitsAvailable,
})

export const pricesOf = (row: Pick<VariantRow, 'priceInPaise' | 'afterDiscountPriceInPaise'>) => ({
  price: formatPrice(row.priceInPaise),
  after_discount_price: formatPrice(row.afterDiscountPriceInPaise),
  price_in_paise: row.priceInPaise,
  after_discount_price_in_paise: row.afterDiscountPriceInPaise,
})

/** `18` for whole percents, else `12.5`. */
export const taxText = (numeric: string) => String(Number(numeric))

export async function isSold(db: Database, id: number): Promise<boolean> {
  const [row] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, id), isNull(products.hiddenAt)))
  return row !== undefined
}

/** The products of these ids that are sold, in the order of the ids. */
export async function readProducts(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({ product: products, brand: brands, category: categories })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(and(inArray(products.id, [...ids]), isNull(products.hiddenAt)))
  const variantRows = await db
    .select()
    .from(productVariants)
    .where(inArray(productVariants.productId, [...ids]))
    .orderBy(asc(productVariants.productId), asc(productVariants.position))
  const byId = new Map(rows.map((row) => [row.product.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    const variants = variantRows.filter(({ productId }) => productId === id)
    return row && variants.length > 0 ? [{ ...row, variants }] : []
  })
}
type Read = Awaited<ReturnType<typeof readProducts>>[number]

export function cardOf({ product, brand, category, variants }: Read): ProductCard {
  const [first] = variants
  const picture = product.pictures[0]
  if (!first || !picture) throw new Error(`Product ${product.id} has no variant or no picture.`)
  const { priceInPaise: before, afterDiscountPriceInPaise: after } = first
  return {
    id: product.id,
    name: product.name,
    slug: product.slug,
    brand: brand && { id: brand.id, name: brand.name },
    category: { id: category.id, name: category.name },
    ...pricesOf(first),
    discount_percent: before === 0 ? 0 : Math.floor(((before - after) * 100) / before),
    tax_percent: taxText(product.taxPercent),
    max_order_quantity: product.maxOrderQuantity,
    units_available: variants.reduce((sum, { unitsAvailable }) => sum + unitsAvailable, 0),
    is_popular: product.isPopular,
    new_arrival: product.newArrival,
    age: { from: product.ageFrom, to: product.ageTo },
    rating: {
      average: product.ratingAverage === null ? null : Number(product.ratingAverage),
      count: product.ratingCount,
    },
    picture,
    variants: variants.map(variantOf),
  }
}
