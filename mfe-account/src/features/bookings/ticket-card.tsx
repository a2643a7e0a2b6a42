import type { Booking } from '@brightyard/contract/entities'
import { VenueHours, VenueTime, ViewerHours } from '@brightyard/runtime/venue-time'
import { Box, Card, Flex, Link as StyledLink, Text } from '@brightyard/ui'
import { PlaceIcon, VideoIcon } from '@brightyard/ui/icons'
import { QrCode } from '@brightyard/ui/qr-code'
import { kinds, mapLink } from '../../bookings/booking-words.ts'
import { JoinButton } from '../../bookings/join-button.tsx'

/** What the kid shows at the door, with when and where. */
export function TicketCard({ booking }: { booking: Booking }) {
  const { kid, offering, sessions, batch, ticket_name, qr, code } = booking
  const [first] = sessions
  const { venue, time_zone: zone, kind } = offering
  return (
    <Card
      as="section"
      aria-label={`Ticket of ${kid.name}`}
      overflow="hidden"
      colorPalette={kinds[kind].area}
      borderTopWidth="6px"
      borderTopColor="colorPalette.bright"
    >
      <Flex direction={{ base: 'column', sm: 'row' }} gap="6" p={{ base: '5', md: '6' }}>
        {qr && (
          <Box flex="none" alignSelf={{ base: 'center', sm: 'flex-start' }} textAlign="center">
            <QrCode text={qr} label={`QR code of the ticket of ${kid.name}`} />
            {venue && (
              <Text fontSize="sm" color="fg.muted">
                Show it at the door
              </Text>
            )}
          </Box>
        )}
        <Box minW="0" flex="1" display="grid" gap="3" alignContent="start">
          {first && (
            <Box>
              <Text fontFamily="heading" fontWeight="bold" fontSize="xl">
                <VenueTime iso={first.starts_at} zone={zone} show="weekday-and-day" />
              </Text>
              <Text>
                <VenueHours starts={first.starts_at} ends={first.ends_at} zone={zone} />
              </Text>
              <Text color="fg.muted" fontSize="sm">
                <ViewerHours starts={first.starts_at} ends={first.ends_at} zone={zone} />
                {sessions.length > 1 &&
                  `. The first of ${sessions.length} dates${batch ? ` of ${batch.name}` : ''}`}
              </Text>
            </Box>
          )}
          <Flex gap="2" align="flex-start">
            <Box flex="none" mt="1" color="colorPalette.fg" aria-hidden>
              {venue ? <PlaceIcon size={18} /> : <VideoIcon size={18} />}
            </Box>
            {venue ? (
              <Box minW="0">
                <Text fontWeight="semibold">{venue.name}</Text>
                <Text>{[venue.address, venue.city].filter(Boolean).join(', ')}</Text>
                <StyledLink href={mapLink(venue)} target="_blank" rel="noopener">
                  See it on a map
                </StyledLink>
              </Box>
            ) : (
              <Text>Online: the room opens a quarter of an hour before the start.</Text>
            )}
          </Flex>
          {sessions.map((session) => (
            <JoinButton key={session.id} session={session} what={offering.title} />
          ))}
          {qr && offering.what_to_bring.length > 0 && (
            <Box>
              <Text fontWeight="semibold">What to bring</Text>
              <Box as="ul" ps="5" listStyleType="disc">
                {offering.what_to_bring.map((thing) => (
                  <li key={thing}>{thing}</li>
                ))}
              </Box>
            </Box>
          )}
          <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            {ticket_name} · Booking {code}
          </Text>
        </Box>
      </Flex>
    </Card>
  )
}
