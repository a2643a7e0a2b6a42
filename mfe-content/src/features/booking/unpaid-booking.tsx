import { listBookings } from '@brightyard/contract/calls'
import type { Offering } from '@brightyard/contract/entities'
import { shopPaths } from '@brightyard/contract/paths'
import { Link, useQuery } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import { LinkButton, Notice } from '@brightyard/ui'

/** Seats of this activity that are held for a payment, such as after Back from the payment page. */
export function UnpaidBooking({ userId, offering }: { userId: number; offering: Offering }) {
  // Not essential: after one failure the page goes on without.
  const { data } = useQuery({
    ...queryOf(listBookings, { kind: offering.kind }, { scope: userId, staleTime: 0 }),
    retry: false,
  })
  const held = (data?.data ?? []).filter(
    (booking) => booking.state === 'held' && booking.offering.id === offering.id,
  )
  const order_code = held[0]?.order_code
  if (!order_code) return null
  const kids = new Set(
    held.filter((booking) => booking.order_code === order_code).map(({ kid }) => kid.name),
  )
  return (
    <Notice
      action={
        <LinkButton asChild size="sm" variant="outline">
          <Link to={shopPaths.paymentSummary.to({}, { order_code })}>Pay for that booking</Link>
        </LinkButton>
      }
    >
      Your booking for {[...kids].join(' and ')} has not been paid yet. Pay for it to keep the
      seats, or choose again below.
    </Notice>
  )
}
