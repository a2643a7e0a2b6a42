import { loginPath } from './login-path.ts'

/** What somebody signs in for. Its words are on the page to sign in. */
export const signInPurposes = [
  'book',
  'pay',
  'wish',
  'back-in-stock',
  'review',
  'form',
  'assessment',
  'wishlist',
  'orders',
  'bookings',
  'notifications',
] as const
export type SignInPurpose = (typeof signInPurposes)[number]

/** The page to sign in, which says what for and leads back to `address`: a path of the site with its query. */
export const signInFor = (purpose: SignInPurpose, address: string): string =>
  loginPath.to({}, { redirectURL: address, for: purpose })
