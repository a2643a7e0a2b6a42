import {
  feedChanged,
  kidSelected,
  notificationCountChanged,
  orderCancelled,
  orderChanged,
  roomSelected,
  sessionChanged,
  toastRequested,
} from '@brightyard/contract/channels'
import {
  accountPaths,
  assessmentPaths,
  bookingPaths,
  candidatePaths,
} from '@brightyard/contract/paths'
import { defineRemote, defineRoutes, defineSlots } from '@brightyard/contract/release'

const signIn = { layout: 'login-signup', access: 'guest' } as const
/** Nobody is known there yet, so their pages come from the server, with title and form. */
const firstSteps = { ...signIn, render: 'server' } as const
/** What the forms of newcomers read of their address. */
const newcomer = ['redirectURL', 'reference_code', 'referral']
const own = { layout: 'default', access: 'protected' } as const
/** Takers; what staff do with assessments has pages of its own. */
const takers = ['guardian', 'student'] as const
/** Those who register students (roles 3 to 6). */
const staff = ['vendor', 'vendorStaff', 'superAdmin', 'schoolRepresentative'] as const

/** Everything mfe-account owns. */
export const remote = defineRemote({
  name: 'account',
  routes: defineRoutes([
    {
      ...firstSteps,
      path: accountPaths.login.pattern,
      module: './features/sign-in/login.page',
      query: ['redirectURL'],
      title: 'Sign in',
    },
    {
      ...firstSteps,
      path: accountPaths.signup.pattern,
      module: './features/sign-in/signup.page',
      query: [...newcomer, 'role'],
      title: 'Create an account',
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
      ...firstSteps,
      path: accountPaths.guardianRegistration.pattern,
      module: './features/sign-in/guardian-registration.page',
      query: newcomer,
      title: 'Guardian registration',
    },
    {
      ...signIn,
      path: accountPaths.forgotKidId.pattern,
      module: './features/sign-in/forgot-kid-id.page',
      title: 'Forgot kid ID',
    },
    {
      layout: 'blank',
      access: 'open',
      render: 'client', // the address holds a code, which no cache of pages may keep
      path: accountPaths.socialCallback.pattern,
      module: './features/sign-in/callback.page',
      title: 'Signing in',
    },
    {
      ...firstSteps,
      path: accountPaths.partnerRegister.pattern,
      module: './features/applications/partner-register.page',
      query: ['invitation'],
      title: 'Partner registration',
    },
    {
      ...signIn,
      access: 'open',
      render: 'client', // the address may hold an invitation, which no cache of pages may keep
      path: accountPaths.schoolRegistration.pattern,
      module: './features/applications/school-registration.page',
      title: 'School registration',
    },
    {
      ...own,
      path: accountPaths.security.pattern,
      module: './features/security/security.page',
      title: 'Ways to sign in',
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
    {
      ...own,
      path: accountPaths.dashboard.pattern,
      module: './features/dashboard/dashboard.page',
      title: 'Dashboard',
    },
    {
      ...own,
      path: accountPaths.kidDashboard.pattern,
      example: '/dashboard/1',
      module: './features/student-dashboard/one-dashboard.page',
      title: 'Dashboard',
    },
    {
      ...own,
      path: accountPaths.studentDashboard.pattern,
      module: './features/student-dashboard/student-dashboard.page',
      title: 'Student dashboard',
    },
    {
      ...own,
      path: accountPaths.kids.pattern,
      module: './features/kids/kids.page',
      query: ['redirectURL'],
      title: 'My kids',
    },
    {
      ...own,
      path: accountPaths.kidRooms.pattern,
      module: './features/kids/kid-rooms.page',
      title: 'Rooms',
    },
    {
      ...own,
      path: accountPaths.selectKid.pattern,
      module: './features/kids/select-kid.page',
      title: 'Choose a kid',
      roles: ['guardian', ...staff],
    },
    {
      ...own,
      path: accountPaths.selectRoom.pattern,
      module: './features/kids/select-room.page',
      title: 'Change Room',
    },
    {
      ...own,
      path: bookingPaths.mine.pattern,
      module: './features/bookings/my-bookings.page',
      title: 'My classes and activities',
    },
    {
      ...own,
      path: bookingPaths.organiser.pattern,
      module: './features/organiser/organiser-bookings.page',
      title: 'Bookings',
      roles: [...staff],
    },
    {
      ...own,
      path: bookingPaths.requests.pattern,
      module: './features/organiser/requests.page',
      title: 'Requests to families',
      roles: [...staff],
    },
    {
      ...signIn,
      access: 'open',
      render: 'server',
      path: candidatePaths.login.pattern,
      module: './features/candidate/candidate.page',
      query: [],
      title: 'Take your assessment',
    },
    {
      ...own,
      access: 'open',
      render: 'client', // nothing is to be seen without the passcode, which this tab alone has
      path: candidatePaths.payment.pattern,
      module: './features/candidate/candidate.page',
      title: 'Pay the fee',
    },
    {
      ...own,
      access: 'open',
      render: 'client', // the address holds a secret, which no cache of pages may keep
      path: candidatePaths.paid.pattern,
      module: './features/candidate/candidate.page',
      title: 'The fee is paid',
    },
    {
      ...own,
      path: assessmentPaths.list.pattern,
      module: './features/assessments/assessments.page',
      title: 'Assessments',
      roles: [...takers],
      passcode: true,
    },
    {
      ...own,
      path: assessmentPaths.instructions.pattern,
      example: '/assessment/instructions/1',
      module: './features/assessments/assessments.page',
      title: 'Before an assessment',
      roles: [...takers],
      passcode: true,
    },
    {
      ...own,
      path: assessmentPaths.status.pattern,
      example: '/assessment/assessment-status/2',
      module: './features/assessments/assessments.page',
      title: 'State of an assessment',
      roles: [...takers],
      passcode: true,
    },
    {
      ...own,
      path: assessmentPaths.submission.pattern,
      example: '/assessment/submission/3',
      module: './features/assessments/assessments.page',
      title: 'Handed in',
      roles: [...takers],
      passcode: true,
    },
    {
      ...own,
      path: assessmentPaths.responses.pattern,
      example: '/assessment/response-list/3',
      module: './features/assessments/assessments.page',
      title: 'Answers of an assessment',
      roles: [...takers],
      passcode: true,
    },
    {
      ...own,
      path: assessmentPaths.player.pattern,
      example: '/assessment/2',
      module: './features/assessments/player.page',
      title: 'Assessment',
      roles: [...takers],
      passcode: true,
    },
    {
      ...own,
      path: accountPaths.practWorks.pattern,
      module: './features/practice/practice.page',
      title: 'Practice',
    },
    {
      ...own,
      path: accountPaths.practiceSession.pattern,
      example: '/practworks/session/1',
      module: './features/practice-session/practice-session.page',
      title: 'Ten questions',
    },
    {
      ...own,
      path: accountPaths.practiceDashboard.pattern,
      module: './features/practice-dashboard/practice-dashboard.page',
      title: 'Progress',
    },
    {
      ...own,
      path: accountPaths.subscriptionDashboard.pattern,
      module: './features/practice-dashboard/practice-dashboard.page',
      title: 'Progress',
    },
    {
      layout: 'default',
      access: 'open',
      path: accountPaths.subscribedActivity.pattern,
      example: '/subscribed_activity/MATH_AI',
      module: './features/maths/maths.page',
      query: [],
      title: 'Maths AI',
    },
    {
      ...own,
      path: accountPaths.subscriptionBooking.pattern,
      module: './features/maths/plan-booking.page',
      title: 'Choose a plan',
    },
    {
      ...own,
      path: accountPaths.subscriptionPayment.pattern,
      module: './features/maths/plan-payment.page',
      title: 'Your plan',
    },
    {
      ...own,
      path: accountPaths.subscriptionDetails.pattern,
      module: './features/maths/plan-details.page',
      title: 'Plans of Maths AI',
    },
    {
      ...own,
      path: accountPaths.studentList.pattern,
      module: './features/students/student-list.page',
      title: 'Registered Student List',
      roles: [...staff],
    },
    {
      ...own,
      path: accountPaths.studentRegister.pattern,
      module: './features/students/student-register.page',
      title: 'Register new Student',
      roles: [...staff],
    },
    {
      ...own,
      path: accountPaths.studentUpdate.pattern,
      module: './features/students/student-update.page',
      title: 'Edit a student',
      roles: [...staff],
    },
    {
      ...own,
      path: accountPaths.notifications.pattern,
      module: './features/notifications/settings.page',
      title: 'Notification Settings',
      roles: ['guardian', ...staff],
    },
    {
      ...own,
      path: accountPaths.myPrograms.pattern,
      module: './features/my-programs/my-programs.page',
      title: 'My programs',
    },
    {
      ...own,
      path: accountPaths.transactions.pattern,
      module: './features/transactions/transactions.page',
      title: 'My transactions',
    },
    {
      ...own,
      path: accountPaths.transaction.pattern,
      module: './features/transactions/transaction.page',
      title: 'Transaction',
    },
  ]),
  slots: defineSlots([
    { name: 'notification-drawer', module: './features/notifications/notification-drawer.slot' },
    { name: 'notification-counts', module: './signed-in/notification-counts.slot' },
    { name: 'kid-panel', module: './features/kids/kid-panel.slot' },
    { name: 'room-panel', module: './features/kids/room-panel.slot' },
  ]),
  publishes: [
    feedChanged,
    notificationCountChanged,
    kidSelected,
    roomSelected,
    toastRequested,
    orderCancelled,
  ],
  subscribes: [sessionChanged, notificationCountChanged, kidSelected, roomSelected, orderChanged],
})
