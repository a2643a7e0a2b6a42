/** Bands of age that a list can be narrowed to; a product is in every band that its own ages touch. */
export const ageBands = ['0-2', '3-5', '6-8', '9-12', '13+'] as const
export type AgeBand = (typeof ageBands)[number]

export const shopSortColumns = ['after_discount_price', 'created_at', 'name', 'rating'] as const

export const reviewSortings = ['newest', 'highest', 'lowest'] as const
