import * as z from '@brightyard/contract/schema'

/** Bands of age that a list can be narrowed to; a product is in every band that its own ages touch. */
export const ageBands = ['0-2', '3-5', '6-8', '9-12', '13+'] as const
export type AgeBand = (typeof ageBands)[number]

const Counted = { count: z.int() }

/**
 * How many products each value of a filter would give. Every group is counted with all other filters on
 * and its own off, so that choosing a second value never shows a number that is a lie.
 */
export const Facets = z.object({
  /** Products that match everything asked for. */
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
