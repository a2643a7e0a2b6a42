import type { SessionUser } from '@brightyard/contract'
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { campaignJudges } from '../../database/schema/talent.schema.ts'
import {
  enrolments,
  sessions,
  students,
  users,
  vendors,
} from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { roleIdOf } from '../../server/acting-user.ts'
import type { Claims } from '../auth/access-token.ts'
import { claimed, isClaimed } from '../auth/session.repository.ts'

const roomStudents = alias(students, 'room_students')
const kids = alias(users, 'kids')

/** Who asks, what the site shows of them, and the room of this session where the kid is still in it. */
const sessionUser = prepared('session_user', (db) =>
  db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      mobile: users.mobile,
      avatar: users.avatar,
      role: users.role,
      vendorId: users.vendorId,
      studentId: students.id,
      referenceCode: users.referenceCode,
      kid: { id: roomStudents.id },
      kidName: kids.name,
      isJuror: sql<boolean>`exists (select 1 from ${campaignJudges} where ${campaignJudges.userId} = ${users.id})`,
      roomVendor: { id: vendors.id, name: vendors.name, vendor_type: vendors.vendorType },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(students, eq(students.userId, users.id))
    .leftJoin(
      enrolments,
      and(
        eq(enrolments.studentId, sessions.roomStudentId),
        eq(enrolments.vendorId, sessions.roomVendorId),
      ),
    )
    .leftJoin(roomStudents, eq(roomStudents.id, enrolments.studentId))
    .leftJoin(kids, eq(kids.id, roomStudents.userId))
    .leftJoin(vendors, eq(vendors.id, enrolments.vendorId))
    .where(isClaimed),
)

/** The acting user with what the site shows of them; null when the session is over. */
export interface SessionActor extends ActingUser {
  readonly shown: SessionUser
}

/** One statement for both, because every page of a signed-in person asks it. */
export async function findSessionActor(
  db: Database,
  claims: Claims,
  now: Date,
): Promise<SessionActor | null> {
  const [row] = await sessionUser(db, claimed(claims, now))
  if (!row) return null
  const { id, role, vendorId, studentId, kid, kidName, roomVendor } = row
  const isInRoom = kid !== null && kidName !== null && roomVendor !== null
  return {
    id,
    role,
    vendorId,
    studentId,
    sessionId: claims.sessionId,
    shown: {
      id,
      name: row.name,
      email: row.email,
      mobile: row.mobile,
      avatar: row.avatar,
      role_id: roleIdOf(role),
      role,
      student_id: studentId,
      reference_code: row.referenceCode,
      roomStudent: isInRoom ? { id: kid.id, name: kidName } : null,
      roomVendor: isInRoom ? roomVendor : null,
      ...(row.isJuror ? { is_juror: true } : {}),
    },
  }
}
