import type { Offering, OfferingSession } from '@brightyard/contract/entities'
import { formatDate, showToast } from '@brightyard/runtime'
import { VenueHours, VenueTime, ViewerHours } from '@brightyard/runtime/venue-time'
import { Box, Flex, IconButton, Span, Text } from '@brightyard/ui'
import { CalendarAddIcon } from '@brightyard/ui/icons'
import { seatsText } from '../../offerings/offering-words.ts'
import { BookLink, useHasStarted, useMayBook } from './book-link.tsx'

interface SessionRowProps {
  session: OfferingSession
  offering: Offering
  /** Whether it is sold by itself. */
  isSold: boolean
}

/** One date: when by the venue's clock and by the viewer's, with whom, and how many seats are left. */
export function SessionRow({ session, offering, isSold }: SessionRowProps) {
  const { starts_at, ends_at, seats_left, capacity, teacher_id } = session
  const zone = offering.time_zone
  const teacher = offering.teachers.find(({ id }) => id === teacher_id)
  const hours = { starts: starts_at, ends: ends_at, zone }
  const mayBook = useMayBook()
  const hasStarted = useHasStarted(starts_at)

  async function save() {
    try {
      const { saveSession } = await import('./save-session.ts')
      saveSession(session, offering)
    } catch {
      showToast({
        kind: 'error',
        title: 'The calendar file could not be made',
        description: 'Check your connection and try again.',
      })
    }
  }

  return (
    <Flex
      as="li"
      columnGap="4"
      rowGap="3"
      wrap="wrap"
      align="center"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="xl"
      px={{ base: '4', md: '5' }}
      py="3.5"
    >
      <Box flex="1 1 13rem" minW="0">
        <Text fontWeight="bold">
          <VenueTime iso={starts_at} zone={zone} show="weekday" />,{' '}
          <VenueTime iso={starts_at} zone={zone} show="day" />
        </Text>
        <Text>
          <VenueHours {...hours} />
        </Text>
        <Text fontSize="sm" color="fg.muted">
          <ViewerHours {...hours} />
        </Text>
        <Text fontSize="sm" mt="1">
          {hasStarted && !offering.is_past ? (
            <Span fontWeight="bold">Has started</Span>
          ) : (
            <Seats left={seats_left} of={capacity} isPast={offering.is_past} />
          )}
          {teacher && offering.teachers.length > 1 ? ` · with ${teacher.name}` : null}
        </Text>
      </Box>
      {offering.is_past || hasStarted ? null : (
        <Flex gap="3" align="center" wrap="wrap">
          {isSold && mayBook ? (
            <BookLink
              offering={offering}
              target={{ session: session.id }}
              seatsLeft={seats_left}
              date={formatDate(starts_at, 'moment', zone)}
            />
          ) : null}
          <IconButton
            variant="soft"
            label={`Add to calendar: ${formatDate(starts_at, 'moment', zone)}`}
            onClick={() => void save()}
          >
            <CalendarAddIcon />
          </IconButton>
        </Flex>
      )}
    </Flex>
  )
}

interface SeatsProps {
  left: number
  isPast: boolean
  /** All seats, where they are said beside those that are left. */
  of?: number
}

/** How many seats are left, or why there are none. */
export const Seats = ({ left, isPast, of }: SeatsProps) => (
  <Span fontWeight="bold" color={isPast ? 'fg.muted' : left === 0 ? 'talent.fg' : 'learn.fg'}>
    {isPast
      ? 'Over'
      : left === 0
        ? 'Sold out'
        : of === undefined
          ? `${seatsText(left)} left`
          : `${left} of ${seatsText(of)} left`}
  </Span>
)
