import type { AppliedCoupon } from '@brightyard/contract/entities'
import { useQuery } from '@brightyard/runtime'
import { LiveRegion, Stack } from '@brightyard/ui'
import { useState } from 'react'
import { bagQuery } from '../bag/server-bag.ts'
import { AppliedCouponNote } from './applied-coupon-note.tsx'
import { CouponForm } from './coupon-form.tsx'
import { useCoupon } from './use-coupon.ts'

interface CouponFieldProps {
  userId: number
  coupon: AppliedCoupon | null
  /** In the bag: what was typed survives a reload. */
  remember?: boolean
}

/** One coupon per order: a field for its code, or the applied coupon with a button to remove it. */
export function CouponField({ userId, coupon, remember = false }: CouponFieldProps) {
  const { apply, remove } = useCoupon(userId)
  // The focused control disappears with the press, so the next one takes the focus.
  const [pressed, setPressed] = useState(false)
  return (
    <Stack as="section" gap="3" aria-label="Coupon">
      {coupon ? (
        <AppliedCouponNote
          coupon={coupon}
          takesFocus={pressed}
          busy={remove.isPending}
          error={remove.error}
          onRemove={() => {
            setPressed(true)
            apply.reset()
            remove.mutate({ user_id: userId })
          }}
        />
      ) : (
        <CouponForm
          userId={userId}
          remember={remember}
          takesFocus={pressed}
          busy={apply.isPending}
          error={apply.error}
          onApply={(code) => {
            setPressed(true)
            remove.reset()
            apply.mutate({ user_id: userId, code })
          }}
        />
      )}
      <LiveRegion>{coupon && pressed ? `Coupon ${coupon.code} is applied.` : ''}</LiveRegion>
    </Stack>
  )
}

/** The coupon of a guardian's bag. */
export function BagCoupon({ userId }: { userId: number }) {
  const { data: cart } = useQuery(bagQuery(userId))
  if (!cart || cart.data.length === 0) return null
  return <CouponField userId={userId} coupon={cart.coupon} remember />
}
