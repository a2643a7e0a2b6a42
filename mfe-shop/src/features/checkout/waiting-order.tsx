import type { OrderSummary } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { shopPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Box, LinkButton, Notice } from '@brightyard/ui'

/**
 * An order that was placed but not paid yet, such as after a closed window. There is one at most: ordering the same
 * again resumes it, and anything else replaces it.
 */
export function WaitingOrder({ order }: { order: OrderSummary | undefined }) {
  if (!order) return null
  const { order_code, total_in_paise } = order
  return (
    <Box mb="5">
      <Notice
        action={
          <LinkButton asChild size="sm" variant="outline">
            <Link to={shopPaths.paymentSummary.to({}, { order_code })}>Pay for that order</Link>
          </LinkButton>
        }
      >
        Your order {order_code} of {formatMoney(total_in_paise)} has not been paid yet. Pay for it,
        or order here: the new order takes its place.
      </Notice>
    </Box>
  )
}
