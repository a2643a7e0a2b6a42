import type { Kid } from '@brightyard/contract'
import { and, asc, desc, eq, exists, lte, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { subscriptions } from '../../database/schema/subscriptions.schema.ts'
import { students, users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { isVisibleTo } from '../students/student-scope.ts'

const maxKids = 500

/** Kids with a subscription, past ones included: their status says what to do. */
export async function listSubscribedKids(actor: ActingUser, db: Database): Promise<Kid[]> {
  return db
    .select({
      name: users.name,
      avatar: users.avatar,
      user_id: users.id,
      student_id: students.id,
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(
      and(
        isVisibleTo(actor, db),
        exists(
          db
            .select({ one: sql`1` })
            .from(subscriptions)
            .where(eq(subscriptions.studentId, students.id)),
        ),
      ),
    )
    .orderBy(asc(users.name), asc(users.id))
    .limit(maxKids)
}

/** By the kid's own account or its record; undefined for someone else's. */
export async function findKid(
  actor: ActingUser,
  db: Database,
  by: { userId: number } | { studentId: number },
) {
  const [row] = await db
    .select({ studentId: students.id, name: users.name })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(
      and(
        isVisibleTo(actor, db),
        'userId' in by ? eq(users.id, by.userId) : eq(students.id, by.studentId),
      ),
    )
  return row
}

/** The one that runs, otherwise the last; a renewal that has not begun only where there is no other. */
export async function findLatestSubscription(db: Database, studentId: number, now: Date) {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.studentId, studentId))
    .orderBy(desc(lte(subscriptions.startsAt, now)), desc(subscriptions.endsAt))
    .limit(1)
  return row
}
