import type { LinkedAccount, SocialProviderId } from '@brightyard/contract'
import { and, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import {
  socialIdentities,
  socialNewcomers,
  socialFlows,
} from '../../database/schema/identity.schema.ts'
import { users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'

export const insertFlow = (db: Database, flow: typeof socialFlows.$inferInsert) =>
  db.insert(socialFlows).values(flow)

/** Ends the sign-in with this state in this browser, and returns it. */
export async function endFlow(
  db: Database,
  { stateHash, browserHash, now }: { stateHash: string; browserHash: string; now: Date },
) {
  const [flow] = await db
    .update(socialFlows)
    .set({ usedAt: now })
    .where(
      and(
        eq(socialFlows.stateHash, stateHash),
        eq(socialFlows.browserHash, browserHash),
        isNull(socialFlows.usedAt),
        gt(socialFlows.validUntil, now),
      ),
    )
    .returning()
  return flow
}

/** By provider and subject, never by other claims of the provider. */
export async function findByIdentity(db: Database, provider: SocialProviderId, subject: string) {
  const [row] = await db
    .select({ userId: socialIdentities.userId, lockedAt: users.lockedAt })
    .from(socialIdentities)
    .innerJoin(users, eq(users.id, socialIdentities.userId))
    .where(and(eq(socialIdentities.provider, provider), eq(socialIdentities.subject, subject)))
  return row
}

/** The account with this mailbox, verified. */
export async function findByVerifiedEmail(db: Database, email: string) {
  const [row] = await db
    .select({ userId: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.emailVerifiedAt), isNull(users.lockedAt)))
  return row?.userId
}

/** False when the identity belongs to another account, or this account already has one of the provider. */
export async function insertIdentity(
  db: Database,
  identity: typeof socialIdentities.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(socialIdentities)
    .values(identity)
    .onConflictDoNothing()
    .returning({ userId: socialIdentities.userId })
  return rows.length === 1
}

export const insertNewcomer = (db: Database, row: typeof socialNewcomers.$inferInsert) =>
  db.insert(socialNewcomers).values(row)

export async function useNewcomer(db: Database, ticketHash: string, now: Date) {
  const [row] = await db
    .update(socialNewcomers)
    .set({ usedAt: now })
    .where(
      and(
        eq(socialNewcomers.ticketHash, ticketHash),
        isNull(socialNewcomers.usedAt),
        gt(socialNewcomers.validUntil, now),
      ),
    )
    .returning()
  return row
}

export async function readLinked(
  actor: ActingUser,
  db: Database,
  nameOf: (provider: SocialProviderId) => string,
): Promise<LinkedAccount[]> {
  const rows = await db
    .select()
    .from(socialIdentities)
    .where(eq(socialIdentities.userId, actor.id))
    .orderBy(socialIdentities.createdAt)
  return rows.map(({ provider, label, createdAt }) => ({
    provider,
    name: nameOf(provider),
    label,
    linked_at: createdAt.toISOString(),
  }))
}

export type Unlinked = 'removed' | 'last-way-in' | 'not-linked'

/** The person's row is locked, so that of two simultaneous removals the second sees the result of the first. */
export async function removeIdentity(
  actor: ActingUser,
  db: Database,
  provider: SocialProviderId,
): Promise<Unlinked> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, actor.id))
      .for('update')
    const others = await tx
      .select({ provider: socialIdentities.provider })
      .from(socialIdentities)
      .where(and(eq(socialIdentities.userId, actor.id), ne(socialIdentities.provider, provider)))
    if (!user?.passwordHash && others.length === 0) return 'last-way-in'
    const removed = await tx
      .delete(socialIdentities)
      .where(and(eq(socialIdentities.userId, actor.id), eq(socialIdentities.provider, provider)))
      .returning({ provider: socialIdentities.provider })
    return removed.length === 1 ? 'removed' : 'not-linked'
  })
}
