import { and, eq, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { guardianships, students, users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { deleteRowsOfUser } from './personal-rows.ts'

/** Returns the date of the deletion: the first request counts. Null cancels it. */
export async function setDeletionDue(
  actor: ActingUser,
  db: Database,
  dueAt: Date | null,
): Promise<Date> {
  const [user] = await db
    .update(users)
    .set({
      deletionDueAt: dueAt
        ? sql`coalesce(${users.deletionDueAt}, ${dueAt.toISOString()}::timestamptz)`
        : null,
    })
    .where(eq(users.id, actor.id))
    .returning({ deletionDueAt: users.deletionDueAt })
  return user?.deletionDueAt ?? new Date(0)
}

export const findDueDeletions = (db: Database, now: Date) =>
  db
    .select({ id: users.id, email: users.email, mobile: users.mobile })
    .from(users)
    .where(
      and(isNotNull(users.deletionDueAt), lte(users.deletionDueAt, now), isNull(users.deletedAt)),
    )
    .limit(20)

/** False where the owner has cancelled it in the meantime. Orders stay, with the name that the law requires. */
export function deleteAccount(db: Database, userId: number, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), lte(users.deletionDueAt, now), isNull(users.deletedAt)))
      .for('update')
    if (!due) return false
    for (const kid of await kidsWithoutOtherGuardian(tx, userId)) await emptyAccount(tx, kid, now)
    await emptyAccount(tx, userId, now)
    return true
  })
}

async function kidsWithoutOtherGuardian(tx: Database, guardianId: number): Promise<number[]> {
  const kids = await tx
    .select({ userId: students.userId, studentId: students.id })
    .from(guardianships)
    .innerJoin(students, eq(students.id, guardianships.studentId))
    .where(eq(guardianships.guardianId, guardianId))
  const alone: number[] = []
  for (const { userId, studentId } of kids) {
    const others = await tx
      .select({ guardianId: guardianships.guardianId })
      .from(guardianships)
      .where(and(eq(guardianships.studentId, studentId), ne(guardianships.guardianId, guardianId)))
      .limit(1)
    if (others.length === 0) alone.push(userId)
  }
  return alone
}

/** The row stays because orders refer to it; it has no personal data, and no one can sign in to it. */
async function emptyAccount(tx: Database, userId: number, now: Date) {
  await deleteRowsOfUser(tx, userId)
  await tx
    .update(users)
    .set({
      name: 'Deleted account',
      email: null,
      mobile: null,
      loginId: null,
      passwordHash: null,
      avatar: null,
      city: null,
      vendorId: null,
      referredBy: null,
      emailVerifiedAt: null,
      mobileVerifiedAt: null,
      deletionDueAt: null,
      lockedAt: now,
      deletedAt: now,
      referenceCode: `DELETED-${userId}`,
    })
    .where(eq(users.id, userId))
}
