import * as z from '@brightyard/contract/schema'
import { DatabaseId, oneLine } from '../common/fields.ts'
import { Picture } from '../common/entities.ts'
import { ageBands, shopSortColumns } from './constants.ts'

/** Price texts carry the currency symbol, as the specification has them; our pages count in paise. */
const prices = {
  /** Before the discount: `₹1,180`. */
  price: z.string(),
  after_discount_price: z.string(),
  price_in_paise: z.int(),
  after_discount_price_in_paise: z.int(),
}

/** What is actually bought: a size, a colour, a set. Every product has at least one variant. */
export const ProductVariant = z.object({
  id: z.int(),
  name: z.string(),
  ...prices,
  units_available: z.int(),
})
export type ProductVariant = z.infer<typeof ProductVariant>

/** A product as lists show it. Prices are those of the first variant. */
export const ProductCard = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  brand: z.nullable(z.object({ id: z.int(), name: z.string() })),
  category: z.nullable(z.object({ id: z.int(), name: z.string() })),
  ...prices,
  /** Whole percent; 0 without a discount. */
  discount_percent: z.int(),
  /** `18`, of the tax-inclusive price. */
  tax_percent: z.string(),
  /** The most that one order may hold, whatever the stock. */
  max_order_quantity: z.int(),
  /** Of all variants together. */
  units_available: z.int(),
  is_popular: z.boolean(),
  new_arrival: z.boolean(),
  /** Years; null without an upper or lower end. */
  age: z.object({ from: z.nullable(z.int()), to: z.nullable(z.int()) }),
  /** The average is null until somebody has rated it. */
  rating: z.object({ average: z.nullable(z.number()), count: z.int() }),
  picture: Picture,
  /** The first is the one that is bought when none is chosen. */
  variants: z.array(ProductVariant),
})
export type ProductCard = z.infer<typeof ProductCard>

/** A product as a shelf outside the shop shows it. */
export const ShelfProduct = z.object({
  id: z.int(),
  name: z.string(),
  brand: z.nullable(z.object({ name: z.string() })),
  /** `₹1,180`, with tax, before and after the discount. */
  price: z.string(),
  after_discount_price: z.string(),
  /** Whole percent; 0 without a discount. */
  discount_percent: z.int(),
  picture: Picture,
})
export type ShelfProduct = z.infer<typeof ShelfProduct>

/** A product as its page shows it. */
export const Product = z.extend(ProductCard, {
  /** Paragraphs of plain text. */
  description: z.array(z.string()),
  highlights: z.array(z.string()),
  specs: z.array(z.object({ name: z.string(), value: z.string() })),
  pictures: z.array(Picture),
  related: z.array(ProductCard),
})
export type Product = z.infer<typeof Product>

const Flag = z.union([z.boolean(), z.literal(0), z.literal(1)])

const Ids = z.array(DatabaseId).check(z.maxLength(100))

const Rupees = z.number().check(z.minimum(0), z.maximum(10_000_000))

/** The shop query. */
export const ShopQuery = z.object({
  /** Products on a page. */
  maxRows: z._default(z.int().check(z.minimum(1), z.maximum(100)), 24),
  is_popular: z.optional(Flag),
  new_arrival: z.optional(Flag),
  /** A parent includes its children. */
  category_ids: z.optional(Ids),
  brand_ids: z.optional(Ids),
  search: z.optional(
    z.string().check(oneLine(), z.maxLength(100, 'Please use at most 100 characters.')),
  ),
  /** Rupees. */
  min_price: z.optional(Rupees),
  max_price: z.optional(Rupees),
  /** Products for any of these ages. */
  ages: z.optional(z.array(z.enum(ageBands)).check(z.maxLength(ageBands.length))),
  /** Only what can be bought now; or, when false, only what cannot. */
  in_stock: z.optional(Flag),
  /** Only products added on or after this day. */
  date: z.optional(z.iso.date().check(z.regex(/^(19|20)/))),
  sortColumn: z._default(z.enum(shopSortColumns), 'after_discount_price'),
  sortDirection: z._default(z.enum(['asc', 'desc']), 'asc'),
})
export type ShopQuery = z.infer<typeof ShopQuery>
