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

const stillSignedIn = (now: Date) =>
  and(isNull(sessions.endedAt), gt(sessions.idleUntil, now), gt(sessions.validUntil, now))

/** The browsers where this person is still signed in. */
export async function listTargetIds(db: Database, userId: number, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(and(eq(pushSubscriptions.userId, userId), stillSignedIn(now)))
    .limit(20)
  return rows.map(({ id }) => id)
}

/** A browser, if its person is still signed in there. */
export async function findTarget(
  db: Database,
  id: number,
  now: Date,
): Promise<PushTarget | undefined> {
  const [target] = await db
    .select({
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
    })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(and(eq(pushSubscriptions.id, id), stillSignedIn(now)))
  return target
}

export const forgetTarget = (db: Database, id: number) =>
  db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
