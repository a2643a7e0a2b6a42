import { safeLocalPath } from '@brightyard/contract/paths'

const key = 'brightyard.social'

/** What this tab remembers while the person is at the provider. */
export interface SocialTrip {
  /** To be compared with the state that comes back. */
  state: string
  purpose: 'sign-in' | 'link'
  /** Where to go afterwards; null: where the site would send anybody. */
  redirectURL: string | null
}

/** Leaves the site for the provider. Blocked storage is an error here: without it nobody could come back. */
export function leaveForProvider(
  url: string,
  trip: SocialTrip,
  leave: (url: string) => void = (address) => {
    location.assign(address)
  },
) {
  sessionStorage.setItem(key, JSON.stringify(trip))
  leave(url)
}

/** The trip, which is over from now on: its state works once. */
function takeTrip(): SocialTrip | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    sessionStorage.removeItem(key)
    if (typeof stored !== 'object' || stored === null) return null
    const { state, purpose, redirectURL } = stored as Record<string, unknown>
    if (typeof state !== 'string' || state.length < 20) return null
    return {
      state,
      purpose: purpose === 'link' ? 'link' : 'sign-in',
      redirectURL: typeof redirectURL === 'string' ? safeLocalPath(redirectURL) : null,
    }
  } catch {
    return null
  }
}

export type Arrival =
  /** Nobody left from this tab, or this is somebody else's return: nothing happens. */
  | { kind: 'ignored' }
  | { kind: 'refused'; trip: SocialTrip }
  | { kind: 'arrived'; trip: SocialTrip; code: string; iss: string | null }

/** Reads the address that the provider sent the browser to. */
export function arrive(query: URLSearchParams): Arrival {
  const trip = takeTrip()
  const states = query.getAll('state')
  if (!trip || states.length !== 1 || states[0] !== trip.state) return { kind: 'ignored' }
  const code = query.get('code')
  if (!code || query.has('error')) return { kind: 'refused', trip }
  return { kind: 'arrived', trip, code, iss: query.get('iss') }
}
