import type { Picture, ProductCard, ProductVariant } from '@brightyard/contract'
import { formatPrice } from '@brightyard/contract/money'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { brands, categories, products, productVariants } from '../../database/schema/shop.schema.ts'

type VariantRow = typeof productVariants.$inferSelect
type Shown = Pick<
  VariantRow,
  'id' | 'name' | 'priceInPaise' | 'afterDiscountPriceInPaise' | 'unitsAvailable'
>

export const variantOf = (row: Shown): ProductVariant => ({
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

/** What a variant shows, as one value of a statement about products. */
const variants = sql<Shown[]>`(select json_agg(json_build_object('id', v.id, 'name', v.name,
    'priceInPaise', v.price_in_paise, 'afterDiscountPriceInPaise', v.after_discount_price_in_paise,
    'unitsAvailable', v.units_available) order by v.position)
  from ${productVariants} v where v.product_id = ${products.id})`

/** Without the long texts, and with the first picture alone: lists have a hundred of them. */
const cards = prepared('product_cards', (db) =>
  db
    .select({
      product: {
        id: products.id,
        name: products.name,
        slug: products.slug,
        picture: sql<Picture | null>`${products.pictures} -> 0`.as('picture'),
        taxPercent: products.taxPercent,
        maxOrderQuantity: products.maxOrderQuantity,
        isPopular: products.isPopular,
        newArrival: products.newArrival,
        ageFrom: products.ageFrom,
        ageTo: products.ageTo,
        ratingAverage: products.ratingAverage,
        ratingCount: products.ratingCount,
      },
      brand: { id: brands.id, name: brands.name },
      category: { id: categories.id, name: categories.name },
      variants,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(
      and(sql`${products.id} = any(${sql.placeholder('ids')}::int[])`, isNull(products.hiddenAt)),
    ),
)

/** The products of these ids that are sold, in the order of the ids. */
export async function readProducts(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await cards(db, { ids })
  const byId = new Map(rows.map((row) => [row.product.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row?.variants ? [row] : []
  })
}
type Read = Awaited<ReturnType<typeof readProducts>>[number]

export function cardOf({ product, brand, category, variants }: Read): ProductCard {
  const [first] = variants
  const { picture } = product
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
