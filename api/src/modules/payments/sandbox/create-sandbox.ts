import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../database/database.ts'
import { callbackPath } from '../callback.routes.ts'
import { createSandboxGateway, sandboxHeader } from './sandbox-gateway.ts'
import { sandboxRoutes } from './sandbox.routes.ts'
import { signTimed } from '../timed-signature.ts'
import { conclude, dueCallbacks, noteAnswer } from './sandbox.repository.ts'

/** The sandbox gateway, its pages, and its callbacks, which arrive by HTTP like those of any gateway. */
export function createSandbox(
  app: FastifyInstance,
  { db, secret, now }: { db: Database; secret: string; now: () => Date },
) {
  const deliver = async (body: string, signature: string) => {
    const response = await fetch(new URL(callbackPath, app.listeningOrigin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', [sandboxHeader]: signature },
      body,
      signal: AbortSignal.timeout(5_000),
    })
    return response.status
  }
  const deliverDue = () => deliverCallbacks({ db, secret, now, deliver })
  return {
    gateway: createSandboxGateway({ db, secret, now }),
    routes: () => sandboxRoutes(app, { db, now, deliverDue }),
    deliverCallbacks: deliverDue,
  }
}

/** Sends a callback to the shop and returns the response status; throws without a response. */
type Deliver = (body: string, signature: string) => Promise<number>

/** Sends due callbacks; unacknowledged ones are retried with growing delays. */
async function deliverCallbacks(options: {
  db: Database
  secret: string
  now: () => Date
  deliver: Deliver
}) {
  const { db, secret, now, deliver } = options
  for (const callback of await dueCallbacks(db, now())) {
    const { id, reference, body, outcome, attempts, isForged } = callback
    // Stored before it is sent, so that a shop that fetches the status now gets the same result.
    if (outcome && !isForged) await conclude(db, reference, outcome)
    const signature = signTimed(isForged ? `not ${secret}` : secret, body, now())
    const answer = await deliver(body, signature).catch(() => 0)
    const isAnswered = answer >= 200 && answer < 500
    const pause = Math.min(2 ** attempts, 600) * 1000
    await noteAnswer(db, id, {
      lastAnswer: answer,
      deliveredAt: isAnswered ? now() : null,
      deliverAt: isAnswered ? callback.deliverAt : new Date(now().getTime() + pause),
    })
  }
}
