import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { offerings } from '../../database/schema/offerings.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { notAuthorized, notFound } from '../../server/api-problem.ts'
import { refuseOtherRoles, staffRoles } from '../students/student-scope.ts'

/** The vendor for whom this person acts; null for admins, who act for all. */
export function organiserOf(actor: ActingUser): number | null {
  refuseOtherRoles(actor, staffRoles)
  if (actor.role === 'superAdmin') return null
  if (actor.vendorId === null) throw notAuthorized()
  return actor.vendorId
}

/** 404 for what is another vendor's, as for what does not exist. */
export async function findOwn(actor: ActingUser, db: Database, id: number) {
  const vendorId = organiserOf(actor)
  const [row] = await db
    .select()
    .from(offerings)
    .where(
      and(eq(offerings.id, id), vendorId === null ? undefined : eq(offerings.vendorId, vendorId)),
    )
  if (!row) throw notFound('this offering')
  return row
}
