import {
  getSharedWishlist,
  getWishlistShare,
  moveWishToCart,
  shareWishlist,
  unshareWishlist,
} from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { lockPerson } from '../../server/lock-person.ts'
import { invalidInput, notFound } from '../../server/api-problem.ts'
import { refuseForeignId } from '../../server/ownership-guard.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { findLine, findOffer, putLine } from '../cart/cart.repository.ts'
import { readCart } from '../cart/cart-view.ts'
import { limitOf, limitText } from '../cart/line-notice.ts'
import { findShare, readShared, share, unshare } from './wishlist-share.repository.ts'
import { readShopCounts, unwish } from './wishlist.repository.ts'

export function wishlistShareRoutes(app: FastifyInstance, { db, now }: Services) {
  registerCall(app, moveWishToCart, async (actor, input) => {
    refuseForeignId(actor, input.user_id)
    const { ecomm_product_id: productId, variant_id: variantId } = input
    await db.transaction(async (tx) => {
      await lockPerson(actor, tx)
      const offer = await findOffer(actor, tx, { productId, variantId })
      if (!offer) throw notFound('this product')
      if (!(await findLine(actor, tx, offer.variantId))) {
        if (limitOf(offer) < 1) throw invalidInput({ variant_id: limitText(offer) })
        await putLine(actor, tx, offer, 1)
      }
      await unwish(actor, tx, productId)
    })
    return { cart: await readCart(actor, db, now()), counts: await readShopCounts(actor, db) }
  })

  registerCall(app, getWishlistShare, async (actor) => ({ token: await findShare(actor, db) }))

  registerCall(app, shareWishlist, async (actor, { user_id }) => {
    refuseForeignId(actor, user_id)
    return { token: await share(actor, db, now()) }
  })

  registerCall(app, unshareWishlist, async (actor, { user_id }) => {
    refuseForeignId(actor, user_id)
    await unshare(actor, db)
    return { token: null }
  })

  registerCall(app, getSharedWishlist, async (_, { token }) => {
    const shared = await readShared(db, token)
    if (!shared) throw notFound('this wishlist')
    return shared
  })
}
