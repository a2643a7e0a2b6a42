import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { vendors } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { invalidInput, notAuthorized, notFound } from '../../server/api-problem.ts'

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
export async function workplaceFor(actor: ActingUser, db: Database, asked: number | undefined) {
  const places = await listWorkplacesOf(actor, db)
  if (actor.role === 'superAdmin') {
    if (asked === undefined) throw invalidInput({ workplace_id: 'Please choose a school.' })
    const found = places.find(({ id }) => id === asked)
    if (!found) throw notFound('this school')
    return found
  }
  const [own] = places
  if (!own || (asked !== undefined && asked !== own.id)) throw notAuthorized()
  return own
}
