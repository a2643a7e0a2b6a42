import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Database } from '../../../database/database.ts'
import type { Tasks } from '../../../queue/tasks.ts'
import { callbackPath } from '../callback.routes.ts'
import { createSandboxGateway, sandboxHeader } from './sandbox-gateway.ts'
import { sandboxRoutes } from './sandbox.routes.ts'
import { signTimed } from '../timed-signature.ts'
import { conclude, noteAnswer, takeDueCallback } from './sandbox.repository.ts'

/** A callback that is due is sent by the request that caused it; if that cannot finish, a task does it soon. */
const graceSeconds = 5
/** Callbacks that one request or task sends. */
const mostAtOnce = 50

/** The sandbox gateway, its pages, and its callbacks, which arrive by HTTP like those of any gateway. */
export function createSandbox(
  app: FastifyInstance,
  { db, tasks, secret, now }: { db: Database; tasks: Tasks; secret: string; now: () => Date },
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
  const deliverDue = (reference?: string) =>
    deliverCallbacks({ db, secret, now, deliver, reference })
  const addDelivery = tasks.define({
    name: 'sandbox-callbacks',
    input: z.object({}),
    validForMinutes: 24 * 60,
    async run() {
      if (!(await deliverDue())) throw new Error('The shop did not answer a callback.')
    },
  })
  const deliverAt = (tx: Database, at: Date) =>
    addDelivery(tx, {}, Math.max((at.getTime() - now().getTime()) / 1000, graceSeconds))
  return {
    gateway: createSandboxGateway({ db, secret, now }),
    routes: () => sandboxRoutes(app, { db, now, deliverDue, deliverAt }),
    deliverCallbacks: () => deliverDue(),
  }
}

/** Sends a callback to the shop and returns the response status; throws without a response. */
type Deliver = (body: string, signature: string) => Promise<number>

/**
 * Sends what is due, of one payment or of all; what was not acknowledged is sent again after growing pauses. False where
 * there was such.
 */
async function deliverCallbacks(options: {
  db: Database
  secret: string
  now: () => Date
  deliver: Deliver
  reference?: string | undefined
}) {
  const { db, secret, now, deliver, reference: only } = options
  let areAllAnswered = true
  for (let sent = 0; sent < mostAtOnce; sent++) {
    const callback = await takeDueCallback(db, now(), only)
    if (!callback) break
    const { id, reference, body, outcome, attempts, isForged } = callback
    // Stored before it is sent, so that a shop that fetches the status now gets the same result.
    if (outcome && !isForged) await conclude(db, reference, outcome)
    const signature = signTimed(isForged ? `not ${secret}` : secret, body, now())
    const answer = await deliver(body, signature).catch(() => 0)
    const isAnswered = answer >= 200 && answer < 500
    areAllAnswered &&= isAnswered
    const again = new Date(now().getTime() + Math.min(2 ** attempts, 600) * 1000)
    await noteAnswer(db, id, {
      lastAnswer: answer,
      deliveredAt: isAnswered ? now() : null,
      ...(isAnswered ? {} : { deliverAt: again }),
    })
  }
  return areAllAnswered
}
