import { accountPaths, forgotKidId } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Database } from '../../database/database.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { readContact } from '../countries/contact.ts'
import { newCause } from '../messages/outbox.ts'
import { sendMessage } from '../messages/send-message.ts'
import { findKidIds } from './account.repository.ts'
import { kidIdsMessage } from './auth.messages.ts'
import { countOne } from './throttle.repository.ts'
import { limitAddress } from './throttle.ts'

export function kidIdRoutes(app: FastifyInstance, services: Services) {
  const askForKidIds = services.tasks.define({
    name: 'kid-ids',
    input: z.object({ username: z.string() }),
    validForMinutes: 60,
    run: ({ username }) => services.db.transaction((tx) => sendKidIds(services, tx, username)),
  })

  registerCall(app, forgotKidId, async (_actor, { username }, { request }) => {
    await limitAddress(services, request, { name: 'forgot', limit: 25, windowInMinutes: 5 })
    // As with passwords, everything that depends on the account is left to a task.
    await askForKidIds(services.db, { username })
    return {
      message: 'If a guardian with this contact has kids here, their kid IDs are on their way.',
    }
  })
}

async function sendKidIds(services: Services, tx: Database, username: string) {
  const { now, publicOrigin } = services
  const contact = readContact(username)
  const kids = contact ? await findKidIds(tx, contact) : []
  if (!contact || kids.length === 0) return
  const allowance = { key: `kid-id:${contact.value}`, limit: 5, windowInMinutes: 30 }
  if ((await countOne(tx, allowance, now())) !== null) return
  await sendMessage(services, tx, {
    cause: newCause('kid-ids'),
    to: [contact],
    message: kidIdsMessage(kids, `${publicOrigin}${accountPaths.login.to()}`),
  })
}
