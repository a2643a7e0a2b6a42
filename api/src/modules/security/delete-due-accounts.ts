import { lt } from 'drizzle-orm'
import {
  contactCodes,
  socialNewcomers,
  socialFlows,
} from '../../database/schema/identity.schema.ts'
import type { Services } from '../../server/services.ts'
import { deletedMessage } from '../auth/auth.messages.ts'
import { contactsOf } from '../auth/password.routes.ts'
import { sendMessage } from '../messages/send-message.ts'
import { deleteAccount, findDueDeletions } from './deletion.repository.ts'

/** Deletes accounts whose waiting period is over, and notifies their owners at their former contacts. */
export async function deleteDueAccounts(services: Services) {
  const { db, now } = services
  for (const account of await findDueDeletions(db, now())) {
    await db.transaction(async (tx) => {
      if (!(await deleteAccount(tx, account.id, now()))) return
      await sendMessage(services, tx, {
        cause: `account-deleted:${account.id}`,
        to: contactsOf(account),
        message: deletedMessage,
      })
    })
  }
}

/** Deletes expired codes and unfinished sign-ups, because they contain personal data. */
export async function deleteExpiredRequests({ db, now }: Services) {
  await db.delete(contactCodes).where(lt(contactCodes.validUntil, now()))
  await db.delete(socialFlows).where(lt(socialFlows.validUntil, now()))
  await db.delete(socialNewcomers).where(lt(socialNewcomers.validUntil, now()))
}
