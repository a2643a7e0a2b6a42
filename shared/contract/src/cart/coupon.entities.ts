import * as z from '@brightyard/contract/schema'
import { oneLine } from '../common/fields.ts'
import { couponProblems } from './constants.ts'

export const CouponCode = z
  .string()
  .check(
    oneLine(),
    z.minLength(1, 'Please enter a coupon code.'),
    z.maxLength(40, 'Please use at most 40 characters.'),
  )

/** A coupon offered to this user. */
export const Coupon = z.object({
  /** `WELCOME10`. */
  code: z.string(),
  /** `10% off, up to ₹200, on orders above ₹500`. */
  description: z.string(),
  minimum_in_paise: z.int(),
  valid_until: z.nullable(z.iso.datetime()),
  /** Null: it applies to the bag as it is. */
  problem: z.nullable(z.object({ code: z.enum(couponProblems), message: z.string() })),
})
export type Coupon = z.infer<typeof Coupon>

/** The one coupon of a bag. With a problem it stays applied but gives no discount. */
export const AppliedCoupon = z.extend(Coupon, { discount_in_paise: z.int() })
export type AppliedCoupon = z.infer<typeof AppliedCoupon>
