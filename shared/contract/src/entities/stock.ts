import * as z from '@brightyard/contract/schema'
import { Picture } from './picture.ts'

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
  /** Kept for orders whose payment is awaited; not part of units_available. */
  units_reserved: z.int(),
  max_order_quantity: z.int(),
  tax_percent: z.string(),
  is_sold: z.boolean(),
  /** Counts the changes; a change hands back the one it was made from. */
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
