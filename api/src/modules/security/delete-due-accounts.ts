import { lt } from 'drizzle-orm'
import {
  contactCodes,
  socialNewcomers,
  socialTrips,
} from '../../database/schema/identity.schema.ts'
import type { Services } from '../../server/services.ts'
import { deletedMessage } from '../auth/auth.messages.ts'
import { contactsOf } from '../auth/password.routes.ts'
import { tell } from '../mail/tell.ts'
import { deleteAccount, findDueDeletions } from './deletion.repository.ts'

/** Accounts whose waiting period is over; their owners hear of it at the contacts they had. */
export async function deleteDueAccounts(services: Services) {
  const { db, now } = services
  for (const account of await findDueDeletions(db, now())) {
    if (!(await deleteAccount(db, account.id, now()))) continue
    for (const contact of contactsOf(account)) await tell(services, contact, deletedMessage)
  }
}

/** Codes, trips and newcomers that nobody can use any more hold personal data: away with them. */
export async function forgetOldRequests({ db, now }: Services) {
  await db.delete(contactCodes).where(lt(contactCodes.validUntil, now()))
  await db.delete(socialTrips).where(lt(socialTrips.validUntil, now()))
  await db.delete(socialNewcomers).where(lt(socialNewcomers.validUntil, now()))
}
