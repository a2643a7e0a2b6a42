import { roleIds, type SessionUser } from '@brightyard/contract/entities'

/** A school's own account has the same role, and no student. */
export const isKid = ({ role_id, student_id }: Pick<SessionUser, 'role_id' | 'student_id'>) =>
  role_id === roleIds.student && student_id !== null
