import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { pushSubscriptions } from '../../database/schema/family.schema.ts'
import { sessions } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import type { PushTarget } from './push-port.ts'

/** A browser belongs to the person who signed in there last. */
export async function saveSubscription(
  actor: ActingUser,
  db: Database,
  browser: PushTarget & { uniqueId: string; browser: string },
) {
  await db.transaction(async (tx) => {
    await tx
      .delete(pushSubscriptions)
      .where(
        or(
          eq(pushSubscriptions.uniqueId, browser.uniqueId),
          eq(pushSubscriptions.endpoint, browser.endpoint),
        ),
      )
    await tx
      .insert(pushSubscriptions)
      .values({ ...browser, userId: actor.id, sessionId: actor.sessionId })
      .onConflictDoNothing()
  })
}

export const dropSubscription = (actor: ActingUser, db: Database, uniqueId: string) =>
  db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, actor.id), eq(pushSubscriptions.uniqueId, uniqueId)))

/** Browsers where this person is still signed in. */
export const listTargets = (db: Database, userId: number, now: Date) =>
  db
    .select({
      id: pushSubscriptions.id,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
    })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(
      and(
        eq(pushSubscriptions.userId, userId),
        isNull(sessions.endedAt),
        gt(sessions.idleUntil, now),
        gt(sessions.validUntil, now),
      ),
    )
    .limit(20)

export const forgetTarget = (db: Database, id: number) =>
  db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
