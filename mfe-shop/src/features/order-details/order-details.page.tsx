import { isDatabaseId, type Order, roleIds } from '@brightyard/contract/entities'
import { shopPaths } from '@brightyard/contract/paths'
import {
  ApiError,
  DateTime,
  type PageContext,
  PageHead,
  pageNotFound,
  useLoaderData,
  useQuery,
  useUser,
} from '@brightyard/runtime'
import {
  Box,
  Chip,
  Container,
  ErrorState,
  Flex,
  Grid,
  PageHeading,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@brightyard/ui'
import { CopyableCode } from '@brightyard/ui/copyable-code'
import { ShopTrail } from '../../catalog/shop-trail.tsx'
import { OrderTimeline } from '../../orders/order-timeline.tsx'
import { statusColours, statusLabels } from '../../orders/order-labels.ts'
import { orderQuery } from '../../orders/orders.queries.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderAmounts } from './order-amounts.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderPart } from './order-part.tsx'

/** Somebody else's order looks like one that does not exist. */
export async function loader({ params, queryClient }: PageContext) {
  const id = Number(params.id)
  if (!isDatabaseId(id)) throw pageNotFound()
  try {
    await queryClient.fetchQuery({ ...orderQuery(id), staleTime: 0, retry: false })
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'not-found') throw pageNotFound()
    // Every other failure shows on the page, with a way to try again.
  }
  return id
}

export function Component() {
  const id = useLoaderData<number>()
  const order = useQuery(orderQuery(id))
  return (
    <Container py={{ base: '6', md: '10' }} colorPalette="shop">
      <PageHead title="Your order" description="One of your orders." hidden />
      {order.data ? (
        <OneOrder order={order.data} />
      ) : (
        <>
          <PageHeading>Your order</PageHeading>
          {order.isError ? (
            <ErrorState
              title="We could not load this order"
              onRetry={() => void order.refetch()}
              retrying={order.isFetching}
            />
          ) : (
            <OrderSkeleton />
          )}
        </>
      )}
    </Container>
  )
}

function OneOrder({ order }: { order: Order }) {
  const { order_code, status, timeline } = order
  const list =
    useUser()?.role_id === roleIds.superAdmin
      ? { label: 'Order desk', to: shopPaths.orderDesk.to() }
      : { label: 'My orders', to: shopPaths.orders.to() }
  return (
    <>
      <PageHeading
        trail={<ShopTrail steps={[list, { label: 'This order' }]} />}
        intro={
          <Flex as="span" wrap="wrap" columnGap="3" rowGap="2" align="center">
            <Chip size="md" colorPalette={statusColours[status]}>
              {statusLabels[status]}
            </Chip>
            <span>
              Placed <DateTime iso={order.placed_at} show="moment" />
            </span>
            <CopyableCode label="Order code" code={order_code} />
          </Flex>
        }
      >
        Order of <DateTime iso={order.placed_at} show="day-and-month" />
      </PageHeading>
      <OrderActions order={order} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
        gap="6"
        alignItems="start"
      >
        <Stack gap="6">
          <OrderLines order={order} />
          <OrderPart title="Amounts">
            <OrderAmounts order={order} />
          </OrderPart>
        </Stack>
        <Stack gap="6">
          <OrderPart title="What has happened">
            <OrderTimeline status={status} timeline={timeline} />
          </OrderPart>
          <OrderDelivery order={order} />
        </Stack>
      </Grid>
    </>
  )
}

const OrderSkeleton = () => (
  <Box role="status" aria-busy>
    <VisuallyHidden>Loading your order</VisuallyHidden>
    <Skeleton height="4.5rem" borderRadius="lg" mb="6" />
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
      gap="6"
      alignItems="start"
    >
      <Skeleton height="24rem" borderRadius="xl" />
      <Skeleton height="20rem" borderRadius="xl" />
    </Grid>
  </Box>
)
