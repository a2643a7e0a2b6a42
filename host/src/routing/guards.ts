import type { Access, Route } from '@brightyard/contract/release'
import { type RoleName, roleIds, type SessionUser } from '@brightyard/contract/entities'

export type KnownSession = { status: 'signed-out' } | { status: 'signed-in'; user: SessionUser }

/** What the guards check of a navigation. */
export interface Navigation {
  url: URL
  access: Access
  roles: Route['roles']
  /** Waits for the server's answer; open pages do not call it. */
  session: () => Promise<KnownSession>
  /** Stores the path for after a sign-in. */
  recordVisited: (path: string) => void
}

/** A redirect, a refusal with its status, or null to let the navigation pass. */
export type Verdict = { redirect: string } | { status: number; statusText: string } | null
type Guard = (navigation: Navigation) => Promise<Verdict> | Verdict

export const notConnected = 'You are not connected'
export const notAuthorized = 'You are not authorized for this content.'
export const unknownMiddleware = 'Unknown middleware'

const addressOf = (url: URL) => url.pathname + url.search + url.hash

async function auth(navigation: Navigation): Promise<Verdict> {
  if (navigation.access === 'open' && !navigation.roles) return null
  const session = await navigation.session()
  if (session.status === 'signed-out') {
    if (navigation.access !== 'protected') return null
    navigation.recordVisited(addressOf(navigation.url))
    return { redirect: '/login' }
  }
  if (navigation.access === 'guest') return { redirect: '/' }
  return roleVerdict(navigation.roles, session.user)
}

/** The role guard: 403 without a user, 403 without the right. */
export function roleVerdict(roles: Route['roles'], user: SessionUser | null): Verdict {
  if (!roles) return null
  if (!user) return { status: 403, statusText: notConnected }
  const allowed = roles.some((role: RoleName) => roleIds[role] === user.role_id)
  return allowed ? null : { status: 403, statusText: notAuthorized }
}

/** Legacy queries are honoured on `/` and on `/open`, before the page is shown. */
async function dynamicUrl({ url }: Navigation): Promise<Verdict> {
  const pathname = url.pathname.toLowerCase().replace(/(?<=.)\/$/, '')
  if (pathname !== '/' && pathname !== '/open') return null
  if (url.searchParams.has('type') || url.searchParams.has('activitytype')) {
    const { resolveLegacyQuery } = await import('./legacy-links.ts')
    const target = resolveLegacyQuery(url.searchParams)
    if (target !== null) return { redirect: target }
  }
  return pathname === '/open' ? { redirect: '/' } : null
}

function checkRoute({ url, recordVisited }: Navigation): Verdict {
  recordVisited(addressOf(url))
  return null
}

const guards: Readonly<Record<string, Guard>> = { auth, dynamicUrl, checkRoute }

/** The guards of every navigation, in their order. */
export const globalGuards = ['auth', 'dynamicUrl', 'checkRoute'] as const

/** Runs the named guards in order; the first verdict counts. An unknown name is a 500. */
export async function passGuards(
  navigation: Navigation,
  names: readonly string[] = globalGuards,
): Promise<Verdict> {
  for (const name of names) {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined
    if (!guard) return { status: 500, statusText: unknownMiddleware }
    const verdict = await guard(navigation)
    if (verdict) return verdict
  }
  return null
}
