import type { SessionUser } from '@brightyard/contract/entities'
import { accountPaths, shopPaths } from '@brightyard/contract/paths'

/** Where a visitor's bell and wishlist lead. */
export const signInFirst = accountPaths.login.to({}, { redirectURL: shopPaths.home.to() })

/** A visitor has no wishlist and signs in first. */
export const wishlistAddressFor = (user: SessionUser | null) =>
  user ? shopPaths.wishlist.to() : signInFirst
