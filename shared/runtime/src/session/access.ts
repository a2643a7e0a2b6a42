import { sessionChanged } from '@brightyard/contract/channels'
import { roleIds, type SessionUser } from '@brightyard/contract/entities'
import type { Route } from '@brightyard/contract/release'
import { channel } from '../channels/channel.ts'

export type KnownSession = { status: 'signed-out' } | { status: 'signed-in'; user: SessionUser }

/** A redirect, a refusal with its status, or null to let the navigation pass. */
export type Verdict = { redirect: string } | { status: number; statusText: string } | null

/** Where a page for signed-in people sends everybody else. */
export const signInAddress = '/login'

const notConnected = 'You are not connected'
const notAuthorized = 'You are not authorized for this content.'

/** Resolves with the session once the server has answered. */
export const knownSession = (): Promise<KnownSession> =>
  new Promise((resolve) => {
    const stop = channel(sessionChanged).subscribe((session) => {
      if (session.status === 'unknown') return
      resolve(session)
      queueMicrotask(() => {
        stop()
      })
    })
  })

/** Whether a page may be shown. Pages that are open to all do not wait for the session. */
export async function accessVerdict(
  { access, roles }: Pick<Route, 'access' | 'roles'>,
  session: () => Promise<KnownSession>,
): Promise<Verdict> {
  if (access === 'open' && !roles) return null
  const known = await session()
  if (known.status === 'signed-out')
    return access === 'protected' ? { redirect: signInAddress } : null
  return access === 'guest' ? { redirect: '/' } : roleVerdict(roles, known.user)
}

/** The role guard: 403 without a user, 403 without the right. */
export function roleVerdict(roles: Route['roles'], user: SessionUser | null): Verdict {
  if (!roles) return null
  if (!user) return { status: 403, statusText: notConnected }
  const allowed = roles.some((role) => roleIds[role] === user.role_id)
  return allowed ? null : { status: 403, statusText: notAuthorized }
}
