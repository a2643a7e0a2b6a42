import { ageBands } from '@brightyard/contract'
import type { AgeBand, ShopQuery } from '@brightyard/contract'
import { and, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { brands, categories, products, productVariants } from '../../database/schema/shop.schema.ts'
import type { Database } from '../../database/database.ts'
import { atLeast, formsOfWords, hasForm, isInText } from '../search/words.ts'
import type { Searching } from '../search/words.ts'

export type Wishes = Omit<ShopQuery, 'maxRows' | 'sortColumn' | 'sortDirection'> & Searching
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
export const isTouched = (
  { ageFrom, ageTo }: { ageFrom: number | null; ageTo: number | null },
  from: number,
  to: number,
) => (ageFrom ?? 0) <= to && (ageTo ?? oldest) >= from

/** The same for a statement. */
export const touches = (
  { ageFrom, ageTo }: { ageFrom: SQLWrapper; ageTo: SQLWrapper },
  from: number,
  to: number,
): SQL => sql`coalesce(${ageFrom}, 0) <= ${to} and coalesce(${ageTo}, ${oldest}) >= ${from}`

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
          ? sql`${products.inStock}`
          : sql`not ${products.inStock}`,
  }
}

const parents = alias(categories, 'parents')
const namesOfCategory = sql<string>`concat_ws(' ', ${categories.name}, ${parents.name})`

/**
 * Products with each word of the search, or enough of them, in their texts, their brand or their category with the
 * one above it. Each part has an index. Brands and categories are looked up first, for with their ids the database
 * knows how few or many products they are, and whether to look for the words or to go through the list in its order.
 */
async function found(db: Database, { search, enough }: Searching): Promise<SQL | undefined> {
  if (!search) return undefined
  const words = formsOfWords(search)
  const all = words.flat()
  const named = await db
    .select({ id: brands.id, name: brands.name, isBrand: sql<boolean>`true` })
    .from(brands)
    .where(hasForm(brands.name, all))
    .unionAll(
      db
        .select({ id: categories.id, name: namesOfCategory, isBrand: sql<boolean>`false` })
        .from(categories)
        .leftJoin(parents, eq(parents.id, categories.parentId))
        .where(hasForm(namesOfCategory, all)),
    )
  return atLeast(
    enough ?? words.length,
    words.map((forms) => {
      const own = named.filter(({ name }) => isInText(name, forms))
      const idsOf = (wanted: boolean) =>
        own.filter(({ isBrand }) => isBrand === wanted).map(({ id }) => id)
      const [brandIds, categoryIds] = [idsOf(true), idsOf(false)]
      return or(
        hasForm(products.name, forms),
        hasForm(sql`${products.description} ->> 0`, forms),
        brandIds.length > 0 ? inArray(products.brandId, brandIds) : undefined,
        categoryIds.length > 0 ? inArray(products.categoryId, categoryIds) : undefined,
      )
    }),
  )
}

/** Products that are sold and match. */
export const matching = async (db: Database, query: Wishes): Promise<SQL | undefined> =>
  and(await matchingBefore(db, query), ...Object.values(groupsOf(query)))

/** Products that are sold and match, whatever the groups of filters say. */
export async function matchingBefore(db: Database, query: Wishes): Promise<SQL | undefined> {
  return and(
    isNull(products.hiddenAt),
    sql`${productVariants.position} = 0`, // the price that lists show; no parameter, for its index says so too
    flagged(query.is_popular) ? eq(products.isPopular, true) : undefined,
    flagged(query.new_arrival) ? eq(products.newArrival, true) : undefined,
    query.date ? gte(products.createdAt, new Date(`${query.date}T00:00:00.000Z`)) : undefined,
    await found(db, query),
  )
}
