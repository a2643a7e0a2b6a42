import { accountPaths, EmailAddress } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { users } from '../database/schema/users.schema.ts'
import { dropResets, insertReset, newReferenceCode } from '../modules/auth/account.repository.ts'
import { hashOf, newSecret } from '../modules/auth/secrets.ts'

const linkLifetimeInHours = 24

export class CommandRefused extends Error {}

/**
 * Makes a super admin without a password and returns a link that sets one, once. For an admin who is there already
 * it makes a new link: a person who may run commands on the server may let an admin in again.
 */
export function createAdmin(
  db: Database,
  given: { email: string; publicOrigin: string; now: Date },
): Promise<{ link: string; isNew: boolean }> {
  const email = EmailAddress.safeParse(given.email)
  if (!email.success) throw new CommandRefused(`“${given.email}” is not an email address.`)
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(users)
      .values({
        name: 'Administrator',
        email: email.data,
        role: 'superAdmin',
        referenceCode: newReferenceCode(),
      })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id })
    const id = made?.id ?? (await findAdmin(tx, email.data))
    await dropResets(tx, id) // an earlier link ends
    const token = newSecret()
    const validUntil = new Date(given.now.getTime() + linkLifetimeInHours * 60 * 60_000)
    await insertReset(tx, { tokenHash: hashOf(token), userId: id, validUntil })
    const link = given.publicOrigin + accountPaths.resetPassword.to({ token })
    return { link, isNew: made !== undefined }
  })
}

async function findAdmin(tx: Database, email: string): Promise<number> {
  const [user] = await tx.select().from(users).where(eq(users.email, email))
  if (user?.role === 'superAdmin' && !user.lockedAt) return user.id
  throw new CommandRefused(
    `${email} already has an account, which is ${user?.lockedAt ? 'locked' : 'not an admin’s'}. Choose another address.`,
  )
}
