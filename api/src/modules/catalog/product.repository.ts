import type { Product, ProductCard, ShelfProduct, ShopQuery } from '@brightyard/contract'
import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { categories, products, productVariants } from '../../database/schema/shop.schema.ts'
import { countedTo, totalOf } from '../../server/paging.ts'
import type { PageRequest } from '../../server/paging.ts'
import type { Searching } from '../search/words.ts'
import { cardOf, readProducts } from './product-card.ts'
import { matching } from './product-filter.ts'

/** Only these can be sorted by; the contract refuses every other name. */
const sortable: Record<ShopQuery['sortColumn'], SQL> = {
  after_discount_price: sql`${productVariants.afterDiscountPriceInPaise}`,
  created_at: sql`${products.createdAt}`,
  name: sql`lower(${products.name})`,
  rating: sql`coalesce(${products.ratingAverage}, 0)`,
}

export interface ProductList {
  total: number
  /** There are more than `total`. */
  total_is_exact?: false
  data: ProductCard[]
  /** Whether there is a next page. */
  isFollowed: boolean
}

export async function listProductCards(
  db: Database,
  query: ShopQuery & Searching,
  { page, perPage }: PageRequest,
): Promise<ProductList> {
  const where = await matching(db, query)
  const matched = db
    .select({ id: products.id })
    .from(products)
    .innerJoin(productVariants, eq(productVariants.productId, products.id))
    .where(where)
    .limit(countedTo + 1)
    .as('matched')
  const [counted] = await db.select({ rows: count() }).from(matched)
  const total = Number(counted?.rows ?? 0)
  if (total === 0) return { total, data: [], isFollowed: false }
  // Equal ones keep their place from page to page; an index has both in one direction.
  const direction = query.sortDirection === 'desc' ? desc : asc
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(productVariants, eq(productVariants.productId, products.id))
    .where(where)
    .orderBy(direction(sortable[query.sortColumn]), direction(products.id))
    .limit(perPage + 1)
    .offset((page - 1) * perPage)
  const read = await readProducts(
    db,
    rows.slice(0, perPage).map(({ id }) => id),
  )
  return {
    ...totalOf(total),
    data: read.map(cardOf),
    isFollowed: rows.length > perPage,
  }
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
export async function findsProducts(db: Database, searching: Searching): Promise<boolean> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(productVariants, eq(productVariants.productId, products.id))
    .where(await matching(db, searching))
    // One would do; but for one alone the database reads all products in their order, expecting to meet it soon.
    .limit(100)
  return rows.length > 0
}

/**
 * The most rated products of its category, whose order an index has; where they are too few, those of the categories
 * beside it as well, which are not looked at before.
 * Names are written out: beside one table alone the query builder leaves out its name.
 */
const relatedIds = sql<number[]>`array(
  select related.id from (
    (select r.id from ${products} r
      where r.category_id = products.category_id and r.id <> products.id and r.hidden_at is null
      order by r.rating_count desc, r.id limit 8)
    union all
    (select r.id from ${products} r
      where r.category_id in (select beside.id from ${categories} beside, ${categories} own
        where own.id = products.category_id and beside.parent_id = own.parent_id and beside.id <> own.id)
      and r.hidden_at is null
      order by r.rating_count desc, r.id limit 8)) related
  limit 8)`

/** What only its own page shows. */
const details = prepared('product_details', (db) =>
  db
    .select({
      description: products.description,
      highlights: products.highlights,
      specs: products.specs,
      pictures: products.pictures,
      relatedIds,
    })
    .from(products)
    .where(and(eq(products.id, sql.placeholder('id')), isNull(products.hiddenAt))),
)

/** Undefined for one that does not exist or is not sold. */
export async function findProduct(db: Database, id: number): Promise<Product | undefined> {
  const [detailed] = await details(db, { id })
  if (!detailed) return undefined
  const { relatedIds: ids, ...shown } = detailed
  const [own, ...related] = await readProducts(db, [id, ...ids])
  if (own?.product.id !== id) return undefined
  const isBeside = ({ category }: typeof own) => Number(category.id !== own.category.id)
  return {
    ...cardOf(own),
    ...shown,
    related: related
      .toSorted(
        (one, other) =>
          isBeside(one) - isBeside(other) ||
          other.product.ratingCount - one.product.ratingCount ||
          one.product.id - other.product.id,
      )
      .map(cardOf),
  }
}
