import type { CouponProblem } from '@brightyard/contract'
import { formatPrice } from '@brightyard/contract/money'
import type { coupons } from '../../database/schema/bag.schema.ts'

export type CouponRow = typeof coupons.$inferSelect

/** Everything that decides whether a coupon is valid for a person and a bag. */
export interface CouponFacts {
  now: Date
  itemsInPaise: number
  usesOfAll: number
  usesOfPerson: number
  isHolder: boolean
  /** Whether this person has bought before. */
  hasBought: boolean
}

/** Why a coupon is not valid, the most useful reason first; null when it is. */
export function problemOf(
  coupon: CouponRow,
  facts: CouponFacts,
): { code: CouponProblem; message: string } | null {
  const { startsAt, endsAt, usageLimit, usesPerPerson, minimumInPaise, audience } = coupon
  const { now } = facts
  const problem = (code: CouponProblem, message: string) => ({ code, message })
  if (audience === 'listed' && !facts.isHolder)
    return problem('coupon_not_for_you', 'This coupon is for someone else.')
  if (audience === 'first_order' && facts.hasBought)
    return problem('coupon_not_for_you', 'This coupon is only for a first order.')
  if (startsAt && now < startsAt)
    return problem('coupon_not_started', `This coupon starts on ${day.format(startsAt)}.`)
  if (endsAt && now >= endsAt)
    return problem('coupon_expired', `This coupon ended on ${day.format(endsAt)}.`)
  if (facts.usesOfPerson >= usesPerPerson)
    return problem('coupon_already_used', 'You have already used this coupon.')
  if (usageLimit !== null && facts.usesOfAll >= usageLimit)
    return problem('coupon_used_up', 'This coupon has been used up.')
  if (facts.itemsInPaise < minimumInPaise) {
    const missing = formatPrice(minimumInPaise - facts.itemsInPaise)
    return problem(
      'coupon_below_minimum',
      `This coupon is for orders from ${formatPrice(minimumInPaise)}. Add ${missing} more.`,
    )
  }
  return null
}

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

/** The discount in whole paise, never more than the total. */
export function discountOf({ kind, value, maxInPaise }: CouponRow, itemsInPaise: number): number {
  const raw = kind === 'percent' ? Math.floor((itemsInPaise * value) / 100) : value
  return Math.min(raw, maxInPaise ?? raw, itemsInPaise)
}

/** `10% off, up to ₹200, on orders from ₹500`. */
export function describeCoupon({ kind, value, maxInPaise, minimumInPaise }: CouponRow): string {
  return [
    kind === 'percent' ? `${value}% off` : `${formatPrice(value)} off`,
    kind === 'percent' && maxInPaise !== null ? `up to ${formatPrice(maxInPaise)}` : null,
    minimumInPaise > 0 ? `on orders from ${formatPrice(minimumInPaise)}` : null,
  ]
    .filter((part) => part !== null)
    .join(', ')
}
