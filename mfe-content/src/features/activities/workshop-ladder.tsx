import { type AgeBand, ageBands, type OfferingCard } from '@brightyard/contract/entities'
import { activityPaths, offeringAddress } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { VenueTime } from '@brightyard/runtime/venue-time'
import { Box, chakra, Chip, Flex, Heading, Link as LinkStyle, Text } from '@brightyard/ui'
import { Thumbnail } from '../../pictures/thumbnail.tsx'
import { ageBandLabel, ageText, availabilityOf, priceText } from '../../offerings/offering-words.ts'

const rangeOf = (band: AgeBand) => {
  const [from = 0, to = 99] = band.replace('+', '').split('-').map(Number)
  return { from, to }
}

/** Workshops by the age at which a child can begin, each with what comes in the bag. */
export function WorkshopLadder({ workshops }: { workshops: readonly OfferingCard[] }) {
  const steps = ageBands
    .map((band) => {
      const { from, to } = rangeOf(band)
      return { band, fitting: workshops.filter(({ age }) => age.from >= from && age.from <= to) }
    })
    .filter(({ fitting }) => fitting.length > 0)
  return (
    <Box display="grid" gap={{ base: '8', md: '10' }}>
      {steps.map(({ band, fitting }) => (
        <Box key={band} display={{ md: 'grid' }} gridTemplateColumns={{ md: '9rem 1fr' }} gap="6">
          <Box mb={{ base: '3', md: '0' }}>
            <Heading as="h3" size="md">
              {ageBandLabel(band)}
            </Heading>
            <LinkStyle asChild>
              <Link to={activityPaths.workshopListing.to({}, { age: band })}>All for this age</Link>
            </LinkStyle>
          </Box>
          <chakra.ul
            listStyleType="none"
            display="grid"
            gap="4"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
          >
            {fitting.map((workshop) => (
              <Rung key={workshop.id} workshop={workshop} />
            ))}
          </chakra.ul>
        </Box>
      ))}
    </Box>
  )
}

function Rung({ workshop }: { workshop: OfferingCard }) {
  const { title, picture, age, next_session, time_zone, venue, what_to_bring } = workshop
  const { text, state } = availabilityOf(workshop)
  return (
    <Flex as="li" wrap="wrap" gap="4" bg="bg.panel" borderWidth="1px" borderRadius="xl" p="4">
      <Thumbnail picture={picture} width={{ base: '4.5rem', sm: '6rem' }} borderRadius="lg" />
      {/* Beside the picture, or below it once text is twice as large */}
      <Box minW="0" flex="1 1 10rem">
        <LinkStyle asChild variant="quiet" fontWeight="bold" fontSize="lg">
          <Link to={offeringAddress(workshop)}>{title}</Link>
        </LinkStyle>
        <Text fontSize="sm" color="fg.muted">
          {ageText(age)} · {venue?.city ?? 'Online'} · {priceText(workshop.price_from_in_paise)}
        </Text>
        <Text fontSize="sm">
          {next_session ? (
            <>
              <VenueTime iso={next_session.starts_at} zone={time_zone} show="weekday-and-day" />
              {' · '}
            </>
          ) : null}
          <chakra.span fontWeight="semibold" color={state === 'free' ? 'learn.fg' : 'talent.fg'}>
            {text}
          </chakra.span>
        </Text>
        {what_to_bring.length > 0 ? (
          <Flex as="ul" aria-label="Bring" listStyleType="none" gap="1.5" wrap="wrap" mt="2">
            {what_to_bring.map((thing) => (
              <li key={thing}>
                <Chip>{thing}</Chip>
              </li>
            ))}
          </Flex>
        ) : null}
      </Box>
    </Flex>
  )
}
