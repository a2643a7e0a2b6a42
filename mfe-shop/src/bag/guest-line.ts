import { Picture, type ProductCard, ProductVariant } from '@brightyard/contract/entities'
import * as z from '@brightyard/contract/schema'

/** One line of a visitor's bag; the first eleven fields are those of the specification. */
export const GuestLine = z.object({
  /** The product's. */
  id: z.int(),
  ecomm_product_id: z.int(),
  variant_id: z.int(),
  quantity: z.int().check(z.minimum(1)),
  itemdata: z.array(ProductVariant),
  variants: z.array(z.object({ id: z.int(), after_discount_price: z.string() })),
  /** Of the chosen variant, for one: `₹1,180`. */
  after_discount_price: z.string(),
  tax_percent: z.string(),
  /** Why the line cannot be bought as it stands, for people. */
  error: z.nullable(z.string()),
  max_order_quantity: z.int(),
  /** Of the chosen variant. */
  units_available: z.int(),
  name: z.string(),
  variant_name: z.string(),
  picture: Picture,
  /** The price that the visitor last saw, where it has changed since. */
  seen_price: z.nullish(z.string()),
})
export type GuestLine = z.infer<typeof GuestLine>

/** The line for one of this product; null where the product has nothing to choose. */
export function guestLineOf(product: ProductCard, variantId?: number): GuestLine | null {
  const variant = variantId
    ? product.variants.find((one) => one.id === variantId)
    : product.variants[0]
  if (!variant) return null
  return {
    id: product.id,
    ecomm_product_id: product.id,
    variant_id: variant.id,
    quantity: 1,
    itemdata: product.variants,
    variants: product.variants.map(({ id, after_discount_price }) => ({
      id,
      after_discount_price,
    })),
    after_discount_price: variant.after_discount_price,
    tax_percent: product.tax_percent,
    error: null,
    max_order_quantity: product.max_order_quantity,
    units_available: variant.units_available,
    name: product.name,
    variant_name: variant.name,
    picture: product.picture,
  }
}
