import type { FastifyInstance } from 'fastify'
import type { OpenDatabase } from '@brightyard/database'
import type { FileStore } from '../files/file-store.ts'

/** /healthz: the process is alive. /readyz: it can serve requests, so the database works too, and it is not about to stop. */
export function health(app: FastifyInstance, database: OpenDatabase, files?: FileStore) {
  const plain = { schema: { hide: true }, config: { rateLimit: false as const } }
  app.get('/healthz', plain, async () => ({ status: 'ok' }))
  app.get('/readyz', plain, async (_request, reply) => {
    const isReady =
      !app.isDraining &&
      (await database.query('select 1').then(
        () => true,
        () => false,
      ))
    // Said, but no reason to send nobody here: the store is away for all instances, and pages and orders go on without.
    const filesAre = files && { files: (await files.answers()) ? 'ready' : 'not ready' }
    const status = isReady ? 'ready' : 'not ready'
    return reply.code(isReady ? 200 : 503).send({ status, ...filesAre })
  })
}
