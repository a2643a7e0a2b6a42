import type { Campaign } from '@brightyard/contract/entities'
import { talentboxPaths } from '@brightyard/contract/paths'
import { Link, pictureProps } from '@brightyard/runtime'
import { Box, Card, Chip, Flex, Heading, Link as StyledLink, Picture, Text } from '@brightyard/ui'
import { TrophyIcon } from '@brightyard/ui/icons'
import { CalendarButton } from '../../campaign/calendar-button.tsx'
import { agesOf, colourOf, entriesOf, feeOf } from '../../campaign/campaign-facts.ts'
import { timeLeft } from '../../campaign/campaign-phase.ts'
import { DetailsButton } from '../../campaign/details-button.tsx'
import { PhaseChip } from '../../campaign/phase-chip.tsx'

export interface PosterProps {
  campaign: Campaign
  /** When the campaign was fetched, in milliseconds since the epoch. */
  asOf: number
  /** In degrees. */
  tilt: number
  priority: boolean
}

/** An open campaign as a poster with a stub: what it is, who can enter, until when, and how. */
export function Poster({ campaign, asOf, tilt, priority }: PosterProps) {
  const { title, summary, theme, picture, age, prize, entries_count, ends_at } = campaign
  const { phase } = campaign
  return (
    <Card
      as="article"
      height="full"
      colorPalette={colourOf(theme)}
      transform={{ md: `rotate(${tilt}deg)` }}
      transition="transform 200ms"
      _hover={{ transform: 'rotate(0)' }}
    >
      <Box position="relative" bg="colorPalette.subtle">
        <Picture
          {...pictureProps(picture)}
          priority={priority}
          css={{ width: '100%', height: '12.5rem', objectFit: 'cover' }}
        />
        <Flex position="absolute" insetStart="4" top="4" gap="1.5" wrap="wrap">
          <PhaseChip phase={phase} />
          <Chip tone="outline">{theme}</Chip>
        </Flex>
      </Box>
      <Flex direction="column" flex="1" gap="2.5" px={{ base: '4', sm: '6' }} pt="5" pb="4">
        <Heading as="h3" size="md">
          <StyledLink asChild variant="quiet">
            <Link to={talentboxPaths.campaign.to({ slug: campaign.slug })}>{title}</Link>
          </StyledLink>
        </Heading>
        <Text>{summary}</Text>
        {prize && (
          <Flex gap="2" align="flex-start" color="colorPalette.fg" fontWeight="semibold">
            <Box flexShrink={0} pt="0.5">
              <TrophyIcon size={20} />
            </Box>
            <Text>{prize}</Text>
          </Flex>
        )}
        <Text fontSize="sm" color="fg.muted" mt="auto">
          {[agesOf(age), feeOf(campaign), entriesOf(entries_count)].join(' · ')}
        </Text>
      </Flex>
      <TearLine />
      <Flex
        wrap="wrap"
        align="center"
        justify="space-between"
        gap="3"
        px={{ base: '4', sm: '6' }}
        pt="4"
        pb="5"
      >
        <Text fontFamily="heading" fontWeight="bold" fontSize="lg" color="colorPalette.fg">
          {timeLeft(ends_at, asOf)}
        </Text>
        <Flex gap="2" wrap="wrap" colorPalette="talent">
          <CalendarButton campaign={campaign} />
          <DetailsButton campaign={campaign} phase={phase} size="sm" />
        </Flex>
      </Flex>
    </Card>
  )
}

/** Where a stub would be torn off: a dashed line between two notches in the colour of the page. */
const TearLine = () => (
  <Box position="relative" aria-hidden borderTopWidth="2px" borderStyle="dashed" mx="4">
    {(['insetStart', 'insetEnd'] as const).map((side) => (
      <Box
        key={side}
        position="absolute"
        top="-0.6875rem"
        {...{ [side]: '-1.625rem' }}
        boxSize="1.25rem"
        borderRadius="full"
        bg="talent.subtle"
      />
    ))}
  </Box>
)
