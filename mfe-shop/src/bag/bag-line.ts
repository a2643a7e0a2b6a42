import type { CartLine, LineNotice, Picture } from '@brightyard/contract/entities'
import { parsePriceInPaise, type TaxSplit } from '@brightyard/contract/money'
import type { LineName } from './guest-bag.ts'
import type { GuestLine } from './guest-line.ts'
import { noticeOfGuest } from './guest-notice.ts'
import { amountsOf } from './line-amounts.ts'
import { quantityLimit } from './quantity-limit.ts'
import { amountsOfCartLine } from './server-bag.ts'

/** Why a change of a line did not happen. */
export interface Failure {
  line: LineName
  sentence: string
  /** False: nothing was sent, as at the limit of a line. */
  sent: boolean
  /** The quantity to try again with, where that may help. */
  quantity?: number | undefined
}

/** A line as the page shows it, from either bag. */
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
  /** What has changed since it was added, and what to do about it. */
  notice: LineNotice | null
  /** Why a press did nothing, or what else is wrong. */
  error: string | null
  /** The quantity that could not be saved, where it may be tried again. */
  unsavedQuantity: number | null
  /** Null where the price cannot be read. */
  priceInPaise: number | null
  /** Price times quantity, before a coupon. */
  amountInPaise: number | null
  /** With the line's share of the coupon taken off. */
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
})

const withNotice = (notice: LineNotice | null, error: string | null) => ({
  notice,
  error: error === notice?.message ? null : error,
})

/** Whether the line must be changed before it can be bought. */
export const needsAttention = ({ notice, amounts, quantity, limit }: BagLine) =>
  notice !== null || amounts === null || quantity > limit

export const lineOfGuest = (line: GuestLine): BagLine => ({
  ...shared(line),
  ...withNotice(noticeOfGuest(line), line.error),
  unsavedQuantity: null,
  priceInPaise: parsePriceInPaise(line.after_discount_price),
  amountInPaise: amountsOf(line)?.totalInPaise ?? null,
  amounts: amountsOf(line),
})

export const lineOfCart = (line: CartLine, failure?: Failure): BagLine => ({
  ...shared(line),
  ...withNotice(line.notice, failure?.sentence ?? line.error),
  unsavedQuantity: failure?.quantity ?? null,
  priceInPaise: line.after_discount_price_in_paise,
  amountInPaise: line.amount_in_paise,
  amounts: amountsOfCartLine(line),
})
