import { eq, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { referrals } from '../../database/schema/notices.schema.ts'
import { users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'

/** The acting user's own contact too: nobody refers oneself. */
export async function hasAccount(db: Database, contact: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.email, contact), eq(users.mobile, contact)))
    .limit(1)
  return rows.length > 0
}

/** False when this person has invited this contact before. */
export async function insertReferral(
  actor: ActingUser,
  db: Database,
  referral: Omit<typeof referrals.$inferInsert, 'userId'>,
): Promise<boolean> {
  const rows = await db
    .insert(referrals)
    .values({ ...referral, userId: actor.id })
    .onConflictDoNothing()
    .returning({ id: referrals.id })
  return rows.length > 0
}

export async function readReferrer(actor: ActingUser, db: Database) {
  const [row] = await db
    .select({ name: users.name, referenceCode: users.referenceCode })
    .from(users)
    .where(eq(users.id, actor.id))
  return row
}
