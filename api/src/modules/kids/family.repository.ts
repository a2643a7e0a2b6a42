import type { KidCard } from '@brightyard/contract'
import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { studentRecords } from '../../database/schema/family.schema.ts'
import { subscriptions } from '../../database/schema/subscriptions.schema.ts'
import { guardianships, students, users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { roomsOf } from '../students/student-profile.repository.ts'

/** All kids of the acting guardian. */
export async function listFamilyOf(actor: ActingUser, db: Database, now: Date): Promise<KidCard[]> {
  const rows = await db
    .select({
      studentId: students.id,
      userId: users.id,
      name: users.name,
      avatar: users.avatar,
      loginId: users.loginId,
      className: studentRecords.className,
    })
    .from(guardianships)
    .innerJoin(students, eq(students.id, guardianships.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .leftJoin(studentRecords, eq(studentRecords.studentId, students.id))
    .where(eq(guardianships.guardianId, actor.id))
    .orderBy(asc(users.name), asc(users.id))
    .limit(100)
  const ids = rows.map(({ studentId }) => studentId)
  const rooms = await roomsOf(db, ids)
  const subscribed = await runningSubscriptions(db, ids, now)
  return rows.map((row) => ({
    student_id: row.studentId,
    user_id: row.userId,
    name: row.name,
    avatar: row.avatar,
    login_id: row.loginId,
    class_name: row.className ?? '',
    rooms: rooms.get(row.studentId) ?? [],
    is_subscribed: subscribed.has(row.studentId),
  }))
}

async function runningSubscriptions(db: Database, studentIds: readonly number[], now: Date) {
  if (studentIds.length === 0) return new Set<number>()
  const rows = await db
    .select({ studentId: subscriptions.studentId })
    .from(subscriptions)
    .where(
      and(
        inArray(subscriptions.studentId, [...studentIds]),
        lte(subscriptions.startsAt, now),
        gt(subscriptions.endsAt, now),
      ),
    )
  return new Set(rows.map(({ studentId }) => studentId))
}

/** The kid whose school recorded one of these contacts; all three details must match. */
export async function findClaimable(
  _actor: ActingUser,
  db: Database,
  claim: { loginId: string; birthDate: string; contacts: readonly string[] },
) {
  if (claim.contacts.length === 0) return undefined
  const [row] = await db
    .select({
      studentId: students.id,
      name: users.name,
      contact: studentRecords.guardianContact,
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .innerJoin(studentRecords, eq(studentRecords.studentId, students.id))
    .where(
      and(
        eq(users.loginId, claim.loginId),
        eq(studentRecords.birthDate, claim.birthDate),
        inArray(studentRecords.guardianContact, [...claim.contacts]),
      ),
    )
  return row
}
