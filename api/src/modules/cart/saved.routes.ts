import { acceptCartChanges, moveToCart, removeSaved, saveForLater } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { lockPerson } from '../../server/lock-person.ts'
import { invalidInput, notFound } from '../../server/api-problem.ts'
import { refuseForeignId } from '../../server/ownership-guard.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { findLine, findOffer, putLine, removeLines } from './cart.repository.ts'
import { readCart } from './cart-view.ts'
import { limitOf, limitText } from './line-notice.ts'
import { findSaved, forgetSaved, layAside } from './saved.repository.ts'
import type { Database } from '../../database/database.ts'
import type { ActingUser } from '../../server/acting-user.ts'

export function savedRoutes(app: FastifyInstance, { db, now }: Services) {
  registerCall(app, saveForLater, async (actor, input) => {
    refuseForeignId(actor, input.user_id)
    const { ecomm_product_id: productId, variant_id: variantId } = input
    await db.transaction(async (tx) => {
      await lockPerson(actor, tx)
      const isDone = await layAside(actor, tx, { productId, variantId, now: now() })
      if (!isDone) throw notFound('this item in your bag')
    })
    return readCart(actor, db, now())
  })

  registerCall(app, moveToCart, async (actor, input) => {
    refuseForeignId(actor, input.user_id)
    const { ecomm_product_id: productId, variant_id: variantId } = input
    await db.transaction(async (tx) => {
      await lockPerson(actor, tx)
      const saved = await findSaved(actor, tx, variantId)
      if (saved?.productId !== productId) throw notFound('this item')
      const offer = await findOffer(actor, tx, { productId, variantId })
      if (!offer) throw invalidInput({ variant_id: 'This item is no longer sold.' })
      const present = (await findLine(actor, tx, variantId))?.quantity ?? 0
      const quantity = Math.min(present + saved.quantity, limitOf(offer))
      if (quantity === 0) throw invalidInput({ variant_id: limitText(offer) })
      if (quantity > present) await putLine(actor, tx, offer, quantity)
      await forgetSaved(actor, tx, variantId)
    })
    return readCart(actor, db, now())
  })

  registerCall(app, removeSaved, async (actor, input) => {
    refuseForeignId(actor, input.user_id)
    await forgetSaved(actor, db, input.variant_id)
    return readCart(actor, db, now())
  })

  registerCall(app, acceptCartChanges, async (actor, { user_id, lines }) => {
    refuseForeignId(actor, user_id)
    await acceptChanges(
      actor,
      db,
      lines.map((line) => ({
        variantId: line.variant_id,
        priceInPaise: line.price_in_paise,
        quantity: line.quantity,
      })),
    )
    return readCart(actor, db, now())
  })
}

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
function acceptChanges(actor: ActingUser, db: Database, accepted: readonly Accepted[]) {
  return db.transaction(async (tx) => {
    await lockPerson(actor, tx)
    for (const { variantId, priceInPaise, quantity } of accepted) {
      const line = await findLine(actor, tx, variantId)
      if (!line) continue
      const { productId } = line
      if (quantity === 0) {
        await removeLines(actor, tx, { productId, variantId })
        continue
      }
      const offer = await findOffer(actor, tx, { productId, variantId })
      if (offer?.priceInPaise !== priceInPaise) continue
      if (quantity > line.quantity || quantity > limitOf(offer)) continue
      await putLine(actor, tx, offer, quantity)
    }
  })
}
