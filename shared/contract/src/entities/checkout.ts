import * as z from '@brightyard/contract/schema'
import { Address } from './address.ts'
import { CartLine } from './cart.ts'
import { AppliedCoupon } from './coupon.ts'
import { deliveryChoices, DeliveryOption } from './delivery.ts'
import { Totals } from './amounts.ts'

/** What stands between a checkout and its order; the `code` of a refusal too. */
export const checkoutProblems = [
  'cart_empty',
  'line_changed',
  'coupon_problem',
  'address_missing',
  'not_serviceable',
  'contact_unverified',
] as const

/** Everything the checkout page shows, reckoned by the server. */
export const CheckoutQuote = z.object({
  lines: z.array(CartLine),
  /** The one asked for, else the default. */
  address: z.nullable(Address),
  delivery_options: z.array(DeliveryOption),
  delivery: z.enum(deliveryChoices),
  coupon: z.nullable(AppliedCoupon),
  totals: Totals,
  /** Empty when the order can be placed. */
  problems: z.array(z.object({ code: z.enum(checkoutProblems), message: z.string() })),
  /** Stands for all of the above; placing hands it back, and is refused when something changed since. */
  fingerprint: z.string(),
})
export type CheckoutQuote = z.infer<typeof CheckoutQuote>
