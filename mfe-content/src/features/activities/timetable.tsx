import type { CalendarSession } from '@brightyard/contract/entities'
import { offeringAddress } from '@brightyard/contract/paths'
import { formatDay, Link } from '@brightyard/runtime'
import { VenueTime, zoneName } from '@brightyard/runtime/venue-time'
import { Box, chakra, Heading, Link as LinkStyle, Span, Text } from '@brightyard/ui'
import { kinds } from '../../offerings/offering-words.ts'
import { dateAfter } from '../../landings/landing.queries.ts'

interface TimetableProps {
  today: string
  sessions: readonly CalendarSession[]
}

/** The coming seven days as columns, on phones one below the other; days without classes are left out there. */
export function Timetable({ today, sessions }: TimetableProps) {
  const days = Array.from({ length: 7 }, (_, index) => dateAfter(today, index))
  return (
    <chakra.ol
      listStyleType="none"
      display="grid"
      gap={{ base: '5', lg: '2.5' }}
      gridTemplateColumns={{ base: '1fr', md: 'repeat(2, 1fr)', lg: 'repeat(7, minmax(0, 1fr))' }}
    >
      {days.map((date) => {
        const onDate = sessions.filter(({ local_date }) => local_date === date)
        return (
          <chakra.li
            key={date}
            display={onDate.length === 0 ? { base: 'none', lg: 'block' } : 'block'}
            minW="0"
          >
            <Heading as="h3" size="xs" mb="2">
              {formatDay(date, 'weekday-and-day')}
            </Heading>
            {onDate.length === 0 ? (
              <Text fontSize="sm" color="fg.muted">
                No classes
              </Text>
            ) : (
              <chakra.ul listStyleType="none" display="grid" gap="2">
                {onDate.map((session) => (
                  <Slot key={session.id} session={session} />
                ))}
              </chakra.ul>
            )}
          </chakra.li>
        )
      })}
    </chakra.ol>
  )
}

function Slot({ session }: { session: CalendarSession }) {
  const { offering, starts_at, seats_left } = session
  return (
    <Box
      as="li"
      colorPalette={kinds[offering.kind].area}
      bg="colorPalette.subtle"
      borderTopWidth="4px"
      borderTopColor="colorPalette.bright"
      borderRadius="lg"
      p="3"
      fontSize="sm"
    >
      <Text fontWeight="bold">
        <VenueTime iso={starts_at} zone={offering.time_zone} show="time" />{' '}
        {zoneName(starts_at, offering.time_zone)}
      </Text>
      <LinkStyle
        asChild
        variant="quiet"
        fontWeight="semibold"
        fontSize="md"
        overflowWrap="anywhere"
      >
        <Link to={offeringAddress(offering)}>{offering.title}</Link>
      </LinkStyle>
      <Text color="fg.muted">{offering.venue?.city ?? 'Online'}</Text>
      <Span fontWeight="semibold" color={seats_left === 0 ? 'talent.fg' : 'colorPalette.fg'}>
        {seats_left === 0 ? 'Sold out' : `${seats_left} left`}
      </Span>
    </Box>
  )
}
