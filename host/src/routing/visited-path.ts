import { safeLocalPath, visitedRouteKey as key } from '@brightyard/contract/paths'

/** Never stored, because nobody wants to return to them after signing in. */
const excluded = ['/login', '/signup', '/forgot-password', '/undefined']
/** Their links work once and contain a secret that must not be stored. */
const withSecret = /^\/(reset_password|callback)(\/|$)/

export function recordVisitedPath(path: string) {
  const pathname = (path.split(/[?#]/, 1)[0] ?? '').replace(/(?<=.)\/$/, '').toLowerCase()
  if (excluded.includes(pathname) || withSecret.test(pathname)) return
  try {
    sessionStorage.setItem(key, path.replace(/#secret=.*$/, ''))
  } catch {
    // Storage is blocked: a sign-in leads to the home page.
  }
}

/** The page that this tab showed last; null in a new tab. */
export function visitedPath(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null // as above
  }
}

/** Where to go after signing in: a safe redirectURL, else the saved path, else home. */
export function afterSignIn(search: string): string {
  const wanted = new URLSearchParams(search).get('redirectURL')
  return safeLocalPath(wanted) ?? safeLocalPath(visitedPath()) ?? '/'
}
