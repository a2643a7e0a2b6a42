import type { GuestCartLine } from '@brightyard/contract'
import { cartSyncs } from '../../database/schema/shop.schema.ts'
import type { Database } from '../../database/database.ts'
import { lockPerson } from '../../server/lock-person.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { findLine, findOffer, putLine } from './cart.repository.ts'
import { limitOf } from './line-notice.ts'

/**
 * Adds a guest's lines to the user's cart: equal lines add up, at most to stock and limit. A sync id that was
 * merged before changes nothing. Items that are no longer sold or out of stock are skipped: a guest's cart must
 * never prevent a sign-in.
 */
export function mergeCart(
  actor: ActingUser,
  db: Database,
  { lines, syncId }: { lines: readonly GuestCartLine[]; syncId: string | undefined },
) {
  return db.transaction(async (tx) => {
    await lockPerson(actor, tx)
    if (syncId) {
      const done = await tx
        .insert(cartSyncs)
        .values({ userId: actor.id, syncId })
        .onConflictDoNothing()
        .returning()
      if (done.length === 0) return
    }
    for (const { ecomm_product_id: productId, variant_id: variantId, quantity } of lines) {
      const offer = await findOffer(actor, tx, { productId, variantId })
      if (!offer) continue
      const present = (await findLine(actor, tx, offer.variantId))?.quantity ?? 0
      const merged = Math.min(present + quantity, limitOf(offer))
      if (merged > present) await putLine(actor, tx, offer, merged)
    }
  })
}
