import type { Booking, BookingState } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { accountPaths, bookingPaths, shopPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { VenueTime } from '@brightyard/runtime/venue-time'
import { Chip, type FamilyName, Link as StyledLink, LinkButton, Text } from '@brightyard/ui'
import { weekName } from '../../camps/camp-words.ts'
import { Stop } from './trail-stop.tsx'

const states: Readonly<Record<BookingState, { label: string; colour: FamilyName }>> = {
  held: { label: 'Waiting for payment', colour: 'sun' },
  confirmed: { label: 'Booked', colour: 'learn' },
  waiting: { label: 'On the waiting list', colour: 'sun' },
  offered: { label: 'Your answer needed', colour: 'talent' },
  cancelled: { label: 'Cancelled', colour: 'danger' },
  attended: { label: 'Was there', colour: 'learn' },
  missed: { label: 'Missed', colour: 'danger' },
}

/** How many of its days a kid was there; '' while nobody knows. */
function daysThere({ sessions }: Booking): string {
  const known = sessions.filter(({ attendance }) => attendance !== undefined && attendance !== null)
  const there = known.filter(({ attendance }) => attendance !== 'absent').length
  return known.length === 0 ? '' : `There on ${there} of ${sessions.length} days`
}

const refundWords = ({ paid_in_paise, refunded_in_paise }: Booking) =>
  refunded_in_paise === paid_in_paise
    ? `All that was paid goes back: ${formatMoney(refunded_in_paise)}.`
    : `${formatMoney(refunded_in_paise)} of ${formatMoney(paid_in_paise)} goes back.`

/** A camp of a kid. */
export function CampRow({ booking }: { booking: Booking }) {
  const {
    code,
    kid,
    batch,
    offering,
    sessions,
    ticket_name,
    state,
    order_code,
    paid_in_paise,
    refunded_in_paise,
  } = booking
  const [first] = sessions
  const { label, colour } = states[state]
  const what = `${offering.title} for ${kid.name}`
  const days = daysThere(booking)
  const cameToNothing = state === 'cancelled' && paid_in_paise === 0
  return (
    <Stop
      title={
        <StyledLink asChild variant="quiet">
          <Link to={bookingPaths.mine.to({}, { booking: code })} aria-label={what}>
            {offering.title}
          </Link>
        </StyledLink>
      }
      chips={
        <Chip tone="soft" colorPalette={colour}>
          {label}
        </Chip>
      }
      links={
        <>
          {state === 'held' && order_code ? (
            <LinkButton asChild size="sm">
              <Link to={shopPaths.paymentSummary.to({}, { order_code })} aria-label={`Pay ${what}`}>
                Pay now
              </Link>
            </LinkButton>
          ) : null}
          {cameToNothing ? null : (
            <LinkButton asChild size="sm" variant="soft">
              <Link
                to={bookingPaths.mine.to({}, { booking: code })}
                aria-label={`${booking.can.cancel ? 'Ticket, dates, cancel' : 'Ticket and dates'}: ${what}`}
              >
                {booking.can.cancel ? 'Ticket, dates, cancel' : 'Ticket and dates'}
              </Link>
            </LinkButton>
          )}
          {order_code && state !== 'held' && !cameToNothing ? (
            <LinkButton asChild size="sm" variant="outline">
              <Link
                to={accountPaths.transaction.to({ id: order_code })}
                aria-label={`Receipt: ${what}`}
              >
                Receipt
              </Link>
            </LinkButton>
          ) : null}
        </>
      }
    >
      <Text>
        {[kid.name, ticket_name, batch ? weekName(batch) : ''].filter(Boolean).join(', ')}
      </Text>
      <Text color="fg.muted">
        {first ? (
          <>
            {sessions.length > 1 ? `${sessions.length} days from ` : ''}
            <VenueTime iso={first.starts_at} zone={offering.time_zone} show="day" /> ·{' '}
          </>
        ) : null}
        {offering.venue ? `${offering.venue.name}, ${offering.venue.city}` : 'Online'}
        {days ? ` · ${days}` : ''}
      </Text>
      {state === 'cancelled' && refunded_in_paise > 0 ? (
        <Text fontWeight="semibold">{refundWords(booking)}</Text>
      ) : null}
    </Stop>
  )
}
