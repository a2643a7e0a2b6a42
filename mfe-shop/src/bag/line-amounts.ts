import {
  parsePriceInPaise,
  parseTaxPercent,
  splitTax,
  type TaxSplit,
} from '@brightyard/contract/money'

interface Priced {
  after_discount_price: string
  tax_percent: string
  quantity: number
}

/** Tax split of a line; null where its price or tax cannot be read. */
export function amountsOf(line: Priced): TaxSplit | null {
  const price = parsePriceInPaise(line.after_discount_price)
  const taxPercent = parseTaxPercent(line.tax_percent)
  return price === null || taxPercent === null ? null : splitTax(price, taxPercent, line.quantity)
}

/** Sums of lines; those without a readable price count nothing. */
export const totalOf = (amounts: readonly (TaxSplit | null)[]): TaxSplit =>
  amounts.reduce<TaxSplit>(
    (sum, line) => ({
      preTaxInPaise: sum.preTaxInPaise + (line?.preTaxInPaise ?? 0),
      taxInPaise: sum.taxInPaise + (line?.taxInPaise ?? 0),
      totalInPaise: sum.totalInPaise + (line?.totalInPaise ?? 0),
    }),
    { preTaxInPaise: 0, taxInPaise: 0, totalInPaise: 0 },
  )
