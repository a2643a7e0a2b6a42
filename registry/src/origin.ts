import { mkdir } from 'node:fs/promises'
import { closeConnectionsOnStop, requestOptions } from '@brightyard/observability'
import cors from '@fastify/cors'
import staticFiles from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'

/**
 * A release origin: a folder of releases behind HTTP, as any static host would serve it. Paths
 * are `/<remote>/<version>/<file>`; a version's files never change.
 */
export async function buildReleaseOrigin(folder: string): Promise<FastifyInstance> {
  await mkdir(folder, { recursive: true })
  const app = Fastify({ logger: false, ...requestOptions, forceCloseConnections: 'idle' })
  closeConnectionsOnStop(app)
  await app.register(cors, { origin: '*' })
  await app.register(staticFiles, {
    root: folder,
    immutable: true,
    maxAge: '365d',
    index: false,
    dotfiles: 'deny',
    setHeaders: (reply) => void reply.header('cross-origin-resource-policy', 'cross-origin'),
  })
  app.get('/', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send('Releases of the squads, each at /<remote>/<version>/. Squads publish here.\n'),
  )
  app.get('/healthz', async () => ({ status: 'ok' }))
  return app
}
