import type { Order } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { Box, chakra, Flex } from '@brightyard/ui'

/** The totals of an order, with the tax in them by rate. */
export function OrderAmounts({ order: { totals, coupon_code, delivery } }: { order: Order }) {
  const { discount_in_paise, delivery_in_paise } = totals
  return (
    <Box fontVariantNumeric="tabular-nums">
      <dl>
        <Row name="Items">{formatMoney(totals.items_in_paise)}</Row>
        {discount_in_paise > 0 ? (
          <Row name={coupon_code ? `Coupon ${coupon_code}` : 'Discount'}>
            {`−${formatMoney(discount_in_paise)}`}
          </Row>
        ) : null}
        <Row name={delivery.name}>
          {delivery_in_paise > 0 ? formatMoney(delivery_in_paise) : 'Free'}
        </Row>
        <Row name="Total" strong>
          {formatMoney(totals.total_in_paise)}
        </Row>
      </dl>
      <Box mt="4" overflowX="auto">
        <chakra.table width="full" fontSize="sm" css={{ borderCollapse: 'collapse' }}>
          <chakra.caption textAlign="start" fontWeight="semibold" pb="1">
            Tax in the total
          </chakra.caption>
          <thead>
            <chakra.tr color="fg.muted">
              <Head start>Rate</Head>
              <Head>Before tax</Head>
              <Head>Tax</Head>
            </chakra.tr>
          </thead>
          <tbody>
            {totals.tax_rates.map(({ tax_percent, pre_tax_in_paise, tax_in_paise }) => (
              <tr key={tax_percent}>
                <chakra.th scope="row" textAlign="start" fontWeight="normal" py="1">
                  {tax_percent}%
                </chakra.th>
                <chakra.td textAlign="end">{formatMoney(pre_tax_in_paise)}</chakra.td>
                <chakra.td textAlign="end">{formatMoney(tax_in_paise)}</chakra.td>
              </tr>
            ))}
            <chakra.tr fontWeight="semibold" borderTopWidth="1px">
              <chakra.th scope="row" textAlign="start" py="1">
                Total
              </chakra.th>
              <chakra.td textAlign="end">{formatMoney(totals.pre_tax_in_paise)}</chakra.td>
              <chakra.td textAlign="end">{formatMoney(totals.tax_in_paise)}</chakra.td>
            </chakra.tr>
          </tbody>
        </chakra.table>
      </Box>
    </Box>
  )
}

const Head = ({ start = false, children }: { start?: boolean; children: string }) => (
  <chakra.th scope="col" fontWeight="normal" textAlign={start ? 'start' : 'end'}>
    {children}
  </chakra.th>
)

interface RowProps {
  name: string
  strong?: boolean
  children: string
}

const Row = ({ name, strong = false, children }: RowProps) => (
  <Flex
    justify="space-between"
    wrap="wrap"
    columnGap="4"
    py="1.5"
    {...(strong ? { borderTopWidth: '2px', mt: '1', fontWeight: 'bold', fontSize: 'lg' } : {})}
  >
    <chakra.dt>{name}</chakra.dt>
    <chakra.dd>{children}</chakra.dd>
  </Flex>
)
