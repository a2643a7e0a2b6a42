import { talentboxPaths } from '@brightyard/contract/paths'

/**
 * Addresses without a page of their own: pattern and target, and the target without the pattern's parameter where
 * that is another one; query and hash are kept.
 */
export const aliases: readonly (readonly [from: string, to: string, bare?: string])[] = [
  ['/case-studies', '/young-xpert'],
  ['/casestudies', '/young-xpert'],
  ['/case_study/:slug?', '/young-xpert/:slug?'],
  ['/young_xpert/:slug', '/young-xpert/:slug'],
  ['/course', '/program'],
  ['/event', '/events'],
  ['/events-backup', '/events'],
  ['/Homepage', '/'],
  ['/live-class1', '/live-class'],
  ['/newspaper', '/newspapers'],
  ['/order-history/:id?', '/shop/order-history/order-details/:id', '/shop/order-history'],
  ['/order/payment-status', '/shop/order/payment-status'],
  ['/partner/:slug', '/partners/:slug'],
  ['/profile-no-use', '/profile'],
  ['/startup', '/partners'],
  ['/teams', '/our-team'],
  ['/termsandconditions', '/terms-service'],
  ['/transactions', '/my-transactions'],
  ['/vendor-register', '/partner-register'],
  ['/web-form', '/web-forms'],
  ['/webforms', '/web-forms'],
  ['/assessment/assessment-list', '/assessment/list'],
  ['/assessment/list-2', '/assessment/list'],
  ['/bookingDetails/:id?', '/subscribed_activity/bookingDetails/:id?'],
  ['/shop/product-details', '/shop/product-details/details'],
  ...[
    'booking-summary',
    'camp-listing',
    'camp-Subcategories',
    'campCategories',
    'package-listing',
    'SubmissionPage',
    'uploadDocuments',
  ].map((name) => [`/talentbox/${name}`, talentboxPaths.campaign.to({ slug: name })] as const),
]
