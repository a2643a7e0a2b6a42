import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'

/**
 * Guardians and admins may; a school or partner only where it registered the student itself: a school that merely
 * teaches a child must not be able to take over its account.
 */
export async function mayRenewPassword(
  actor: ActingUser,
  db: Database,
  registeredBy: number | null,
): Promise<boolean> {
  if (actor.role === 'guardian' || actor.role === 'superAdmin') return true
  if (registeredBy === null || actor.vendorId === null) return false
  const [registrar] = await db
    .select({ vendorId: users.vendorId })
    .from(users)
    .where(eq(users.id, registeredBy))
  return registrar?.vendorId === actor.vendorId
}
