import type { StockRow } from '@brightyard/contract/entities'
import { decimalRupees, parsePriceInPaise } from '@brightyard/contract/money'
import * as z from '@brightyard/contract/schema'

const Price = z
  .string()
  .check(
    z.refine(
      (text) => parsePriceInPaise(text) !== null,
      'Please enter a price in rupees, such as 1180 or 1180.50.',
    ),
  )

/** The editor's fields, named as in the call, so that the server's errors appear at them. */
export const StockForm = z.object({
  price_in_paise: Price,
  after_discount_price_in_paise: Price,
  units_available: z
    .string()
    .check(z.regex(/^\s*\d{1,6}\s*$/, 'Please enter a whole number, such as 12.')),
  is_sold: z.boolean(),
})
export type StockForm = z.infer<typeof StockForm>

const rupees = (paise: number) => (paise % 100 === 0 ? String(paise / 100) : decimalRupees(paise))

export const stockFormOf = (row: StockRow): StockForm => ({
  price_in_paise: rupees(row.price_in_paise),
  after_discount_price_in_paise: rupees(row.after_discount_price_in_paise),
  units_available: String(row.units_available),
  is_sold: row.is_sold,
})

/** The changed fields of the variant, with the revision that they are based on. */
export function stockChangeOf(row: StockRow, form: StockForm) {
  const wanted = {
    price_in_paise: parsePriceInPaise(form.price_in_paise) ?? row.price_in_paise,
    after_discount_price_in_paise:
      parsePriceInPaise(form.after_discount_price_in_paise) ?? row.after_discount_price_in_paise,
    units_available: Number(form.units_available),
    is_sold: form.is_sold,
  }
  return {
    id: row.variant_id,
    revision: row.revision,
    ...(wanted.price_in_paise === row.price_in_paise
      ? {}
      : { price_in_paise: wanted.price_in_paise }),
    ...(wanted.after_discount_price_in_paise === row.after_discount_price_in_paise
      ? {}
      : { after_discount_price_in_paise: wanted.after_discount_price_in_paise }),
    ...(wanted.units_available === row.units_available
      ? {}
      : { units_available: wanted.units_available }),
    ...(wanted.is_sold === row.is_sold ? {} : { is_sold: wanted.is_sold }),
  }
}
