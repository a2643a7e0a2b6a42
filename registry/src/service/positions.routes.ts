import * as z from '@brightyard/contract/schema'
import { SitePosition } from '@brightyard/contract/release'
import { PositionHistory, RegistryProblem } from '@brightyard/contract/registry'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { listPositions } from '../positions/positions.repository.ts'
import { sitePosition } from '../positions/site-position.ts'
import type { Registry } from '../registry.ts'
import { Refusal } from './problem.ts'

export const positionsRoutes: FastifyPluginAsyncZod<{ registry: Registry }> = async (
  app,
  { registry: { db } },
) => {
  app.get(
    '/position',
    {
      schema: {
        summary: 'What visitors get: the current set and the candidate; 304 when the caller has it',
        response: { 200: SitePosition, 304: z.null(), 404: RegistryProblem },
      },
    },
    async (request, reply) => {
      const site = await sitePosition(db)
      if (!site) {
        const message = 'There is no release set yet. Make the first one with a swap.'
        throw new Refusal(404, { code: 'no_set', message })
      }
      // With its time, because a registry that was set up anew counts from 1 again.
      const etag = `"position-${site.position.number}-${Date.parse(site.position.at)}"`
      reply.header('etag', etag).header('cache-control', 'no-cache')
      if (request.headers['if-none-match'] === etag) return reply.code(304).send(null)
      return site
    },
  )

  app.get(
    '/positions',
    {
      schema: {
        summary: 'Everything that changed what visitors get, the newest first',
        querystring: z.object({
          limit: z._default(z.coerce.number().check(z.minimum(1), z.maximum(500)), 50),
        }),
        response: { 200: PositionHistory, 422: RegistryProblem },
      },
    },
    async (request) => ({ positions: await listPositions(db, request.query.limit) }),
  )
}
