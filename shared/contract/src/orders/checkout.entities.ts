import * as z from '@brightyard/contract/schema'
import { Totals } from '../cart/amounts.entities.ts'
import { AppliedCoupon } from '../cart/coupon.entities.ts'
import { CartLine } from '../cart/entities.ts'
import { Address } from './address.entities.ts'
import { checkoutProblems, deliveryChoices } from './constants.ts'

/** One way to have a parcel sent. */
export const DeliveryOption = z.object({
  choice: z.enum(deliveryChoices),
  /** `Standard delivery`. */
  name: z.string(),
  /** The days it should come on, Sundays left out. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** Tax-inclusive; 0 is free. */
  price_in_paise: z.int(),
  /** Free from this sum of items on; null when it never is. */
  free_from_in_paise: z.nullable(z.int()),
})
export type DeliveryOption = z.infer<typeof DeliveryOption>

/** What a PIN code means for a parcel. */
export const DeliveryEstimate = z.object({
  pincode: z.string(),
  /** False: we do not send there; then there are no options. */
  serviceable: z.boolean(),
  /** `Bengaluru and around`; empty where we do not send. */
  area: z.string(),
  /** For people: when, or that we do not send there. */
  message: z.string(),
  options: z.array(DeliveryOption),
})
export type DeliveryEstimate = z.infer<typeof DeliveryEstimate>

/** Everything the checkout page shows, computed by the server. */
export const CheckoutQuote = z.object({
  lines: z.array(CartLine),
  /** The requested one, else the default. */
  address: z.nullable(Address),
  delivery_options: z.array(DeliveryOption),
  delivery: z.enum(deliveryChoices),
  coupon: z.nullable(AppliedCoupon),
  totals: Totals,
  /** Empty when the order can be placed. */
  problems: z.array(z.object({ code: z.enum(checkoutProblems), message: z.string() })),
  /** A hash of all of the above; placing the order sends it back, and is refused when something changed. */
  fingerprint: z.string(),
})
export type CheckoutQuote = z.infer<typeof CheckoutQuote>
