import {
  type PageContext,
  PageHead,
  type QueryClient,
  useQuery,
  useHydrated,
} from '@brightyard/runtime'
import { useInfiniteQuery } from '@brightyard/runtime/lists'
import { AreaBand, Box, Container } from '@brightyard/ui'
import type { Campaign } from '@brightyard/contract/entities'
import { lazy, Suspense, useState } from 'react'
import { campaignEvent } from '../../campaign/campaign-event.ts'
import { entriesOf } from '../../campaign/campaign-facts.ts'
import { pastQuery, runningQuery, upcomingQuery } from '../../campaign/campaign.queries.ts'
import { useChosenCampaign } from '../../campaign/use-chosen-campaign.ts'
import { winnersQuery } from '../../stage/talent.queries.ts'
import { CampsBand } from './camps-band.tsx'
import { HowToTakePart } from './how-to-take-part.tsx'
import { lastDecided, LatestWinners } from './latest-winners.tsx'
import { PastCampaigns } from './past-campaigns.tsx'
import { RunningCampaigns } from './running-campaigns.tsx'
import { StageHero } from './stage-hero.tsx'
import { UpcomingCampaigns } from './upcoming-campaigns.tsx'

/** Each section shows its own error, so nothing here throws. */
export const loader = ({ queryClient }: PageContext) =>
  Promise.all([
    queryClient.prefetchQuery(runningQuery),
    queryClient.prefetchQuery(upcomingQuery),
    loadPast(queryClient),
  ])

async function loadPast(queryClient: QueryClient) {
  await queryClient.prefetchInfiniteQuery(pastQuery)
  const past = queryClient.getQueryData(pastQuery.queryKey)
  const decided = lastDecided(past?.pages.flatMap(({ data }) => data))
  await Promise.all(decided.map(({ slug }) => queryClient.prefetchQuery(winnersQuery(slug))))
}

/** The TalentBox, with running, upcoming and past campaigns. */
export function Component() {
  const running = useQuery(runningQuery)
  const upcoming = useQuery(upcomingQuery)
  const past = useInfiniteQuery(pastQuery)
  const open = running.data ?? []
  const entries = open.reduce((sum, campaign) => sum + campaign.entries_count, 0)
  const summary = open.length > 0 ? `${open.length} open now · ${entriesOf(entries)} so far` : ''
  const current = [...open, ...(upcoming.data ?? [])]
  const all = [...current, ...(past.data?.pages.flatMap((page) => page.data) ?? [])]
  return (
    <Box colorPalette="talent">
      <PageHead
        title="TalentBox"
        description="Campaigns for children who paint, sing, write, build and cook: what is open now, what opens next, and how to take part."
        image={open[0]?.picture?.src}
        {...(current.length > 0 ? { structuredData: structuredData(current) } : {})}
      />
      <StageHero summary={summary} />
      <Container py={{ base: '8', md: '12' }}>
        <RunningCampaigns />
      </Container>
      <AreaBand area="talent" strength="muted" edge="wave" edgeColor="bg">
        <Container>
          <UpcomingCampaigns />
        </Container>
      </AreaBand>
      <CampsBand />
      <Box bg="bg" py={{ base: '10', md: '16' }}>
        <Container display="grid" gap={{ base: '12', md: '20' }}>
          <LatestWinners campaigns={past.data?.pages.flatMap((page) => page.data)} />
          <HowToTakePart />
          <PastCampaigns />
        </Container>
      </Box>
      <ChosenCampaign campaigns={all} />
    </Box>
  )
}

/** Structured data of running and upcoming campaigns: online events with their entry fee. */
const structuredData = (campaigns: readonly Campaign[]) => ({
  '@type': 'ItemList',
  name: 'TalentBox campaigns',
  itemListElement: campaigns.map((campaign, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: campaignEvent(campaign),
  })),
})

const CampaignDetails = lazy(() =>
  import('./campaign-details.tsx').then(({ CampaignDetails }) => ({ default: CampaignDetails })),
)

/** The details of the campaign in the URL; their code is loaded when the first one opens. */
function ChosenCampaign({ campaigns }: { campaigns: readonly Campaign[] }) {
  const { slug, close } = useChosenCampaign()
  const hydrated = useHydrated()
  const found = hydrated ? campaigns.find((campaign) => campaign.slug === slug) : undefined
  // The last one stays while the dialog closes, so that it does not go blank while closing.
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  if (!last) return null
  return (
    <Suspense>
      <CampaignDetails campaign={last} open={found !== undefined} onClose={close} />
    </Suspense>
  )
}
