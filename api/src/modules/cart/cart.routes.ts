import {
  addToCart,
  clearCart,
  getCartOf,
  removeFromCart,
  syncCart,
  updateCartLine,
  viewCart,
} from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { lockPerson } from '../../server/lock-person.ts'
import { conflict, invalidInput, notFound } from '../../server/api-problem.ts'
import { refuseForeignId } from '../../server/ownership-guard.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { findLine, findOffer, putLine, removeLines } from './cart.repository.ts'
import type { Offer } from './cart.repository.ts'
import { readCart } from './cart-view.ts'
import { limitOf, limitText } from './line-notice.ts'
import { forgetSaved } from './saved.repository.ts'
import { mergeCart } from './merge-cart.ts'

function refuseAboveLimit(offer: Offer, quantity: number) {
  if (quantity > limitOf(offer)) throw invalidInput({ quantity: limitText(offer) })
}

export function cartRoutes(app: FastifyInstance, { db, now }: Services) {
  registerCall(app, viewCart, (actor, { user_id }) => {
    refuseForeignId(actor, user_id)
    return readCart(actor, db, now())
  })

  registerCall(app, addToCart, async (actor, input) => {
    refuseForeignId(actor, input.user_id)
    const { ecomm_product_id: productId, variant_id: variantId, quantity } = input
    await db.transaction(async (tx) => {
      await lockPerson(actor, tx)
      const offer = await findOffer(actor, tx, { productId, variantId })
      if (!offer) throw notFound('this product')
      if (await findLine(actor, tx, offer.variantId))
        throw conflict('already_in_cart', 'This item is already in your bag.')
      refuseAboveLimit(offer, quantity)
      await putLine(actor, tx, offer, quantity)
      await forgetSaved(actor, tx, offer.variantId)
    })
    return readCart(actor, db, now())
  })

  registerCall(app, updateCartLine, async (actor, input) => {
    refuseForeignId(actor, input.user_id)
    const { ecomm_product_id: productId, variant_id: variantId, quantity } = input
    await db.transaction(async (tx) => {
      await lockPerson(actor, tx)
      const line = await findLine(actor, tx, variantId)
      if (line?.productId !== productId) throw notFound('this item in your bag')
      const offer = await findOffer(actor, tx, { productId, variantId })
      if (!offer) throw invalidInput({ quantity: 'This item is no longer sold. Please remove it.' })
      // Fewer is always allowed, so that a line above the stock can be reduced step by step.
      if (quantity >= line.quantity) refuseAboveLimit(offer, quantity)
      await putLine(actor, tx, offer, quantity)
    })
    return readCart(actor, db, now())
  })

  registerCall(app, removeFromCart, async (actor, input) => {
    refuseForeignId(actor, input.user_id)
    await removeLines(actor, db, { productId: input.ecomm_product_id, variantId: input.variant_id })
    return readCart(actor, db, now())
  })

  registerCall(app, clearCart, async (actor, { user_id }) => {
    refuseForeignId(actor, user_id)
    await removeLines(actor, db)
    return readCart(actor, db, now())
  })

  registerCall(app, syncCart, async (actor, { userId, cart, sync_id: syncId }) => {
    refuseForeignId(actor, userId)
    await mergeCart(actor, db, { lines: cart, syncId })
    return readCart(actor, db, now())
  })

  registerCall(app, getCartOf, (actor, { userId }) => {
    refuseForeignId(actor, userId)
    return readCart(actor, db, now())
  })
}
