import type { Booking } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { shopPaths } from '@brightyard/contract/paths'
import { DateTime, Link, useUser } from '@brightyard/runtime'
import { LinkButton, Notice } from '@brightyard/ui'
import { bookSeatAddress } from '../../bookings/booking-words.ts'
import { isGuardian } from '../../signed-in/signed-in-user.ts'

/** What has to be known about a booking now, and the answer that it waits for. */
export function BookingNews({ booking }: { booking: Booking }) {
  const user = useUser()
  const pays = user !== null && isGuardian(user)
  const { state, kid, order_code, offered_until, requested_by, refunded_in_paise } = booking
  switch (state) {
    case 'held':
      return (
        <Notice
          tone="warning"
          title="The seat is waiting for its payment"
          action={
            pays && order_code ? (
              <LinkButton asChild>
                <Link to={shopPaths.paymentSummary.to({}, { order_code })}>Pay now</Link>
              </LinkButton>
            ) : null
          }
        >
          It is kept for a quarter of an hour. After that it is free for others.
        </Notice>
      )
    case 'offered':
      return (
        <Notice
          tone="warning"
          title={
            requested_by
              ? `${requested_by.name} asks you to confirm this for ${kid.name}`
              : `A seat is free for ${kid.name}`
          }
          action={
            pays ? (
              <LinkButton asChild>
                <Link to={bookSeatAddress(booking)}>Book the seat</Link>
              </LinkButton>
            ) : null
          }
        >
          {requested_by?.note && <p>“{requested_by.note}”</p>}
          {offered_until && (
            <p>
              We keep the seat until <DateTime iso={offered_until} show="moment" />. Nothing is
              booked or paid without you.
            </p>
          )}
        </Notice>
      )
    case 'waiting':
      return (
        <Notice title={`${kid.name} is on the waiting list`}>
          As soon as a seat is free, we keep it for you for some hours and write to you. It costs
          nothing.
        </Notice>
      )
    case 'cancelled':
      return (
        <Notice title="This booking is cancelled">
          {pays && refunded_in_paise > 0
            ? `${formatMoney(refunded_in_paise)} goes back to where you paid from. Banks take three to five working days to show it.`
            : 'The seat is free for others.'}
        </Notice>
      )
    case 'confirmed':
    case 'attended':
    case 'missed':
      return null
  }
}
