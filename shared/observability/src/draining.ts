import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** True from the moment on at which no balancer may send more; `/readyz` says so with 503. */
    readonly isDraining: boolean
    /** Serves on for so many seconds, in which balancers find another server; the caller closes it afterwards. */
    drain(seconds: number): Promise<void>
  }
}

/**
 * Lets a server leave a group behind a load balancer without a failed request: it first says that it is going, in its
 * health and by closing each connection after the answer, and still serves whatever comes.
 */
export function draining(app: FastifyInstance): void {
  let isDraining = false
  app.decorate('isDraining', { getter: () => isDraining })
  app.decorate('drain', async (seconds: number) => {
    isDraining = true
    if (seconds > 0) await wait(seconds * 1000)
  })
  app.addHook('onRequest', (_request, reply, done) => {
    if (isDraining) reply.header('connection', 'close')
    done()
  })
  app.addHook('preClose', async () => {
    isDraining = true
  })
}
