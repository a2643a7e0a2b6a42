/** Addresses outside the site. */
export const externalAddresses = {
  /** Where schools and partners book a demonstration. */
  requestDemo: 'https://demo.brightyard.example/book',
  /** The admin portal's page for new organisations. */
  adminOnboard: 'https://admin.brightyard.example/onboard',
} as const

/** For every link that leaves the site: a tab of its own, which learns nothing about this one. */
export const inNewTab = { target: '_blank', rel: 'noopener noreferrer' } as const
