import * as z from '@brightyard/contract/schema'
import { PostalAddress } from './address.ts'
import { LineAmounts, Totals } from './amounts.ts'

/** The tax of one rate: integrated where the parcel leaves the seller's state, in halves where it stays. */
export const TaxShare = z.object({
  tax_percent: z.string(),
  pre_tax_in_paise: z.int(),
  central_in_paise: z.int(),
  state_in_paise: z.int(),
  integrated_in_paise: z.int(),
})
export type TaxShare = z.infer<typeof TaxShare>

/** An order's invoice. Within the seller's state the tax is central and state tax in halves. */
export const Invoice = z.object({
  /** `BY/2026-27/000123`. */
  number: z.string(),
  issued_at: z.iso.datetime(),
  order_id: z.int(),
  order_code: z.string(),
  seller: z.object({ name: z.string(), address: z.array(z.string()), gstin: z.string() }),
  buyer: PostalAddress,
  lines: z.array(
    z.extend(LineAmounts, {
      name: z.string(),
      quantity: z.int(),
      price_in_paise: z.int(),
      tax_percent: z.string(),
    }),
  ),
  totals: Totals,
  coupon_code: z.nullable(z.string()),
  /** By rate. */
  taxes: z.array(TaxShare),
})
export type Invoice = z.infer<typeof Invoice>

/** An address that gives the invoice as a PDF for a few minutes, to this person's browser or printer. */
export const InvoiceLink = z.object({
  url: z.string(),
  file_name: z.string(),
  valid_until: z.iso.datetime(),
})
export type InvoiceLink = z.infer<typeof InvoiceLink>
