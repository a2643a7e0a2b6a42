import { definePath } from '../define/define-path.ts'

/** The page to sign in. On its own, so that the host's first load has no other path of mfe-account. Query: redirectURL; for, a `SignInPurpose`. */
export const loginPath = definePath('/login')

/** In the tab's session storage: the page that was last looked at, to which a sign-in without a redirectURL leads. */
export const visitedRouteKey = 'brightyard.visited-route'
