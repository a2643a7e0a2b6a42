import type { Product, ProductCard, ShelfProduct, ShopQuery } from '@brightyard/contract'
import { and, asc, count, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { brands, categories, products, productVariants } from '../../database/schema/shop.schema.ts'
import type { PageRequest } from '../../server/paging.ts'
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
  { page, perPage }: PageRequest,
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

/** The best liked of the popular products and the newest arrivals, of what can be bought now. */
export async function readShopWindow(db: Database) {
  const shelf = async (query: Partial<ShopQuery>, perPage: number) => {
    const wanted = { ...query, in_stock: true, sortDirection: 'desc', maxRows: perPage } as const
    const { data } = await listProductCards(
      db,
      { sortColumn: 'created_at', ...wanted },
      { page: 1, perPage },
    )
    return data.map(shelfProductOf)
  }
  return {
    popular: await shelf({ is_popular: true, sortColumn: 'rating' }, 8),
    new_arrivals: await shelf({ new_arrival: true }, 4),
  }
}

const shelfProductOf = ({
  id,
  name,
  brand,
  price,
  after_discount_price,
  discount_percent,
  picture,
}: ProductCard): ShelfProduct => ({
  id,
  name,
  brand: brand && { name: brand.name },
  price,
  after_discount_price,
  discount_percent,
  picture,
})

/** Whether a search finds anything, whatever the filters. */
export async function findsProducts(db: Database, search: string): Promise<boolean> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(productVariants, eq(productVariants.productId, products.id))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(matching({ search }))
    .limit(1)
  return rows.length > 0
}

const relatedShown = 8

/** The most rated products of these categories; an index has them in this order. */
const bestOf = (
  db: Database,
  categoryIds: readonly number[],
  { butNot, limit }: { butNot: number; limit: number },
) =>
  db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        ne(products.id, butNot),
        isNull(products.hiddenAt),
        inArray(products.categoryId, [...categoryIds]),
      ),
    )
    .orderBy(desc(products.ratingCount), asc(products.id))
    .limit(limit)

async function siblingsOf(db: Database, { id, parentId }: typeof categories.$inferSelect) {
  const rows = await db
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.parentId, parentId ?? 0), ne(categories.id, id)))
  return rows.map((row) => row.id)
}

/** Undefined for one that does not exist or is not sold. */
export async function findProduct(db: Database, id: number): Promise<Product | undefined> {
  const [read] = await readProducts(db, [id])
  if (!read) return undefined
  const { product } = read
  const own = await bestOf(db, [product.categoryId], { butNot: id, limit: relatedShown })
  const near =
    own.length < relatedShown && read.category.parentId !== null
      ? await bestOf(db, await siblingsOf(db, read.category), {
          butNot: id,
          limit: relatedShown - own.length,
        })
      : []
  const related = await readProducts(
    db,
    [...own, ...near].map((row) => row.id),
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
