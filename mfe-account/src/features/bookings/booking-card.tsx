import type { Booking } from '@brightyard/contract/entities'
import { bookingPaths, shopPaths } from '@brightyard/contract/paths'
import { DateTime, formatDate, Link, useUser } from '@brightyard/runtime'
import { VenueHours, ViewerHours } from '@brightyard/runtime/venue-time'
import {
  Box,
  Card,
  Chip,
  Flex,
  Heading,
  Link as StyledLink,
  LinkButton,
  Span,
  Text,
} from '@brightyard/ui'
import { bookSeatAddress, kinds, placeText, stateNames } from '../../bookings/booking-words.ts'
import { JoinButton } from '../../bookings/join-button.tsx'
import { isGuardian } from '../../signed-in/signed-in-user.ts'

/** The date that a booking is for next; of one that is over, its first. */
const nextOf = ({ sessions }: Booking) =>
  sessions.find(({ ends_at }) => Date.parse(ends_at) > Date.now()) ?? sessions[0]

/** One booking in the list; its title leads to the ticket. */
export function BookingCard({ booking }: { booking: Booking }) {
  const { code, kid, offering, sessions, batch, state } = booking
  const next = nextOf(booking)
  const { label, colour } = stateNames[state]
  const isCourse = sessions.length > 1
  return (
    <Card as="li" position="relative" interactive colorPalette={kinds[offering.kind].area}>
      <Flex gap={{ base: '4', md: '6' }} p={{ base: '4', md: '5' }} align="flex-start" wrap="wrap">
        {next && <DateTile iso={next.starts_at} zone={offering.time_zone} />}
        <Box flex="1 1 13rem" minW="0">
          <Flex gap="2" wrap="wrap" mb="1.5">
            <Chip>{kinds[offering.kind].name}</Chip>
            {state !== 'confirmed' && <Chip colorPalette={colour}>{label}</Chip>}
          </Flex>
          <Heading as="h2" size="sm">
            <StyledLink
              asChild
              variant="quiet"
              _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'xl' }}
            >
              <Link to={bookingPaths.mine.to({}, { booking: code })}>{offering.title}</Link>
            </StyledLink>
          </Heading>
          <Text fontWeight="semibold">{kid.name}</Text>
          {next && (
            <Text>
              <VenueHours starts={next.starts_at} ends={next.ends_at} zone={offering.time_zone} />
              {isCourse && (
                <Span color="fg.muted">
                  {`, ${batch ? `${batch.name}, ` : ''}${sessions.length} dates`}
                </Span>
              )}
            </Text>
          )}
          {next && (
            <Text color="fg.muted" fontSize="sm">
              <ViewerHours starts={next.starts_at} ends={next.ends_at} zone={offering.time_zone} />
            </Text>
          )}
          <Text color="fg.muted">{placeText(offering)}</Text>
        </Box>
        <Flex direction="column" gap="2" align={{ base: 'flex-start', md: 'flex-end' }}>
          {next && <JoinButton session={next} what={`${offering.title} for ${kid.name}`} />}
          <NextStep booking={booking} />
        </Flex>
      </Flex>
    </Card>
  )
}

/** What waits for the guardian; above the link that the card is. */
function NextStep({ booking }: { booking: Booking }) {
  const user = useUser()
  const { state, order_code, offered_until, offering, kid } = booking
  if (!user || !isGuardian(user)) return null
  const what = `${offering.title} for ${kid.name}`
  if (state === 'held' && order_code)
    return (
      <LinkButton asChild position="relative">
        <Link to={shopPaths.paymentSummary.to({}, { order_code })} aria-label={`Pay ${what}`}>
          Pay now
        </Link>
      </LinkButton>
    )
  if (state === 'offered')
    return (
      <>
        <LinkButton asChild position="relative">
          <Link to={bookSeatAddress(booking)} aria-label={`Book the seat: ${what}`}>
            Book the seat
          </Link>
        </LinkButton>
        {offered_until && (
          <Text fontSize="sm" color="fg.muted">
            Kept until <DateTime iso={offered_until} show="moment" />
          </Text>
        )}
      </>
    )
  return null
}

/** A leaf of a calendar, at the venue. */
function DateTile({ iso, zone }: { iso: string; zone: string }) {
  const [day = '', month = ''] = formatDate(iso, 'day', zone).split(' ')
  return (
    <Box
      as="time"
      {...{ dateTime: iso }}
      display="block"
      flex="none"
      w="4.5rem"
      borderRadius="lg"
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      textAlign="center"
      py="2"
      lineHeight="1.2"
    >
      <Text fontSize="sm">{formatDate(iso, 'short-weekday', zone)}</Text>
      <Text fontFamily="heading" fontWeight="bold" fontSize="3xl" lineHeight="1.1">
        {day}
      </Text>
      <Text fontSize="sm">{month}</Text>
    </Box>
  )
}
