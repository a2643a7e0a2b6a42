import type { Invitation } from '@brightyard/contract'
import { and, desc, eq, or, sum } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { referralRewards } from '../../database/schema/identity.schema.ts'
import { referrals } from '../../database/schema/notifications.schema.ts'
import { users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { maskContact } from '../countries/contact.ts'

/** The user's own contact counts too: no one can refer themselves. */
export async function hasAccount(db: Database, contact: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.email, contact), eq(users.mobile, contact)))
    .limit(1)
  return rows.length > 0
}

/** Null when this person has already invited this contact. */
export async function insertReferral(
  actor: ActingUser,
  db: Database,
  referral: Omit<typeof referrals.$inferInsert, 'userId'>,
): Promise<number | null> {
  const [row] = await db
    .insert(referrals)
    .values({ ...referral, userId: actor.id })
    .onConflictDoNothing()
    .returning({ id: referrals.id })
  return row?.id ?? null
}

export async function readReferrer(actor: ActingUser, db: Database) {
  const [row] = await db
    .select({ name: users.name, referenceCode: users.referenceCode })
    .from(users)
    .where(eq(users.id, actor.id))
  return row
}

export async function readInvitations(actor: ActingUser, db: Database): Promise<Invitation[]> {
  const rows = await db
    .select({ referral: referrals, rewardedFor: referralRewards.joinedUserId })
    .from(referrals)
    .leftJoin(users, or(eq(users.email, referrals.contact), eq(users.mobile, referrals.contact)))
    .leftJoin(
      referralRewards,
      and(eq(referralRewards.joinedUserId, users.id), eq(referralRewards.userId, actor.id)),
    )
    .where(eq(referrals.userId, actor.id))
    .orderBy(desc(referrals.id))
    .limit(200)
  return rows.map(({ referral, rewardedFor }) => ({
    id: referral.id,
    contact: maskContact(referral.contact),
    is_vendor: referral.isVendor,
    state: !referral.joinedAt ? 'sent' : rewardedFor === null ? 'joined' : 'rewarded',
    invited_at: referral.createdAt.toISOString(),
  }))
}

export async function readPoints(actor: ActingUser, db: Database): Promise<number> {
  const [row] = await db
    .select({ points: sum(referralRewards.points) })
    .from(referralRewards)
    .where(eq(referralRewards.userId, actor.id))
  return Number(row?.points ?? 0)
}
