import type { Totals } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { chakra, Flex } from '@brightyard/ui'

interface TotalsListProps {
  totals: Totals
  /** Names the discount. */
  couponCode?: string | null | undefined
  /** False before a way of delivery is chosen. */
  hasDelivery?: boolean
}

/** Totals from the server, with their tax by rate. Nothing is added up here. */
export function TotalsList({ totals, couponCode, hasDelivery = true }: TotalsListProps) {
  const { discount_in_paise: discount, delivery_in_paise: delivery } = totals
  return (
    <chakra.dl fontVariantNumeric="tabular-nums">
      <Row name="Items">{formatMoney(totals.items_in_paise)}</Row>
      {discount > 0 ? (
        <Row
          name={couponCode ? `Coupon ${couponCode}` : 'Coupon'}
        >{`−${formatMoney(discount)}`}</Row>
      ) : null}
      {hasDelivery ? (
        <Row name="Delivery">{delivery === 0 ? 'Free' : formatMoney(delivery)}</Row>
      ) : null}
      <Row name="Total" look="total">
        {formatMoney(totals.total_in_paise)}
      </Row>
      <Row name="Price before tax" look="part">
        {formatMoney(totals.pre_tax_in_paise)}
      </Row>
      {totals.tax_rates.filter(isTaxed).map(({ tax_percent, tax_in_paise }) => (
        <Row key={tax_percent} name={`Tax ${tax_percent}%`} look="part">
          {formatMoney(tax_in_paise)}
        </Row>
      ))}
    </chakra.dl>
  )
}

const isTaxed = ({ tax_in_paise }: Totals['tax_rates'][number]) => tax_in_paise > 0

const looks = {
  sum: { py: '1.5' },
  total: {
    borderTopWidth: '2px',
    mt: '1.5',
    pt: '2.5',
    pb: '2',
    fontWeight: 'bold',
    fontSize: 'lg',
  },
  part: { py: '0.5', color: 'fg.muted', fontSize: 'sm' },
} as const

function Row({
  name,
  look = 'sum',
  children,
}: {
  name: string
  look?: keyof typeof looks
  children: string
}) {
  return (
    <Flex justify="space-between" gap="4" {...looks[look]}>
      <chakra.dt minW="0" overflowWrap="anywhere">
        {name}
      </chakra.dt>
      <chakra.dd flexShrink={0}>{children}</chakra.dd>
    </Flex>
  )
}
