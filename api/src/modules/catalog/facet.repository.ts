import type { Facets } from '@brightyard/contract'
import { asc, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { brands, categories, products, productVariants } from '../../database/schema/shop.schema.ts'
import { ageSpans, groupsOf, isTouched, matchingBefore } from './product-filter.ts'
import type { FilterGroup, Wishes } from './product-filter.ts'

/** Rupees. */
const steps = [0, 250, 500, 1000, 2000, 5000] as const

const price = productVariants.afterDiscountPriceInPaise
/** Which of the steps a price is in. */
const stepOfPrice = sql<number>`case ${sql.join(
  steps
    .slice(1)
    .map(
      (above, at) =>
        sql`when ${price} < ${sql.raw(String(above * 100))} then ${sql.raw(String(at))}`,
    ),
  sql` `,
)} else ${sql.raw(String(steps.length - 1))} end`

const bits: Record<FilterGroup, number> = { category: 1, brand: 2, price: 4, age: 8, stock: 16 }

/** The bits of the groups of filters that a product does not match: computed once, whatever the facets are. */
function failedOf(query: Wishes): SQL<number> {
  const failed = Object.entries(groupsOf(query)).flatMap(([group, condition]) => {
    const bit = sql.raw(String(bits[group as FilterGroup]))
    return condition ? [sql`case when ${condition} then 0 else ${bit} end`] : []
  })
  return sql<number>`(${sql.join([sql`0`, ...failed], sql` + `)})`
}

/** Products that could match, by all that facets count: far fewer rows, which every facet is then added up from. */
function groupedHits(db: Database, query: Wishes, before: SQL | undefined): SQL {
  const hits = db
    .select({
      categoryId: products.categoryId,
      brandId: products.brandId,
      ageFrom: products.ageFrom,
      ageTo: products.ageTo,
      inStock: products.inStock,
      price: sql`${price}`.as('price'),
      step: stepOfPrice.as('step'),
      failed: failedOf(query).as('failed'),
    })
    .from(products)
    .innerJoin(productVariants, eq(productVariants.productId, products.id))
    .where(before)
  return sql`(select category_id, brand_id, age_from, age_to, in_stock, step, failed,
      count(*) as products, min(price) as lowest, max(price) as highest
    from ${hits} hits
    group by category_id, brand_id, age_from, age_to, in_stock, step, failed) grouped`
}

const number = (expression: SQL) => sql<number>`${expression}`.mapWith(Number)

/** One row for each value of each facet, for products that match everything and for those that only one group refuses. */
const countsOf = (db: Database, query: Wishes, before: SQL | undefined) =>
  db
    .select({
      facet: number(sql`grouping(category_id, brand_id, step, age_from, in_stock)`),
      failed: number(sql`failed`),
      categoryId: sql<number | null>`category_id`,
      brandId: sql<number | null>`brand_id`,
      step: sql<number | null>`step`,
      ageFrom: sql<number | null>`age_from`,
      ageTo: sql<number | null>`age_to`,
      inStock: sql<boolean | null>`in_stock`,
      products: number(sql`sum(products)`),
      lowest: number(sql`min(lowest)`),
      highest: number(sql`max(highest)`),
    })
    .from(groupedHits(db, query, before))
    .groupBy(
      sql`grouping sets ((failed), (failed, category_id), (failed, brand_id), (failed, step), (failed, age_from, age_to), (failed, in_stock))`,
    )
type Count = Awaited<ReturnType<typeof countsOf>>[number]

/** What `grouping` says of a row of each facet: a bit for each column that it is not grouped by. */
const facets: Record<FilterGroup | 'all', number> = {
  category: 0b01111,
  brand: 0b10111,
  price: 0b11011,
  age: 0b11101,
  stock: 0b11110,
  all: 0b11111,
}

/** How many products every filter would match: each group of filters is counted without itself. */
export async function readFacets(db: Database, query: Wishes): Promise<Facets> {
  const rows = await countsOf(db, query, await matchingBefore(db, query))
  const countedFor = (group: FilterGroup, facet: number = facets[group]) =>
    rows.filter((row) => row.facet === facet && (row.failed === 0 || row.failed === bits[group]))
  const count = (counted: readonly Count[]) => counted.reduce((sum, row) => sum + row.products, 0)
  const prices = countedFor('price', facets.all)
  return {
    total: count(rows.filter(({ facet, failed }) => facet === facets.all && failed === 0)),
    categories: await nameCategories(
      db,
      totalsOf(countedFor('category').map((row) => [row.categoryId, row.products])),
    ),
    brands: await nameBrands(
      db,
      totalsOf(countedFor('brand').map((row) => [row.brandId, row.products])),
    ),
    prices: steps
      .map((from, at) => ({
        from,
        to: steps[at + 1] ?? null,
        count: count(countedFor('price').filter(({ step }) => step === at)),
      }))
      .filter((one) => one.count > 0),
    price_range: {
      lowest: inRupees(
        prices.map(({ lowest }) => lowest),
        Math.min,
        Math.floor,
      ),
      highest: inRupees(
        prices.map(({ highest }) => highest),
        Math.max,
        Math.ceil,
      ),
    },
    ages: ageSpans
      .map(([band, from, to]) => ({
        band,
        label: `${band.replace('-', '–')} years`,
        count: count(countedFor('age').filter((row) => isTouched(row, from, to))),
      }))
      .filter((one) => one.count > 0),
    availability: {
      in_stock: count(countedFor('stock').filter(({ inStock }) => inStock)),
      out_of_stock: count(countedFor('stock').filter(({ inStock }) => !inStock)),
    },
  }
}

/** Counts by id; products without a brand count for none. */
function totalsOf(counts: (readonly [id: number | null, count: number])[]) {
  const totals = new Map<number, number>()
  for (const [id, count] of counts) if (id !== null) totals.set(id, (totals.get(id) ?? 0) + count)
  return totals
}

const inRupees = (
  paise: readonly number[],
  pick: (...values: number[]) => number,
  round: (value: number) => number,
) => (paise.length === 0 ? null : round(pick(...paise) / 100))

async function nameCategories(
  db: Database,
  totals: ReadonlyMap<number, number>,
): Promise<Facets['categories']> {
  const rows = await db
    .select({ id: categories.id, name: categories.name, parent_id: categories.parentId })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id))
  const own = (id: number) => totals.get(id) ?? 0
  return rows
    .filter(({ parent_id }) => parent_id === null)
    .flatMap((row) => {
      const below = rows
        .filter(({ parent_id }) => parent_id === row.id)
        .map((child) => ({ ...child, count: own(child.id) }))
      const sum = below.reduce((total, child) => total + child.count, own(row.id))
      return [{ ...row, count: sum }, ...below]
    })
    .filter(({ count }) => count > 0)
}

async function nameBrands(
  db: Database,
  totals: ReadonlyMap<number, number>,
): Promise<Facets['brands']> {
  const rows = await db
    .select({ id: brands.id, name: brands.name })
    .from(brands)
    .orderBy(sql`lower(${brands.name})`)
  return rows
    .map((row) => ({ ...row, count: totals.get(row.id) ?? 0 }))
    .filter(({ count }) => count > 0)
}
