import type { Order, OrderLine } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { Link, pictureProps } from '@brightyard/runtime'
import { Box, chakra, Flex, Link as StyledLink, Picture, Text } from '@brightyard/ui'
import { productAddress } from '../../catalog/product-link.ts'
import { OrderPart } from './order-part.tsx'

/** What was bought, as it was when it was bought. */
export const OrderLines = ({ order }: { order: Order }) => (
  <OrderPart title="Items">
    <chakra.ul listStyleType="none" display="grid" gap="4">
      {order.lines.map((line) => (
        <li key={line.id}>
          <Line line={line} />
        </li>
      ))}
    </chakra.ul>
  </OrderPart>
)

function Line({ line }: { line: OrderLine }) {
  const { name, variant_name, quantity, price_in_paise, tax_percent, discount_in_paise } = line
  const facts = [
    variant_name,
    `${quantity} × ${formatMoney(price_in_paise)}`,
    tax_percent === '0' ? 'no tax' : `${tax_percent}% tax included`,
  ]
  return (
    <Flex gap={{ base: '3', sm: '4' }} align="flex-start">
      <Box flexShrink={0} width={{ base: '4rem', sm: '5.5rem' }}>
        <Picture
          {...pictureProps(line.picture)}
          alt=""
          css={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 'md' }}
        />
      </Box>
      <Flex flex="1" minW="0" justify="space-between" columnGap="4" rowGap="1" wrap="wrap">
        <Box minW="0" flex="1 1 11rem">
          <StyledLink asChild variant="quiet" fontWeight="semibold">
            <Link to={productAddress(line.ecomm_product_id, line.variant_id)}>{name}</Link>
          </StyledLink>
          <Text color="fg.muted" fontSize="sm">
            {facts.filter(Boolean).join(' · ')}
          </Text>
          {discount_in_paise > 0 ? (
            <Text color="learn.fg" fontSize="sm" fontWeight="semibold">
              {formatMoney(discount_in_paise)} off with the coupon
            </Text>
          ) : null}
        </Box>
        <Text fontWeight="bold" fontVariantNumeric="tabular-nums">
          {formatMoney(line.total_in_paise)}
        </Text>
      </Flex>
    </Flex>
  )
}
