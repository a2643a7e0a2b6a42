import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { offerings } from '../../database/schema/offerings.schema.ts'
import { vendors } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { invalidInput, notAuthorized, notFound } from '../../server/api-problem.ts'
import { refuseOtherRoles, staffRoles } from '../students/student-scope.ts'

/** The vendor for whom this person acts; null for admins, who act for all. */
export function organiserOf(actor: ActingUser): number | null {
  refuseOtherRoles(actor, staffRoles)
  if (actor.role === 'superAdmin') return null
  if (actor.vendorId === null) throw notAuthorized()
  return actor.vendorId
}

/** On whose behalf something new is offered: admins name the organiser, everybody else has one. */
export async function newOrganiser(
  actor: ActingUser,
  tx: Database,
  named: number | undefined,
): Promise<number> {
  const own = organiserOf(actor)
  if (own !== null) {
    if (named !== undefined && named !== own) throw notAuthorized()
    return own
  }
  const [vendor] =
    named === undefined ? [] : await tx.select().from(vendors).where(eq(vendors.id, named))
  if (!vendor) throw invalidInput({ vendor_id: 'Please choose who offers it.' })
  return vendor.id
}

/** For admins alone. */
export async function listVendors(actor: ActingUser, db: Database) {
  if (organiserOf(actor) !== null) throw notAuthorized()
  return db
    .select({ id: vendors.id, name: vendors.name })
    .from(vendors)
    .orderBy(asc(vendors.name), asc(vendors.id))
    .limit(1000)
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
