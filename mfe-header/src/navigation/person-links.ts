import type { SessionUser } from '@brightyard/contract/entities'
import { roleIds } from '@brightyard/contract/entities'
import {
  accountPaths,
  assessmentDeskPaths,
  assessmentPaths,
  bookingPaths,
  contentPaths,
  hostPaths,
  shopPaths,
  talentboxPaths,
} from '@brightyard/contract/paths'
import { isSchoolAccount, isVisibleTo } from './visibility.ts'

export type PersonLinkName =
  | 'dashboard'
  | 'school'
  | 'next'
  | 'bookings'
  | 'entries'
  | 'tests'
  | 'story'
  | 'room'
  | 'orders'
  | 'payments'
  | 'security'
  | 'settings'
  | 'assessments'
  | 'desks'
  | 'jury'
  | 'operations'

export interface PersonLink {
  name: PersonLinkName
  label: string
  to: string
}

const studentProfile = (id: number, query = '') =>
  `${accountPaths.studentProfile.to()}/?Id=${id}${query}`

const schoolDashboard = `${accountPaths.profile.to()}?dashboardSchool=true`

const isAtWork = (user: SessionUser) => isVisibleTo('assessmentDesk', user)

/**
 * The student's profile in a student's room. /profile redirects a student there, and with its flag those who work in a
 * school or for a partner to figures and desks: their profile is the head of the menu.
 */
const dashboardOf = (user: SessionUser) =>
  user.roomStudent
    ? studentProfile(user.roomStudent.id)
    : isAtWork(user)
      ? schoolDashboard
      : accountPaths.profile.to()

/** A school account has no student record of its own: its profile page shows the school. */
function schoolDashboardOf({ student_id, roomStudent }: SessionUser) {
  const id = student_id ?? roomStudent?.id
  return id === undefined ? schoolDashboard : studentProfile(id, '&dashboardSchool=true')
}

const roomOf = ({ role_id, student_id }: SessionUser) =>
  role_id === roleIds.student && student_id !== null
    ? `${accountPaths.kidRooms.to()}/?Id=${student_id}`
    : accountPaths.kids.to()

/** What a family, and nobody else, has booked. A school's own account has the role of its students. */
function familyLinks({ role_id, student_id }: SessionUser): PersonLink[] {
  const isStudent = role_id === roleIds.student && student_id !== null
  if (!isStudent && role_id !== roleIds.guardian) return []
  return [
    isStudent
      ? { name: 'next', label: 'What is next', to: accountPaths.studentDashboard.to() }
      : { name: 'next', label: 'Family dashboard', to: accountPaths.dashboard.to() },
    { name: 'bookings', label: 'My bookings', to: bookingPaths.mine.to() },
    ...(isStudent
      ? []
      : ([
          { name: 'entries', label: 'Entries and camps', to: bookingPaths.paymentStatus.camp.to() },
          { name: 'tests', label: 'Assessments of my kids', to: assessmentPaths.list.to() },
          { name: 'story', label: 'Submit a story', to: contentPaths.submitStory.to() },
        ] as const)),
  ]
}

/** Links to a person's own pages, in the order of the profile menu. */
export function personLinksFor(user: SessionUser): PersonLink[] {
  const orders = isVisibleTo('orders', user)
  return [
    // A school's own account has one dashboard, the school's.
    ...(isSchoolAccount(user)
      ? []
      : [{ name: 'dashboard', label: 'My Dashboard', to: dashboardOf(user) } as const]),
    ...(isVisibleTo('mySchoolDashboard', user)
      ? [{ name: 'school', label: 'My School Dashboard', to: schoolDashboardOf(user) } as const]
      : []),
    ...familyLinks(user),
    ...(isSchoolAccount(user) ? [] : [{ name: 'room', label: 'Room', to: roomOf(user) } as const]),
    ...(orders
      ? ([
          { name: 'orders', label: 'Orders', to: shopPaths.orders.to() },
          { name: 'payments', label: 'Payments', to: accountPaths.transactions.to() },
        ] as const)
      : []),
    ...(user.is_juror
      ? [{ name: 'jury', label: 'Jury room', to: talentboxPaths.jury.to() } as const]
      : []),
    { name: 'security', label: 'Sign-in and security', to: accountPaths.security.to() },
    ...(isVisibleTo('notificationSettings', user)
      ? [
          {
            name: 'settings',
            label: 'Notification Settings',
            to: accountPaths.notifications.to(),
          } as const,
        ]
      : []),
    ...(isVisibleTo('assessmentDesk', user)
      ? [
          { name: 'desks', label: 'My desks', to: `${accountPaths.dashboard.to()}#desks` } as const,
          {
            name: 'assessments',
            label: 'Assessments',
            to: assessmentDeskPaths.manage.to(),
          } as const,
        ]
      : []),
    ...(user.role_id === roleIds.superAdmin
      ? [{ name: 'operations', label: 'Operations', to: hostPaths.ops.to() } as const]
      : []),
  ]
}
