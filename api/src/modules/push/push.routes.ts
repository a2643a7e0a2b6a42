import { getPushKey, registerPushToken, removePushToken } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { invalidInput } from '../../server/api-problem.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { dropSubscription, saveSubscription } from './push.repository.ts'

const bytes = (count: number) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/)
    .refine((text) => Buffer.from(text, 'base64url').length === count)

/** The shape of `JSON.stringify(pushSubscription)`. */
const Subscription = z.object({
  endpoint: z.url().max(2000),
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
})

export function pushRoutes(app: FastifyInstance, { db, push }: Services) {
  registerCall(app, getPushKey, () => ({ public_key: push.publicKey }))

  registerCall(app, registerPushToken, async (actor, { token, unique_id, meta }) => {
    const { endpoint, keys } = readToken(token)
    if (!push.isAllowed(endpoint)) {
      throw invalidInput({ token: 'The push service of this browser is not supported.' })
    }
    const browser = [meta.brand, meta.version].filter(Boolean).join(' ')
    await saveSubscription(actor, db, { endpoint, ...keys, uniqueId: unique_id, browser })
    return { message: 'This browser will now show your notifications.' }
  })

  registerCall(app, removePushToken, async (actor, { unique_id }) => {
    await dropSubscription(actor, db, unique_id)
    return { message: 'This browser no longer shows your notifications.' }
  })
}

function readToken(token: string) {
  try {
    return Subscription.parse(JSON.parse(token))
  } catch {
    throw invalidInput({ token: 'This is not a valid browser subscription.' })
  }
}
