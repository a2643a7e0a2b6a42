import { contentPaths } from '@brightyard/contract/paths'
import {
  loadSubject,
  type PageContext,
  useLocation,
  useParams,
  useQuery,
} from '@brightyard/runtime'
import { Box, Container, ErrorState, Skeleton, SkeletonLines } from '@brightyard/ui'
import { queryValue } from '../../links/query-value.ts'
import { CampaignDetails } from './campaign-details.tsx'
import { CampaignList } from './campaign-list.tsx'
import { CampaignPaymentPage } from './campaign-payment.tsx'
import { campaignQuery, campaignsQuery } from './campaigns.queries.ts'
import { takeSecret } from './order-secret.ts'

const isPayment = (pathname: string) =>
  pathname.toLowerCase().replace(/\/$/, '') === contentPaths.campaignPayment.to()

/** Campaigns, one of them, and what came of a payment: one module, because they lead to each other. */
export async function loader({ params, request, queryClient }: PageContext) {
  const { pathname, searchParams } = new URL(request.url)
  // Only browsers come here with it: the page of a payment is never made on the server.
  if (isPayment(pathname)) takeSecret(queryValue(searchParams, 'order_code'))
  else if (params['slug'])
    await loadSubject(queryClient.ensureQueryData(campaignQuery(params['slug'])))
  else await queryClient.prefetchQuery(campaignsQuery)
  return null
}

export function Component() {
  const { slug } = useParams()
  const { pathname } = useLocation()
  if (isPayment(pathname)) return <CampaignPaymentPage />
  return slug ? <OneCampaign slug={slug} /> : <CampaignList />
}

function OneCampaign({ slug }: { slug: string }) {
  const campaign = useQuery(campaignQuery(slug))
  if (campaign.data) return <CampaignDetails key={slug} campaign={campaign.data} />
  return (
    <Container py={{ base: '6', md: '10' }}>
      {campaign.isError ? (
        <ErrorState
          level={1}
          title="We could not load this campaign"
          onRetry={() => void campaign.refetch()}
          retrying={campaign.isFetching}
        />
      ) : (
        <>
          <Skeleton height="18rem" borderRadius="2xl" mb="8" />
          <Box maxW="40rem">
            <SkeletonLines label="Loading the campaign" lines={10} />
          </Box>
        </>
      )}
    </Container>
  )
}
