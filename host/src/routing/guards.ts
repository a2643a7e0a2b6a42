import type { Access, Route } from '@brightyard/contract/release'
import { type RoleName, roleIds, type SessionUser } from '@brightyard/contract/entities'

export type KnownSession = { status: 'signed-out' } | { status: 'signed-in'; user: SessionUser }

/** What a navigation is judged by. */
export interface Passage {
  url: URL
  access: Access
  roles: Route['roles']
  /** Waits for the server's word; a page that anyone may see does not ask. */
  session: () => Promise<KnownSession>
  /** Remembers the path for after a sign-in. */
  recordVisited: (path: string) => void
}

/** Where to go instead, a refusal with its status, or nothing to let the navigation pass. */
export type Verdict = { redirect: string } | { status: number; statusText: string } | null
type Guard = (passage: Passage) => Promise<Verdict> | Verdict

export const notConnected = 'You are not connected'
export const notAuthorized = 'You are not authorized for this content.'
export const unknownMiddleware = 'Unknown middleware'

const addressOf = (url: URL) => url.pathname + url.search + url.hash

async function auth(passage: Passage): Promise<Verdict> {
  if (passage.access === 'open' && !passage.roles) return null
  const session = await passage.session()
  if (session.status === 'signed-out') {
    if (passage.access !== 'protected') return null
    passage.recordVisited(addressOf(passage.url))
    return { redirect: '/login' }
  }
  if (passage.access === 'guest') return { redirect: '/' }
  return roleVerdict(passage.roles, session.user)
}

/** The role guard: 403 without a user, 403 without the right. */
export function roleVerdict(roles: Route['roles'], user: SessionUser | null): Verdict {
  if (!roles) return null
  if (!user) return { status: 403, statusText: notConnected }
  const allowed = roles.some((role: RoleName) => roleIds[role] === user.role_id)
  return allowed ? null : { status: 403, statusText: notAuthorized }
}

/** Legacy queries are honoured on `/` and on `/open`, before the page is shown. */
async function dynamicUrl({ url }: Passage): Promise<Verdict> {
  const pathname = url.pathname.toLowerCase().replace(/(?<=.)\/$/, '')
  if (pathname !== '/' && pathname !== '/open') return null
  if (url.searchParams.has('type') || url.searchParams.has('activitytype')) {
    const { resolveLegacyQuery } = await import('./legacy-links.ts')
    const target = resolveLegacyQuery(url.searchParams)
    if (target !== null) return { redirect: target }
  }
  return pathname === '/open' ? { redirect: '/' } : null
}

function checkRoute({ url, recordVisited }: Passage): Verdict {
  recordVisited(addressOf(url))
  return null
}

const guards: Readonly<Record<string, Guard>> = { auth, dynamicUrl, checkRoute }

/** The guards of every navigation, in their order. */
export const globalGuards = ['auth', 'dynamicUrl', 'checkRoute'] as const

/** Asks the named guards one after the other; the first verdict counts. An unknown name is a 500. */
export async function passGuards(
  passage: Passage,
  names: readonly string[] = globalGuards,
): Promise<Verdict> {
  for (const name of names) {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined
    if (!guard) return { status: 500, statusText: unknownMiddleware }
    const verdict = await guard(passage)
    if (verdict) return verdict
  }
  return null
}
