import { orderStatuses } from '@brightyard/contract/entities'
import { shopPaths } from '@brightyard/contract/paths'
import {
  type PageContext,
  Link,
  PageHead,
  useNavigate,
  useQuery,
  useSearchParams,
} from '@brightyard/runtime'
import {
  Box,
  Container,
  ErrorState,
  PageHeading,
  Pagination,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@brightyard/ui'
import { Field, Select } from '@brightyard/ui/form'
import { ShopTrail } from '../../catalog/shop-trail.tsx'
import { statusLabels } from '../../orders/order-labels.ts'
import { readOrdersFilter, ordersQuery } from '../../orders/orders.queries.ts'
import { NoOrders } from './no-orders.tsx'
import { OrderCard } from './order-card.tsx'
import { ToOrderDesk } from './to-order-desk.tsx'

export function loader({ request, queryClient }: PageContext) {
  const filter = readOrdersFilter(new URL(request.url).searchParams)
  void queryClient.prefetchQuery({ ...ordersQuery(filter), staleTime: 0 })
  return null
}

/** The own orders, the newest first. */
export function Component() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const filter = readOrdersFilter(search)
  return (
    <Container py={{ base: '6', md: '10' }} colorPalette="shop">
      <PageHead title="My orders" description="What you have ordered, and where it is." hidden />
      <PageHeading
        trail={<ShopTrail steps={[{ label: 'My orders' }]} />}
        intro="What you have ordered, and where it is."
        actions={<ToOrderDesk />}
      >
        My orders
      </PageHeading>
      <Box maxW="16rem" mb="5">
        <Field label="Show">
          <Select
            value={filter.status ?? ''}
            options={[
              { value: '', label: 'All orders' },
              ...orderStatuses.map((value) => ({ value, label: statusLabels[value] })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              void navigate(shopPaths.orders.to({}, { status: value }), {
                preventScrollReset: true,
              })
            }
          />
        </Field>
      </Box>
      <Orders />
    </Container>
  )
}

function Orders() {
  const [search] = useSearchParams()
  const filter = readOrdersFilter(search)
  const orders = useQuery(ordersQuery(filter))
  if (!orders.data)
    return orders.isError ? (
      <ErrorState
        title="We could not load your orders"
        onRetry={() => void orders.refetch()}
        retrying={orders.isFetching}
      >
        They are safe. Check your connection and try again.
      </ErrorState>
    ) : (
      <OrdersSkeleton />
    )
  const { data, meta } = orders.data
  if (data.length === 0) return <NoOrders filter={filter} total={meta.total} />
  return (
    <Box aria-busy={orders.isFetching}>
      <Stack as="ul" listStyleType="none" gap="4">
        {data.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </Stack>
      <Pagination
        label="Orders"
        page={meta.current_page}
        pages={meta.last_page}
        link={(page, content) => (
          <Link to={shopPaths.orders.to({}, { status: filter.status, page })}>{content}</Link>
        )}
      />
    </Box>
  )
}

const OrdersSkeleton = () => (
  <Stack gap="4" role="status" aria-busy>
    <VisuallyHidden>Loading your orders</VisuallyHidden>
    {[0, 1, 2, 3].map((place) => (
      <Skeleton key={place} height={{ base: '12.5rem', md: '6.75rem' }} borderRadius="xl" />
    ))}
  </Stack>
)
