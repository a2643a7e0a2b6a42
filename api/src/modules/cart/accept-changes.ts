import type { Database } from '../../database/database.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { findLine, findOffer, lockCart, putLine, removeLines } from './cart.repository.ts'
import { limitOf } from './line-notice.ts'

interface Accepted {
  variantId: number
  /** The price as shown. */
  priceInPaise: number
  /** At most the line's quantity; 0 removes it. */
  quantity: number
}

/**
 * Updates lines to what their buyer saw and accepted. A line that has changed again since then keeps its
 * notice, so that no one accepts a price that they did not see.
 */
export function acceptChanges(actor: ActingUser, db: Database, accepted: readonly Accepted[]) {
  return db.transaction(async (tx) => {
    await lockCart(actor, tx)
    for (const { variantId, priceInPaise, quantity } of accepted) {
      const line = await findLine(actor, tx, variantId)
      if (!line) continue
      const { productId } = line
      if (quantity === 0) {
        await removeLines(actor, tx, { productId, variantId })
        continue
      }
      const offer = await findOffer(tx, { productId, variantId })
      if (offer?.priceInPaise !== priceInPaise) continue
      if (quantity > line.quantity || quantity > limitOf(offer)) continue
      await putLine(actor, tx, offer, quantity)
    }
  })
}
