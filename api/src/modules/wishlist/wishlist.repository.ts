import type { ShopCounts, WishlistEntry } from '@brightyard/contract'
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { cartLines, products, wishlistEntries } from '../../database/schema/shop.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import type { PageRequest } from '../../server/paging.ts'
import { cardOf, readProducts } from '../catalog/product-card.ts'

const ofActor = (actor: ActingUser) =>
  and(eq(wishlistEntries.userId, actor.id), isNull(products.hiddenAt))

/** Both badges by one statement; products that are no longer sold do not count. */
const shopCounts = prepared('shop_counts', (db) => {
  const wished = db
    .select({ total: count().as('wished') })
    .from(wishlistEntries)
    .innerJoin(products, eq(products.id, wishlistEntries.productId))
    .where(and(eq(wishlistEntries.userId, sql.placeholder('userId')), isNull(products.hiddenAt)))
    .as('wishes')
  const inCart = db
    .select({ total: count().as('in_cart') })
    .from(cartLines)
    .where(eq(cartLines.userId, sql.placeholder('userId')))
    .as('lines')
  return db
    .select({ wished: wished.total, inCart: inCart.total })
    .from(wished)
    .innerJoin(inCart, sql`true`)
})

export async function readShopCounts(actor: ActingUser, db: Database): Promise<ShopCounts> {
  const [row] = await shopCounts(db, { userId: actor.id })
  return { wishlist_count: Number(row?.wished ?? 0), cart_count: Number(row?.inCart ?? 0) }
}

export async function listWishlistOf(
  actor: ActingUser,
  db: Database,
  { page, perPage }: PageRequest,
): Promise<{ total: number; data: WishlistEntry[] }> {
  const { wishlist_count: total } = await readShopCounts(actor, db)
  const rows = await db
    .select({ id: wishlistEntries.productId, at: wishlistEntries.createdAt })
    .from(wishlistEntries)
    .innerJoin(products, eq(products.id, wishlistEntries.productId))
    .where(ofActor(actor))
    .orderBy(desc(wishlistEntries.createdAt), desc(wishlistEntries.productId))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const addedAt = new Map(rows.map(({ id, at }) => [id, at.toISOString()]))
  const read = await readProducts(
    db,
    rows.map(({ id }) => id),
  )
  return {
    total,
    data: read.map((one) => ({ ...cardOf(one), added_at: addedAt.get(one.product.id) ?? '' })),
  }
}

/** False for a product that is not sold. Adding twice changes nothing. */
export async function wish(actor: ActingUser, db: Database, productId: number, now: Date) {
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), isNull(products.hiddenAt)))
  if (!product) return false
  await db
    .insert(wishlistEntries)
    .values({ userId: actor.id, productId, createdAt: now })
    .onConflictDoNothing()
  return true
}

export async function unwish(actor: ActingUser, db: Database, productId: number) {
  await db
    .delete(wishlistEntries)
    .where(and(eq(wishlistEntries.userId, actor.id), eq(wishlistEntries.productId, productId)))
}
