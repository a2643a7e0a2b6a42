import { roleIds } from '@brightyard/contract/entities'
import { shopPaths } from '@brightyard/contract/paths'
import { Link, useUser } from '@brightyard/runtime'
import { LinkButton } from '@brightyard/ui'

/** Admins look after everybody's orders. */
export function ToOrderDesk() {
  const user = useUser()
  if (user?.role_id !== roleIds.superAdmin) return null
  return (
    <LinkButton asChild variant="outline">
      <Link to={shopPaths.orderDesk.to()}>Order desk</Link>
    </LinkButton>
  )
}
