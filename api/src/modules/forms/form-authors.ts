import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { formAnswers, webForms } from '../../database/schema/forms.schema.ts'
import { vendors } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { notAuthorized } from '../../server/api-problem.ts'
import { refuseOtherRoles, staffRoles } from '../students/student-scope.ts'

/** Forms are made by roles 3 to 6: by role 5 for the site, by the others for the families of their room. */
export function refuseAllButAuthors(actor: ActingUser) {
  refuseOtherRoles(actor, staffRoles)
  if (actor.role !== 'superAdmin' && actor.vendorId === null) throw notAuthorized()
}

/** Role 5 has every form; everybody else those that they made for the room where they work now. */
export const isOwnForm = (actor: ActingUser) =>
  actor.role === 'superAdmin'
    ? undefined
    : and(eq(webForms.createdBy, actor.id), eq(webForms.roomId, actor.vendorId ?? 0))

/** Undefined for Brightyard's own forms. */
export async function roomOf(db: Database, roomId: number | null) {
  if (roomId === null) return undefined
  const [room] = await db
    .select({ id: vendors.id, name: vendors.name })
    .from(vendors)
    .where(eq(vendors.id, roomId))
  return room
}

/** Whether a file came with an answer that this person may read. */
export async function mayOpenAnswer(
  actor: ActingUser,
  db: Database,
  formAnswerId: number | null,
): Promise<boolean> {
  if (actor.role === 'superAdmin') return true
  if (formAnswerId === null || !staffRoles.includes(actor.role)) return false
  const rows = await db
    .select({ id: formAnswers.id })
    .from(formAnswers)
    .innerJoin(webForms, eq(webForms.id, formAnswers.formId))
    .where(and(eq(formAnswers.id, formAnswerId), isOwnForm(actor)))
  return rows.length > 0
}
