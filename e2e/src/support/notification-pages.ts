import type { Notification } from '@brightyard/contract/entities'
import { accountPaths, contentPaths, shopPaths } from '@brightyard/contract/paths'

interface NotificationPage {
  pattern: string
  to: (notification: Notification) => string
}

/** Where each type leads from the list of all notifications (N-033 to N-038, N-042). */
export const notificationPages: Readonly<Record<string, NotificationPage>> = {
  Chapters: {
    pattern: contentPaths.programChapter.pattern,
    to: ({ collection_id }) => contentPaths.programChapter.to({ id: collection_id ?? 0 }),
  },
  26: {
    pattern: contentPaths.event.pattern,
    to: ({ action_slug }) => contentPaths.event.to({ slug: action_slug ?? '' }),
  },
  11: {
    pattern: contentPaths.workshop.pattern,
    to: ({ action_slug }) => contentPaths.workshop.to({ slug: action_slug ?? '' }),
  },
  1021: {
    pattern: contentPaths.feedDetails.pattern,
    to: ({ collection_id }) =>
      contentPaths.feedDetails.to({ id: collection_id ?? 0 }).toLowerCase(),
  },
  1025: {
    pattern: accountPaths.studentProfile.pattern,
    to: ({ student_id }) =>
      `${accountPaths.studentProfile.to()}?stuId=${student_id}&vendorId=&campaign=true`,
  },
  17: {
    pattern: shopPaths.orderDetails.pattern,
    to: ({ action_id }) => shopPaths.orderDetails.to({ id: action_id ?? 0 }),
  },
}
