import type { PaymentSummary } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { Box, chakra, Flex, Text } from '@brightyard/ui'

/** What is paid for, with the tax that is in each line. */
export const PaymentLines = ({ lines }: { lines: PaymentSummary['lines'] }) => (
  <chakra.ul listStyleType="none" mt="3" aria-label="What is paid for">
    {lines.map((line, index) => (
      <Flex
        as="li"
        key={`${line.name}-${index}`}
        justify="space-between"
        gap="4"
        py="3"
        borderTopWidth="1px"
      >
        <Box minW="0">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {line.quantity} × {line.name}
          </Text>
          <Text fontSize="sm" color="fg.muted">
            {line.tax_in_paise === 0
              ? 'No tax'
              : `${formatMoney(line.pre_tax_in_paise)} and ${line.tax_percent} % tax, ${formatMoney(line.tax_in_paise)}`}
            {line.discount_in_paise > 0 ? `, ${formatMoney(line.discount_in_paise)} taken off` : ''}
          </Text>
        </Box>
        <Text flexShrink={0} fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {formatMoney(line.total_in_paise)}
        </Text>
      </Flex>
    ))}
  </chakra.ul>
)
