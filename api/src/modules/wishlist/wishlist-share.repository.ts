import { firstNameOf } from '@brightyard/contract'
import type { SharedWishlist } from '@brightyard/contract'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { wishlistShares } from '../../database/schema/bag.schema.ts'
import { products, wishlistEntries } from '../../database/schema/shop.schema.ts'
import { users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { cardOf, readProducts } from '../catalog/product-card.ts'
import { newSecret } from '../orders/order-codes.ts'

const maxItems = 100

export async function findShare(actor: ActingUser, db: Database): Promise<string | null> {
  const [row] = await db
    .select({ token: wishlistShares.token })
    .from(wishlistShares)
    .where(eq(wishlistShares.userId, actor.id))
  return row?.token ?? null
}

/** The existing link, or a new one. */
export async function share(actor: ActingUser, db: Database, now: Date): Promise<string | null> {
  await db
    .insert(wishlistShares)
    .values({ userId: actor.id, token: newSecret(), createdAt: now })
    .onConflictDoNothing()
  return findShare(actor, db)
}

export const unshare = (actor: ActingUser, db: Database) =>
  db.delete(wishlistShares).where(eq(wishlistShares.userId, actor.id))

/** Undefined for an unknown or revoked link. */
export async function readShared(db: Database, token: string): Promise<SharedWishlist | undefined> {
  const [owner] = await db
    .select({ id: users.id, name: users.name })
    .from(wishlistShares)
    .innerJoin(users, eq(users.id, wishlistShares.userId))
    .where(eq(wishlistShares.token, token))
  if (!owner) return undefined
  const rows = await db
    .select({ id: wishlistEntries.productId })
    .from(wishlistEntries)
    .innerJoin(products, eq(products.id, wishlistEntries.productId))
    .where(and(eq(wishlistEntries.userId, owner.id), isNull(products.hiddenAt)))
    .orderBy(desc(wishlistEntries.createdAt), desc(wishlistEntries.productId))
    .limit(maxItems)
  const read = await readProducts(
    db,
    rows.map(({ id }) => id),
  )
  return { owner_name: firstNameOf(owner.name), data: read.map(cardOf) }
}
