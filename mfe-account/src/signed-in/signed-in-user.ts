import { sessionChanged } from '@brightyard/contract/channels'
import { roleIds, type SessionUser } from '@brightyard/contract/entities'
import { channel } from '@brightyard/runtime'

/** For loaders of protected pages: the guards have waited for the session, so who is here is known. */
export function signedInUser(): SessionUser | null {
  const session = channel(sessionChanged).latest()
  return session?.status === 'signed-in' ? session.user : null
}

export const isGuardian = ({ role_id }: SessionUser) => role_id === roleIds.guardian

/** A school's own account: role 2 as a student's, without a student record. */
export const isSchool = ({ role, student_id }: SessionUser) =>
  role === 'school' && student_id === null
