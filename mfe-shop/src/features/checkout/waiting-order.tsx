import { formatMoney } from '@brightyard/contract/money'
import { shopPaths } from '@brightyard/contract/paths'
import { Link, useQuery } from '@brightyard/runtime'
import { Box, LinkButton, Notice } from '@brightyard/ui'
import { ordersQuery } from '../../orders/orders.queries.ts'

/**
 * An order that was placed but not paid yet, such as after a closed window. Its items are reserved and may be
 * missing here: paying it is the shorter way. Not essential: where it cannot be loaded, nothing is shown.
 */
export function WaitingOrder() {
  const { data } = useQuery(ordersQuery({ status: 'awaiting_payment', page: 1 }))
  const order = data?.data[0]
  if (!order) return null
  const { order_code, total_in_paise } = order
  return (
    <Box mb="5">
      <Notice
        action={
          <LinkButton asChild size="sm" variant="outline">
            <Link to={shopPaths.paymentSummary.to({}, { order_code })}>Pay that order</Link>
          </LinkButton>
        }
      >
        Your order {order_code} of {formatMoney(total_in_paise)} still waits for its payment. What
        you place here is another one.
      </Notice>
    </Box>
  )
}
