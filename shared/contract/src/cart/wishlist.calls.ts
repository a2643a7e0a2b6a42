import * as z from '@brightyard/contract/schema'
import { pageOf, PageQuery } from '../common/entities.ts'
import { DatabaseId } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { Cart, SharedWishlist, ShopCounts, WishlistEntry, WishlistShare } from './entities.ts'

const base = 'cms'
const session = 'required'
const web = '/api/ecommerce/product/web'

/** Never widens the session's rights: another person's id is refused with 403. */
const owner = { user_id: z.optional(DatabaseId) }
const line = { ...owner, ecomm_product_id: DatabaseId }

/** Newest first. */
export const listWishlist = defineCall({
  name: 'listWishlist',
  method: 'POST',
  base,
  path: `${web}/product/wishlist/list`,
  session,
  summary: "The user's wishlist",
  query: PageQuery,
  body: z.object({
    ...owner,
    maxRows: z._default(z.int().check(z.minimum(1), z.maximum(100)), 24),
  }),
  response: pageOf(WishlistEntry),
})

/** Adding what is there changes nothing. Returns both counts. */
export const addToWishlist = defineCall({
  name: 'addToWishlist',
  method: 'POST',
  base,
  path: `${web}/product/wishlist/add`,
  session,
  summary: 'Add a product to the wishlist',
  body: z.object(line),
  response: ShopCounts,
})

/** Removing what is not there changes nothing. Returns both counts. */
export const removeFromWishlist = defineCall({
  name: 'removeFromWishlist',
  method: 'POST',
  base,
  path: `${web}/product/wishlist/remove`,
  session,
  summary: 'Remove a product from the wishlist',
  body: z.object(line),
  response: ShopCounts,
})

/** Moves a product from the wishlist to the cart with quantity 1; fine when it is in the cart already. */
export const moveWishToCart = defineCall({
  name: 'moveWishToCart',
  method: 'POST',
  base,
  path: `${web}/product/wishlist/move-to-cart`,
  session,
  summary: 'Move a product from the wishlist to the cart',
  body: z.object({ ...owner, ecomm_product_id: DatabaseId, variant_id: z.nullish(DatabaseId) }),
  response: z.object({ cart: Cart, counts: ShopCounts }),
})

/** Creates a link unless there is one; the page is `shopPaths.sharedWishlist.to({ token })`. */
export const shareWishlist = defineCall({
  name: 'shareWishlist',
  method: 'POST',
  base,
  path: `${web}/product/wishlist/share`,
  session,
  summary: 'Share the wishlist by a link',
  body: z.object(owner),
  response: WishlistShare,
})

/** The old link stops working; sharing again creates another one. */
export const unshareWishlist = defineCall({
  name: 'unshareWishlist',
  method: 'POST',
  base,
  path: `${web}/product/wishlist/unshare`,
  session,
  summary: 'Stop sharing the wishlist',
  body: z.object(owner),
  response: WishlistShare,
})

export const getWishlistShare = defineCall({
  name: 'getWishlistShare',
  method: 'GET',
  base,
  path: `${web}/product/wishlist/share`,
  session,
  summary: 'Whether the wishlist is shared',
  response: WishlistShare,
})

/** For anybody with the link; 404 when it is no longer shared. */
export const getSharedWishlist = defineCall({
  name: 'getSharedWishlist',
  method: 'GET',
  base,
  path: `${web}/product/wishlist/shared/:token`,
  session: 'none',
  revocable: true,
  summary: 'A wishlist by its link',
  params: z.object({ token: z.string().check(z.regex(/^[\w-]{20,64}$/)) }),
  response: SharedWishlist,
})
