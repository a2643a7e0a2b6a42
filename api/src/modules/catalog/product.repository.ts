import type { Product, ProductCard, ShopQuery } from '@brightyard/contract'
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  isNull,
  lte,
  ne,
  or,
  sql,
} from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { brands, categories, products, productVariants } from '../../database/schema/shop.schema.ts'
import { containing } from '../../server/like-pattern.ts'
import type { PageAsked } from '../../server/paging.ts'
import { cardOf, readProducts } from './product-card.ts'

/** Only these can be sorted by; the contract refuses every other name. */
const sortable: Record<ShopQuery['sortColumn'], SQL> = {
  after_discount_price: sql`${productVariants.afterDiscountPriceInPaise}`,
  created_at: sql`${products.createdAt}`,
  name: sql`lower(${products.name})`,
  rating: sql`coalesce(${products.ratingAverage}, 0)`,
}

const parent = sql`(select parent_id from categories c where c.id = ${products.categoryId})`
const flagged = (flag: ShopQuery['is_popular']) => flag === true || flag === 1

function matching(query: Omit<ShopQuery, 'maxRows' | 'sortColumn' | 'sortDirection'>) {
  const price = productVariants.afterDiscountPriceInPaise
  const text = query.search && containing(query.search)
  return and(
    isNull(products.hiddenAt),
    eq(productVariants.position, 0), // the price that lists show
    flagged(query.is_popular) ? eq(products.isPopular, true) : undefined,
    flagged(query.new_arrival) ? eq(products.newArrival, true) : undefined,
    query.category_ids?.length
      ? or(
          inArray(products.categoryId, query.category_ids),
          sql`${parent} in (${sql.join(
            query.category_ids.map((id) => sql`${id}`),
            sql`, `,
          )})`,
        )
      : undefined,
    query.brand_ids?.length ? inArray(products.brandId, query.brand_ids) : undefined,
    query.min_price === undefined ? undefined : gte(price, Math.ceil(query.min_price * 100)),
    query.max_price === undefined ? undefined : lte(price, Math.floor(query.max_price * 100)),
    query.date ? gte(products.createdAt, new Date(`${query.date}T00:00:00.000Z`)) : undefined,
    text
      ? or(
          ilike(products.name, text),
          ilike(brands.name, text),
          ilike(categories.name, text),
          sql`${products.description} ->> 0 ilike ${text}`,
        )
      : undefined,
  )
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
