import { accountPaths } from '@brightyard/contract/paths'
import { Link, useUser } from '@brightyard/runtime'
import { Flex, LinkButton } from '@brightyard/ui'
import { ProfileMenu } from './profile-menu.tsx'
import type { OpenPanels } from './use-panels.ts'

/** Signing in, or who is signed in. As wide for both, so that nothing moves when the session becomes known. */
export function PersonCorner({ panels }: { panels: OpenPanels }) {
  const user = useUser()
  return (
    <Flex minW="6.75rem" justify="flex-end" ms="1.5">
      {user ? (
        <ProfileMenu user={user} panels={panels} />
      ) : (
        <LinkButton size="sm" width="full" asChild>
          <Link to={accountPaths.login.to()}>Sign In</Link>
        </LinkButton>
      )}
    </Flex>
  )
}
