import { inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { users } from '../database/schema/users.schema.ts'
import { isRightPassword } from '../modules/auth/passwords.ts'
import { setPasswordHash } from '../modules/auth/account.repository.ts'
import { endSessionsOf } from '../modules/auth/session.repository.ts'
import { demoPassword, demoReferenceCodes } from './people/people.seed.ts'

/** Accounts of the demonstration data that everybody who has read its guide can sign in to. */
export async function findKnownPasswords(db: Database) {
  const accounts = await db
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      email: users.email,
      loginId: users.loginId,
    })
    .from(users)
    .where(inArray(users.referenceCode, demoReferenceCodes))
    .orderBy(users.id)
  const isKnown = new Map<string | null, boolean>()
  for (const { passwordHash } of accounts) {
    if (!isKnown.has(passwordHash))
      isKnown.set(passwordHash, await isRightPassword(demoPassword, passwordHash))
  }
  return accounts.filter(({ passwordHash }) => isKnown.get(passwordHash))
}

/** Throws while the password of a demonstration account is the known one. */
export async function refuseKnownPasswords(db: Database) {
  const known = await findKnownPasswords(db)
  if (known.length === 0) return
  const names = known.map(({ email, loginId }) => email ?? loginId ?? 'an account without a name')
  throw new Error(
    `The database holds demonstration accounts with their known password: ${names.join(', ')}. ` +
      'Use an empty database, or close these accounts with the command `close-demo-accounts`.',
  )
}

/** Takes their passwords away and ends their sessions; what they own stays. Returns how many there were. */
export async function closeDemoAccounts(db: Database, now: Date): Promise<number> {
  const known = await findKnownPasswords(db)
  await db.transaction(async (tx) => {
    for (const { id } of known) {
      await setPasswordHash(tx, id, null)
      await endSessionsOf(tx, id, { reason: 'demo_closed', now })
    }
  })
  return known.length
}
