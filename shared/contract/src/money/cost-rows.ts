import type { Totals } from '../cart/amounts.entities.ts'
import { formatMoney } from './money.ts'

/** A line of a price list, as people read it. */
export interface CostRow {
  name: string
  amount: string
  isTotal?: true
}

/** What each thing costs, what a coupon takes off, the total, and the tax that is in it; all from the server. */
export function costRows(
  items: readonly { name: string; amount_in_paise: number }[],
  totals: Totals,
  couponCode = '',
): CostRow[] {
  const taxes = totals.tax_rates.filter(({ tax_in_paise }) => tax_in_paise > 0)
  const row = (name: string, paise: number): CostRow => ({ name, amount: formatMoney(paise) })
  return [
    ...items.map(({ name, amount_in_paise }) => row(name, amount_in_paise)),
    ...(totals.discount_in_paise > 0
      ? [{ name: `Coupon ${couponCode}`, amount: `−${formatMoney(totals.discount_in_paise)}` }]
      : []),
    { ...row('Total', totals.total_in_paise), isTotal: true },
    ...(taxes.length > 0 ? [row('Price before tax', totals.pre_tax_in_paise)] : []),
    ...taxes.map(({ tax_percent, tax_in_paise }) => row(`Tax ${tax_percent}%`, tax_in_paise)),
  ]
}
