import type { ActiveSession } from '@brightyard/contract'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { sessions, users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'

const standing = (actor: ActingUser, now: Date) =>
  and(
    eq(sessions.userId, actor.id),
    isNull(sessions.endedAt),
    gt(sessions.validUntil, now),
    gt(sessions.idleUntil, now),
  )

/** The current session first, then the newest. */
export async function readActiveSessions(
  actor: ActingUser,
  db: Database,
  now: Date,
): Promise<ActiveSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(standing(actor, now))
    .orderBy(desc(sessions.renewedAt))
    .limit(100)
  return rows
    .map(({ id, device, createdAt, renewedAt }) => ({
      id,
      device,
      signed_in_at: createdAt.toISOString(),
      last_active_at: renewedAt.toISOString(),
      is_current: id === actor.sessionId,
    }))
    .toSorted((one, other) => Number(other.is_current) - Number(one.is_current))
}

/** False for one that has ended or belongs to someone else. */
export async function endOwnSession(actor: ActingUser, db: Database, id: string, now: Date) {
  const rows = await db
    .update(sessions)
    .set({ endedAt: now, endReason: 'ended_by_owner' })
    .where(and(standing(actor, now), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return rows.length === 1
}

export async function readSecurity(actor: ActingUser, db: Database) {
  const [user] = await db
    .select({ passwordHash: users.passwordHash, deletionDueAt: users.deletionDueAt })
    .from(users)
    .where(eq(users.id, actor.id))
  return {
    has_password: Boolean(user?.passwordHash),
    deletion_due_at: user?.deletionDueAt?.toISOString() ?? null,
  }
}
