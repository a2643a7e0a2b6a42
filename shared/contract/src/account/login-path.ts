import { definePath } from '../define/define-path.ts'

/** The page to sign in. On its own, so that the host's first load has no other path of mfe-account. Query: redirectURL. */
export const loginPath = definePath('/login')
