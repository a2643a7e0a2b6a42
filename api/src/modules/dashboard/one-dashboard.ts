import type { KidDashboard, OneDashboard, RoomDashboard } from '@brightyard/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { enrolments, students, users, vendors } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { notConnected } from '../../server/api-problem.ts'
import { isVisibleTo, staffRoles } from '../students/student-scope.ts'
import { readSchoolDashboard, readStaffDashboard } from './staff-dashboard.ts'
import { dashboardOfStudent, onlyOfRoom } from './student-dashboard.ts'

interface Asked {
  id: number
  of: 'kid' | 'room' | undefined
  now: Date
}

/** Whether there is no such kid or room, or none of this person's, looks the same. */
export async function readOneDashboard(
  actor: ActingUser,
  db: Database,
  asked: Asked,
): Promise<OneDashboard> {
  const found =
    (asked.of !== 'room' && (await kidDashboard(actor, db, asked))) ||
    (asked.of !== 'kid' && (await roomDashboard(actor, db, asked)))
  if (!found) throw notConnected()
  return found
}

const kidColumns = {
  student_id: students.id,
  user_id: users.id,
  name: users.name,
  avatar: users.avatar,
}

async function kidDashboard(
  actor: ActingUser,
  db: Database,
  { id, now }: Asked,
): Promise<KidDashboard | null> {
  const [kid] = await db
    .select(kidColumns)
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(and(isVisibleTo(actor, db), eq(students.id, id)))
  return kid ? { kind: 'kid', kid, ...(await dashboardOfStudent(actor, db, id, now)) } : null
}

async function roomDashboard(actor: ActingUser, db: Database, { id, now }: Asked) {
  if (staffRoles.includes(actor.role) || actor.role === 'school') {
    if (actor.vendorId !== id) return null
    return actor.role === 'school'
      ? readSchoolDashboard(actor, db)
      : readStaffDashboard(actor, db, now)
  }
  return familyRoom(actor, db, id, now)
}

async function familyRoom(
  actor: ActingUser,
  db: Database,
  id: number,
  now: Date,
): Promise<RoomDashboard | null> {
  const rows = await db
    .select({
      kid: kidColumns,
      room: { id: vendors.id, name: vendors.name, vendor_type: vendors.vendorType },
    })
    .from(enrolments)
    .innerJoin(vendors, eq(vendors.id, enrolments.vendorId))
    .innerJoin(students, eq(students.id, enrolments.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(and(eq(enrolments.vendorId, id), isVisibleTo(actor, db)))
    .orderBy(asc(users.name), asc(students.id))
    .limit(20)
  const [first] = rows
  if (!first) return null
  const kids = await Promise.all(
    rows.map(async ({ kid }) => ({
      kid,
      dashboard: onlyOfRoom(await dashboardOfStudent(actor, db, kid.student_id, now), id),
    })),
  )
  return { kind: 'room', room: first.room, kids }
}
