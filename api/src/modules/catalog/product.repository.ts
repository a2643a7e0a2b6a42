import type { Product, ProductCard, ShopQuery } from '@brightyard/contract'
import { and, asc, count, desc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { brands, categories, products, productVariants } from '../../database/schema/shop.schema.ts'
import type { PageAsked } from '../../server/paging.ts'
import { cardOf, readProducts } from './product-card.ts'
import { matching } from './product-filter.ts'

/** Only these can be sorted by; the contract refuses every other name. */
const sortable: Record<ShopQuery['sortColumn'], SQL> = {
  after_discount_price: sql`${productVariants.afterDiscountPriceInPaise}`,
  created_at: sql`${products.createdAt}`,
  name: sql`lower(${products.name})`,
  rating: sql`coalesce(${products.ratingAverage}, 0)`,
}

export async function listProductCards(
  db: Database,
  query: ShopQuery,
  { page, perPage }: PageAsked,
): Promise<{ total: number; data: ProductCard[] }> {
  const where = matching(query)
  const [found] = await db
    .select({ total: count() })
    .from(products)
    .innerJoin(productVariants, eq(productVariants.productId, products.id))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(where)
  const order = (query.sortDirection === 'desc' ? desc : asc)(sortable[query.sortColumn])
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(productVariants, eq(productVariants.productId, products.id))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(where)
    .orderBy(order, asc(products.id)) // equal ones keep their place from page to page
    .limit(perPage)
    .offset((page - 1) * perPage)
  const read = await readProducts(
    db,
    rows.map(({ id }) => id),
  )
  return { total: Number(found?.total ?? 0), data: read.map(cardOf) }
}

/** Undefined for one that does not exist or is not sold. */
export async function findProduct(db: Database, id: number): Promise<Product | undefined> {
  const [read] = await readProducts(db, [id])
  if (!read) return undefined
  const { product } = read
  const near = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(
      and(
        ne(products.id, id),
        isNull(products.hiddenAt),
        or(
          eq(products.categoryId, product.categoryId),
          read.category.parentId === null
            ? undefined
            : eq(categories.parentId, read.category.parentId),
        ),
      ),
    )
    .orderBy(
      sql`${products.categoryId} <> ${product.categoryId}`,
      desc(products.ratingCount),
      asc(products.id),
    )
    .limit(8)
  const related = await readProducts(
    db,
    near.map((row) => row.id),
  )
  return {
    ...cardOf(read),
    description: product.description,
    highlights: product.highlights,
    specs: product.specs,
    pictures: product.pictures,
    related: related.map(cardOf),
  }
}
