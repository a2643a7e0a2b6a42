import type { PracticeKid } from '@brightyard/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { studentRecords } from '../../database/schema/family.schema.ts'
import { students, users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { invalidInput, notFound } from '../../server/api-problem.ts'
import { listFamilyOf } from '../kids/family.repository.ts'
import { readCurrentRoom } from '../kids/room.repository.ts'
import { isVisibleTo } from '../students/student-scope.ts'

const kidNotFound = () => notFound('this kid')
const year = 365.25 * 24 * 60 * 60 * 1000
const limited = (value: number) => Math.min(10, Math.max(1, value))

/** `4 A` is class 4; without a class the age decides. */
export function classNumberOf(className: string, birthDate: string | null, now: Date): number {
  const written = /^\D*(\d{1,2})/.exec(className)?.[1]
  if (written) return limited(Number(written))
  if (!birthDate) return 3
  return limited(Math.floor((now.getTime() - Date.parse(birthDate)) / year) - 5)
}

/** A student practises for themselves, or in the session of a guardian who chose the kid; nobody else may look. */
async function find(
  actor: ActingUser,
  db: Database,
  by: { userId: number } | { studentId: number },
  now: Date,
): Promise<PracticeKid | undefined> {
  if (actor.role !== 'guardian' && actor.role !== 'student') return undefined
  const [row] = await db
    .select({
      student_id: students.id,
      user_id: users.id,
      name: users.name,
      className: studentRecords.className,
      birthDate: studentRecords.birthDate,
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .leftJoin(studentRecords, eq(studentRecords.studentId, students.id))
    .where(
      and(
        isVisibleTo(actor, db),
        'userId' in by ? eq(users.id, by.userId) : eq(students.id, by.studentId),
      ),
    )
  if (!row) return undefined
  const { className, birthDate, ...kid } = row
  return { ...kid, class_number: classNumberOf(className ?? '', birthDate, now) }
}

/** Undefined for a kid who is neither the actor nor theirs. */
export const findPractisingKid = (actor: ActingUser, db: Database, studentId: number, now: Date) =>
  find(actor, db, { studentId }, now)

/** Without an id: the student; for a guardian the kid of the session's room, or the only kid. */
export async function practisingKid(
  actor: ActingUser,
  db: Database,
  userId: number | undefined,
  now: Date,
): Promise<PracticeKid> {
  const kid = await find(actor, db, { userId: userId ?? (await currentKid(actor, db, now)) }, now)
  if (!kid) throw kidNotFound()
  return kid
}

async function currentKid(actor: ActingUser, db: Database, now: Date): Promise<number> {
  if (actor.role !== 'guardian') return actor.id
  const { roomStudent } = await readCurrentRoom(actor, db)
  const family = await listFamilyOf(actor, db, now)
  const inRoom = family.find(({ student_id }) => student_id === roomStudent?.id)
  const only = family.length === 1 ? family[0] : undefined
  const chosen = inRoom ?? only
  if (!chosen) throw invalidInput({ user_id: 'Please choose a kid.' })
  return chosen.user_id
}
