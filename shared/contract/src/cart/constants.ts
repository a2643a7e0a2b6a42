/** Why a coupon does not count: the `code` of the refusal too. */
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
