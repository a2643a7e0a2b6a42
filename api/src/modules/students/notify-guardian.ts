import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { users } from '../../database/schema/users.schema.ts'
import type { Services } from '../../server/services.ts'
import { readContact } from '../countries/contact.ts'
import { notify } from '../notifications/notify.ts'

/** Tells the guardian with this contact, if they have an account, that they can add the kid to it. */
export async function notifyGuardian(
  services: Services,
  tx: Database,
  student: { name: string; guardianContact: string; loginId: string; school: string },
) {
  const contact = readContact(student.guardianContact)
  if (!contact) return
  const [guardian] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users[contact.kind], contact.value), eq(users.role, 'guardian')))
  if (!guardian) return
  await notify(services, tx, {
    userId: guardian.id,
    topic: 'family',
    title: `${student.school} has registered ${student.name}`,
    description: `The kid ID is ${student.loginId}. Add it under My kids, with the birth date, to see rooms and achievements.`,
  })
}
