import type { GuardianRequest } from '@brightyard/contract'
import { and, desc, eq, exists, gt, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import { guardianRequests } from '../../database/schema/family.schema.ts'
import { guardianships, students, users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'

/** How long guardians have to answer, and how long after a refusal nobody may ask them again. */
export const answerWithinDays = 14
const shownForDays = 60
const day = 24 * 60 * 60_000

type Row = typeof guardianRequests.$inferSelect

/** False where an earlier request still stands: it is neither renewed nor announced again. */
export async function insertRequest(
  actor: ActingUser,
  tx: Database,
  { studentId, contact, now }: { studentId: number; contact: string; now: Date },
): Promise<boolean> {
  const asked = {
    contact,
    askedAt: now,
    validUntil: new Date(now.getTime() + answerWithinDays * day),
    answer: null,
    answeredBy: null,
  }
  const rows = await tx
    .insert(guardianRequests)
    .values({ guardianId: actor.id, studentId, ...asked })
    .onConflictDoUpdate({
      target: [guardianRequests.guardianId, guardianRequests.studentId],
      set: asked,
      setWhere: sql`${guardianRequests.validUntil} <= ${now.toISOString()}::timestamptz`,
    })
    .returning({ id: guardianRequests.id })
  return rows.length === 1
}

/** Those that wait for this guardian, and those that this guardian has sent. */
export async function listRequestsOf(
  actor: ActingUser,
  db: Database,
  now: Date,
): Promise<GuardianRequest[]> {
  const asker = alias(users, 'asker')
  const rows = await db
    .select({
      request: guardianRequests,
      askedBy: asker.name,
      kidName: users.name,
      loginId: users.loginId,
    })
    .from(guardianRequests)
    .innerJoin(asker, eq(asker.id, guardianRequests.guardianId))
    .innerJoin(students, eq(students.id, guardianRequests.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(
      and(
        or(isForKidOf(actor, db), eq(guardianRequests.guardianId, actor.id)),
        gt(guardianRequests.askedAt, new Date(now.getTime() - shownForDays * day)),
      ),
    )
    .orderBy(desc(guardianRequests.askedAt), desc(guardianRequests.id))
    .limit(50)
  return rows
    .map(({ request, askedBy, kidName, loginId }) => {
      const isSent = request.guardianId === actor.id
      return {
        id: request.id,
        direction: isSent ? ('sent' as const) : ('received' as const),
        state: stateOf(request, now),
        kid_name: isSent ? null : kidName,
        login_id: loginId,
        asked_by: askedBy,
        contact: request.contact,
        asked_at: request.askedAt.toISOString(),
        valid_until: request.validUntil.toISOString(),
      }
    })
    .filter(({ direction, state }) => direction === 'sent' || state === 'waiting')
}

export function stateOf({ answer, validUntil }: Row, now: Date): GuardianRequest['state'] {
  return answer ?? (validUntil > now ? 'waiting' : 'expired')
}

const isForKidOf = (actor: ActingUser, db: Database) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(guardianships)
      .where(
        and(
          eq(guardianships.studentId, guardianRequests.studentId),
          eq(guardianships.guardianId, actor.id),
        ),
      ),
  )

/** Undefined unless it is for a kid of this guardian. */
export async function findReceivedRequest(actor: ActingUser, db: Database, id: number) {
  const [row] = await db
    .select()
    .from(guardianRequests)
    .where(and(eq(guardianRequests.id, id), isForKidOf(actor, db)))
  return row
}

export const answerRequest = (
  actor: ActingUser,
  tx: Database,
  id: number,
  answer: 'accepted' | 'declined',
) =>
  tx
    .update(guardianRequests)
    .set({ answer, answeredBy: actor.id })
    .where(eq(guardianRequests.id, id))

export const addGuardian = (tx: Database, guardianId: number, studentId: number) =>
  tx.insert(guardianships).values({ guardianId, studentId }).onConflictDoNothing()
