import {
  kidSelected,
  notificationCountChanged,
  roomSelected,
  sessionChanged,
  toastRequested,
} from '@brightyard/contract/channels'
import { accountPaths } from '@brightyard/contract/paths'
import { defineRemote, defineRoutes, defineSlots } from '@brightyard/contract/release'

const signIn = { layout: 'login-signup', access: 'guest' } as const
const own = { layout: 'default', access: 'protected' } as const

/** Everything mfe-account owns. */
export const remote = defineRemote({
  name: 'account',
  routes: defineRoutes([
    {
      ...signIn,
      path: accountPaths.login.pattern,
      module: './features/sign-in/login.page',
      title: 'Sign in',
    },
    {
      ...signIn,
      path: accountPaths.signup.pattern,
      module: './features/sign-in/signup.page',
      title: 'Sign up',
    },
    {
      ...signIn,
      path: accountPaths.forgotPassword.pattern,
      module: './features/sign-in/forgot-password.page',
      title: 'Forgot password',
    },
    {
      ...signIn,
      access: 'open',
      render: 'client', // the address holds a secret, which no cache of pages may keep
      path: accountPaths.resetPassword.pattern,
      module: './features/sign-in/reset-password.page',
      title: 'New password',
    },
    {
      ...own,
      path: accountPaths.profile.pattern,
      module: './features/profile/profile.page',
      title: 'My profile',
    },
    {
      ...own,
      path: accountPaths.studentProfile.pattern,
      module: './features/profile/student-profile.page',
      title: 'Student profile',
    },
  ]),
  slots: defineSlots([
    { name: 'notification-drawer', module: './features/notifications/notification-drawer.slot' },
    { name: 'notification-counts', module: './signed-in/notification-counts.slot' },
    { name: 'kid-panel', module: './features/kids/kid-panel.slot' },
    { name: 'room-panel', module: './features/kids/room-panel.slot' },
  ]),
  publishes: [notificationCountChanged, kidSelected, roomSelected, toastRequested],
  subscribes: [sessionChanged, notificationCountChanged, kidSelected, roomSelected],
})
