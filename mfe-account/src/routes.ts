import {
  kidSelected,
  notificationCountChanged,
  roomSelected,
  sessionChanged,
} from '@brightyard/contract/channels'
import { defineRemote, defineRoutes, defineSlots } from '@brightyard/contract/release'

/** Everything mfe-account owns. */
export const remote = defineRemote({
  name: 'account',
  routes: defineRoutes([]),
  slots: defineSlots([
    { name: 'notification-drawer', module: './features/notifications/notification-drawer.slot' },
    { name: 'notification-counts', module: './signed-in/notification-counts.slot' },
  ]),
  publishes: [notificationCountChanged, kidSelected, roomSelected],
  subscribes: [sessionChanged, notificationCountChanged, kidSelected, roomSelected],
})
