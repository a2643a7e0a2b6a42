import type { SessionUser } from '@brightyard/contract/entities'

/** 0 is a visitor, the rest are role ids. School accounts have 2. */
const visitor = 0
const everyone = [visitor, 1, 2, 3, 4, 5, 6]
const signedIn = [1, 2, 3, 4, 5, 6]
const signedInExceptStudents = [1, 3, 4, 5, 6]
const staff = [3, 4, 5, 6]

/** Who sees which link. */
const audiences = {
  home: everyone,
  feeds: signedIn,
  programs: everyone,
  activities: everyone,
  talentbox: [visitor, 1, 2],
  shop: [visitor, 1],
  orders: signedInExceptStudents,
  notificationSettings: signedInExceptStudents,
  youngXperts: everyone,
  webForms: signedIn,
  partners: everyone,
  partnerApp: [visitor, 1, 2, 5, 6],
  mathAi: everyone,
  studentList: staff,
  studentRegister: staff,
  assessmentDesk: staff,
  changeKid: signedInExceptStudents,
  mySchoolDashboard: [2],
} as const satisfies Record<string, readonly number[]>

/** A school's own account has the role of its students, and no student of its own: nobody whose room it could change. */
export const isSchoolAccount = ({
  role_id,
  student_id,
}: Pick<SessionUser, 'role_id' | 'student_id'>) => role_id === 2 && student_id === null

export type HeaderItem = keyof typeof audiences

/** True if a person sees an item; `null` is a visitor. */
export const isVisibleTo = (item: HeaderItem, user: Pick<SessionUser, 'role_id'> | null) =>
  (audiences[item] as readonly number[]).includes(user?.role_id ?? visitor)
