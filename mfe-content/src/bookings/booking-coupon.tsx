import { useQuery, useUser } from '@brightyard/runtime'
import { couponsQuery } from '@brightyard/runtime/payments'
import { CouponForm, type CouponFormProps, CouponOffers } from '@brightyard/ui/form'

interface Props extends Omit<CouponFormProps, 'offers'> {
  /** What is booked costs without a coupon. */
  itemsInPaise: number
}

/** A coupon for a booking: typed, or chosen from those that the guardian is offered. */
export function BookingCoupon({ itemsInPaise, ...form }: Props) {
  const user = useUser()
  if (!user) return null
  return (
    <CouponForm
      {...form}
      offers={(onApply) => (
        <Offers userId={user.id} itemsInPaise={itemsInPaise} onApply={onApply} />
      )}
    />
  )
}

interface OffersProps {
  userId: number
  itemsInPaise: number
  onApply: (code: string) => void
}

const Offers = ({ userId, itemsInPaise, onApply }: OffersProps) => (
  <CouponOffers query={useQuery(couponsQuery(userId, itemsInPaise))} onApply={onApply} />
)
