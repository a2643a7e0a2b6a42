import { type NotificationOverview, notificationGroups } from '@brightyard/contract/entities'

/** A list of the drawer: one of the three days' groups, or everything. */
export type ListName = 'today' | 'yesterday' | 'thisweek' | 'all'

export interface Group {
  list: ListName
  title: string
  /** What the see-all view asks for. */
  type: 1 | 2 | 3 | ''
  countIn: (overview: NotificationOverview) => number
}

/** The sections of the drawer's first view, in their order. */
export const groups: readonly Group[] = [
  {
    list: 'today',
    title: 'Today',
    type: notificationGroups.today,
    countIn: ({ todays_count }) => todays_count,
  },
  {
    list: 'yesterday',
    title: 'Yesterday',
    type: notificationGroups.yesterday,
    countIn: ({ yesterday_count }) => yesterday_count,
  },
  {
    list: 'thisweek',
    title: 'This Week',
    type: notificationGroups.thisweek,
    countIn: ({ thisweek_count }) => thisweek_count,
  },
  { list: 'all', title: 'All', type: '', countIn: ({ meta }) => meta.total },
]
