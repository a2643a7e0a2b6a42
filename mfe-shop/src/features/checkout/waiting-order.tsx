import type { OrderSummary } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { shopPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Box, LinkButton, Notice } from '@brightyard/ui'

/**
 * An order that was placed but not paid yet, such as after a closed window. Its items are reserved and may be
 * missing here: paying it is the shorter way.
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
        Your order {order_code} of {formatMoney(total_in_paise)} has not been paid yet. If you order
        here, you place a second one.
      </Notice>
    </Box>
  )
}
