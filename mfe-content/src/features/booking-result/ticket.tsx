import { openBookingCalendar } from '@brightyard/contract/calls'
import type { Booking } from '@brightyard/contract/entities'
import { bookingPaths } from '@brightyard/contract/paths'
import { failureSentence, Link, useMutation } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { VenueHours, VenueTime, ViewerHours } from '@brightyard/runtime/venue-time'
import { Box, Button, Card, Flex, Heading, LinkButton, Notice, Text } from '@brightyard/ui'
import { CalendarAddIcon } from '@brightyard/ui/icons'
import { QrCode } from '@brightyard/ui/qr-code'

/** What one kid shows at the door. */
export function Ticket({ booking }: { booking: Booking }) {
  const { kid, offering, sessions, batch, ticket_name, qr, can, code } = booking
  const open = useMutation({
    ...mutationOf(openBookingCalendar),
    onSuccess: ({ url }) => location.assign(url),
  })
  const [first] = sessions
  const { venue, time_zone: zone } = offering
  return (
    <Card as="section" aria-label={`Ticket of ${kid.name}`} p={{ base: '4', md: '6' }}>
      <Flex gap="6" wrap="wrap" align="flex-start">
        {qr ? <QrCode text={qr} label={`QR code of the ticket of ${kid.name}`} /> : null}
        <Box flex="1 1 14rem" display="grid" gap="1">
          <Heading as="h2" size="md">
            {kid.name}
          </Heading>
          <Text fontWeight="semibold">{offering.title}</Text>
          <Text>{batch ? `${ticket_name}, ${batch.name}` : ticket_name}</Text>
          {first ? (
            <Text>
              <VenueTime iso={first.starts_at} zone={zone} show="weekday-and-day" />,{' '}
              <VenueHours starts={first.starts_at} ends={first.ends_at} zone={zone} />,{' '}
              <ViewerHours starts={first.starts_at} ends={first.ends_at} zone={zone} />
              {sessions.length > 1 ? `, and ${sessions.length - 1} more dates` : ''}
            </Text>
          ) : null}
          <Text>
            {venue
              ? [venue.name, venue.address, venue.city].join(', ')
              : 'Online: you can join a quarter of an hour before the start.'}
          </Text>
          <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            Booking {code}
          </Text>
          {open.isError ? <Notice tone="danger">{failureSentence(open.error)}</Notice> : null}
          <Flex mt="2" gap="3" wrap="wrap">
            <LinkButton asChild variant="soft">
              <Link
                to={bookingPaths.mine.to({}, { booking: code })}
                aria-label={`See the booking of ${kid.name}`}
              >
                See the booking
              </Link>
            </LinkButton>
            {can.calendar ? (
              <Button
                variant="outline"
                startIcon={<CalendarAddIcon />}
                busy={open.isPending}
                onClick={() => open.mutate({ code })}
              >
                Add to calendar
              </Button>
            ) : null}
          </Flex>
        </Box>
      </Flex>
    </Card>
  )
}
