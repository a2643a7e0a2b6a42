import { shopPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { EmptyState, LinkButton } from '@brightyard/ui'
import { EmptyBagArt } from '@brightyard/ui/art'
import type { OrdersFilter } from '../../orders/orders.queries.ts'
import { statusLabels } from '../../orders/order-labels.ts'

/** Why a list of orders is empty, and where to go from there. */
export function NoOrders({ filter, total }: { filter: OrdersFilter; total: number }) {
  if (total > 0 || filter.status)
    return (
      <EmptyState
        title={
          total > 0 || !filter.status
            ? 'There are no orders on this page'
            : `No order is “${statusLabels[filter.status]}”`
        }
        action={
          <LinkButton asChild variant="outline">
            <Link to={shopPaths.orders.to()}>Show all orders</Link>
          </LinkButton>
        }
      />
    )
  return (
    <EmptyState
      title="No orders yet"
      art={<EmptyBagArt />}
      action={
        <LinkButton asChild>
          <Link to={shopPaths.home.to()}>To the shop</Link>
        </LinkButton>
      }
    >
      What you order stands here, with its invoice and where the parcel is.
    </EmptyState>
  )
}
