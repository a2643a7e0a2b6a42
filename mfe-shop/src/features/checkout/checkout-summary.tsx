import type { CheckoutQuote } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { Box, Button, Card, Heading, LiveRegion, Notice, Stack, Text } from '@brightyard/ui'
import { useState } from 'react'
import { CouponField } from '../../coupon/coupon-field.tsx'
import { TotalsList } from '../../totals/totals-list.tsx'
import { CheckoutIssues } from './checkout-issues.tsx'
import { type Placeable, placingSentence, usePlaceOrder } from './use-place-order.ts'

interface CheckoutSummaryProps {
  userId: number
  quote: CheckoutQuote
  /** The quote is that of an earlier choice; the next one is being loaded. */
  isCalculating: boolean
  /** An address is being edited. */
  isFormOpen: boolean
}

const isPlaceable = (quote: CheckoutQuote): quote is Placeable => quote.address !== null

/** The totals, the coupon, and the one button that orders. */
export function CheckoutSummary({
  userId,
  quote,
  isCalculating,
  isFormOpen,
}: CheckoutSummaryProps) {
  const place = usePlaceOrder(userId)
  // Issues are listed from the first press on, and again after each press, so that the focus moves there.
  const [presses, setPresses] = useState(0)
  const { totals, coupon, problems, delivery_options } = quote
  const agreed = place.isError ? place.variables.totals.total_in_paise : null
  const now = totals.total_in_paise
  const isOpen = problems.length > 0 || isFormOpen
  const busy = place.isPending || place.isSuccess

  function order() {
    setPresses((count) => count + 1)
    if (!isOpen && isPlaceable(quote)) place.mutate(quote)
    else place.reset() // what was refused before gives way to what is open now
  }
  return (
    <Card
      as="section"
      aria-labelledby="checkout-summary"
      p="5"
      position={{ base: 'relative', lg: 'sticky' }}
      top={{ lg: '28' }}
    >
      <Heading id="checkout-summary" size="md" mb="3">
        Summary
      </Heading>
      <Stack gap="4">
        <CouponField userId={userId} coupon={coupon} />
        <Box opacity={isCalculating ? 0.5 : 1} aria-busy={isCalculating}>
          <TotalsList
            totals={totals}
            couponCode={coupon?.code}
            hasDelivery={delivery_options.length > 0}
          />
        </Box>
        <LiveRegion>{isCalculating ? '' : `Total ${formatMoney(now)}`}</LiveRegion>
        {place.isError ? (
          <Notice tone="danger">
            {placingSentence(place.error)}
            {agreed !== null && agreed !== now
              ? ` The total was ${formatMoney(agreed)}, now it is ${formatMoney(now)}.`
              : ''}
          </Notice>
        ) : null}
        {presses > 0 && isOpen && !place.isError ? (
          <CheckoutIssues key={presses} problems={problems} isFormOpen={isFormOpen} />
        ) : null}
        <Button size="lg" block busy={busy || isCalculating} onClick={order}>
          {busy ? 'Going to payment' : `Order and pay ${formatMoney(now)}`}
        </Button>
        <Text fontSize="sm" color="fg.muted">
          You pay on the payment provider’s page. Your items are reserved for fifteen minutes.
        </Text>
      </Stack>
    </Card>
  )
}
