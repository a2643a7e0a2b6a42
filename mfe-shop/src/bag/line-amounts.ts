import type { Totals } from '@brightyard/contract/entities'
import {
  type BasketItem,
  parsePriceInPaise,
  parseTaxPercent,
  priceBasket,
  type TaxSplit,
  wireTotals,
} from '@brightyard/contract/money'

interface Priced {
  after_discount_price: string
  tax_percent: string
  quantity: number
}

/** What is bought, in figures; null where the line's price or tax cannot be read. */
function itemOf(line: Priced): BasketItem | null {
  const priceInPaise = parsePriceInPaise(line.after_discount_price)
  const taxPercent = parseTaxPercent(line.tax_percent)
  return priceInPaise === null || taxPercent === null
    ? null
    : { priceInPaise, taxPercent, quantity: line.quantity }
}

/** Tax split of a line; null where its price or tax cannot be read. */
export function amountsOf(line: Priced): TaxSplit | null {
  const item = itemOf(line)
  return item && (priceBasket([item]).lines[0] ?? null)
}

/** Sums of a visitor's lines, reckoned as the server does; those without a readable price count nothing. */
export const totalsOf = (lines: readonly Priced[]): Totals =>
  wireTotals(priceBasket(lines.map(itemOf).filter((item) => item !== null)))
