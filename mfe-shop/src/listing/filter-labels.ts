import type { AgeBand } from '@brightyard/contract/entities'
import { formatPrice } from '@brightyard/contract/money'
import { formatNumber } from '@brightyard/runtime'
import { endsBelowRupee, type PriceRange } from './price-range.ts'

const rupees = (amount: number) => formatPrice(Math.round(amount * 100))

/** The end of a range; a band that ends one paisa below a rupee is named by that rupee. */
function endOf(max: number) {
  const under = endsBelowRupee(max)
  return { under, text: rupees(under ? Math.ceil(max) : max) }
}

/** `₹100 to ₹500`, `₹250 to under ₹500`, `From ₹100`, `Up to ₹500`, `Under ₹250`. */
export function priceLabel({ min, max }: PriceRange): string {
  if (max === undefined) return `From ${rupees(min ?? 0)}`
  const { under, text } = endOf(max)
  if (min === undefined) return `${under ? 'Under' : 'Up to'} ${text}`
  return `${rupees(min)} to ${under ? 'under ' : ''}${text}`
}

/** `3–5 years`, `13+ years`. */
export const ageLabel = (band: AgeBand) => `${band.replace('-', '–')} years`

/** How many products a filter would leave; undefined while that is not known. */
export const countText = (count: number | undefined) =>
  count === undefined ? undefined : formatNumber(count)
