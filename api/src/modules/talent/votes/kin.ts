import { sql } from 'drizzle-orm'
import type { SQLWrapper } from 'drizzle-orm'

/**
 * Whether a person is of a kid's family: the kid, its guardians, its siblings by any of them, and the siblings'
 * guardians.
 */
export function isKinOf(userId: number | SQLWrapper, studentId: SQLWrapper) {
  const kids = sql`(select ${studentId} as id union select sibling.student_id
    from guardianships own join guardianships sibling on sibling.guardian_id = own.guardian_id
    where own.student_id = ${studentId})`
  return sql<boolean>`(
    exists (select 1 from ${kids} kin join students s on s.id = kin.id where s.user_id = ${userId}::int)
    or exists (select 1 from ${kids} kin join guardianships g on g.student_id = kin.id
      where g.guardian_id = ${userId}::int))`
}
