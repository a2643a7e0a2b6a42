import type { FastifyInstance } from 'fastify'
import type { SiteSets } from '../sets/site-sets.ts'

/** `/healthz`: the process is alive. `/readyz`: it has a release set to serve, and is not about to stop. */
export function healthRoutes(app: FastifyInstance, current: Pick<SiteSets, 'get'>) {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', (_, reply) => {
    if (app.isDraining) return reply.code(503).send({ status: 'stopping' })
    const active = current.get()
    if (!active) return reply.code(503).send({ status: 'waiting for the first release set' })
    return reply.send({ status: 'ready', set: active.set.number })
  })
}
