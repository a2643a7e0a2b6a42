import * as z from '@brightyard/contract/schema'
import { Picture } from './picture.ts'
import { ProductCard, ProductVariant } from './product.ts'

/** One line of the server's cart; the first eleven fields are those of a guest's line (D-014). */
export const CartLine = z.object({
  id: z.int(),
  ecomm_product_id: z.int(),
  variant_id: z.int(),
  quantity: z.int(),
  itemdata: z.array(ProductVariant),
  variants: z.array(ProductVariant),
  /** Of the chosen variant, for one: `₹1,180`. */
  after_discount_price: z.string(),
  tax_percent: z.string(),
  /** Why this line cannot be bought as it stands, for people. */
  error: z.nullable(z.string()),
  max_order_quantity: z.int(),
  units_available: z.int(),
  name: z.string(),
  variant_name: z.string(),
  picture: Picture,
  after_discount_price_in_paise: z.int(),
  /** Pre-tax and tax add up to the total exactly (C-015). */
  pre_tax_in_paise: z.int(),
  tax_in_paise: z.int(),
  total_in_paise: z.int(),
})
export type CartLine = z.infer<typeof CartLine>

/** What cart/view and every change of the cart answer. */
export const Cart = z.object({
  data: z.array(CartLine),
  meta: z.object({
    /** Number of lines, as the badge shows it. */
    total: z.int(),
  }),
  /** Sums of the lines. */
  totals: z.object({ pre_tax_in_paise: z.int(), tax_in_paise: z.int(), total_in_paise: z.int() }),
})
export type Cart = z.infer<typeof Cart>

/** A guest's line as it is handed over at sign-in; other fields of it are ignored. */
export const GuestCartLine = z.object({
  ecomm_product_id: z.int().check(z.positive()),
  /** Without one, the product's first variant (C-003). */
  variant_id: z.nullish(z.int().check(z.positive())),
  quantity: z.int().check(z.minimum(1), z.maximum(1000)),
})
export type GuestCartLine = z.infer<typeof GuestCartLine>

export const WishlistEntry = z.extend(ProductCard, { added_at: z.iso.datetime() })
export type WishlistEntry = z.infer<typeof WishlistEntry>

export const ShopCounts = z.object({ wishlist_count: z.int(), cart_count: z.int() })
export type ShopCounts = z.infer<typeof ShopCounts>
