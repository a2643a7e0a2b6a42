import { PageHead, useNavigate, useQuery, useSearchParams } from '@brightyard/runtime'
import { shopPaths } from '@brightyard/contract/paths'
import {
  Box,
  Container,
  ErrorState,
  Notice,
  PageHeading,
  Skeleton,
  VisuallyHidden,
} from '@brightyard/ui'
import { queryValue } from '../../catalog/query-value.ts'
import { TrackForm } from './track-form.tsx'
import { trackedQuery } from './track-order.queries.ts'
import { Tracked } from './tracked-order.tsx'

/** Tracks an order without a sign-in, by its number and its key; neither alone reveals anything. */
export function Component() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const code = queryValue(search, 'code').trim()
  const secret = queryValue(search, 'secret').trim()
  return (
    <Container size="reading" py={{ base: '6', md: '10' }} colorPalette="shop">
      <PageHead title="Track an order" description="See where your order is." hidden />
      <PageHeading intro="For you and everyone you have shared the link with.">
        Track an order
      </PageHeading>
      {code && secret ? (
        <Found key={`${code} ${secret}`} code={code} secret={secret} />
      ) : (
        <TrackForm
          code={code}
          onTrack={(wanted) => void navigate(shopPaths.trackOrder.to({}, { ...wanted }))}
        />
      )}
    </Container>
  )
}

function Found({ code, secret }: { code: string; secret: string }) {
  const navigate = useNavigate()
  const tracked = useQuery(trackedQuery(code, secret))
  if (tracked.error instanceof Response)
    return (
      <>
        <Box mb="6">
          <Notice tone="warning" title="There is no order with this number and key">
            Please check both, or open the link in our email again.
          </Notice>
        </Box>
        <TrackForm
          code={code}
          onTrack={(wanted) => void navigate(shopPaths.trackOrder.to({}, { ...wanted }))}
        />
      </>
    )
  if (!tracked.data)
    return tracked.isError ? (
      <ErrorState
        title="We could not look up this order"
        onRetry={() => void tracked.refetch()}
        retrying={tracked.isFetching}
      />
    ) : (
      <Box role="status" aria-busy>
        <VisuallyHidden>Looking for the order</VisuallyHidden>
        <Skeleton height="22rem" borderRadius="xl" />
      </Box>
    )
  return <Tracked order={tracked.data} />
}
