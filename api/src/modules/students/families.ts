import { inArray, sql } from 'drizzle-orm'
import type { SQLWrapper } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { guardianships, students } from '../../database/schema/users.schema.ts'

/** The guardians of these students, each once, and the students' own accounts. `kids` selects ids of students. */
export async function familiesOfKids(
  db: Database,
  kids: SQLWrapper,
): Promise<{ id: number; isKid: boolean }[]> {
  const guardians = await db
    .selectDistinct({ id: guardianships.guardianId })
    .from(guardianships)
    .where(inArray(guardianships.studentId, kids))
  const own = await db
    .select({ id: students.userId })
    .from(students)
    .where(inArray(students.id, kids))
  return [
    ...guardians.map(({ id }) => ({ id, isKid: false })),
    ...own.map(({ id }) => ({ id, isKid: true })),
  ]
}

/** Of a student, in a query: kids with the same first guardian are of one family; a kid without any is one. */
export const familyOf = (studentId: SQLWrapper) =>
  sql<string>`coalesce(
    (select 'guardian ' || min(g.guardian_id) from ${guardianships} g where g.student_id = ${studentId}),
    'kid ' || ${studentId})`
