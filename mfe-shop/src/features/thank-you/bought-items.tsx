import type { Order } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { pictureProps } from '@brightyard/runtime'
import { Box, Card, chakra, Flex, Heading, Picture, Text } from '@brightyard/ui'

export const BoughtItems = ({ order }: { order: Order }) => (
  <Card as="section" aria-labelledby="bought-items" p={{ base: '4', sm: '5' }}>
    <Heading id="bought-items" size="md">
      What you bought
    </Heading>
    <chakra.ul listStyleType="none" mt="3" display="grid" gap="4">
      {order.lines.map((line) => (
        <Flex as="li" key={line.id} gap="4" align="center">
          <Box flexShrink={0} width="4.5rem">
            <Picture
              {...pictureProps(line.picture)}
              alt=""
              css={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 'md' }}
            />
          </Box>
          <Box flex="1" minW="0">
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {line.name}
            </Text>
            <Text fontSize="sm" color="fg.muted">
              {[line.variant_name, `${line.quantity}\u00A0×\u00A0${line.price}`]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </Box>
          <Text flexShrink={0} fontVariantNumeric="tabular-nums">
            {formatMoney(line.total_in_paise)}
          </Text>
        </Flex>
      ))}
    </chakra.ul>
    <Flex
      justify="space-between"
      mt="4"
      pt="3"
      borderTopWidth="2px"
      fontWeight="bold"
      fontSize="lg"
      fontVariantNumeric="tabular-nums"
    >
      <Text>Paid</Text>
      <Text>{formatMoney(order.total_in_paise)}</Text>
    </Flex>
  </Card>
)
