import { shopPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { EmptyState, LinkButton } from '@brightyard/ui'

/** For roles that browse but do not buy. */
export function ForGuardians({ what }: { what: string }) {
  return (
    <EmptyState
      title={`${what} is for guardians`}
      action={
        <LinkButton asChild>
          <Link to={shopPaths.home.to()}>Look around the shop</Link>
        </LinkButton>
      }
    >
      You can see every product with this account. To buy, sign in with a guardian’s account.
    </EmptyState>
  )
}
