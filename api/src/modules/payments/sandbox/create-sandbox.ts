import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../database/database.ts'
import { callbackPath } from '../callback.routes.ts'
import { deliverCallbacks } from './sandbox-callbacks.ts'
import { createSandboxGateway, sandboxHeader } from './sandbox-gateway.ts'
import { sandboxRoutes } from './sandbox.routes.ts'

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
