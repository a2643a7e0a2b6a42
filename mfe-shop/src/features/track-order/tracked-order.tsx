import type { TrackedOrder } from '@brightyard/contract/entities'
import { shopPaths } from '@brightyard/contract/paths'
import { DateTime, Link } from '@brightyard/runtime'
import { Box, Card, Chip, Flex, Heading, Link as StyledLink, Text } from '@brightyard/ui'
import { OrderTimeline } from '../../orders/order-timeline.tsx'
import { deliveryDays, pieceCount, statusColours, statusLabels } from '../../orders/order-labels.ts'

const isUnderWay = ({ status }: TrackedOrder) => ['paid', 'packed', 'shipped'].includes(status)

/** What everybody with the link may see. */
export function Tracked({ order }: { order: TrackedOrder }) {
  const { order_code, status, timeline, delivery, parcel, city } = order
  return (
    <>
      <Card as="section" aria-label={`Order ${order_code}`} p={{ base: '5', md: '7' }}>
        <Flex justify="space-between" align="flex-start" wrap="wrap" gap="3">
          <Box minW="0">
            <Heading as="h2" size="md" overflowWrap="anywhere">
              {order_code}
            </Heading>
            <Text color="fg.muted">
              {pieceCount(order.item_count)} · placed <DateTime iso={order.placed_at} />
            </Text>
          </Box>
          <Chip size="md" colorPalette={statusColours[status]}>
            {statusLabels[status]}
          </Chip>
        </Flex>
        <Box mt="4" mb="6">
          <Text>
            {delivery.name} to {city}
            {isUnderWay(order) ? `, expected ${deliveryDays(delivery)}` : ''}
          </Text>
          {parcel ? (
            <Text overflowWrap="anywhere">
              {parcel.carrier}, parcel {parcel.number}
            </Text>
          ) : null}
        </Box>
        <OrderTimeline status={status} timeline={timeline} />
      </Card>
      <Text mt="5">
        <StyledLink asChild>
          <Link to={shopPaths.trackOrder.to()}>Track another order</Link>
        </StyledLink>
      </Text>
    </>
  )
}
