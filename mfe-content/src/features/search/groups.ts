import type { SearchGroup } from '@brightyard/contract/entities'

/** Names of the groups, in the order in which they are shown. */
export const groupNames: Readonly<Record<SearchGroup, string>> = {
  events: 'Events',
  blog: 'Blog',
  workshop: 'Workshops',
  'young-xperts': 'Young Xperts',
}

/** The colour of each group. */
export const groupColours = {
  events: 'sun',
  blog: 'learn',
  workshop: 'shop',
  'young-xperts': 'talent',
} as const satisfies Record<SearchGroup, string>
