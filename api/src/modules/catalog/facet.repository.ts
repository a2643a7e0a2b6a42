import { ageBands } from '@brightyard/contract'
import type { AgeBand, Facets } from '@brightyard/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { brands, categories, products, productVariants } from '../../database/schema/shop.schema.ts'
import { ageSpans, groupsOf, inStockOfAll, matchingBefore, touches } from './product-filter.ts'
import type { FilterGroup, Wishes } from './product-filter.ts'

/** Rupees. */
const steps = [0, 250, 500, 1000, 2000, 5000] as const

/** Whether every group of filters matches except this one, whose counts show what it would match. */
function allBut(query: Wishes, without?: FilterGroup): SQL<boolean> {
  const rest = Object.entries(groupsOf(query)).flatMap(([group, condition]) =>
    group === without || condition === undefined ? [] : [condition],
  )
  return sql<boolean>`(${and(...rest) ?? sql`true`})`
}

/** Products that could match, with their facet values and the facets they count for. */
const hitsOf = (db: Database, query: Wishes, before: SQL | undefined) =>
  db
    .select({
      categoryId: products.categoryId,
      brandId: products.brandId,
      price: productVariants.afterDiscountPriceInPaise,
      ageFrom: products.ageFrom,
      ageTo: products.ageTo,
      isAvailable: sql<boolean>`${inStockOfAll}`.as('is_available'),
      counts: allBut(query).as('counts'),
      forCategory: allBut(query, 'category').as('for_category'),
      forBrand: allBut(query, 'brand').as('for_brand'),
      forPrice: allBut(query, 'price').as('for_price'),
      forAge: allBut(query, 'age').as('for_age'),
      forStock: allBut(query, 'stock').as('for_stock'),
    })
    .from(products)
    .innerJoin(productVariants, eq(productVariants.productId, products.id))
    .where(before)
    .as('hits')

const countIf = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`

/** Counts of each category and brand together: few rows, which every facet is then added up from. */
function countsOf(db: Database, query: Wishes, before: SQL | undefined) {
  const hits = hitsOf(db, query, before)
  const { price, forPrice, forAge, forStock, isAvailable } = hits
  return db
    .select({
      categoryId: hits.categoryId,
      brandId: hits.brandId,
      total: countIf(sql`${hits.counts}`).as('total'),
      ofCategory: countIf(sql`${hits.forCategory}`).as('of_category'),
      ofBrand: countIf(sql`${hits.forBrand}`).as('of_brand'),
      available: countIf(sql`${forStock} and ${isAvailable}`).as('available'),
      ofStock: countIf(sql`${forStock}`).as('of_stock'),
      lowest: sql<number | null>`min(${price}) filter (where ${forPrice})`.as('lowest'),
      highest: sql<number | null>`max(${price}) filter (where ${forPrice})`.as('highest'),
      ...Object.fromEntries(
        steps.map((from, index) => {
          const to = steps[index + 1]
          const below = to === undefined ? sql`` : sql`and ${price} < ${to * 100}`
          const within = sql`${forPrice} and ${price} >= ${from * 100} ${below}`
          return [priceKey(from), countIf(within).as(priceKey(from))]
        }),
      ),
      ...Object.fromEntries(
        ageSpans.map(([band, from, to]) => [
          ageKey(band),
          countIf(sql`${forAge} and ${touches(hits, from, to)}`).as(ageKey(band)),
        ]),
      ),
    })
    .from(hits)
    .groupBy(hits.categoryId, hits.brandId)
    .as('counts')
}

const sumOf = (counted: SQLWrapper) => sql<number>`coalesce(sum(${counted}), 0)`.mapWith(Number)

/** Which of the grouping sets a row belongs to: bits of what it is not grouped by. */
const [byCategory, byBrand, overall] = [1, 2, 3]

/** How many products every filter would match, counted in one pass over the products. */
export async function readFacets(db: Database, query: Wishes): Promise<Facets> {
  const counts = countsOf(db, query, await matchingBefore(db, query))
  const rows = await db
    .select({
      set: sql<number>`grouping(${counts.categoryId}, ${counts.brandId})`.mapWith(Number),
      categoryId: counts.categoryId,
      brandId: counts.brandId,
      total: sumOf(counts.total),
      ofCategory: sumOf(counts.ofCategory),
      ofBrand: sumOf(counts.ofBrand),
      available: sumOf(counts.available),
      ofStock: sumOf(counts.ofStock),
      lowest: sql<number | null>`min(${counts.lowest})`,
      highest: sql<number | null>`max(${counts.highest})`,
      ...Object.fromEntries(
        [...steps.map(priceKey), ...ageBands.map(ageKey)].map((key) => [
          key,
          sumOf(sql`counts.${sql.identifier(key)}`),
        ]),
      ),
    })
    .from(counts)
    .groupBy(sql`grouping sets ((), (${counts.categoryId}), (${counts.brandId}))`)
  const all = rows.find(({ set }) => set === overall)
  const counted = new Map(Object.entries(all ?? {}))
  const countOf = (key: string) => Number(counted.get(key) ?? 0)
  return {
    total: all?.total ?? 0,
    categories: await nameCategories(
      db,
      totalsOf(
        rows.filter(({ set }) => set === byCategory).map((row) => [row.categoryId, row.ofCategory]),
      ),
    ),
    brands: await nameBrands(
      db,
      totalsOf(rows.filter(({ set }) => set === byBrand).map((row) => [row.brandId, row.ofBrand])),
    ),
    prices: steps
      .map((from, index) => ({
        from,
        to: steps[index + 1] ?? null,
        count: countOf(priceKey(from)),
      }))
      .filter(({ count }) => count > 0),
    price_range: {
      lowest: inRupees(all?.lowest, Math.floor),
      highest: inRupees(all?.highest, Math.ceil),
    },
    ages: ageSpans
      .map(([band]) => ({
        band,
        label: `${band.replace('-', '–')} years`,
        count: countOf(ageKey(band)),
      }))
      .filter(({ count }) => count > 0),
    availability: {
      in_stock: all?.available ?? 0,
      out_of_stock: (all?.ofStock ?? 0) - (all?.available ?? 0),
    },
  }
}

const priceKey = (from: number) => `price ${from}`
const ageKey = (band: AgeBand) => `age ${band}`

/** Counts by id; products without a brand count for none. */
const totalsOf = (counts: (readonly [id: number | null, count: number])[]) =>
  new Map(counts.filter((one): one is [number, number] => one[0] !== null))

const inRupees = (paise: number | null | undefined, round: (value: number) => number) =>
  paise === null || paise === undefined ? null : round(Number(paise) / 100)

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
