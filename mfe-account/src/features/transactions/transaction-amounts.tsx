import type { TransactionDetails } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { DateTime } from '@brightyard/runtime'
import { Box, chakra, Flex } from '@brightyard/ui'
import type { ReactNode } from 'react'

type Tax = TransactionDetails['taxes'][number]

/** Who the tax of one rate goes to, in the words of the invoice; nothing where there is none. */
const sharesOf = ({ tax_percent, ...tax }: Tax) =>
  (
    [
      ['CGST', tax.central_in_paise, Number(tax_percent) / 2],
      ['SGST', tax.state_in_paise, Number(tax_percent) / 2],
      ['IGST', tax.integrated_in_paise, Number(tax_percent)],
    ] as const
  ).filter(([, paise]) => paise > 0)

/** The sums as the invoice has them: what goes to whom, and what went back. */
export function TransactionAmounts({ payment }: { payment: TransactionDetails }) {
  const { totals, coupon_code, delivery, taxes, refunds } = payment
  return (
    <Box fontVariantNumeric="tabular-nums">
      <dl>
        <Row name="Items">{formatMoney(totals.items_in_paise)}</Row>
        {totals.discount_in_paise > 0 && (
          <Row name={coupon_code ? `Coupon ${coupon_code}` : 'Discount'}>
            {`−${formatMoney(totals.discount_in_paise)}`}
          </Row>
        )}
        {delivery && (
          <Row name={delivery.name}>
            {totals.delivery_in_paise > 0 ? formatMoney(totals.delivery_in_paise) : 'Free'}
          </Row>
        )}
        <Row name="Total" strong>
          {formatMoney(totals.total_in_paise)}
        </Row>
        {refunds.map(({ amount_in_paise, refunded_at }, place) => (
          <Row
            key={`${place} ${refunded_at ?? ''}`}
            strong
            name={
              refunded_at ? (
                <>
                  Refunded on <DateTime iso={refunded_at} />
                </>
              ) : (
                'On its way back to you'
              )
            }
          >
            {formatMoney(amount_in_paise)}
          </Row>
        ))}
      </dl>
      <chakra.dl aria-label="Tax in the total" fontSize="sm" color="fg.muted" mt="3">
        <Row name="Price before tax">{formatMoney(totals.pre_tax_in_paise)}</Row>
        {taxes.flatMap((tax) =>
          sharesOf(tax).map(([name, paise, percent]) => (
            <Row key={`${name} ${percent}`} name={`${name} ${percent}%`}>
              {formatMoney(paise)}
            </Row>
          )),
        )}
        <Row name="Tax in the total">{formatMoney(totals.tax_in_paise)}</Row>
      </chakra.dl>
    </Box>
  )
}

interface RowProps {
  name: ReactNode
  strong?: boolean
  children: string
}

const Row = ({ name, strong = false, children }: RowProps) => (
  <Flex
    justify="space-between"
    gap="4"
    py="1.5"
    {...(strong ? { borderTopWidth: '2px', mt: '1', fontWeight: 'bold', fontSize: 'lg' } : {})}
  >
    <chakra.dt>{name}</chakra.dt>
    <chakra.dd>{children}</chakra.dd>
  </Flex>
)
