import type { SessionUser } from '@brightyard/contract/entities'
import { roleIds } from '@brightyard/contract/entities'
import { accountPaths } from '@brightyard/contract/paths'

/** A student's own profile page; other queries, such as selectedSchool, go along. */
export function studentAddress(user: SessionUser, query: URLSearchParams): string {
  const id = user.roomStudent?.id ?? user.student_id
  const all = new URLSearchParams(query)
  if (id !== null) all.set('Id', String(id))
  const text = all.toString()
  return `${accountPaths.studentProfile.to()}/${text && `?${text}`}`
}

export const isStudent = (user: SessionUser) => user.role_id === roleIds.student
