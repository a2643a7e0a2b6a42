import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { applications } from '../../database/schema/identity.schema.ts'
import { referrals } from '../../database/schema/notices.schema.ts'
import { users } from '../../database/schema/users.schema.ts'

export const insertApplication = (db: Database, application: typeof applications.$inferInsert) =>
  db.insert(applications).values(application)

export async function findInvitation(db: Database, referralId: number) {
  const [row] = await db
    .select({ organisation: referrals.name, city: referrals.city, invitedBy: users.name })
    .from(referrals)
    .innerJoin(users, eq(users.id, referrals.userId))
    .where(and(eq(referrals.id, referralId), eq(referrals.isVendor, true)))
  return row
}
