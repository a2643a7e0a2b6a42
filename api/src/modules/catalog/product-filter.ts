import { ageBands } from '@brightyard/contract'
import type { AgeBand, ShopQuery } from '@brightyard/contract'
import { and, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { brands, categories, products, productVariants } from '../../database/schema/shop.schema.ts'
import { containing } from '../../database/database.ts'

export type Wishes = Omit<ShopQuery, 'maxRows' | 'sortColumn' | 'sortDirection'>
/** Filters that people set; each is counted without itself. */
export type FilterGroup = 'category' | 'brand' | 'price' | 'age' | 'stock'

const oldest = 150
const spans: Record<AgeBand, readonly [from: number, to: number]> = {
  '0-2': [0, 2],
  '3-5': [3, 5],
  '6-8': [6, 8],
  '9-12': [9, 12],
  '13+': [13, oldest],
}
export const ageSpans = ageBands.map((band) => [band, ...spans[band]] as const)

/** A product is in every age band that its own ages overlap. */
export const touches = (
  { ageFrom, ageTo }: { ageFrom: SQLWrapper; ageTo: SQLWrapper },
  from: number,
  to: number,
): SQL => sql`coalesce(${ageFrom}, 0) <= ${to} and coalesce(${ageTo}, ${oldest}) >= ${from}`

/** Whether any of its variants can be bought; for queries about few products. */
export const inStock = sql`exists (select 1 from ${productVariants} v where v.product_id = ${products.id} and v.units_available > 0)`

/** The same for all products at once: one scan of the variants. */
export const inStockOfAll = sql`${products.id} in (select v.product_id from ${productVariants} v where v.units_available > 0)`

/** The categories and those below them: queried once, not for each product. */
function within(ids: readonly number[]): SQL {
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  return sql`${products.categoryId} in (select c.id from ${categories} c where c.id in (${list}) or c.parent_id in (${list}))`
}
const flagged = (flag: ShopQuery['is_popular']) => flag === true || flag === 1

/** The condition of each group that is set. */
export function groupsOf(query: Wishes): Record<FilterGroup, SQL | undefined> {
  const price = productVariants.afterDiscountPriceInPaise
  return {
    category: query.category_ids?.length ? within(query.category_ids) : undefined,
    brand: query.brand_ids?.length ? inArray(products.brandId, query.brand_ids) : undefined,
    price: and(
      query.min_price === undefined ? undefined : gte(price, Math.ceil(query.min_price * 100)),
      query.max_price === undefined ? undefined : lte(price, Math.floor(query.max_price * 100)),
    ),
    age: query.ages?.length
      ? or(...query.ages.map((band) => sql`(${touches(products, ...spans[band])})`))
      : undefined,
    stock:
      query.in_stock === undefined
        ? undefined
        : flagged(query.in_stock)
          ? inStock
          : sql`not ${inStock}`,
  }
}

/**
 * Products with the text in their words, their brand or their category. Each is asked by itself, for each has an index;
 * an array of ids is made once, where a join would be planned without knowing how few there are.
 */
const named = (pattern: string): SQL =>
  sql`${products.id} = any(array(
    select p.id from ${products} p where p.name ilike ${pattern}
    union all select p.id from ${products} p where p.description ->> 0 ilike ${pattern}
    union all select p.id from ${products} p join ${brands} b on b.id = p.brand_id where b.name ilike ${pattern}
    union all select p.id from ${products} p join ${categories} c on c.id = p.category_id where c.name ilike ${pattern}))`

/** Products that are sold and match. */
export const matching = (query: Wishes): SQL | undefined =>
  and(matchingBefore(query), ...Object.values(groupsOf(query)))

/** Products that are sold and match, whatever the groups of filters say. */
export function matchingBefore(query: Wishes): SQL | undefined {
  const text = query.search && containing(query.search)
  return and(
    isNull(products.hiddenAt),
    eq(productVariants.position, 0), // the price that lists show
    flagged(query.is_popular) ? eq(products.isPopular, true) : undefined,
    flagged(query.new_arrival) ? eq(products.newArrival, true) : undefined,
    query.date ? gte(products.createdAt, new Date(`${query.date}T00:00:00.000Z`)) : undefined,
    text ? named(text) : undefined,
  )
}
