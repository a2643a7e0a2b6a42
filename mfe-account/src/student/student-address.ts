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

/** The student of `Id`, or of its synonym stuId, in any case. Null without one that is a number. */
export function studentIdIn(query: URLSearchParams): number | null {
  for (const name of ['id', 'stuid']) {
    for (const [key, value] of query) {
      if (key.toLowerCase() === name && /^\d{1,9}$/.test(value)) return Number(value)
    }
  }
  return null
}
