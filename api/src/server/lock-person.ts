import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { users } from '../database/schema/users.schema.ts'
import type { ActingUser } from './acting-user.ts'

/**
 * What one person changes in two tabs takes turns, so that both cannot pass a limit. Rows that only refer to the person,
 * such as a new notification, need not wait.
 */
export const lockPerson = (actor: ActingUser, tx: Database) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, actor.id)).for('no key update')
