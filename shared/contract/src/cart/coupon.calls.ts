import * as z from '@brightyard/contract/schema'
import { DatabaseId } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { Coupon, CouponCode } from './coupon.entities.ts'
import { Cart } from './entities.ts'

const base = 'cms'
const session = 'required'
const web = '/api/ecommerce/product/web'

/** Never widens the session's rights: another person's id is refused with 403. */
const owner = { user_id: z.optional(DatabaseId) }

/**
 * Replaces a coupon applied before. Refused with 422 and one of `couponProblems` as its code,
 * the message under `fields.code`.
 */
export const applyCoupon = defineCall({
  name: 'applyCoupon',
  method: 'POST',
  base,
  path: `${web}/product/cart/coupon/apply`,
  session,
  summary: 'Apply a coupon to the cart',
  body: z.object({ ...owner, code: CouponCode }),
  response: Cart,
})

export const removeCoupon = defineCall({
  name: 'removeCoupon',
  method: 'POST',
  base,
  path: `${web}/product/cart/coupon/remove`,
  session,
  summary: 'Remove the coupon from the cart',
  body: z.object(owner),
  response: Cart,
})

/**
 * The coupons offered to this user, each with the reason why it does not apply now, if any: to things of this price, or
 * to the bag.
 */
export const listCoupons = defineCall({
  name: 'listCoupons',
  method: 'POST',
  base,
  path: `${web}/coupon/index`,
  session,
  summary: 'Coupons for the user',
  body: z.object({ ...owner, items_in_paise: z.optional(z.int().check(z.nonnegative())) }),
  response: z.object({ data: z.array(Coupon) }),
})
