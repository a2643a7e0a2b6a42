import type { StudentRow } from '@brightyard/contract'
import { and, asc, count, eq, gte, ilike, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { studentRecords } from '../../database/schema/family.schema.ts'
import { enrolments, students, users, vendors } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { containing } from '../../database/database.ts'
import { isVisibleTo } from './student-scope.ts'

export interface StudentFilter {
  search?: string | undefined
  class_name?: string | undefined
  since?: Date | undefined
}

const className = sql<string>`coalesce(${studentRecords.className}, '')`

/** The actor's workplace, if any; for an admin the first that the student joined. */
const schoolOf = (actor: ActingUser) =>
  sql<string>`coalesce((select ${vendors.name} from ${enrolments}
    join ${vendors} on ${vendors.id} = ${enrolments.vendorId}
    where ${enrolments.studentId} = ${students.id}
    ${actor.vendorId === null ? sql`` : sql`and ${vendors.id} = ${actor.vendorId}`}
    order by ${enrolments.createdAt}, ${vendors.id} limit 1), '')`

function where(actor: ActingUser, db: Database, { search, class_name, since }: StudentFilter) {
  const pattern = search ? containing(search) : null
  return and(
    isVisibleTo(actor, db),
    class_name ? eq(className, class_name) : undefined,
    since ? gte(students.createdAt, since) : undefined,
    pattern
      ? or(
          ilike(users.name, pattern),
          ilike(users.loginId, pattern),
          ilike(studentRecords.guardianName, pattern),
        )
      : undefined,
  )
}

export async function listStudentRows(
  actor: ActingUser,
  db: Database,
  filter: StudentFilter,
  {
    limit,
    offset = 0,
    newestFirst = false,
  }: { limit: number; offset?: number; newestFirst?: boolean },
): Promise<StudentRow[]> {
  const rows = await db
    .select({
      id: students.id,
      name: users.name,
      loginId: users.loginId,
      record: studentRecords,
      school: schoolOf(actor),
      createdAt: students.createdAt,
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .leftJoin(studentRecords, eq(studentRecords.studentId, students.id))
    .where(where(actor, db, filter))
    .orderBy(
      ...(newestFirst
        ? [sql`${students.createdAt} desc`, sql`${students.id} desc`]
        : [asc(users.name), asc(students.id)]),
    )
    .limit(limit)
    .offset(offset)
  return rows.map(({ id, name, loginId, record, school, createdAt }) => ({
    student_id: id,
    name,
    login_id: loginId,
    class_name: record?.className ?? '',
    birth_date: record?.birthDate ?? null,
    guardian_name: record?.guardianName ?? '',
    guardian_contact: record?.guardianContact ?? '',
    school,
    registered_at: createdAt.toISOString(),
  }))
}

export async function countStudents(actor: ActingUser, db: Database, filter: StudentFilter) {
  const [row] = await db
    .select({ total: count() })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .leftJoin(studentRecords, eq(studentRecords.studentId, students.id))
    .where(where(actor, db, filter))
  return Number(row?.total ?? 0)
}

/** The classes in the person's scope, with their number of students. */
export const listClasses = (actor: ActingUser, db: Database) =>
  listClassesOf(db, isVisibleTo(actor, db))

/** The classes of these students. */
export async function listClassesOf(db: Database, which: SQL | undefined) {
  const rows = await db
    .select({ class_name: className, total: count() })
    .from(students)
    .innerJoin(studentRecords, eq(studentRecords.studentId, students.id))
    .where(and(which, ne(studentRecords.className, '')))
    .groupBy(className)
  const byName = new Intl.Collator('en', { numeric: true })
  return rows
    .map(({ class_name, total }) => ({ class_name, student_count: Number(total) }))
    .toSorted((a, b) => byName.compare(a.class_name, b.class_name))
}
