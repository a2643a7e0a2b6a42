import { useQuery } from '@brightyard/runtime'
import { bagQuery } from '../bag/server-bag.ts'
import { CouponField } from './coupon-field.tsx'

/** The coupon of a guardian's bag. */
export function BagCoupon({ userId }: { userId: number }) {
  const { data: cart } = useQuery(bagQuery(userId))
  if (!cart || cart.data.length === 0) return null
  return <CouponField userId={userId} coupon={cart.coupon} remember />
}
