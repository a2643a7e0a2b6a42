import { accountPaths, forgotKidId } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { readContact } from '../countries/contact.ts'
import { sendMessage } from '../messages/send-message.ts'
import { findKidIds } from './account.repository.ts'
import { kidIdsMessage } from './auth.messages.ts'
import { countOne } from './throttle.repository.ts'
import { limitAddress } from './throttle.ts'

export function kidIdRoutes(app: FastifyInstance, services: Services) {
  registerCall(app, forgotKidId, async (_actor, { username }, { request }) => {
    await limitAddress(services, request, { name: 'forgot', limit: 25, windowInMinutes: 5 })
    // As with passwords, everything that depends on the account happens after the response.
    services.background.run('send kid IDs', () => sendKidIds(services, username))
    return {
      message: 'If a guardian with this contact has kids here, their kid IDs are on their way.',
    }
  })
}

async function sendKidIds(services: Services, username: string) {
  const { db, now, publicOrigin } = services
  const contact = readContact(username)
  const kids = contact ? await findKidIds(db, contact) : []
  if (!contact || kids.length === 0) return
  const allowance = { key: `kid-id:${contact.value}`, limit: 5, windowInMinutes: 30 }
  if ((await countOne(db, allowance, now())) !== null) return
  await sendMessage(
    services,
    contact,
    kidIdsMessage(kids, `${publicOrigin}${accountPaths.login.to()}`),
  )
}
