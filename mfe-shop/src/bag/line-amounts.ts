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

/** The item as numbers; null where the line's price or tax cannot be read. */
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

/** Totals of a visitor's lines, calculated as on the server, without lines whose price cannot be read. */
export const totalsOf = (lines: readonly Priced[]): Totals =>
  wireTotals(priceBasket(lines.map(itemOf).filter((item) => item !== null)))
