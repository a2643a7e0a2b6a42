import type { Notification, NotificationOverview } from '@brightyard/contract/entities'

/** A notification for tests, with what is given on top. */
export const sampleNotification = (given: Partial<Notification> = {}): Notification => ({
  id: 1,
  title: 'Clay club starts on Saturday',
  description: 'Bring an apron and a smile.',
  created_at: new Date().toISOString(),
  is_read: false,
  image: null,
  collection_type: 1021,
  collection_id: 44,
  order_code: 'BY-2041',
  student_id: 70,
  action_id: 9,
  action_slug: 'clay-club',
  ...given,
})

/** The drawer's first view for tests; every notification is in `all` too. */
export function sampleOverview(
  lists: Partial<Pick<NotificationOverview, 'today' | 'yesterday' | 'thisweek'>> = {},
  counts: Partial<NotificationOverview> = {},
): NotificationOverview {
  const { today = [], yesterday = [], thisweek = [] } = lists
  const all = [...today, ...yesterday, ...thisweek]
  return {
    today,
    yesterday,
    thisweek,
    all,
    todays_count: today.length,
    yesterday_count: yesterday.length,
    thisweek_count: thisweek.length,
    meta: { total: all.length },
    ...counts,
  }
}

export const clay = sampleNotification({ id: 1, title: 'Clay club' })
export const kite = sampleNotification({
  id: 2,
  title: 'Kite day',
  is_read: true,
  collection_type: 'Meteor',
})
export const maths = sampleNotification({ id: 3, title: 'Maths week', collection_type: 26 })
