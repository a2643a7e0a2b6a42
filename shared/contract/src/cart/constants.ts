/** Why a coupon does not apply; also the `code` of the refusal. */
export const couponProblems = [
  'coupon_unknown',
  'coupon_not_started',
  'coupon_expired',
  'coupon_used_up',
  'coupon_already_used',
  'coupon_below_minimum',
  'coupon_not_for_you',
] as const
export type CouponProblem = (typeof couponProblems)[number]
