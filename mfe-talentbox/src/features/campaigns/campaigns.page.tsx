import { type PageContext, PageHead, useQuery } from '@brightyard/runtime'
import { useInfiniteQuery } from '@brightyard/runtime/lists'
import { AreaBand, Box, Container } from '@brightyard/ui'
import { pastQuery, runningQuery, upcomingQuery } from '../../campaign/campaign.queries.ts'
import { entriesOf } from '../../campaign/campaign-facts.ts'
import { structuredData } from '../../campaign/structured-data.ts'
import { ChosenCampaign } from './chosen-campaign.tsx'
import { HowToTakePart } from './how-to-take-part.tsx'
import { Opening } from './opening.tsx'
import { PastCampaigns } from './past-campaigns.tsx'
import { RunningCampaigns } from './running-campaigns.tsx'
import { UpcomingCampaigns } from './upcoming-campaigns.tsx'

/** A part that cannot be loaded shows so itself; the page stands. */
export const loader = ({ queryClient }: PageContext) =>
  Promise.all([
    queryClient.prefetchQuery(runningQuery),
    queryClient.prefetchQuery(upcomingQuery),
    queryClient.prefetchInfiniteQuery(pastQuery),
  ])

/** the TalentBox, with running, coming and past campaigns. */
export function Component() {
  const running = useQuery(runningQuery)
  const upcoming = useQuery(upcomingQuery)
  const past = useInfiniteQuery(pastQuery)
  const open = running.data ?? []
  const entries = open.reduce((sum, campaign) => sum + campaign.entries_count, 0)
  const summary = open.length > 0 ? `${open.length} open now · ${entriesOf(entries)} so far` : ''
  const toCome = [...open, ...(upcoming.data ?? [])]
  const all = [...toCome, ...(past.data?.pages.flatMap((page) => page.data) ?? [])]
  return (
    <Box colorPalette="talent">
      <PageHead
        title="TalentBox"
        description="Campaigns for children who paint, sing, write, build and cook: what is open now, what opens next, and how to take part."
        image={open[0]?.picture?.src}
        {...(toCome.length > 0 ? { structuredData: structuredData(toCome) } : {})}
      />
      <Opening summary={summary} />
      <Container py={{ base: '8', md: '12' }}>
        <RunningCampaigns />
      </Container>
      <AreaBand area="talent" strength="muted" edge="wave" edgeColor="bg">
        <Container>
          <UpcomingCampaigns />
        </Container>
      </AreaBand>
      <Box bg="bg" py={{ base: '10', md: '16' }}>
        <Container display="grid" gap={{ base: '12', md: '20' }}>
          <HowToTakePart />
          <PastCampaigns />
        </Container>
      </Box>
      <ChosenCampaign
        campaigns={all}
        asOf={Math.max(running.dataUpdatedAt, upcoming.dataUpdatedAt, past.dataUpdatedAt)}
      />
    </Box>
  )
}
