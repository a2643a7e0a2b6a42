import * as z from '@brightyard/contract/schema'
import { DatabaseId } from '../common/fields.ts'
import { ProductCard, ProductVariant } from '../catalog/product.entities.ts'
import { Picture } from '../common/entities.ts'
import { LineAmounts, Totals } from './amounts.entities.ts'
import { AppliedCoupon } from './coupon.entities.ts'

/** The most important change of a line since the buyer last saw it. */
export const LineNotice = z.object({
  kind: z.enum(['not_sold', 'out_of_stock', 'low_stock', 'above_limit', 'price_changed']),
  message: z.string(),
  /** With price_changed: what the buyer saw, and what it costs now, for one. */
  was_in_paise: z.nullable(z.int()),
  now_in_paise: z.nullable(z.int()),
  /** The quantity to accept; 0 removes the line. */
  suggested_quantity: z.int(),
})
export type LineNotice = z.infer<typeof LineNotice>

const lineFields = {
  id: z.int(),
  ecomm_product_id: z.int(),
  variant_id: z.int(),
  quantity: z.int(),
  itemdata: z.array(ProductVariant),
  variants: z.array(ProductVariant),
  /** Of the chosen variant, for one: `₹1,180`. */
  after_discount_price: z.string(),
  tax_percent: z.string(),
  /** Why this line cannot be bought as it is: the notice's message. */
  error: z.nullable(z.string()),
  max_order_quantity: z.int(),
  units_available: z.int(),
  name: z.string(),
  variant_name: z.string(),
  picture: Picture,
  after_discount_price_in_paise: z.int(),
  notice: z.nullable(LineNotice),
}

/** One line of the server's cart; the first eleven fields are those of a guest's line. */
export const CartLine = z.object({ ...lineFields, ...LineAmounts.shape })
export type CartLine = z.infer<typeof CartLine>

/** A line saved for later: not part of the totals; `moveToCart` puts it back. */
export const SavedLine = z.object(lineFields)
export type SavedLine = z.infer<typeof SavedLine>

/** The response of cart/view and of every change of the cart. */
export const Cart = z.object({
  data: z.array(CartLine),
  meta: z.object({
    /** Number of lines, as the badge shows it. */
    total: z.int(),
  }),
  /** Sums of the lines, the coupon taken off. */
  totals: Totals,
  coupon: z.nullable(AppliedCoupon),
  saved: z.array(SavedLine),
})
export type Cart = z.infer<typeof Cart>

/** A line of a guest's cart, merged at sign-in; its other fields are ignored. */
export const GuestCartLine = z.object({
  ecomm_product_id: DatabaseId,
  /** Without one, the product's first variant. */
  variant_id: z.nullish(DatabaseId),
  quantity: z.int().check(z.minimum(1), z.maximum(1000)),
})
export type GuestCartLine = z.infer<typeof GuestCartLine>

export const WishlistEntry = z.extend(ProductCard, { added_at: z.iso.datetime() })
export type WishlistEntry = z.infer<typeof WishlistEntry>

/** A wishlist as anybody with its link sees it. */
export const SharedWishlist = z.object({
  /** First name only. */
  owner_name: z.string(),
  data: z.array(ProductCard),
})
export type SharedWishlist = z.infer<typeof SharedWishlist>

/** The link of the user's wishlist; null while it is not shared. */
export const WishlistShare = z.object({ token: z.nullable(z.string()) })
export type WishlistShare = z.infer<typeof WishlistShare>

export const ShopCounts = z.object({ wishlist_count: z.int(), cart_count: z.int() })
export type ShopCounts = z.infer<typeof ShopCounts>
