import type { Database } from '../../database/database.ts'
import { users } from '../../database/schema/users.schema.ts'
import { newReferenceCode } from '../auth/account.repository.ts'

/**
 * The row that an order without an account belongs to. It has no email, number or password and is locked, so that
 * nobody can sign in to it, and a later sign-up with the same contact is not in its way.
 */
export async function addPayer(tx: Database, name: string, now: Date): Promise<{ id: number }> {
  const [row] = await tx
    .insert(users)
    .values({ name, role: 'guardian', referenceCode: newReferenceCode(), lockedAt: now })
    .returning({ id: users.id })
  if (!row) throw new Error('The payer was not stored.')
  return row
}
