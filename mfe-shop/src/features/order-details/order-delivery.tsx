import { type Order, spacedMobile } from '@brightyard/contract/entities'
import { shopPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Box, chakra, Link as StyledLink, Text } from '@brightyard/ui'
import { deliveryDays } from '../../orders/order-labels.ts'
import { OrderPart } from './order-part.tsx'

const isUnderWay = ({ status }: Order) =>
  ['awaiting_payment', 'paid', 'packed', 'shipped'].includes(status)

/** Where the parcel goes, and how to follow it. */
export function OrderDelivery({ order }: { order: Order }) {
  const { address, delivery, parcel, order_code, tracking_secret } = order
  const lines = [
    address.line1,
    address.line2,
    address.landmark,
    `${address.city} ${address.pincode}`,
    address.state,
  ]
  return (
    <OrderPart title="Delivery">
      <chakra.address fontStyle="normal" overflowWrap="anywhere">
        <Text fontWeight="semibold">{address.name}</Text>
        {lines.filter(Boolean).map((line) => (
          <Text key={line}>{line}</Text>
        ))}
        <Text color="fg.muted">{spacedMobile(address.mobile)}</Text>
      </chakra.address>
      <Box mt="4">
        <Text>{delivery.name}</Text>
        {isUnderWay(order) ? <Text color="fg.muted">Expected {deliveryDays(delivery)}</Text> : null}
        {parcel ? (
          <Text overflowWrap="anywhere">
            {parcel.carrier}, parcel {parcel.number}
          </Text>
        ) : null}
      </Box>
      <Text mt="4" fontSize="sm" color="fg.muted">
        <StyledLink asChild>
          <Link to={shopPaths.trackOrder.to({}, { code: order_code, secret: tracking_secret })}>
            Tracking page
          </Link>
        </StyledLink>
        . You can share it: it opens without signing in and shows no name, street or price.
      </Text>
    </OrderPart>
  )
}
