import { roleIds, type SessionUser } from '@brightyard/contract/entities'
import { useSessionState } from '@brightyard/runtime'

/** Only guardians buy and have a wishlist; everybody can browse. */
export const isGuardian = (user: SessionUser) => user.role_id === roleIds.guardian

/** Who is shopping: a visitor has a bag in this browser, a guardian one on the server, others have none. */
export type Shopper =
  { kind: 'unknown' | 'visitor' | 'other' } | { kind: 'guardian'; userId: number }

export function useShopper(): Shopper {
  const session = useSessionState()
  switch (session.status) {
    case 'unknown':
      return { kind: 'unknown' }
    case 'signed-out':
      return { kind: 'visitor' }
    case 'signed-in':
      return isGuardian(session.user)
        ? { kind: 'guardian', userId: session.user.id }
        : { kind: 'other' }
  }
}
