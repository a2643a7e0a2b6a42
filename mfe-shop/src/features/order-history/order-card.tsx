import { contentsOf, type OrderSummary } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { shopPaths } from '@brightyard/contract/paths'
import { DateTime, Link, pictureProps } from '@brightyard/runtime'
import { Box, Card, Chip, Flex, Heading, Link as StyledLink, Picture, Text } from '@brightyard/ui'
import { pieceCount, statusColours, statusLabels } from '../../orders/order-labels.ts'

/** One order of a list. Two of a day are told apart by what was bought. */
export function OrderCard({ order }: { order: OrderSummary }) {
  const { id, order_code, status, placed_at, total_in_paise, pictures, item_count, names } = order
  return (
    <Card as="li" p={{ base: '4', md: '5' }} interactive position="relative">
      <Flex
        direction={{ base: 'column', md: 'row' }}
        gap={{ base: '3', md: '6' }}
        align={{ md: 'center' }}
      >
        <Flex gap="1.5" flexShrink={0} width={{ md: '13.5rem' }} aria-hidden>
          {pictures.map((picture, place) => (
            <Box key={`${picture.src} ${place}`} width={{ base: '3.5rem', md: '3rem' }}>
              <Picture
                {...pictureProps(picture)}
                alt=""
                css={{
                  width: '100%',
                  aspectRatio: '1',
                  objectFit: 'cover',
                  borderRadius: 'md',
                }}
              />
            </Box>
          ))}
        </Flex>
        <Box flex="1" minW="0">
          <Heading as="h2" size="sm" overflowWrap="anywhere">
            <StyledLink
              asChild
              variant="quiet"
              css={{ '&::after': { content: '""', position: 'absolute', inset: '0' } }}
            >
              <Link to={shopPaths.orderDetails.to({ id })} aria-describedby={`order-${id}`}>
                Order of <DateTime iso={placed_at} show="day-and-month" />: {contentsOf(names)}
              </Link>
            </StyledLink>
          </Heading>
          <Text id={`order-${id}`} mt="0.5">
            {pieceCount(item_count)}, placed <DateTime iso={placed_at} show="moment" />
          </Text>
          <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            {order_code}
          </Text>
        </Box>
        <Flex
          direction={{ base: 'row', md: 'column' }}
          align={{ base: 'center', md: 'flex-end' }}
          justify="space-between"
          wrap="wrap"
          gap="2"
          flexShrink={0}
        >
          <Chip size="md" colorPalette={statusColours[status]}>
            {statusLabels[status]}
          </Chip>
          <Text fontFamily="heading" fontWeight="bold" fontSize="lg">
            {formatMoney(total_in_paise)}
          </Text>
        </Flex>
      </Flex>
    </Card>
  )
}
