import type { Access, Route } from '@brightyard/contract/release'
import {
  accessVerdict,
  type KnownSession,
  sessionMarker,
  signInAddress,
  unreachable,
  type Verdict,
} from '@brightyard/runtime/host'
import { storedIndividualData } from '../session/stored-data.ts'

/** What the guards check of a navigation. */
export interface Navigation {
  url: URL
  access: Access
  roles: Route['roles']
  passcode?: Route['passcode']
  /** Waits for the server's answer; open pages do not call it. */
  session: () => Promise<KnownSession>
  /** Stores the path for after a sign-in. */
  recordVisited: (path: string) => void
}

type Guard = (navigation: Navigation) => Promise<Verdict> | Verdict

export const unknownMiddleware = 'Unknown middleware'

const addressOf = (url: URL) => url.pathname + url.search + url.hash

async function auth(navigation: Navigation): Promise<Verdict> {
  // The server decides about each call; without an account there is nothing else to ask.
  if (navigation.passcode && storedIndividualData()) return null
  const verdict = await accessVerdict(navigation, navigation.session)
  if (verdict && 'redirect' in verdict && verdict.redirect === signInAddress) {
    // Somebody is signed in, and the server has not said otherwise: it was not reached.
    if (sessionMarker.get()) throw unreachable()
    navigation.recordVisited(addressOf(navigation.url))
  }
  return verdict
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
