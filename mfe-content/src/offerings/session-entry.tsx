import type { CalendarSession } from '@brightyard/contract/entities'
import { offeringAddress } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { VenueHours } from '@brightyard/runtime/venue-time'
import { Box, Flex, Link as LinkStyle, Span, Text } from '@brightyard/ui'
import { ageText, kinds, priceText, seatsText } from './offering-words.ts'

/** One date of something, as a line of a list. */
export function SessionEntry({ session }: { session: CalendarSession }) {
  const { offering, starts_at, ends_at, seats_left } = session
  return (
    <Flex
      as="li"
      colorPalette={kinds[offering.kind].area}
      bg="bg.panel"
      borderWidth="1px"
      borderStartWidth="5px"
      borderStartColor="colorPalette.bright"
      borderRadius="lg"
      px="4"
      py="3"
      columnGap="5"
      rowGap="0.5"
      wrap="wrap"
      justify="space-between"
    >
      <Box minW="0" flex="1 1 14rem">
        <LinkStyle asChild variant="quiet" fontWeight="bold">
          <Link to={offeringAddress(offering)}>{offering.title}</Link>
        </LinkStyle>
        <Text fontSize="sm" color="fg.muted">
          {kinds[offering.kind].one} · {ageText(offering.age)} ·{' '}
          {offering.venue ? `${offering.venue.name}, ${offering.venue.city}` : 'Online'}
        </Text>
      </Box>
      <Box flex="0 1 auto">
        <Text>
          <VenueHours starts={starts_at} ends={ends_at} zone={offering.time_zone} />
        </Text>
        <Text fontSize="sm" color="fg.muted">
          {priceText(offering.price_from_in_paise)} ·{' '}
          <Span fontWeight="bold" color={seats_left === 0 ? 'talent.fg' : 'inherit'}>
            {seats_left === 0 ? 'Sold out' : `${seatsText(seats_left)} left`}
          </Span>
        </Text>
      </Box>
    </Flex>
  )
}
