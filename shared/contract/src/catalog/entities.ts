import * as z from '@brightyard/contract/schema'
import { Picture } from '../common/entities.ts'
import { ageBands } from './constants.ts'

const CategoryFields = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  /** Only with `get_images`. */
  picture: z.nullable(Picture),
  /** Products in it, its children included. */
  product_count: z.int(),
})

/** A shop category; parents carry their children. */
export const Category = z.extend(CategoryFields, { child_category: z.array(CategoryFields) })
export type Category = z.infer<typeof Category>

export const Brand = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  logo: z.nullable(Picture),
  product_count: z.int(),
})
export type Brand = z.infer<typeof Brand>

const Counted = { count: z.int() }

/**
 * How many products each value of a filter would match. Every group is counted with all other filters on
 * and its own off, so that the numbers stay correct when a second value is chosen.
 */
export const Facets = z.object({
  /** Products that match all filters. */
  total: z.int(),
  /** Parents first, each followed by its children; without a product they are left out. */
  categories: z.array(
    z.object({ id: z.int(), name: z.string(), parent_id: z.nullable(z.int()), ...Counted }),
  ),
  brands: z.array(z.object({ id: z.int(), name: z.string(), ...Counted })),
  /** Rupees; `to` is exclusive and null at the top. */
  prices: z.array(z.object({ from: z.int(), to: z.nullable(z.int()), ...Counted })),
  /** Of everything that the other filters leave; rupees, rounded outwards; null without a product. */
  price_range: z.object({ lowest: z.nullable(z.int()), highest: z.nullable(z.int()) }),
  ages: z.array(z.object({ band: z.enum(ageBands), label: z.string(), ...Counted })),
  availability: z.object({ in_stock: z.int(), out_of_stock: z.int() }),
})
export type Facets = z.infer<typeof Facets>

/** What one word under /shop means. */
export const ShopSlug = z.object({
  kind: z.enum(['category', 'brand', 'product']),
  id: z.int(),
  name: z.string(),
})
export type ShopSlug = z.infer<typeof ShopSlug>

/** A variant as the catalogue tools show it (admins only). */
export const StockRow = z.object({
  variant_id: z.int(),
  ecomm_product_id: z.int(),
  name: z.string(),
  variant_name: z.string(),
  picture: Picture,
  category: z.string(),
  price_in_paise: z.int(),
  after_discount_price_in_paise: z.int(),
  units_available: z.int(),
  /** Reserved for orders that await payment; not part of units_available. */
  units_reserved: z.int(),
  max_order_quantity: z.int(),
  tax_percent: z.string(),
  is_sold: z.boolean(),
  /** Number of the last change; a change sends the one it is based on. */
  revision: z.int(),
})
export type StockRow = z.infer<typeof StockRow>

/** Who changed what of a variant, the newest first. */
export const StockChange = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  by: z.string(),
  /** `Price from ₹1,180 to ₹1,000; stock from 12 to 3`. */
  what: z.string(),
})
export type StockChange = z.infer<typeof StockChange>

/** What a person can wait for at a time. */
export const maxStockAlerts = 50

/** A sold-out variant that a person wants to hear of when it is back. */
export const StockAlert = z.object({
  variant_id: z.int(),
  ecomm_product_id: z.int(),
  name: z.string(),
  variant_name: z.string(),
  picture: Picture,
  asked_at: z.iso.datetime(),
})
export type StockAlert = z.infer<typeof StockAlert>
