import * as z from '@brightyard/contract/schema'
import { LineAmounts, Totals } from '../cart/amounts.entities.ts'
import { Picture } from '../common/entities.ts'
import { PostalAddress } from './address.entities.ts'
import { deliveryChoices, orderStatuses, timelineKinds } from './constants.ts'

/** One step of an order, the earliest first. */
export const TimelineEntry = z.object({
  kind: z.enum(timelineKinds),
  at: z.iso.datetime(),
  /** For people; empty where the step says it all. */
  note: z.string(),
})
export type TimelineEntry = z.infer<typeof TimelineEntry>

/** A line as it was bought; the product may have changed or gone since. */
export const OrderLine = z.extend(LineAmounts, {
  id: z.int(),
  ecomm_product_id: z.int(),
  variant_id: z.int(),
  name: z.string(),
  variant_name: z.string(),
  picture: Picture,
  quantity: z.int(),
  /** For one, tax included: `₹1,180`. */
  price: z.string(),
  price_in_paise: z.int(),
  tax_percent: z.string(),
})
export type OrderLine = z.infer<typeof OrderLine>

/** An order as lists show it. */
export const OrderSummary = z.object({
  id: z.int(),
  /** `BY-7F3K-9Q2M-XT`: what people read out on the phone. */
  order_code: z.string(),
  status: z.enum(orderStatuses),
  placed_at: z.iso.datetime(),
  total_in_paise: z.int(),
  /** Pieces, not lines. */
  item_count: z.int(),
  /** Names of the lines; `contentsOf` says them in short. */
  names: z.array(z.string()),
  pictures: z.array(Picture),
})
export type OrderSummary = z.infer<typeof OrderSummary>

/** What its owner can do with an order now. */
export const OrderActions = z.object({
  pay: z.boolean(),
  cancel: z.boolean(),
  request_return: z.boolean(),
  reorder: z.boolean(),
  invoice: z.boolean(),
})
export type OrderActions = z.infer<typeof OrderActions>

/** A credit note in short; `getCreditNote` has all of it. */
export const CreditNoteSummary = z.object({
  id: z.int(),
  /** `BYC/2026-27/000123`. */
  number: z.string(),
  issued_at: z.iso.datetime(),
  total_in_paise: z.int(),
})
export type CreditNoteSummary = z.infer<typeof CreditNoteSummary>

export const Order = z.extend(OrderSummary, {
  lines: z.array(OrderLine),
  totals: Totals,
  coupon_code: z.nullable(z.string()),
  address: PostalAddress,
  delivery: z.object({
    choice: z.enum(deliveryChoices),
    name: z.string(),
    from: z.iso.date(),
    to: z.iso.date(),
  }),
  timeline: z.array(TimelineEntry),
  /** While payment is awaited: until when the items are reserved. */
  reserved_until: z.nullable(z.iso.datetime()),
  /** Until when a return can be requested; null before delivery. */
  return_until: z.nullable(z.iso.datetime()),
  actions: OrderActions,
  /** One for each refund that was sent, the earliest first. */
  credit_notes: z.array(CreditNoteSummary),
  /** The carrier's number of a parcel under way. */
  parcel: z.nullable(z.object({ carrier: z.string(), number: z.string() })),
  /** Opens `trackOrder` without a sign-in; only the owner and admins get it. */
  tracking_secret: z.string(),
})
export type Order = z.infer<typeof Order>

/** What everybody with an order's code and secret may see: no name, no street, no amounts. */
export const TrackedOrder = z.object({
  order_code: z.string(),
  status: z.enum(orderStatuses),
  placed_at: z.iso.datetime(),
  item_count: z.int(),
  delivery: z.object({ name: z.string(), from: z.iso.date(), to: z.iso.date() }),
  city: z.string(),
  timeline: z.array(TimelineEntry),
  parcel: z.nullable(z.object({ carrier: z.string(), number: z.string() })),
})
export type TrackedOrder = z.infer<typeof TrackedOrder>

/** Which items of an earlier order were added to the bag. */
export const Reordered = z.object({
  added: z.int(),
  /** For people, one sentence per line that could not be added, or not in full. */
  left_out: z.array(z.object({ name: z.string(), message: z.string() })),
})
export type Reordered = z.infer<typeof Reordered>

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
  /** Who bought it. */
  buyer_name: z.string(),
  /** Where the parcel goes; null where none is sent. */
  buyer: z.nullable(PostalAddress),
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

/**
 * Takes back an invoice, or a part of it, once money has gone back: the tax in it is reversed at the rates of the
 * invoice. All amounts are positive. The credit notes of an order never add up to more than its invoice.
 */
export const CreditNote = z.object({
  ...CreditNoteSummary.shape,
  invoice_number: z.string(),
  invoice_issued_at: z.iso.datetime(),
  order_id: z.int(),
  order_code: z.string(),
  /** For people; may be empty. */
  reason: z.string(),
  seller: z.object({ name: z.string(), address: z.array(z.string()), gstin: z.string() }),
  buyer_name: z.string(),
  buyer: z.nullable(PostalAddress),
  lines: z.array(
    z.object({
      name: z.string(),
      quantity: z.int(),
      tax_percent: z.string(),
      pre_tax_in_paise: z.int(),
      tax_in_paise: z.int(),
      total_in_paise: z.int(),
    }),
  ),
  pre_tax_in_paise: z.int(),
  tax_in_paise: z.int(),
  /** By rate. */
  taxes: z.array(TaxShare),
})
export type CreditNote = z.infer<typeof CreditNote>

/** An address that gives the invoice as a PDF for a few minutes, to this person's browser or printer. */
export const InvoiceLink = z.object({
  url: z.string(),
  file_name: z.string(),
  valid_until: z.iso.datetime(),
})
export type InvoiceLink = z.infer<typeof InvoiceLink>
