import type { CurrentRoom, Room } from '@brightyard/contract'
import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import {
  enrolments,
  guardianships,
  sessions,
  students,
  users,
  vendors,
} from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { onlyRoomOf } from '../students/student-scope.ts'

/** The room of this session; none when the kid has left it since. */
export async function readCurrentRoom(actor: ActingUser, db: Database): Promise<CurrentRoom> {
  const [row] = await db
    .select({
      studentId: students.id,
      kidName: users.name,
      vendorId: vendors.id,
      vendorName: vendors.name,
      vendorType: vendors.vendorType,
    })
    .from(sessions)
    .innerJoin(
      enrolments,
      and(
        eq(enrolments.studentId, sessions.roomStudentId),
        eq(enrolments.vendorId, sessions.roomVendorId),
      ),
    )
    .innerJoin(students, eq(students.id, enrolments.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .innerJoin(vendors, eq(vendors.id, enrolments.vendorId))
    .where(eq(sessions.id, actor.sessionId))
  if (!row) return { roomStudent: null, roomVendor: null }
  return {
    roomStudent: { id: row.studentId, name: row.kidName },
    roomVendor: { id: row.vendorId, name: row.vendorName, vendor_type: row.vendorType },
  }
}

/** The caller has checked that the kid belongs to the acting user. Organisations are shown their own room alone. */
export async function listRoomsOfKid(
  actor: ActingUser,
  db: Database,
  studentId: number,
): Promise<Room[]> {
  const current = await readCurrentRoom(actor, db)
  const room = onlyRoomOf(actor)
  const rows = await db
    .select({ id: vendors.id, name: vendors.name, vendorType: vendors.vendorType })
    .from(enrolments)
    .innerJoin(vendors, eq(vendors.id, enrolments.vendorId))
    .where(and(eq(enrolments.studentId, studentId), room ? eq(vendors.id, room) : undefined))
    .orderBy(asc(vendors.name), asc(vendors.id))
  return rows.map(({ id, name, vendorType }) => ({
    room_student_id: studentId,
    room_vendor_id: id,
    name,
    vendor_type: vendorType,
    is_current: current.roomStudent?.id === studentId && current.roomVendor?.id === id,
  }))
}

/** Rooms of a kind that the acting student, or the acting guardian's kids, are in. */
export const listFamilyRooms = (actor: ActingUser, db: Database, vendorType: number) => {
  const kids = db
    .select({ id: students.id })
    .from(students)
    .leftJoin(guardianships, eq(guardianships.studentId, students.id))
    .where(or(eq(students.userId, actor.id), eq(guardianships.guardianId, actor.id)))
  return db
    .selectDistinct({ vendor_id: vendors.id, name: vendors.name })
    .from(enrolments)
    .innerJoin(vendors, eq(vendors.id, enrolments.vendorId))
    .where(and(eq(vendors.vendorType, vendorType), inArray(enrolments.studentId, kids)))
    .orderBy(asc(vendors.name), asc(vendors.id))
}

export const setRoom = (
  actor: ActingUser,
  db: Database,
  room: { roomStudentId: number | null; roomVendorId: number | null },
) => db.update(sessions).set(room).where(eq(sessions.id, actor.sessionId))
