import { useQuery } from '@brightyard/runtime'
import { Box, EmptyState, ErrorState, Grid, Section, Skeleton } from '@brightyard/ui'
import { runningQuery } from '../../campaign/campaign.queries.ts'
import { fits } from '../../campaign/campaign-facts.ts'
import { AgeFilter, useAge } from './age-filter.tsx'
import { Poster } from './poster.tsx'

const columns = { base: '1fr', md: 'repeat(6, 1fr)' }
/** The first two are the headliners: wider than the rest. */
const widthOf = (index: number) => ({ base: 'auto', md: index < 2 ? 'span 3' : 'span 2' })

/** Campaigns open for entries, soonest deadline first. */
export function RunningCampaigns() {
  const running = useQuery(runningQuery)
  const age = useAge()
  const shown = running.data?.filter((campaign) => age === null || fits(campaign.age, age))
  return (
    <Section id="open-now" title="Open now" intro="Soonest deadline first." viewAll={<AgeFilter />}>
      {shown && shown.length > 0 ? (
        <Grid as="ul" listStyleType="none" templateColumns={columns} gap={{ base: '5', md: '7' }}>
          {shown.map((campaign, index) => (
            <Box as="li" key={campaign.id} gridColumn={widthOf(index)} minW="0">
              <Poster
                campaign={campaign}
                asOf={running.dataUpdatedAt}
                tilt={index % 2 === 0 ? -0.6 : 0.7}
                priority={index < 2}
              />
            </Box>
          ))}
        </Grid>
      ) : shown ? (
        <EmptyState
          title={age === null ? 'The stage is empty today' : `Nothing for age ${age} right now`}
        >
          {age === null
            ? 'The next campaigns are below, with their opening days.'
            : 'Choose another age, or see below what opens next.'}
        </EmptyState>
      ) : running.isError ? (
        <ErrorState
          title="We could not load the open campaigns"
          onRetry={() => void running.refetch()}
          retrying={running.isFetching}
        />
      ) : (
        <Grid templateColumns={columns} gap={{ base: '5', md: '7' }} aria-busy>
          {[0, 1, 2, 3, 4].map((index) => (
            <Skeleton key={index} gridColumn={widthOf(index)} height="29rem" borderRadius="xl" />
          ))}
        </Grid>
      )}
    </Section>
  )
}
