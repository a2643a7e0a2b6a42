import type { SQL } from 'drizzle-orm'
import { and, eq, exists, sql, asc } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { Role } from '../../database/schema/users.schema.ts'
import { enrolments, guardianships, students, vendors } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { notAuthorized, invalidInput, notFound } from '../../server/api-problem.ts'

/** The students whom this person may see; all others do not exist for them. */
export function isVisibleTo(actor: ActingUser, db: Database): SQL | undefined {
  switch (actor.role) {
    case 'guardian':
      return exists(
        db
          .select({ one: sql`1` })
          .from(guardianships)
          .where(
            and(eq(guardianships.studentId, students.id), eq(guardianships.guardianId, actor.id)),
          ),
      )
    case 'student':
    case 'school':
      return eq(students.userId, actor.id)
    case 'vendor':
    case 'vendorStaff':
    case 'schoolRepresentative':
      return actor.vendorId === null
        ? sql`false`
        : exists(
            db
              .select({ one: sql`1` })
              .from(enrolments)
              .where(
                and(eq(enrolments.studentId, students.id), eq(enrolments.vendorId, actor.vendorId)),
              ),
          )
    case 'superAdmin':
      return undefined
  }
}

/** Roles 3 to 6: those who register students. */
export const staffRoles: readonly Role[] = [
  'vendor',
  'vendorStaff',
  'superAdmin',
  'schoolRepresentative',
]

/**
 * The only room whose things of a kid this person sees: organisations do not see each other's. Undefined for families
 * and Brightyard, who see all.
 */
export const onlyRoomOf = ({ role, vendorId }: ActingUser): number | undefined =>
  role === 'guardian' || role === 'student' || role === 'superAdmin' ? undefined : (vendorId ?? 0)

/** 403 where the role alone decides; 404 for what belongs to others. */
export function refuseOtherRoles(actor: ActingUser, roles: readonly Role[]) {
  if (!roles.includes(actor.role)) throw notAuthorized()
}

const place = { id: vendors.id, name: vendors.name, vendor_type: vendors.vendorType }

/** Where this person may register students: their own workplace, or for an admin any. */
export async function listWorkplacesOf(actor: ActingUser, db: Database) {
  if (actor.role === 'superAdmin') {
    return db.select(place).from(vendors).orderBy(asc(vendors.name), asc(vendors.id)).limit(500)
  }
  if (actor.vendorId === null) return []
  return db.select(place).from(vendors).where(eq(vendors.id, actor.vendorId))
}

/** The workplace where a student is registered; the id of another one gives no access to it. */
export async function workplaceFor(actor: ActingUser, db: Database, chosenId: number | undefined) {
  const places = await listWorkplacesOf(actor, db)
  if (actor.role === 'superAdmin') {
    if (chosenId === undefined) throw invalidInput({ workplace_id: 'Please choose a school.' })
    const found = places.find(({ id }) => id === chosenId)
    if (!found) throw notFound('this school')
    return found
  }
  const [own] = places
  if (!own || (chosenId !== undefined && chosenId !== own.id)) throw notAuthorized()
  return own
}
