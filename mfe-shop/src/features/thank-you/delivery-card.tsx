import type { Order } from '@brightyard/contract/entities'
import { Card, Heading, Text } from '@brightyard/ui'
import { deliveryDays } from '../../orders/order-labels.ts'

/** Where the parcel goes and when. */
export const DeliveryCard = ({ order }: { order: Order }) => {
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
