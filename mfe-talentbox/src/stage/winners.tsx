import type { TalentCampaign } from '@brightyard/contract/entities'
import { useQuery } from '@brightyard/runtime'
import { Box, EmptyState, ErrorState, Grid, Section, SkeletonLines } from '@brightyard/ui'
import { EntryCard } from './entry-card.tsx'
import { winnersQuery } from './talent.queries.ts'

/** Who has a place, once the verdict is published. */
export function Winners({ campaign }: { campaign: TalentCampaign }) {
  const winners = useQuery({ ...winnersQuery(campaign.slug), enabled: campaign.phase === 'closed' })
  if (campaign.phase !== 'closed') return null
  return (
    <Section id="winners" title="The winners" intro="Chosen by the jury, without knowing a name.">
      {winners.data && winners.data.length > 0 ? (
        <Grid
          as="ol"
          listStyleType="none"
          templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' }}
          gap="6"
        >
          {winners.data.map((entry) => (
            <Box as="li" key={entry.id} minW="0">
              <EntryCard entry={entry} />
            </Box>
          ))}
        </Grid>
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
