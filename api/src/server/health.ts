import type { FastifyInstance } from 'fastify'
import type { OpenDatabase } from '@brightyard/database'

/** /healthz: the process is alive. /readyz: it can serve requests, so the database works too, and it is not about to stop. */
export function health(app: FastifyInstance, database: OpenDatabase) {
  const plain = { schema: { hide: true }, config: { rateLimit: false as const } }
  app.get('/healthz', plain, async () => ({ status: 'ok' }))
  app.get('/readyz', plain, async (_request, reply) => {
    const isReady =
      !app.isDraining &&
      (await database.query('select 1').then(
        () => true,
        () => false,
      ))
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
  })
}
