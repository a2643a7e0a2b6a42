import type { StockAlert } from '@brightyard/contract/entities'
import { Link, pictureProps, useQuery } from '@brightyard/runtime'
import { Box, Card, chakra, Link as LinkStyle, Picture, Section, Text } from '@brightyard/ui'
import { productAddress } from '../../catalog/product-link.ts'
import { StockAlertButton } from '../../stock-alerts/stock-alert-button.tsx'
import { stockAlertsQuery } from '../../stock-alerts/stock-alerts.queries.ts'

/** What the person wants to hear of when it is back, with a way out for each; nothing where there is none. */
export function AwaitedProducts({ userId }: { userId: number }) {
  const alerts = useQuery(stockAlertsQuery(userId))
  if (!alerts.data || alerts.data.length === 0) return null
  return (
    <Box mt={{ base: '10', md: '14' }}>
      <Section
        title="We will tell you when these are back"
        intro="Once, by the ways of your notification settings."
      >
        <chakra.ul
          aria-label="Awaited products"
          listStyleType="none"
          display="grid"
          gap="3"
          gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 21rem), 1fr))"
        >
          {alerts.data.map((alert) => (
            <Awaited key={alert.variant_id} alert={alert} />
          ))}
        </chakra.ul>
      </Section>
    </Box>
  )
}

const Awaited = ({ alert }: { alert: StockAlert }) => (
  <Card as="li" p="3" flexDirection="row" gap="3.5" alignItems="center">
    <Picture
      {...pictureProps(alert.picture)}
      alt=""
      css={{
        width: '5rem',
        flexShrink: 0,
        aspectRatio: '1',
        objectFit: 'cover',
        borderRadius: 'lg',
      }}
    />
    <Box flex="1" minW="0">
      <LinkStyle asChild variant="quiet" fontWeight="bold" display="inline-block" py="2">
        <Link to={productAddress(alert.ecomm_product_id, alert.variant_id)}>{alert.name}</Link>
      </LinkStyle>
      <Text fontSize="sm" color="fg.muted" mb="2">
        {alert.variant_name}
      </Text>
      <StockAlertButton
        product={{ id: alert.ecomm_product_id, name: alert.name }}
        variantId={alert.variant_id}
      />
    </Box>
  </Card>
)
