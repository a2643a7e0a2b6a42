import * as z from '@brightyard/contract/schema'
import { Cart, SharedWishlist, ShopCounts, WishlistShare } from '../entities/cart.ts'
import { Coupon, CouponCode } from '../entities/coupon.ts'
import { BodyId } from './call-fields.ts'
import { defineCall } from './define-call.ts'

const base = 'cms'
const session = 'required'
const web = '/api/ecommerce/product/web'
const owner = { user_id: z.optional(BodyId) }
const line = { ...owner, ecomm_product_id: BodyId, variant_id: BodyId }

/** Lays a line aside, with its quantity; it counts for nothing until it comes back. */
export const saveForLater = defineCall({
  name: 'saveForLater',
  method: 'POST',
  base,
  path: `${web}/product/cart/save-for-later`,
  session,
  summary: 'Lay a line of the cart aside',
  body: z.object(line),
  response: Cart,
})

/** Puts a line back, with as many as stock and limit let in; 422 where that is none. */
export const moveToCart = defineCall({
  name: 'moveToCart',
  method: 'POST',
  base,
  path: `${web}/product/cart/move-to-cart`,
  session,
  summary: 'Put a line that was laid aside back into the cart',
  body: z.object(line),
  response: Cart,
})

export const removeSaved = defineCall({
  name: 'removeSaved',
  method: 'POST',
  base,
  path: `${web}/product/cart/remove-saved`,
  session,
  summary: 'Forget a line that was laid aside',
  body: z.object(line),
  response: Cart,
})

/**
 * Accepts what the notices of these lines say, exactly as they were shown: a line keeps its notice where
 * price or stock changed once more. `quantity` is the notice's `suggested_quantity`; 0 removes the line.
 */
export const acceptCartChanges = defineCall({
  name: 'acceptCartChanges',
  method: 'POST',
  base,
  path: `${web}/product/cart/accept-changes`,
  session,
  summary: 'Accept changed prices and quantities, line by line',
  body: z.object({
    ...owner,
    lines: z
      .array(
        z.object({
          variant_id: BodyId,
          /** `after_discount_price_in_paise` of the line as shown. */
          price_in_paise: z.int().check(z.nonnegative(), z.maximum(2_147_483_647)),
          quantity: z.int().check(z.minimum(0), z.maximum(1000)),
        }),
      )
      .check(z.minLength(1), z.maxLength(200)),
  }),
  response: Cart,
})

/**
 * Takes the place of a coupon applied before. Refused with 422 and one of `couponProblems` as its code,
 * the sentence under `fields.code`.
 */
export const applyCoupon = defineCall({
  name: 'applyCoupon',
  method: 'POST',
  base,
  path: `${web}/product/cart/coupon/apply`,
  session,
  summary: 'Apply a coupon to the cart',
  body: z.object({ ...owner, code: CouponCode }),
  response: Cart,
})

export const removeCoupon = defineCall({
  name: 'removeCoupon',
  method: 'POST',
  base,
  path: `${web}/product/cart/coupon/remove`,
  session,
  summary: 'Take the coupon off the cart',
  body: z.object(owner),
  response: Cart,
})

/** Coupons that the shop tells this person about, with what keeps each from counting now. */
export const listCoupons = defineCall({
  name: 'listCoupons',
  method: 'POST',
  base,
  path: `${web}/coupon/index`,
  session,
  summary: 'Coupons for this person',
  body: z.object(owner),
  response: z.object({ data: z.array(Coupon) }),
})

/** Puts a wished product into the cart with quantity 1, and off the wishlist; in the cart already is fine. */
export const moveWishToCart = defineCall({
  name: 'moveWishToCart',
  method: 'POST',
  base,
  path: `${web}/product/wishlist/move-to-cart`,
  session,
  summary: 'Move a product from the wishlist to the cart',
  body: z.object({ ...owner, ecomm_product_id: BodyId, variant_id: z.nullish(BodyId) }),
  response: z.object({ cart: Cart, counts: ShopCounts }),
})

/** Makes a link unless there is one; the page's address is `shopPaths.sharedWishlist.to({ token })`. */
export const shareWishlist = defineCall({
  name: 'shareWishlist',
  method: 'POST',
  base,
  path: `${web}/product/wishlist/share`,
  session,
  summary: 'Share the own wishlist by a link',
  body: z.object(owner),
  response: WishlistShare,
})

/** The old link shows nothing any more; the next share makes another one. */
export const unshareWishlist = defineCall({
  name: 'unshareWishlist',
  method: 'POST',
  base,
  path: `${web}/product/wishlist/unshare`,
  session,
  summary: 'End the sharing of the own wishlist',
  body: z.object(owner),
  response: WishlistShare,
})

export const getWishlistShare = defineCall({
  name: 'getWishlistShare',
  method: 'GET',
  base,
  path: `${web}/product/wishlist/share`,
  session,
  summary: 'Whether the own wishlist is shared',
  response: WishlistShare,
})

/** For everybody who has the link; 404 once it is not shared any more. */
export const getSharedWishlist = defineCall({
  name: 'getSharedWishlist',
  method: 'GET',
  base,
  path: `${web}/product/wishlist/shared/:token`,
  session: 'none',
  summary: 'A wishlist by its link',
  params: z.object({ token: z.string().check(z.regex(/^[\w-]{20,64}$/)) }),
  response: SharedWishlist,
})
