import type { ContentCard } from '@brightyard/contract/entities'
import { formatPrice } from '@brightyard/contract/money'
import { DateTime } from '@brightyard/runtime'
import { Flex } from '@brightyard/ui'
import { CalendarIcon, PlaceIcon, TicketIcon } from '@brightyard/ui/icons'
import type { ReactNode } from 'react'

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Flex as="li" align="center" gap="2" css={{ '& svg': { flexShrink: 0, opacity: 0.75 } }}>
    {icon}
    <span>{children}</span>
  </Flex>
)

/** Date, place and price, where the entry has them. */
export function EntryFacts({ entry }: { entry: ContentCard }) {
  const { starts_at, place, price_in_paise, subtitle } = entry
  if (!starts_at && !place && price_in_paise === null && !subtitle) return null
  return (
    <Flex as="ul" direction="column" gap="1" listStyleType="none" fontSize="sm" color="fg.muted">
      {starts_at ? (
        <Fact icon={<CalendarIcon size={16} />}>
          <DateTime iso={starts_at} show="moment" zone="home" />
        </Fact>
      ) : null}
      {place ? <Fact icon={<PlaceIcon size={16} />}>{place}</Fact> : null}
      {subtitle ? <li>{subtitle}</li> : null}
      {price_in_paise === null ? null : (
        <Fact icon={<TicketIcon size={16} />}>
          {price_in_paise === 0 ? 'Free of charge' : formatPrice(price_in_paise)}
        </Fact>
      )}
    </Flex>
  )
}
