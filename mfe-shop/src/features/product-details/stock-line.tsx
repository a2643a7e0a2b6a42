import type { ProductVariant } from '@brightyard/contract/entities'
import { Text } from '@brightyard/ui'

const few = 5

interface StockLineProps {
  variant: ProductVariant
  maxOrderQuantity: number
}

/** How many there are, and how many one order may hold. */
export function StockLine({ variant: { units_available }, maxOrderQuantity }: StockLineProps) {
  if (units_available < 1)
    return (
      <Text fontWeight="bold" color="danger.fg">
        Out of stock
      </Text>
    )
  const stock = units_available <= few ? `Only ${units_available} left` : 'In stock'
  return (
    <Text>
      <Text as="span" fontWeight="bold" color={units_available <= few ? 'shop.fg' : 'learn.fg'}>
        {stock}
      </Text>
      <Text as="span" color="fg.muted">{` · at most ${maxOrderQuantity} in one order`}</Text>
    </Text>
  )
}
