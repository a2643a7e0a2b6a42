import type { StockChange, StockRow } from '@brightyard/contract'
import { and, asc, count, desc, eq, ilike, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { orderLines, orders } from '../../database/schema/orders.schema.ts'
import { stockChanges } from '../../database/schema/reviews.schema.ts'
import { categories, products, productVariants } from '../../database/schema/shop.schema.ts'
import { users } from '../../database/schema/users.schema.ts'
import { containing } from '../../database/database.ts'
import type { PageRequest } from '../../server/paging.ts'
import { taxText } from '../catalog/product-card.ts'

/** Reserved for orders that await payment. */
const reserved = sql<number>`coalesce((
  select sum(l.quantity) from ${orderLines} l join ${orders} o on o.id = l.order_id
  where l.variant_id = ${productVariants.id} and o.status = 'awaiting_payment'
), 0)`.mapWith(Number)

const fields = { product: products, variant: productVariants, category: categories.name, reserved }

const rowOf = ({
  product,
  variant,
  category,
  reserved: unitsReserved,
}: {
  product: typeof products.$inferSelect
  variant: typeof productVariants.$inferSelect
  category: string
  reserved: number
}): StockRow => {
  const [picture] = product.pictures
  if (!picture) throw new Error(`Product ${product.id} has no picture.`)
  return {
    variant_id: variant.id,
    ecomm_product_id: product.id,
    name: product.name,
    variant_name: variant.name,
    picture,
    category,
    price_in_paise: variant.priceInPaise,
    after_discount_price_in_paise: variant.afterDiscountPriceInPaise,
    units_available: variant.unitsAvailable,
    units_reserved: unitsReserved,
    max_order_quantity: product.maxOrderQuantity,
    tax_percent: taxText(product.taxPercent),
    is_sold: product.hiddenAt === null,
    revision: variant.revision,
  }
}

const select = (db: Database, where: SQL | undefined) =>
  db
    .select(fields)
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(where)

export async function listStockRows(
  db: Database,
  filter: { search: string | undefined; below: number | undefined },
  { page, perPage }: PageRequest,
): Promise<{ total: number; data: StockRow[] }> {
  const where = and(
    filter.search ? ilike(products.name, containing(filter.search)) : undefined,
    filter.below === undefined ? undefined : lte(productVariants.unitsAvailable, filter.below),
  )
  const [found] = await db
    .select({ total: count() })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(where)
  const rows = await select(db, where)
    .orderBy(sql`lower(${products.name})`, asc(products.id), asc(productVariants.position))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { total: Number(found?.total ?? 0), data: rows.map(rowOf) }
}

export async function findStockRow(db: Database, variantId: number): Promise<StockRow | undefined> {
  const [row] = await select(db, eq(productVariants.id, variantId))
  return row && rowOf(row)
}

export const changeVariant = (
  tx: Database,
  variantId: number,
  change: Pick<StockRow, 'price_in_paise' | 'after_discount_price_in_paise' | 'units_available'>,
) =>
  tx
    .update(productVariants)
    .set({
      priceInPaise: change.price_in_paise,
      afterDiscountPriceInPaise: change.after_discount_price_in_paise,
      unitsAvailable: change.units_available,
      revision: sql`${productVariants.revision} + 1`,
    })
    .where(eq(productVariants.id, variantId))

export const setSold = (tx: Database, productId: number, hiddenAt: Date | null) =>
  tx.update(products).set({ hiddenAt }).where(eq(products.id, productId))

export const noteChange = (
  tx: Database,
  change: { variantId: number; userId: number; what: string; createdAt: Date },
) => tx.insert(stockChanges).values(change)

export async function listChangesOf(db: Database, variantId: number): Promise<StockChange[]> {
  const rows = await db
    .select({ change: stockChanges, by: users.name })
    .from(stockChanges)
    .leftJoin(users, eq(users.id, stockChanges.userId))
    .where(eq(stockChanges.variantId, variantId))
    .orderBy(desc(stockChanges.id))
    .limit(50)
  return rows.map(({ change, by }) => ({
    id: change.id,
    at: change.createdAt.toISOString(),
    by: by ?? 'A former colleague',
    what: change.what,
  }))
}
