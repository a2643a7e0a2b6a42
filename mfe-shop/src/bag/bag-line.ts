import type { CartLine, Picture } from '@brightyard/contract/entities'
import { parsePriceInPaise, type TaxSplit } from '@brightyard/contract/money'
import type { LineName } from './guest-bag.ts'
import type { GuestLine } from './guest-line.ts'
import { amountsOf } from './line-amounts.ts'
import { quantityLimit } from './quantity-limit.ts'
import { amountsOfCartLine } from './server-bag.ts'

/** A line as the page shows it, whichever bag it lies in. */
export interface BagLine extends LineName {
  key: string
  name: string
  variantName: string
  picture: Picture
  quantity: number
  /** The most that can be bought. */
  limit: number
  max_order_quantity: number
  units_available: number
  error: string | null
  /** Null where the price cannot be read. */
  priceInPaise: number | null
  amounts: TaxSplit | null
}

const shared = (line: GuestLine | CartLine) => ({
  key: `${line.ecomm_product_id}-${line.variant_id}`,
  ecomm_product_id: line.ecomm_product_id,
  variant_id: line.variant_id,
  name: line.name,
  variantName: line.variant_name,
  picture: line.picture,
  quantity: line.quantity,
  limit: quantityLimit(line),
  max_order_quantity: line.max_order_quantity,
  units_available: line.units_available,
  error: line.error,
})

export const lineOfGuest = (line: GuestLine): BagLine => ({
  ...shared(line),
  priceInPaise: parsePriceInPaise(line.after_discount_price),
  amounts: amountsOf(line),
})

export const lineOfCart = (line: CartLine): BagLine => ({
  ...shared(line),
  priceInPaise: line.after_discount_price_in_paise,
  amounts: amountsOfCartLine(line),
})
