import { definePath } from '../define/define-path.ts'

/** Pages of the host itself. */
export const hostPaths = {
  /** For super admins. */
  ops: definePath('/ops'),
  /** For links of the app and old links: their query says where to. */
  open: definePath('/open'),
}

/** Where the app can be had. */
export const storeAddresses = {
  googlePlay: 'https://play.google.com/store/apps/details?id=example.brightyard',
  appStore: 'https://apps.apple.com/in/app/brightyard/id6400000000',
} as const

/** Where partners get their app. */
export const partnerStoreAddresses = {
  googlePlay: 'https://play.google.com/store/apps/details?id=example.brightyard.partner',
  appStore: 'https://apps.apple.com/in/app/brightyard-partner/id6400000001',
} as const
