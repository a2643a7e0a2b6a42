import * as z from '@brightyard/contract/schema'

/** Amounts of one line, all tax-inclusive prices; pre-tax and tax add up to the total exactly. */
export const LineAmounts = z.object({
  /** Price times quantity, before a coupon. */
  amount_in_paise: z.int(),
  /** This line's share of the coupon. */
  discount_in_paise: z.int(),
  pre_tax_in_paise: z.int(),
  tax_in_paise: z.int(),
  /** What is paid for the line: amount less discount. */
  total_in_paise: z.int(),
})
export type LineAmounts = z.infer<typeof LineAmounts>

/** Sums of a bag, checkout, order or invoice; `priceBasket` computes all of them. */
export const Totals = z.object({
  /** All lines before coupon and delivery. */
  items_in_paise: z.int(),
  discount_in_paise: z.int(),
  /** 0 in the bag: delivery is chosen at checkout. */
  delivery_in_paise: z.int(),
  pre_tax_in_paise: z.int(),
  tax_in_paise: z.int(),
  /** What is paid: items less discount plus delivery; pre-tax plus tax. */
  total_in_paise: z.int(),
  /** Pre-tax and tax by rate, the lowest rate first; delivery included. */
  tax_rates: z.array(
    z.object({
      /** `18`. */
      tax_percent: z.string(),
      pre_tax_in_paise: z.int(),
      tax_in_paise: z.int(),
    }),
  ),
})
export type Totals = z.infer<typeof Totals>
