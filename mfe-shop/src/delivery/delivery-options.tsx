import type { DeliveryOption } from '@brightyard/contract/entities'
import { formatPrice } from '@brightyard/contract/money'
import { chakra, Span, Text } from '@brightyard/ui'

// The days are those of India already.
const dayOf = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
const day = (iso: string) => dayOf.format(new Date(iso))

/** `Tue, 24 Nov`, or `Tue, 24 Nov to Thu, 26 Nov`. */
export const daysOf = ({ from, to }: Pick<DeliveryOption, 'from' | 'to'>) =>
  from === to ? day(from) : `${day(from)} to ${day(to)}`

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
          <Span fontWeight="semibold">{daysOf(option)}</Span>
          <Span color="fg.muted">{` · ${option.name}, ${priceOf(option)}`}</Span>
        </Text>
      </li>
    ))}
  </chakra.ul>
)
