import type { PublicEntry, TalentCampaign } from '@brightyard/contract/entities'
import { useQuery } from '@brightyard/runtime'
import {
  Box,
  EmptyState,
  ErrorState,
  Flex,
  Grid,
  Heading,
  Section,
  SkeletonLines,
  Stack,
  Text,
} from '@brightyard/ui'
import { AwardIcon } from '@brightyard/ui/icons'
import { byAgeGroup } from './age-groups.ts'
import { EntryCard } from './entry-card.tsx'
import { winnersQuery } from './talent.queries.ts'
import { Followspot, StageFloor } from './theatre.tsx'

/** Who has a place, once the verdict is published. */
export function Winners({ campaign }: { campaign: TalentCampaign }) {
  const winners = useQuery({ ...winnersQuery(campaign.slug), enabled: campaign.phase === 'closed' })
  if (campaign.phase !== 'closed' || campaign.entries_count === 0) return null
  return (
    <Section id="winners" title="The winners" intro="Chosen by the jury, without knowing a name.">
      {winners.data && winners.data.length > 0 ? (
        <Stack gap="8">
          {byAgeGroup(winners.data, campaign, (entry) => entry).map(({ group, rows }) => (
            <CurtainCall key={group} group={group} rows={rows} />
          ))}
        </Stack>
      ) : winners.data ? (
        <EmptyState title="No places were given">
          The jury has seen every entry; nobody was ranked in this campaign.
        </EmptyState>
      ) : winners.isError ? (
        <ErrorState
          title="We could not load the winners"
          onRetry={() => void winners.refetch()}
          retrying={winners.isFetching}
        />
      ) : (
        <SkeletonLines label="Loading the winners" lines={6} />
      )}
    </Section>
  )
}

const steps = [
  { column: 2, family: 'sun', height: '6.5rem' },
  { column: 1, family: 'brand', height: '4.5rem' },
  { column: 3, family: 'learn', height: '3rem' },
] as const

interface CurtainCallProps {
  /** Null where all ages are ranked as one. */
  group: string | null
  rows: readonly PublicEntry[]
}

/** The first three on their steps, the first one in the light; others with a place stand in front of them. */
const CurtainCall = ({ group, rows }: CurtainCallProps) => (
  <Box
    position="relative"
    overflow="hidden"
    bg="bg.inverted"
    borderRadius="xl"
    px={{ base: '4', md: '8' }}
    pt={{ base: '6', md: '10' }}
    pb={{ base: '8', md: '12' }}
  >
    <Followspot />
    <StageFloor />
    <Box position="relative">
      {group === null ? null : (
        <Heading as="h3" size="sm" mb="5" color="fg.inverted" textAlign={{ md: 'center' }}>
          {group}
        </Heading>
      )}
      <Grid
        as="ol"
        listStyleType="none"
        templateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'minmax(0, 1fr) minmax(0, 1.35fr) minmax(0, 1fr)',
        }}
        alignItems="end"
        columnGap={{ base: '4', lg: '6' }}
        rowGap="6"
        {...(group === null ? {} : { 'aria-label': group })}
      >
        {rows.map((entry, at) => (
          <Winner key={entry.id} entry={entry} at={at} level={group === null ? 'h3' : 'h4'} />
        ))}
      </Grid>
    </Box>
  </Box>
)

interface WinnerProps {
  entry: PublicEntry
  /** In the order of the places. */
  at: number
  level: 'h3' | 'h4'
}

function Winner({ entry, at, level }: WinnerProps) {
  const seat = steps[at]
  // Who shares a place stands as high.
  const step = steps[(entry.place ?? 1) - 1] ?? steps[2]
  if (!seat)
    return (
      <Box as="li" minW="0" alignSelf="stretch">
        <EntryCard entry={entry} level={level} />
      </Box>
    )
  const isFirst = entry.place === 1
  return (
    <Box
      as="li"
      minW="0"
      width="full"
      gridColumn={{ md: seat.column }}
      gridRow={{ md: 1 }}
      // On a telephone the steps lie behind each other: the lower, the narrower.
      maxW={{ base: isFirst ? 'full' : '17rem', md: 'full' }}
      mx="auto"
    >
      <Box
        borderRadius="lg"
        {...(isFirst
          ? {
              outline: '0.25rem solid',
              outlineColor: 'sun.bright',
              boxShadow:
                '0 0 3.5rem color-mix(in srgb, var(--by-colors-sun-bright) 55%, transparent)',
            }
          : {})}
      >
        <EntryCard entry={entry} level={level} />
      </Box>
      <Flex
        aria-hidden
        colorPalette={step.family}
        mt="2"
        height={{ base: '3rem', md: step.height }}
        align={{ base: 'center', md: 'flex-start' }}
        justify="center"
        gap="2"
        pt={{ md: '2' }}
        borderTopRadius="md"
        borderTopWidth="6px"
        borderColor="colorPalette.bright"
        bg="colorPalette.muted"
        color="colorPalette.fg"
      >
        <AwardIcon size={isFirst ? 34 : 26} />
        <Text as="span" fontFamily="heading" fontSize={isFirst ? '2xl' : 'xl'} fontWeight="bold">
          {entry.place}
        </Text>
      </Flex>
    </Box>
  )
}
