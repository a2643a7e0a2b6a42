import type { AppliedCoupon, Coupon } from '@brightyard/contract'
import type { Database } from '../../database/database.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { describeCoupon, discountOf, problemOf } from './coupon-rules.ts'
import type { CouponRow } from './coupon-rules.ts'
import { factsOf, findApplied, findCoupon } from './coupon.repository.ts'

interface Bag {
  itemsInPaise: number
  now: Date
  /** Unpaid orders that the order of this bag would replace: their use of a coupon does not count. */
  replaced?: readonly number[]
}

/** A coupon as offered to this person for this bag. */
export async function viewCoupon(
  actor: ActingUser,
  db: Database,
  coupon: CouponRow,
  bag: Bag,
): Promise<Coupon> {
  return {
    code: coupon.code,
    description: describeCoupon(coupon),
    minimum_in_paise: coupon.minimumInPaise,
    valid_until: coupon.endsAt?.toISOString() ?? null,
    problem: problemOf(coupon, { ...(await factsOf(actor, db, coupon, bag.replaced)), ...bag }),
  }
}

/** The coupon of the user's bag; one with a problem gives no discount. */
export async function readAppliedCoupon(
  actor: ActingUser,
  db: Database,
  bag: Bag,
): Promise<AppliedCoupon | null> {
  const coupon = await findApplied(actor, db)
  if (!coupon) return null
  const view = await viewCoupon(actor, db, coupon, bag)
  return { ...view, discount_in_paise: view.problem ? 0 : discountOf(coupon, bag.itemsInPaise) }
}

/** The coupon that somebody typed for what they are about to buy; one with a problem gives no discount. */
export async function quoteCoupon(
  actor: ActingUser,
  db: Database,
  code: string | undefined,
  bag: Bag,
): Promise<{ coupon: CouponRow | undefined; applied: AppliedCoupon | null }> {
  if (!code) return { coupon: undefined, applied: null }
  const coupon = await findCoupon(db, code)
  if (!coupon) return { coupon, applied: unknownCoupon(code) }
  const view = await viewCoupon(actor, db, coupon, bag)
  const discount_in_paise = view.problem ? 0 : discountOf(coupon, bag.itemsInPaise)
  return { coupon, applied: { ...view, discount_in_paise } }
}

const unknownCoupon = (code: string): AppliedCoupon => ({
  code,
  description: '',
  minimum_in_paise: 0,
  valid_until: null,
  problem: {
    code: 'coupon_unknown',
    message: 'This coupon code is not valid. Please check it.',
  },
  discount_in_paise: 0,
})
