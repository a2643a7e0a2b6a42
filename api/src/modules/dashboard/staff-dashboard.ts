import type { StaffDashboard } from '@brightyard/contract'
import { countDistinct, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { enrolments, students, vendors } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import {
  countStudents,
  listClasses,
  listClassesOf,
  listStudentRows,
} from '../students/student-list.repository.ts'

const everything = { search: undefined, class_name: undefined }

async function nameOfWorkplace({ vendorId }: ActingUser, db: Database) {
  if (vendorId === null) return ''
  const [row] = await db
    .select({ name: vendors.name })
    .from(vendors)
    .where(eq(vendors.id, vendorId))
  return row?.name ?? ''
}

export async function readStaffDashboard(
  actor: ActingUser,
  db: Database,
  now: Date,
): Promise<StaffDashboard> {
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
  return {
    kind: 'staff',
    workplace: await nameOfWorkplace(actor, db),
    student_count: await countStudents(actor, db, everything),
    new_this_month: await countStudents(actor, db, { ...everything, since }),
    classes: await listClasses(actor, db),
    latest: await listStudentRows(actor, db, everything, { limit: 5, newestFirst: true }),
  }
}

/** A school account has the rights of role 2: figures about the school, and no child's name. */
export async function readSchoolDashboard(
  actor: ActingUser,
  db: Database,
): Promise<StaffDashboard> {
  const inRoom = eq(enrolments.vendorId, actor.vendorId ?? 0)
  const [row] = await db
    .select({ total: countDistinct(enrolments.studentId) })
    .from(enrolments)
    .where(inRoom)
  return {
    kind: 'staff',
    workplace: await nameOfWorkplace(actor, db),
    student_count: Number(row?.total ?? 0),
    new_this_month: 0,
    classes: await listClassesOf(
      db,
      inArray(students.id, db.select({ id: enrolments.studentId }).from(enrolments).where(inRoom)),
    ),
    latest: [],
  }
}
