import * as z from '@brightyard/contract/schema'
import { DatabaseId, PathId } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { Cart, GuestCartLine, ShopCounts } from './entities.ts'

const base = 'cms'
const session = 'required'
const web = '/api/ecommerce/product/web'

/** Never widens the session's rights: another person's id is refused with 403. */
const owner = { user_id: z.optional(DatabaseId) }
const product = { ...owner, ecomm_product_id: DatabaseId }
const line = { ...product, variant_id: DatabaseId }
const VariantId = z.nullish(DatabaseId)

/** Lines whose price, stock or limit changed carry an error text. */
export const viewCart = defineCall({
  name: 'viewCart',
  method: 'POST',
  base,
  path: `${web}/product/cart/view`,
  session,
  summary: "The user's cart",
  body: z.object(owner),
  response: Cart,
})

/** A line with quantity 1; 409 `already_in_cart` when it is there. */
export const addToCart = defineCall({
  name: 'addToCart',
  method: 'POST',
  base,
  path: `${web}/product/cart/add`,
  session,
  summary: 'Add a product to the cart',
  body: z.object({
    ...product,
    variant_id: VariantId,
    quantity: z._default(z.int().check(z.minimum(1), z.maximum(1000)), 1),
  }),
  response: Cart,
})

/** Sets the quantity; 422 above the stock or the limit. */
export const updateCartLine = defineCall({
  name: 'updateCartLine',
  method: 'POST',
  base,
  path: `${web}/product/cart/update`,
  session,
  summary: 'Change the quantity of a line',
  body: z.object({
    ...line,
    quantity: z.int().check(z.minimum(1), z.maximum(1000)),
  }),
  response: Cart,
})

/** Without a variant, all lines of the product. */
export const removeFromCart = defineCall({
  name: 'removeFromCart',
  method: 'POST',
  base,
  path: `${web}/product/cart/remove`,
  session,
  summary: 'Remove a product from the cart',
  body: z.object({ ...product, variant_id: VariantId }),
  response: Cart,
})

export const clearCart = defineCall({
  name: 'clearCart',
  method: 'POST',
  base,
  path: `${web}/product/cart/clear`,
  session,
  summary: 'Clear the cart',
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
    userId: DatabaseId,
    cart: z.array(GuestCartLine).check(z.maxLength(200)),
    /** A retry with the same value adds nothing twice. */
    sync_id: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))),
  }),
  response: Cart,
})

/** Only for the server when a session starts; no page calls it. */
export const getCartOf = defineCall({
  name: 'getCartOf',
  method: 'GET',
  base: 'vendor',
  path: '/api/cart/:userId',
  session,
  summary: 'A cart by the id of its owner',
  params: z.object({
    userId: PathId,
  }),
  response: Cart,
})

/** Both numbers that the header's badges show. */
export const countWishlistAndCart = defineCall({
  name: 'countWishlistAndCart',
  method: 'POST',
  base,
  path: `${web}/wishlist-cart-count`,
  session,
  summary: 'How many lines the cart and how many products the wishlist has',
  body: z.object(owner),
  response: ShopCounts,
})

/** Saves a line for later, with its quantity; it leaves the totals. */
export const saveForLater = defineCall({
  name: 'saveForLater',
  method: 'POST',
  base,
  path: `${web}/product/cart/save-for-later`,
  session,
  summary: 'Save a line for later',
  body: z.object(line),
  response: Cart,
})

/** Moves a saved line back to the cart, up to stock and limit; 422 when none can be added. */
export const moveToCart = defineCall({
  name: 'moveToCart',
  method: 'POST',
  base,
  path: `${web}/product/cart/move-to-cart`,
  session,
  summary: 'Move a saved line back to the cart',
  body: z.object(line),
  response: Cart,
})

export const removeSaved = defineCall({
  name: 'removeSaved',
  method: 'POST',
  base,
  path: `${web}/product/cart/remove-saved`,
  session,
  summary: 'Delete a saved line',
  body: z.object(line),
  response: Cart,
})

/**
 * Accepts the notices of these lines exactly as shown: a line keeps its notice when its
 * price or stock changed again. `quantity` is the notice's `suggested_quantity`; 0 removes the line.
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
          variant_id: DatabaseId,
          /** `after_discount_price_in_paise` of the line as shown. */
          price_in_paise: z.int().check(z.nonnegative(), z.maximum(2_147_483_647)),
          quantity: z.int().check(z.minimum(0), z.maximum(1000)),
        }),
      )
      .check(z.minLength(1), z.maxLength(200)),
  }),
  response: Cart,
})
