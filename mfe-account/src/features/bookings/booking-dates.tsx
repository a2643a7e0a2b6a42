import type { Booking } from '@brightyard/contract/entities'
import { VenueHours, VenueTime, ViewerHours } from '@brightyard/runtime/venue-time'
import { Box, Card, Chip, Flex, Section, Stack, Text } from '@brightyard/ui'
import { attendanceNames } from '../../bookings/booking-words.ts'

/** Every date of a booking, with who came where that is known. */
export function BookingDates({ booking: { sessions, offering } }: { booking: Booking }) {
  return (
    <Card p={{ base: '5', md: '6' }}>
      <Section title="Dates" headingSize="md">
        <Stack as="ul" listStyleType="none" gap="3">
          {sessions.map(({ id, starts_at, ends_at, state, attendance }) => (
            <Flex as="li" key={id} gap="3" wrap="wrap" justify="space-between" align="center">
              <Box>
                <Text fontWeight="semibold">
                  <VenueTime iso={starts_at} zone={offering.time_zone} show="weekday-and-day" />
                </Text>
                <Text color="fg.muted" fontSize="sm">
                  <VenueHours starts={starts_at} ends={ends_at} zone={offering.time_zone} />,{' '}
                  <ViewerHours starts={starts_at} ends={ends_at} zone={offering.time_zone} />
                </Text>
              </Box>
              {state === 'cancelled' ? (
                <Chip colorPalette="danger">Cancelled</Chip>
              ) : (
                attendance && (
                  <Chip colorPalette={attendance === 'absent' ? 'danger' : 'learn'}>
                    {attendanceNames[attendance]}
                  </Chip>
                )
              )}
            </Flex>
          ))}
        </Stack>
      </Section>
    </Card>
  )
}
