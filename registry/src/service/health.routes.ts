import * as z from '@brightyard/contract/schema'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Registry } from '../registry.ts'

const State = z.object({ status: z.enum(['ok', 'not ready']) })

export const healthRoutes: FastifyPluginAsyncZod<{ registry: Registry }> = async (
  app,
  { registry },
) => {
  app.get(
    '/healthz',
    { schema: { summary: 'The process runs', response: { 200: State } } },
    async () => ({ status: 'ok' as const }),
  )
  app.get(
    '/readyz',
    {
      schema: { summary: 'The database answers as well', response: { 200: State, 503: State } },
    },
    async (_request, reply) =>
      (await registry.isReady())
        ? { status: 'ok' as const }
        : reply.code(503).send({ status: 'not ready' as const }),
  )
}
