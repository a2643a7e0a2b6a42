import { orderStatuses, roleIds } from '@brightyard/contract/entities'
import { shopPaths } from '@brightyard/contract/paths'
import {
  Link,
  type PageContext,
  PageHead,
  useNavigate,
  useQuery,
  useSearchParams,
  useUser,
} from '@brightyard/runtime'
import {
  Box,
  Container,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeading,
  Pagination,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@brightyard/ui'
import { EmptyBagArt } from '@brightyard/ui/art'
import { Field, Select } from '@brightyard/ui/form'
import { ShopTrail } from '../../catalog/shop-trail.tsx'
import { statusLabels } from '../../orders/order-labels.ts'
import { type OrdersFilter, ordersQuery, readOrdersFilter } from '../../orders/orders.queries.ts'
import { OrderCard } from './order-card.tsx'

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

/** Why a list of orders is empty, and where to go from there. */
function NoOrders({ filter, total }: { filter: OrdersFilter; total: number }) {
  if (total > 0 || filter.status)
    return (
      <EmptyState
        title={
          total > 0 || !filter.status
            ? 'There are no orders on this page'
            : `You have no orders with the status “${statusLabels[filter.status]}”`
        }
        action={
          <LinkButton asChild variant="outline">
            <Link to={shopPaths.orders.to()}>Show all orders</Link>
          </LinkButton>
        }
      />
    )
  return (
    <EmptyState
      title="No orders yet"
      art={<EmptyBagArt />}
      action={
        <LinkButton asChild>
          <Link to={shopPaths.home.to()}>To the shop</Link>
        </LinkButton>
      }
    >
      Your orders will appear here, with their invoices and delivery updates.
    </EmptyState>
  )
}

/** Admins look after everybody's orders. */
function ToOrderDesk() {
  const user = useUser()
  if (user?.role_id !== roleIds.superAdmin) return null
  return (
    <LinkButton asChild variant="outline">
      <Link to={shopPaths.orderDesk.to()}>Order desk</Link>
    </LinkButton>
  )
}
