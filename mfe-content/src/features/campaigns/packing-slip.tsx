import type { CampaignDeskOrder } from '@brightyard/contract/entities'
import { DateTime } from '@brightyard/runtime'
import { Box, Card, Grid, Heading, Text } from '@brightyard/ui'
import { addressLines } from './address-lines.ts'
import { SendOrder } from './send-order.tsx'

/** As a packing slip: what goes in on the left, where it goes on the right. */
export const PackingSlip = ({ order }: { order: CampaignDeskOrder }) => (
  <Card as="li" p={{ base: '4', md: '5' }}>
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: '1.2fr 1fr' }} columnGap="8" rowGap="4">
      <Box minW="0">
        <Text color="colorPalette.fg" fontWeight="semibold">
          {order.campaign.title}
        </Text>
        <Heading as="h2" size="sm" mt="0.5">
          {order.quantity} × {order.package}
        </Heading>
        {order.chosen.map((options, piece) => (
          <Text key={piece} mt="1">
            {order.chosen.length > 1 ? `${piece + 1}. ` : ''}
            {options.join(', ')}
          </Text>
        ))}
        <Text mt="2" color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          {order.order_code}
          {order.paid_at ? (
            <>
              , paid <DateTime iso={order.paid_at} show="moment" />
            </>
          ) : null}
        </Text>
      </Box>
      <Box minW="0" overflowWrap="anywhere">
        <Text fontWeight="semibold">{order.payer}</Text>
        <Text color="fg.muted">{order.contact}</Text>
        {order.address ? (
          <Box mt="2" aria-label="Sent to" role="group">
            {addressLines(order.address).map((line) => (
              <Text key={line}>{line}</Text>
            ))}
          </Box>
        ) : null}
        {order.address ? <SendOrder order={order} /> : null}
      </Box>
    </Grid>
  </Card>
)
