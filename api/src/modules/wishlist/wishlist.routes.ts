import {
  addToWishlist,
  countWishlistAndCart,
  listWishlist,
  removeFromWishlist,
} from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../server/api-problem.ts'
import { refuseForeignId } from '../../server/ownership-guard.ts'
import { pageOfRows } from '../../server/paging.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { listWishlistOf, readShopCounts, unwish, wish } from './wishlist.repository.ts'

export function wishlistRoutes(app: FastifyInstance, { db, now }: Services) {
  registerCall(app, listWishlist, async (actor, { user_id, page = 1, maxRows }) => {
    refuseForeignId(actor, user_id)
    const paging = { page, perPage: maxRows }
    const { total, data } = await listWishlistOf(actor, db, paging)
    return pageOfRows(listWishlist, data, { ...paging, total })
  })

  registerCall(app, addToWishlist, async (actor, { user_id, ecomm_product_id }) => {
    refuseForeignId(actor, user_id)
    if (!(await wish(actor, db, ecomm_product_id, now()))) throw notFound('this product')
    return readShopCounts(actor, db)
  })

  registerCall(app, removeFromWishlist, async (actor, { user_id, ecomm_product_id }) => {
    refuseForeignId(actor, user_id)
    await unwish(actor, db, ecomm_product_id)
    return readShopCounts(actor, db)
  })

  registerCall(app, countWishlistAndCart, (actor, { user_id }) => {
    refuseForeignId(actor, user_id)
    return readShopCounts(actor, db)
  })
}
