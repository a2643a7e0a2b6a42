import type { TalentCampaign } from '@brightyard/contract/entities'
import { useQuery } from '@brightyard/runtime'
import {
  Box,
  EmptyState,
  ErrorState,
  Grid,
  Heading,
  Section,
  SkeletonLines,
  Stack,
} from '@brightyard/ui'
import { byAgeGroup } from './age-groups.ts'
import { EntryCard } from './entry-card.tsx'
import { winnersQuery } from './talent.queries.ts'

/** Who has a place, once the verdict is published. */
export function Winners({ campaign }: { campaign: TalentCampaign }) {
  const winners = useQuery({ ...winnersQuery(campaign.slug), enabled: campaign.phase === 'closed' })
  if (campaign.phase !== 'closed' || campaign.entries_count === 0) return null
  return (
    <Section id="winners" title="The winners" intro="Chosen by the jury, without knowing a name.">
      {winners.data && winners.data.length > 0 ? (
        <Stack gap="8">
          {byAgeGroup(winners.data, campaign, (entry) => entry).map(({ group, rows }) => (
            <Box key={group}>
              {group === null ? null : (
                <Heading as="h3" size="sm" mb="4">
                  {group}
                </Heading>
              )}
              <Grid
                as="ol"
                listStyleType="none"
                templateColumns={{
                  base: 'minmax(0, 1fr)',
                  sm: 'repeat(2, 1fr)',
                  lg: 'repeat(3, 1fr)',
                }}
                gap="6"
                {...(group === null ? {} : { 'aria-label': group })}
              >
                {rows.map((entry) => (
                  <Box as="li" key={entry.id} minW="0">
                    <EntryCard entry={entry} level={group === null ? 'h3' : 'h4'} />
                  </Box>
                ))}
              </Grid>
            </Box>
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
