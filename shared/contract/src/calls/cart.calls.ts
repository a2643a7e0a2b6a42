import * as z from '@brightyard/contract/schema'
import { Cart, GuestCartLine, ShopCounts, WishlistEntry } from '../entities/cart.ts'
import { pageOf, PageQuery } from '../entities/page-of.ts'
import { BodyId } from './call-fields.ts'
import { defineCall } from './define-call.ts'

const session = 'required'
const web = '/api/ecommerce/product/web'
/** Never widens the session's rights: another person's id is refused with 403. */
const owner = { user_id: z.optional(BodyId) }
const line = { ...owner, ecomm_product_id: BodyId }
const VariantId = z.nullish(BodyId)

/** C-020, X-015. Lines whose price, stock or limit changed carry an error text. */
export const viewCart = defineCall({
  name: 'viewCart',
  method: 'POST',
  base: 'cms',
  path: `${web}/product/cart/view`,
  session,
  summary: 'The own cart',
  body: z.object(owner),
  response: Cart,
})

/** A line with quantity 1; 409 `already_in_cart` when it is there. */
export const addToCart = defineCall({
  name: 'addToCart',
  method: 'POST',
  base: 'cms',
  path: `${web}/product/cart/add`,
  session,
  summary: 'Add a product to the cart',
  body: z.object({
    ...line,
    variant_id: VariantId,
    quantity: z._default(z.int().check(z.minimum(1), z.maximum(1000)), 1),
  }),
  response: Cart,
})

/** Sets the quantity; 422 above the stock or the limit. */
export const updateCartLine = defineCall({
  name: 'updateCartLine',
  method: 'POST',
  base: 'cms',
  path: `${web}/product/cart/update`,
  session,
  summary: 'Change the quantity of a line',
  body: z.object({
    ...line,
    variant_id: BodyId,
    quantity: z.int().check(z.minimum(1), z.maximum(1000)),
  }),
  response: Cart,
})

/** Without a variant, all lines of the product. */
export const removeFromCart = defineCall({
  name: 'removeFromCart',
  method: 'POST',
  base: 'cms',
  path: `${web}/product/cart/remove`,
  session,
  summary: 'Take a product out of the cart',
  body: z.object({ ...line, variant_id: VariantId }),
  response: Cart,
})

export const clearCart = defineCall({
  name: 'clearCart',
  method: 'POST',
  base: 'cms',
  path: `${web}/product/cart/clear`,
  session,
  summary: 'Empty the cart',
  body: z.object(owner),
  response: Cart,
})

/** Merges a guest's cart: equal lines add up to stock and limit, others are added. */
export const syncCart = defineCall({
  name: 'syncCart',
  method: 'POST',
  base: 'vendor',
  path: '/api/cart/sync',
  session,
  summary: "Merge the guest's cart after sign-in",
  body: z.object({
    userId: BodyId,
    cart: z.array(GuestCartLine).check(z.maxLength(200)),
    /** Same value, same merge: a retry after a lost answer adds nothing twice. */
    sync_id: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))),
  }),
  response: Cart,
})

/** For the server's start of a session only; no page calls it. */
export const getCartOf = defineCall({
  name: 'getCartOf',
  method: 'GET',
  base: 'vendor',
  path: '/api/cart/:userId',
  session,
  summary: 'The own cart by user id',
  params: z.object({
    userId: z.coerce
      .number<number | string>()
      .check(z.int(), z.positive(), z.maximum(2_147_483_647)),
  }),
  response: Cart,
})

/** C-021, X-016. The newest first. */
export const listWishlist = defineCall({
  name: 'listWishlist',
  method: 'POST',
  base: 'cms',
  path: `${web}/product/wishlist/list`,
  session,
  summary: 'The own wishlist',
  query: PageQuery,
  body: z.object({
    ...owner,
    maxRows: z._default(z.int().check(z.minimum(1), z.maximum(100)), 24),
  }),
  response: pageOf(WishlistEntry),
})

/** Adding what is there changes nothing. Answers both counts. */
export const addToWishlist = defineCall({
  name: 'addToWishlist',
  method: 'POST',
  base: 'cms',
  path: `${web}/product/wishlist/add`,
  session,
  summary: 'Add a product to the wishlist',
  body: z.object(line),
  response: ShopCounts,
})

/** Removing what is not there changes nothing. Answers both counts. */
export const removeFromWishlist = defineCall({
  name: 'removeFromWishlist',
  method: 'POST',
  base: 'cms',
  path: `${web}/product/wishlist/remove`,
  session,
  summary: 'Take a product off the wishlist',
  body: z.object(line),
  response: ShopCounts,
})

/** C-022, X-014. */
export const countWishlistAndCart = defineCall({
  name: 'countWishlistAndCart',
  method: 'POST',
  base: 'cms',
  path: `${web}/wishlist-cart-count`,
  session,
  summary: 'How many lines the cart and how many products the wishlist has',
  body: z.object(owner),
  response: ShopCounts,
})
