import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { contactCodes, socialIdentities } from '../../database/schema/identity.schema.ts'
import { users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { verifiedColumn } from '../auth/account.repository.ts'
import type { Contact } from '../countries/contact.ts'

/** Locked, so that of two simultaneous changes the second sees the result of the first. */
export async function lockOwnContacts(actor: ActingUser, tx: Database) {
  const [user] = await tx
    .select({ email: users.email, mobile: users.mobile, loginId: users.loginId })
    .from(users)
    .where(eq(users.id, actor.id))
    .for('update')
  return user ?? { email: null, mobile: null, loginId: null }
}

/** False when another account has claimed it in the meantime. */
export async function setOwnContact(
  actor: ActingUser,
  tx: Database,
  { kind, value }: Contact,
  now: Date,
): Promise<boolean> {
  const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users[kind], value))
  if (owner && owner.id !== actor.id) return false
  await tx
    .update(users)
    .set({ [kind]: value, [verifiedColumn[kind]]: now })
    .where(eq(users.id, actor.id))
  return true
}

export const clearOwnContact = (actor: ActingUser, tx: Database, kind: Contact['kind']) =>
  tx
    .update(users)
    .set({ [kind]: null, [verifiedColumn[kind]]: null })
    .where(eq(users.id, actor.id))

/** Once a contact has changed, earlier requests are void. */
export const dropOpenCodes = (actor: ActingUser, tx: Database) =>
  tx.delete(contactCodes).where(and(eq(contactCodes.userId, actor.id), isNull(contactCodes.usedAt)))

export async function hasLinkedIdentity(actor: ActingUser, tx: Database): Promise<boolean> {
  const rows = await tx
    .select({ provider: socialIdentities.provider })
    .from(socialIdentities)
    .where(eq(socialIdentities.userId, actor.id))
    .limit(1)
  return rows.length > 0
}
