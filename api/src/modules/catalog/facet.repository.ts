import type { Facets } from '@brightyard/contract'
import { asc, count, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { brands, categories, products, productVariants } from '../../database/schema/shop.schema.ts'
import { ageSpans, inStock, matching, touches } from './product-filter.ts'
import type { FilterGroup, Wishes } from './product-filter.ts'

/** Rupees. */
const steps = [0, 250, 500, 1000, 2000, 5000] as const

/** Products that match all wishes but those of the group, with what facets count by. */
const hitsOf = (db: Database, query: Wishes, without?: FilterGroup) =>
  db
    .select({
      categoryId: products.categoryId,
      brandId: products.brandId,
      price: productVariants.afterDiscountPriceInPaise,
      ageFrom: products.ageFrom,
      ageTo: products.ageTo,
      isAvailable: sql<boolean>`${inStock}`.as('is_available'),
    })
    .from(products)
    .innerJoin(productVariants, eq(productVariants.productId, products.id))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(matching(query, without))
    .as('hits')

const countIf = (condition: SQL) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number)

/** What every filter of a list would give. */
export async function readFacets(db: Database, query: Wishes): Promise<Facets> {
  const [all] = await db.select({ total: count() }).from(hitsOf(db, query))
  return {
    total: Number(all?.total ?? 0),
    categories: await categoryFacet(db, query),
    brands: await brandFacet(db, query),
    ...(await priceFacet(db, query)),
    ages: await ageFacet(db, query),
    availability: await stockFacet(db, query),
  }
}

async function categoryFacet(db: Database, query: Wishes): Promise<Facets['categories']> {
  const hits = hitsOf(db, query, 'category')
  const counts = await db
    .select({ id: hits.categoryId, total: count() })
    .from(hits)
    .groupBy(hits.categoryId)
  const totals = new Map(counts.map(({ id, total }) => [id, Number(total)]))
  const rows = await db
    .select({ id: categories.id, name: categories.name, parent_id: categories.parentId })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id))
  const children = (id: number) => rows.filter(({ parent_id }) => parent_id === id)
  const own = (id: number) => totals.get(id) ?? 0
  return rows
    .filter(({ parent_id }) => parent_id === null)
    .flatMap((row) => {
      const below = children(row.id).map((child) => ({ ...child, count: own(child.id) }))
      const sum = below.reduce((total, child) => total + child.count, own(row.id))
      return [{ ...row, count: sum }, ...below]
    })
    .filter((facet) => facet.count > 0)
}

async function brandFacet(db: Database, query: Wishes): Promise<Facets['brands']> {
  const hits = hitsOf(db, query, 'brand')
  const rows = await db
    .select({ id: brands.id, name: brands.name, total: count() })
    .from(hits)
    .innerJoin(brands, eq(brands.id, hits.brandId))
    .groupBy(brands.id, brands.name)
    .orderBy(sql`lower(${brands.name})`)
  return rows.map(({ id, name, total }) => ({ id, name, count: Number(total) }))
}

async function priceFacet(
  db: Database,
  query: Wishes,
): Promise<Pick<Facets, 'prices' | 'price_range'>> {
  const hits = hitsOf(db, query, 'price')
  const { price } = hits
  const from = (index: number) => (steps[index] ?? 0) * 100
  const fields = Object.fromEntries(
    steps.map((step, index) => [
      String(step),
      countIf(
        steps[index + 1] === undefined
          ? sql`${price} >= ${from(index)}`
          : sql`${price} >= ${from(index)} and ${price} < ${from(index + 1)}`,
      ),
    ]),
  )
  const [row] = await db
    .select({
      ...fields,
      lowest: sql<number | null>`min(${price})`,
      highest: sql<number | null>`max(${price})`,
    })
    .from(hits)
  const counts: Record<string, unknown> = row ?? {}
  const rupees = (paise: unknown, round: (value: number) => number) =>
    paise === null || paise === undefined ? null : round(Number(paise) / 100)
  return {
    prices: steps
      .map((step, index) => ({
        from: step,
        to: steps[index + 1] ?? null,
        count: Number(counts[String(step)] ?? 0),
      }))
      .filter((bucket) => bucket.count > 0),
    price_range: {
      lowest: rupees(counts['lowest'], Math.floor),
      highest: rupees(counts['highest'], Math.ceil),
    },
  }
}

async function ageFacet(db: Database, query: Wishes): Promise<Facets['ages']> {
  const hits = hitsOf(db, query, 'age')
  const fields = Object.fromEntries(
    ageSpans.map(([band, from, to]) => [band, countIf(touches(hits, from, to))]),
  )
  const [row] = await db.select(fields).from(hits)
  const counts: Record<string, unknown> = row ?? {}
  return ageSpans
    .map(([band]) => ({
      band,
      label: `${band.replace('-', '–')} years`,
      count: Number(counts[band] ?? 0),
    }))
    .filter((facet) => facet.count > 0)
}

async function stockFacet(db: Database, query: Wishes): Promise<Facets['availability']> {
  const hits = hitsOf(db, query, 'stock')
  const [row] = await db
    .select({ in_stock: countIf(sql`${hits.isAvailable}`), all: count() })
    .from(hits)
  const available = Number(row?.in_stock ?? 0)
  return { in_stock: available, out_of_stock: Number(row?.all ?? 0) - available }
}
