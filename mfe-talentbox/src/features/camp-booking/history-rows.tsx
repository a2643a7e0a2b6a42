import type { Booking, BookingState, OwnEntry } from '@brightyard/contract/entities'
import { accountPaths, bookingPaths, shopPaths, talentboxPaths } from '@brightyard/contract/paths'
import { DateTime, Link } from '@brightyard/runtime'
import { VenueTime } from '@brightyard/runtime/venue-time'
import {
  Box,
  Chip,
  type FamilyName,
  Flex,
  Heading,
  Link as StyledLink,
  LinkButton,
  Text,
} from '@brightyard/ui'
import type { ReactNode } from 'react'
import { statusWords } from '../../stage/entry-status.ts'
import { placeWords } from '../../stage/place-words.ts'

const states: Readonly<Record<BookingState, { label: string; colour: FamilyName }>> = {
  held: { label: 'Waiting for payment', colour: 'sun' },
  confirmed: { label: 'Booked', colour: 'learn' },
  waiting: { label: 'On the waiting list', colour: 'sun' },
  offered: { label: 'Your answer needed', colour: 'talent' },
  cancelled: { label: 'Cancelled', colour: 'danger' },
  attended: { label: 'Was there', colour: 'learn' },
  missed: { label: 'Missed', colour: 'danger' },
}

interface StopProps {
  title: ReactNode
  chips: ReactNode
  children: ReactNode
  links: ReactNode
}

/** One stop of the family's trail. */
const Stop = ({ title, chips, children, links }: StopProps) => (
  <Box as="li" position="relative" py="4">
    <Box
      aria-hidden
      position="absolute"
      top="6"
      insetInlineStart={{ base: '-1.65rem', md: '-2.4rem' }}
      width="1.1rem"
      height="1.1rem"
      borderRadius="full"
      bg="colorPalette.solid"
      borderWidth="3px"
      borderColor="bg"
    />
    <Flex gap="2" wrap="wrap" align="center">
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      {chips}
    </Flex>
    {children}
    <Flex mt="3" gap="3" wrap="wrap">
      {links}
    </Flex>
  </Box>
)

/** How many of its days a kid was there; '' while nobody knows. */
function daysThere({ sessions }: Booking): string {
  const known = sessions.filter(({ attendance }) => attendance !== undefined && attendance !== null)
  const there = known.filter(({ attendance }) => attendance !== 'absent').length
  return known.length === 0 ? '' : `There on ${there} of ${sessions.length} days`
}

/** A camp of a kid. */
export function CampRow({ booking }: { booking: Booking }) {
  const { code, kid, offering, sessions, ticket_name, state, order_code } = booking
  const [first] = sessions
  const { label, colour } = states[state]
  const what = `${offering.title} for ${kid.name}`
  const days = daysThere(booking)
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
          <LinkButton asChild size="sm" variant="soft">
            <Link
              to={bookingPaths.mine.to({}, { booking: code })}
              aria-label={`${booking.can.cancel ? 'Ticket, dates, cancel' : 'Ticket and dates'}: ${what}`}
            >
              {booking.can.cancel ? 'Ticket, dates, cancel' : 'Ticket and dates'}
            </Link>
          </LinkButton>
          {order_code && state !== 'held' ? (
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
        {kid.name}, {ticket_name}
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
    </Stop>
  )
}

/** An entry of a kid in a campaign, with its result once there is one. */
export function EntryRow({ entry }: { entry: OwnEntry }) {
  const { id, kid, title, status, campaign, place, order_code, paid_at, number } = entry
  const what = `${title || 'Without a title'}, ${kid}`
  return (
    <Stop
      title={
        <StyledLink asChild variant="quiet">
          <Link to={talentboxPaths.submission.to({}, { entry: id })}>
            {title || 'Without a title'}
          </Link>
        </StyledLink>
      }
      chips={
        place === null ? (
          <Chip tone="soft">{statusWords[status]}</Chip>
        ) : (
          <Chip tone="solid" colorPalette="sun">
            {placeWords(place)}
          </Chip>
        )
      }
      links={
        <>
          <LinkButton asChild size="sm" variant="soft">
            <Link
              to={talentboxPaths.campaign.to({ slug: campaign.slug })}
              aria-label={`Campaign: ${what}`}
            >
              {campaign.phase === 'closed' ? 'See the winners' : 'See the campaign'}
            </Link>
          </LinkButton>
          {order_code && paid_at ? (
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
        {kid} in {campaign.title}
      </Text>
      <Text color="fg.muted">
        {number ? `${number} · ` : ''}
        <DateTime iso={entry.updated_at} show="day" />
        {campaign.phase === 'judging' ? ' · The jury is looking' : ''}
      </Text>
    </Stop>
  )
}
