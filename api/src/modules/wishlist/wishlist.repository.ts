import type { ShopCounts, WishlistEntry } from '@brightyard/contract'
import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { cartLines, products, wishlistEntries } from '../../database/schema/shop.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import type { PageRequest } from '../../server/paging.ts'
import { cardOf, readProducts } from '../catalog/product-card.ts'

const ofActor = (actor: ActingUser) =>
  and(eq(wishlistEntries.userId, actor.id), isNull(products.hiddenAt))

/** Both badges at once; products that are no longer sold do not count. */
export async function readShopCounts(actor: ActingUser, db: Database): Promise<ShopCounts> {
  const [wished] = await db
    .select({ total: count() })
    .from(wishlistEntries)
    .innerJoin(products, eq(products.id, wishlistEntries.productId))
    .where(ofActor(actor))
  const [inCart] = await db
    .select({ total: count() })
    .from(cartLines)
    .where(eq(cartLines.userId, actor.id))
  return { wishlist_count: Number(wished?.total ?? 0), cart_count: Number(inCart?.total ?? 0) }
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
