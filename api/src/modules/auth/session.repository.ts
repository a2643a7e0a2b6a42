import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { pushSubscriptions } from '../../database/schema/family.schema.ts'
import { sessions, students, users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import type { Claims } from './access-token.ts'

export type Session = typeof sessions.$inferSelect

export const insertSession = (db: Database, session: typeof sessions.$inferInsert) =>
  db.insert(sessions).values(session)

/** A valid session of an account that is not locked. */
export async function findStandingSession(
  db: Database,
  id: string,
  now: Date,
): Promise<Session | undefined> {
  const [row] = await db
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, id),
        isNull(sessions.endedAt),
        isNull(users.lockedAt),
        gt(sessions.validUntil, now),
        gt(sessions.idleUntil, now),
      ),
    )
  return row?.session
}

/** False when another request has changed the value or ended the session first. */
export async function rotateRefresh(
  db: Database,
  session: Session,
  next: Pick<Session, 'refreshHash' | 'renewedAt' | 'idleUntil'>,
): Promise<boolean> {
  const changed = await db
    .update(sessions)
    .set({ ...next, previousHash: session.refreshHash })
    .where(
      and(
        eq(sessions.id, session.id),
        eq(sessions.refreshHash, session.refreshHash),
        isNull(sessions.endedAt),
      ),
    )
    .returning({ id: sessions.id })
  return changed.length === 1
}

export const endSession = (db: Database, id: string, endReason: string, now: Date) =>
  db
    .update(sessions)
    .set({ endedAt: now, endReason })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))

/** The end reason of a session in whose place the same browser got another one. */
export const replaced = 'replaced'

export async function wasReplaced(db: Database, id: string): Promise<boolean> {
  const [session] = await db
    .select({ endReason: sessions.endReason })
    .from(sessions)
    .where(eq(sessions.id, id))
  return session?.endReason === replaced
}

/** Until the transaction ends nobody else replaces them: two at once would leave each other's standing. */
export const lockSessionsOf = (tx: Database, userId: number) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')

/** The browser stays the same, and goes on getting push messages. */
export const moveSubscriptions = (db: Database, from: string, to: string) =>
  db.update(pushSubscriptions).set({ sessionId: to }).where(eq(pushSubscriptions.sessionId, from))

/** Every session of an account, except the given one. */
export const endSessionsOf = (
  db: Database,
  userId: number,
  end: { reason: string; now: Date; except?: string },
) =>
  db
    .update(sessions)
    .set({ endedAt: end.now, endReason: end.reason })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        end.except ? ne(sessions.id, end.except) : undefined,
      ),
    )

/** The session of a call, of an account that is not locked: values of `claimed`. */
export const isClaimed = and(
  eq(sessions.id, sql.placeholder('sessionId')),
  eq(sessions.userId, sql.placeholder('userId')),
  isNull(sessions.endedAt),
  isNull(users.lockedAt),
  gt(sessions.validUntil, sql.placeholder('now')),
)
export const claimed = ({ userId, sessionId }: Claims, now: Date) => ({
  userId,
  sessionId,
  now: now.toISOString(),
})

const actingUser = prepared('acting_user', (db) =>
  db
    .select({ id: users.id, role: users.role, vendorId: users.vendorId, studentId: students.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(students, eq(students.userId, users.id))
    .where(isClaimed),
)

/** Checked at every call, so that a sign-out or a lock takes effect immediately. */
export async function findActingUser(
  db: Database,
  claims: Claims,
  now: Date,
): Promise<ActingUser | null> {
  const [row] = await actingUser(db, claimed(claims, now))
  return row ? { ...row, sessionId: claims.sessionId } : null
}
