import type { Order } from '@brightyard/contract/entities'
import { shopPaths } from '@brightyard/contract/paths'
import { Link, Navigate, PageHead, useLoaderData, useQuery } from '@brightyard/runtime'
import {
  Card,
  Container,
  ErrorState,
  Grid,
  Heading,
  LinkButton,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@brightyard/ui'
import { DoneArt } from '@brightyard/ui/art'
import { deliveryDays } from '../../orders/order-labels.ts'
import { orderByCodeQuery } from '../../orders/orders.queries.ts'
import { loadOrder } from '../../payment/load-order.ts'
import { OrderName, Outcome } from '../../payment/outcome.tsx'
import { throwRefusal } from '@brightyard/runtime/payments'
import { BoughtItems } from './bought-items.tsx'

export const loader = loadOrder(({ queryClient }, orderCode) =>
  queryClient.fetchQuery({ ...orderByCodeQuery(orderCode), retry: false }),
)

/** The order is placed and paid. It only shows what the server has: a reload changes nothing. */
export function Component() {
  const orderCode = useLoaderData<string>()
  const order = useQuery(orderByCodeQuery(orderCode))
  throwRefusal(order.error)
  return (
    <Container size="reading" py={{ base: '6', md: '10' }} colorPalette="shop">
      <PageHead title="Thank you" description="Your order is placed." hidden />
      {order.data ? (
        <Placed order={order.data} />
      ) : order.isError ? (
        <ErrorState
          title="We could not load your order"
          level={1}
          onRetry={() => void order.refetch()}
          retrying={order.isFetching}
        >
          It has been placed. You can find it under My orders.
        </ErrorState>
      ) : (
        <Stack gap="5" aria-busy role="status">
          <VisuallyHidden>Loading your order</VisuallyHidden>
          <Skeleton height="20rem" borderRadius="xl" />
          <Skeleton height="12rem" borderRadius="xl" />
        </Stack>
      )}
    </Container>
  )
}

const unpaid: readonly Order['status'][] = ['awaiting_payment', 'payment_failed']

function Placed({ order }: { order: Order }) {
  const { id, order_code, status, delivery } = order
  if (unpaid.includes(status))
    return <Navigate replace to={shopPaths.paymentStatus.to({}, { order_code })} />
  return (
    <>
      <Outcome
        art={<DoneArt />}
        title="Thank you for your order"
        actions={
          <>
            <LinkButton asChild>
              <Link to={shopPaths.orderDetails.to({ id })}>See the order</Link>
            </LinkButton>
            <LinkButton asChild variant="outline">
              <Link to={shopPaths.home.to()}>Continue shopping</Link>
            </LinkButton>
          </>
        }
      >
        <p>
          We have received your payment and are packing your order. Expected delivery:{' '}
          <strong>{deliveryDays(delivery)}</strong>.
        </p>
        <OrderName code={order_code} totalInPaise={order.total_in_paise} />
      </Outcome>
      <Grid
        mt="6"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 20rem' }}
        gap="5"
        alignItems="start"
      >
        <BoughtItems order={order} />
        <DeliveryCard order={order} />
      </Grid>
    </>
  )
}

/** Where the parcel goes and when. */
const DeliveryCard = ({ order }: { order: Order }) => {
  const { name, line1, line2, city, pincode } = order.address
  return (
    <Card as="section" aria-labelledby="delivery" p={{ base: '4', sm: '5' }}>
      <Heading id="delivery" size="md">
        {order.delivery.name}
      </Heading>
      <Text mt="2" fontWeight="semibold">
        {deliveryDays(order.delivery)}
      </Text>
      <Text mt="2" color="fg.muted" overflowWrap="anywhere">
        {[name, line1, line2].filter(Boolean).join(', ')}
        <br />
        {city} {pincode}
      </Text>
    </Card>
  )
}
