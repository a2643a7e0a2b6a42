/** Tax of one line of a bag, order or invoice; all amounts in paise. */
export interface TaxSplit {
  /** Price without tax, times quantity, rounded to whole paise. */
  preTaxInPaise: number
  /** What is left of the total, so that both always add up. */
  taxInPaise: number
  totalInPaise: number
}

/** Splits a tax-inclusive sum: pre-tax is rounded, tax is the rest. The only place that does. */
export function splitTotal(totalInPaise: number, taxPercent: number): TaxSplit {
  const preTaxInPaise = Math.round((totalInPaise * 100) / (100 + taxPercent))
  return { preTaxInPaise, taxInPaise: totalInPaise - preTaxInPaise, totalInPaise }
}

/** Splits a tax-inclusive price: price / (1 + percent / 100) × quantity (spec §9). */
export const splitTax = (priceInPaise: number, taxPercent: number, quantity: number): TaxSplit =>
  splitTotal(priceInPaise * quantity, taxPercent)

const digits = /^(?:[₹$€£]|rs\.?|inr)?\s*(\d{1,3}(?:,\d{2,3})+|\d+)(?:\.(\d{1,2}))?\s*(?:\/-)?$/i

/** Reads `₹1,180.00`, `Rs. 999`, `1180.5`; null for anything that is not a price. */
export function parsePriceInPaise(text: string): number | null {
  const match = digits.exec(text.trim())
  if (!match?.[1]) return null
  return Number(match[1].replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** Reads `18`, `18%`, `18.00`; null for anything that is not a percentage from 0 to 100. */
export function parseTaxPercent(text: string): number | null {
  const match = /^(\d{1,3}(?:\.\d{1,2})?)\s*%?$/.exec(text.trim())
  const percent = match ? Number(match[1]) : null
  return percent !== null && percent <= 100 ? percent : null
}

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
const wholeRupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})

/** `₹1,18,000.50`; always two decimals, Indian grouping. */
export const formatMoney = (paise: number) => rupees.format(paise / 100)

/** `₹1,180` where the paise are zero, `₹1,180.50` where they are not: for price tags. */
export const formatPrice = (paise: number) =>
  paise % 100 === 0 ? wholeRupees.format(paise / 100) : formatMoney(paise)

/** `1180.50`: two decimals and no grouping, for search engines and input fields. */
export const decimalRupees = (paise: number) =>
  `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`
