import type { SearchGroup, SearchResult } from '@brightyard/contract/entities'

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

/**
 * The groups on the overview. Events and workshops are among the activities, which can be booked; they have a group
 * of their own there only where no activity was found.
 */
export const shownGroups = ({ groups, offers }: SearchResult) => {
  const hasActivities = offers.some(({ kind, total }) => kind === 'activities' && total > 0)
  return groups.filter(
    ({ group, total }) =>
      total > 0 && !(hasActivities && (group === 'events' || group === 'workshop')),
  )
}

/** How many results the overview stands for. */
export const allOf = (result: SearchResult) =>
  [...shownGroups(result), ...result.offers].reduce((sum, { total }) => sum + total, 0)
