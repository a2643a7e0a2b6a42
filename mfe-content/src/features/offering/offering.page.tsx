import { type ActivityKind, activityKinds } from '@brightyard/contract/entities'
import { offeringAddress } from '@brightyard/contract/paths'
import {
  homeZone,
  Link,
  loadSubject,
  type PageContext,
  PageHead,
  replace,
  useLoaderData,
  useLocation,
  useParams,
  useQuery,
  zonedClock,
} from '@brightyard/runtime'
import { Box, Container, ErrorState, LinkButton, Skeleton, SkeletonLines } from '@brightyard/ui'
import { kinds } from '../../offerings/offering-words.ts'
import { reviewsQuery } from '../../reviews/reviews.queries.ts'
import { offeringQuery } from '../../offerings/offerings.queries.ts'
import { LiveClassesLanding, loadLiveClasses } from '../../landings/live-classes-landing.tsx'
import { OfferingDetails } from './offering-details.tsx'

/** The kind is the first word of the address. */
function kindOf(pathname: string): ActivityKind {
  const [, word = ''] = pathname.toLowerCase().split('/')
  return activityKinds.find((kind) => kind === word) ?? 'event'
}

/** Without a slug, of live classes alone: today's date, so that the browser goes on with the server's. */
export async function loader({ params, request, queryClient }: PageContext) {
  const { slug } = params
  if (!slug) {
    const today = zonedClock(new Date(), homeZone).date
    await loadLiveClasses(queryClient, today)
    return today
  }
  const kind = kindOf(new URL(request.url).pathname)
  const loading = queryClient.ensureQueryData(offeringQuery(kind, slug))
  await loadSubject(loading)
  const offering = await loading.catch(() => null)
  if (offering && offering.kind !== kind) return replace(offeringAddress(offering))
  // Reviews that cannot be loaded say so in their place.
  if (offering)
    await queryClient.prefetchInfiniteQuery(reviewsQuery({ kind: 'offering', id: offering.id }))
  return null
}

export function Component() {
  const { slug } = useParams()
  const today = useLoaderData<string | null>()
  return slug ? <OneOffering slug={slug} /> : <LiveClassesLanding today={today ?? ''} />
}

function OneOffering({ slug }: { slug: string }) {
  const kind = kindOf(useLocation().pathname)
  const offering = useQuery(offeringQuery(kind, slug))
  if (offering.data) return <OfferingDetails key={offering.data.id} offering={offering.data} />
  const { one, many, landing } = kinds[kind]
  return (
    <Container py={{ base: '6', md: '10' }}>
      <PageHead
        title={one}
        description={`One of the ${many.toLowerCase()} at Brightyard.`}
        hidden
      />
      {offering.isError ? (
        <ErrorState
          level={1}
          title={`We could not load this ${one.toLowerCase()}`}
          onRetry={() => void offering.refetch()}
          retrying={offering.isFetching}
          action={
            <LinkButton asChild variant="outline">
              <Link to={landing}>All {many.toLowerCase()}</Link>
            </LinkButton>
          }
        />
      ) : (
        <>
          <Skeleton height="3rem" width="70%" mb="6" />
          <Skeleton aspectRatio="16 / 7" borderRadius="2xl" mb="8" />
          <Box maxW="40rem">
            <SkeletonLines label={`Loading the ${one.toLowerCase()}`} lines={10} />
          </Box>
        </>
      )}
    </Container>
  )
}
