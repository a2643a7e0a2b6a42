import type { OfferingCard } from '@brightyard/contract/entities'
import { offeringAddress } from '@brightyard/contract/paths'
import { Link, pictureProps } from '@brightyard/runtime'
import { VenueTime } from '@brightyard/runtime/venue-time'
import { Box, Chip, Flex, Heading, Link as StyledLink, Picture, Text } from '@brightyard/ui'
import { agesText, chanceOf, priceText } from '../../camps/camp-words.ts'

/** A camp in a list: a luggage tag with its picture behind a tent's opening. */
export function CampCard({ camp, isFirst }: { camp: OfferingCard; isFirst: boolean }) {
  const { title, summary, picture, groups, venue, next_session: next, time_zone: zone } = camp
  const chance = chanceOf(camp)
  return (
    <Flex
      as="li"
      position="relative"
      bg="bg.panel"
      borderRadius="xl"
      boxShadow="sm"
      overflow="hidden"
      direction={{ base: 'column', sm: 'row' }}
      minW="0"
    >
      <Box
        flex={{ base: 'none', sm: '0 0 38%' }}
        clipPath={{ sm: 'polygon(0 0, 100% 0, 86% 100%, 0 100%)' }}
        position="relative"
      >
        <Picture
          {...pictureProps(picture)}
          alt=""
          priority={isFirst}
          css={{
            width: '100%',
            objectFit: 'cover',
            aspectRatio: { base: '8 / 5', sm: 'auto' },
            position: { sm: 'absolute' },
            inset: '0',
            height: { sm: '100%' },
          }}
        />
      </Box>
      <Flex
        direction="column"
        gap="1.5"
        p={{ base: '4', md: '5' }}
        ps={{ sm: '3' }}
        flex="1"
        minW="0"
      >
        <Text fontSize="sm" color="fg.muted">
          {groups?.at(-1)?.title}
        </Text>
        <Heading as="h3" size="sm">
          <StyledLink
            asChild
            variant="quiet"
            _after={{ content: '""', position: 'absolute', inset: '0' }}
          >
            <Link to={offeringAddress(camp)}>{title}</Link>
          </StyledLink>
        </Heading>
        <Text>{summary}</Text>
        <Text fontSize="sm">
          {next ? (
            <>
              Starts <VenueTime iso={next.starts_at} zone={zone} show="weekday-and-day" /> ·{' '}
            </>
          ) : null}
          {venue ? venue.city : 'Online'} · {agesText(camp.age)}
        </Text>
        <Flex mt="auto" pt="2" gap="3" wrap="wrap" align="center" justify="space-between">
          <Text fontFamily="heading" fontWeight="bold">
            {camp.price_from_in_paise > 0 ? 'From ' : ''}
            {priceText(camp.price_from_in_paise)}
          </Text>
          <Chip tone="soft" colorPalette={chance.colour}>
            {chance.text}
          </Chip>
        </Flex>
      </Flex>
    </Flex>
  )
}
