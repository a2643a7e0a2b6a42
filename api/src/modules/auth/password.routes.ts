import { accountPaths, forgotPassword, resetPassword } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Database } from '../../database/database.ts'
import { ApiProblem } from '../../server/api-problem.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { readContact } from '../countries/contact.ts'
import type { Contact } from '../countries/contact.ts'
import { newCause } from '../messages/outbox.ts'
import { sendMessage } from '../messages/send-message.ts'
import { reportOwnAccountEvent } from '../students/report-student-event.ts'
import {
  dropResets,
  findAccount,
  findAccountById,
  insertReset,
  setPasswordHash,
  useReset,
} from './account.repository.ts'
import { passwordChangedMessage, resetMessage } from './auth.messages.ts'
import { rememberDevice } from './known-device.ts'
import { hashPassword, refuseCommonPassword } from './passwords.ts'
import { hashOf, newSecret } from './secrets.ts'
import { countOne } from './throttle.repository.ts'
import { limitAddress } from './throttle.ts'

/** How long a link for a new password works. */
const linkLifetimeInMinutes = 30

export function passwordRoutes(app: FastifyInstance, services: Services) {
  const { db } = services
  const askForLink = services.tasks.define({
    name: 'reset-link',
    input: z.object({ username: z.string() }),
    validForMinutes: linkLifetimeInMinutes,
    run: ({ username }) => db.transaction((tx) => sendResetLink(services, tx, username)),
  })

  registerCall(app, forgotPassword, async (_actor, { username }, { request }) => {
    await limitAddress(services, request, { name: 'forgot', limit: 25, windowInMinutes: 5 })
    // Everything that depends on the account is left to a task, so that the timing reveals nothing.
    await askForLink(db, { username })
    return {
      message:
        'If there is an account with this contact, a link is on its way. It works for 30 minutes.',
    }
  })

  registerCall(app, resetPassword, async (_actor, { token, password }, http) => {
    await limitAddress(services, http.request, { name: 'reset', limit: 25, windowInMinutes: 5 })
    refuseCommonPassword(password)
    const passwordHash = await hashPassword(password)
    const userId = await db.transaction(async (tx) => {
      const owner = await useReset(tx, hashOf(token), services.now())
      if (owner === null) return null
      await setPasswordHash(tx, owner, passwordHash)
      await dropResets(tx, owner)
      await services.sessions.endAllOf(owner, 'password_reset', { db: tx })
      const reset = { userId: owner, actorId: null, what: 'new password by a link' }
      await reportOwnAccountEvent(services, { ...reset, event: 'password-changed' }, tx)
      await notifyPasswordChanged(services, tx, owner)
      return owner
    })
    if (userId === null) {
      throw new ApiProblem(
        422,
        'link_expired',
        'This link has been used or has expired. Ask for a new one.',
      )
    }
    // The owner, who reads the mail, may sign in at once, even while others guess.
    rememberDevice(services, http, userId)
    return { message: 'Your new password is set. Sign in with it.' }
  })
}

async function sendResetLink(services: Services, tx: Database, username: string) {
  const { now, publicOrigin } = services
  const contact = readContact(username)
  const account = contact ? await findAccount(tx, username) : undefined
  if (!contact || !account) return
  const allowance = { key: `forgot:user:${account.id}`, limit: 5, windowInMinutes: 30 }
  if ((await countOne(tx, allowance, now())) !== null) return
  const token = newSecret()
  const validUntil = new Date(now().getTime() + linkLifetimeInMinutes * 60_000)
  await insertReset(tx, { tokenHash: hashOf(token), userId: account.id, validUntil })
  const link = `${publicOrigin}${accountPaths.resetPassword.to({ token })}`
  await sendMessage(services, tx, {
    cause: `reset:${hashOf(token)}`,
    validUntil,
    to: [contact],
    message: resetMessage(link, linkLifetimeInMinutes),
  })
}

/** Notifies the owner at every contact of the account, since it may not have been the owner. */
export async function notifyPasswordChanged(services: Services, tx: Database, userId: number) {
  const link = `${services.publicOrigin}${accountPaths.forgotPassword.to()}`
  await sendMessage(services, tx, {
    cause: newCause('password-changed'),
    to: contactsOf(await findAccountById(tx, userId)),
    message: passwordChangedMessage(link),
  })
}

export const contactsOf = (
  account: { email: string | null; mobile: string | null } | undefined,
): Contact[] =>
  (['email', 'mobile'] as const).flatMap((kind) => {
    const value = account?.[kind]
    return value ? [{ kind, value }] : []
  })
