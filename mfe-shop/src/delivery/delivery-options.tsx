import type { DeliveryOption } from '@brightyard/contract/entities'
import { formatPrice } from '@brightyard/contract/money'
import { formatDays } from '@brightyard/runtime'
import { chakra, Span, Text } from '@brightyard/ui'

function priceOf({ price_in_paise, free_from_in_paise }: DeliveryOption) {
  if (price_in_paise === 0) return 'free'
  const price = formatPrice(price_in_paise)
  return free_from_in_paise === null
    ? price
    : `${price}, free from ${formatPrice(free_from_in_paise)}`
}

/** The ways a parcel can come: days and price of each. */
export const DeliveryOptions = ({ options }: { options: readonly DeliveryOption[] }) => (
  <chakra.ul listStyleType="none" display="grid" gap="1">
    {options.map((option) => (
      <li key={option.choice}>
        <Text>
          <Span fontWeight="semibold">{formatDays(option.from, option.to, 'weekday-and-day')}</Span>
          <Span color="fg.muted">{` · ${option.name}, ${priceOf(option)}`}</Span>
        </Text>
      </li>
    ))}
  </chakra.ul>
)
