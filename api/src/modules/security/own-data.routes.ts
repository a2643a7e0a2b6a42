import { accountPaths, cancelDeletion, exportOwnData, requestDeletion } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { tooManyRequests } from '../../server/api-problem.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { findAccountById } from '../auth/account.repository.ts'
import { deletionMessage } from '../auth/auth.messages.ts'
import { contactsOf } from '../auth/password.routes.ts'
import { countOne } from '../auth/throttle.repository.ts'
import { sendMessage } from '../messages/send-message.ts'
import { setDeletionDue } from './deletion.repository.ts'
import { collectOwnData } from './own-data.repository.ts'
import { reauthenticate } from './reauthenticate.ts'

/** Long enough to reconsider, and well within the 30 days in which data must be deleted. */
export const waitingPeriodInDays = 14

export function ownDataRoutes(app: FastifyInstance, services: Services) {
  const { db, now, publicOrigin } = services

  registerCall(app, exportOwnData, async (actor, { current_password }, { request }) => {
    await reauthenticate(actor, services, current_password)
    const allowance = { key: `export:${actor.id}`, limit: 5, windowInMinutes: 24 * 60 }
    const retryAfter = await countOne(db, allowance, now())
    if (retryAfter !== null) throw tooManyRequests(retryAfter)
    request.log.info({ event: 'data_exported', userId: actor.id })
    return { made_at: now().toISOString(), data: await collectOwnData(actor, db) }
  })

  registerCall(app, requestDeletion, async (actor, { current_password }, { request }) => {
    await reauthenticate(actor, services, current_password)
    const wanted = new Date(now().getTime() + waitingPeriodInDays * 24 * 60 * 60_000)
    const link = `${publicOrigin}${accountPaths.security.to()}`
    const { dueAt, day } = await db.transaction(async (tx) => {
      const due = await setDeletionDue(actor, tx, wanted)
      const dueDay = due.toLocaleDateString('en-IN', {
        dateStyle: 'long',
        timeZone: 'Asia/Kolkata',
      })
      await sendMessage(services, tx, {
        cause: `deletion:${actor.id}:${due.toISOString()}`,
        to: contactsOf(await findAccountById(tx, actor.id)),
        message: deletionMessage(dueDay, link),
      })
      return { dueAt: due, day: dueDay }
    })
    request.log.info({ event: 'deletion_requested', userId: actor.id })
    return {
      message: `Your account will be deleted on ${day}. Until then you can cancel here.`,
      deletion_due_at: dueAt.toISOString(),
    }
  })

  registerCall(app, cancelDeletion, async (actor, _input, { request }) => {
    await setDeletionDue(actor, db, null)
    request.log.info({ event: 'deletion_cancelled', userId: actor.id })
    return { message: 'Your account stays. Nothing was deleted.' }
  })
}
