import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { savedLines } from '../../database/schema/bag.schema.ts'
import { cartLines } from '../../database/schema/shop.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { findLine } from './cart.repository.ts'

const own = (actor: ActingUser, variantId: number) =>
  and(eq(savedLines.userId, actor.id), eq(savedLines.variantId, variantId))

export async function findSaved(actor: ActingUser, db: Database, variantId: number) {
  const [line] = await db.select().from(savedLines).where(own(actor, variantId))
  return line
}

export const forgetSaved = (actor: ActingUser, db: Database, variantId: number) =>
  db.delete(savedLines).where(own(actor, variantId))

/** Saves a line for later, with its quantity; false where the cart has no such line. */
export async function layAside(
  actor: ActingUser,
  tx: Database,
  { productId, variantId, now }: { productId: number; variantId: number; now: Date },
): Promise<boolean> {
  const line = await findLine(actor, tx, variantId)
  if (line?.productId !== productId) return false
  const { quantity, seenPriceInPaise } = line
  await tx.delete(cartLines).where(eq(cartLines.id, line.id))
  await tx
    .insert(savedLines)
    .values({ userId: actor.id, productId, variantId, quantity, seenPriceInPaise, createdAt: now })
    .onConflictDoUpdate({
      target: [savedLines.userId, savedLines.variantId],
      set: { quantity, seenPriceInPaise, createdAt: now },
    })
  return true
}
