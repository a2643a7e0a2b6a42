import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { referralRewards } from '../../database/schema/identity.schema.ts'
import { referrals } from '../../database/schema/notifications.schema.ts'
import { users } from '../../database/schema/users.schema.ts'
import type { Contact } from '../countries/contact.ts'

/** Once for each invited person who joins. */
export const pointsForJoining = 100

interface Joined {
  userId: number
  contact: Contact | null
  /** The owner of the referral code that the new user entered. */
  referredBy: number | null
  now: Date
}

/** Marks the invitations of this contact, and rewards the owner of the referral code, else the first who invited. */
export async function markJoined(tx: Database, { userId, contact, referredBy, now }: Joined) {
  const inviters = contact
    ? await tx
        .update(referrals)
        .set({ joinedAt: now })
        .where(and(eq(referrals.contact, contact.value), isNull(referrals.joinedAt)))
        .returning({ userId: referrals.userId, id: referrals.id })
    : []
  const first = inviters.toSorted((one, other) => one.id - other.id)[0]?.userId
  const rewarded = referredBy ?? first
  if (rewarded === undefined) return
  await tx
    .insert(referralRewards)
    .values({ joinedUserId: userId, userId: rewarded, points: pointsForJoining })
    .onConflictDoNothing()
  if (referredBy === null) {
    await tx
      .update(users)
      .set({ referredBy: rewarded })
      .where(and(eq(users.id, userId), isNull(users.referredBy)))
  }
}
