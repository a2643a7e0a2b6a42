import type { StudentProfile } from '@brightyard/contract'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { achievements, studentRecords } from '../../database/schema/family.schema.ts'
import { enrolments, students, users, vendors } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { notFound } from '../../server/api-problem.ts'
import { findLatestSubscription } from '../kids/kid.repository.ts'
import { mayChangeIdentity } from './change-student.ts'
import { mayRenewPassword } from './password-rights.ts'
import { isVisibleTo, onlyRoomOf, staffRoles } from './student-scope.ts'

const studentNotFound = () => notFound('this student')

/** The rooms of several students, by student. */
export async function roomsOf(db: Database, studentIds: readonly number[]) {
  if (studentIds.length === 0) return new Map<number, StudentProfile['rooms']>()
  const rows = await db
    .select({
      studentId: enrolments.studentId,
      id: vendors.id,
      name: vendors.name,
      vendor_type: vendors.vendorType,
    })
    .from(enrolments)
    .innerJoin(vendors, eq(vendors.id, enrolments.vendorId))
    .where(inArray(enrolments.studentId, [...studentIds]))
    .orderBy(asc(vendors.name), asc(vendors.id))
  const rooms = new Map<number, StudentProfile['rooms']>()
  for (const { studentId, ...room } of rows) {
    rooms.set(studentId, [...(rooms.get(studentId) ?? []), room])
  }
  return rooms
}

async function achievementsOf(db: Database, studentId: number, vendorId: number | undefined) {
  const rows = await db
    .select({ achievement: achievements, givenBy: vendors.name })
    .from(achievements)
    .innerJoin(vendors, eq(vendors.id, achievements.vendorId))
    .where(
      and(
        eq(achievements.studentId, studentId),
        vendorId === undefined ? undefined : eq(achievements.vendorId, vendorId),
      ),
    )
    .orderBy(desc(achievements.givenAt), desc(achievements.id))
    .limit(50)
  return rows.map(({ achievement: { id, title, note, givenAt }, givenBy }) => ({
    id,
    title,
    note,
    given_by: givenBy,
    given_on: givenAt.toISOString().slice(0, 10),
  }))
}

/** Throws 404 for a student whom the acting user may not see. */
export async function readStudent(
  actor: ActingUser,
  db: Database,
  studentId: number,
  now: Date,
): Promise<StudentProfile> {
  const [row] = await db
    .select({ user: users, record: studentRecords })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .leftJoin(studentRecords, eq(studentRecords.studentId, students.id))
    .where(and(isVisibleTo(actor, db), eq(students.id, studentId)))
  if (!row) throw studentNotFound()
  const { user, record } = row
  const plan = await findLatestSubscription(db, studentId, now)
  const isOwn = user.id === actor.id
  const room = onlyRoomOf(actor)
  const rooms = (await roomsOf(db, [studentId])).get(studentId) ?? []
  return {
    student_id: studentId,
    user_id: user.id,
    name: user.name,
    avatar: user.avatar,
    login_id: user.loginId,
    birth_date: record?.birthDate ?? null,
    class_name: record?.className ?? '',
    guardian_name: record?.guardianName ?? '',
    guardian_contact: isOwn ? '' : (record?.guardianContact ?? ''),
    rooms: rooms.filter(({ id }) => room === undefined || id === room),
    plan: plan
      ? {
          name: plan.plan,
          starts_at: plan.startsAt.toISOString(),
          ends_at: plan.endsAt.toISOString(),
          is_running: plan.startsAt <= now && plan.endsAt > now,
        }
      : null,
    achievements: await achievementsOf(db, studentId, room),
    can_edit: !isOwn,
    can_edit_identity: !isOwn && (await mayChangeIdentity(actor, db, studentId)),
    can_renew_password: !isOwn && (await mayRenewPassword(actor, db, record?.registeredBy ?? null)),
    can_award: staffRoles.includes(actor.role) && actor.vendorId !== null,
  }
}

/** For changes: 404 also for the students themselves, who may only read. */
export async function findEditable(actor: ActingUser, db: Database, studentId: number) {
  const [row] = await db
    .select({ userId: users.id, name: users.name, loginId: users.loginId, record: studentRecords })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .leftJoin(studentRecords, eq(studentRecords.studentId, students.id))
    .where(and(isVisibleTo(actor, db), eq(students.id, studentId)))
  if (!row || row.userId === actor.id) throw studentNotFound()
  return row
}
