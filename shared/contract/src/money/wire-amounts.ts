import type { LineAmounts, Totals } from '../cart/amounts.entities.ts'
import type { Basket, BasketLine } from './basket.ts'

/** A line's money as the API says it. */
export const lineAmounts = (line: Omit<BasketLine, 'taxPercent'>): LineAmounts => ({
  amount_in_paise: line.amountInPaise,
  discount_in_paise: line.discountInPaise,
  pre_tax_in_paise: line.preTaxInPaise,
  tax_in_paise: line.taxInPaise,
  total_in_paise: line.totalInPaise,
})

/** The sums of a bag, checkout, order or invoice as the API says them. */
export const wireTotals = ({ totals }: Basket): Totals => ({
  items_in_paise: totals.itemsInPaise,
  discount_in_paise: totals.discountInPaise,
  delivery_in_paise: totals.deliveryInPaise,
  pre_tax_in_paise: totals.preTaxInPaise,
  tax_in_paise: totals.taxInPaise,
  total_in_paise: totals.totalInPaise,
  tax_rates: totals.rates.map(({ taxPercent, preTaxInPaise, taxInPaise }) => ({
    tax_percent: String(taxPercent),
    pre_tax_in_paise: preTaxInPaise,
    tax_in_paise: taxInPaise,
  })),
})
