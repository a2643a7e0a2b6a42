import { eq, isNull, or, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ActingUser } from '../../../server/acting-user.ts'
import { organiserOf } from '../../offerings/organiser-scope.ts'

/** What this person may change: their own school's or partner's; all of it for an admin. Throws 403. */
export function isOwn(actor: ActingUser, vendorId: AnyPgColumn): SQL | undefined {
  const own = organiserOf(actor)
  return own === null ? undefined : eq(vendorId, own)
}

/** What this person may use: also what Brightyard shares with all. Throws 403. */
export function isUsable(actor: ActingUser, vendorId: AnyPgColumn): SQL | undefined {
  const own = organiserOf(actor)
  return own === null ? undefined : or(eq(vendorId, own), isNull(vendorId))
}

export const mayChange = (actor: ActingUser, { vendorId }: { vendorId: number | null }) => {
  const own = organiserOf(actor)
  return own === null || own === vendorId
}
