import * as z from '@brightyard/contract/schema'
import { CurrentDeployment } from '@brightyard/contract/release'
import { DeploymentHistory, RegistryProblem } from '@brightyard/contract/registry'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { listDeployments } from '../deployments/deployments.repository.ts'
import { currentDeployment } from '../deployments/current-deployment.ts'
import type { Registry } from '../registry.ts'
import { highestLimit } from '../listing-limit.ts'
import { Refusal } from './problem.ts'

export const deploymentsRoutes: FastifyPluginAsyncZod<{ registry: Registry }> = async (
  app,
  { registry: { db } },
) => {
  app.get(
    '/deployments/current',
    {
      schema: {
        summary: 'The current deployment with its sets; 304 when it has not changed',
        response: { 200: CurrentDeployment, 304: z.null(), 404: RegistryProblem },
      },
    },
    async (request, reply) => {
      const site = await currentDeployment(db)
      if (!site) {
        const message = 'There is no release set yet. Create the first one with a swap.'
        throw new Refusal(404, { code: 'no_set', message })
      }
      // Includes the time, because a new registry starts from 1 again.
      const etag = `"deployment-${site.deployment.number}-${Date.parse(site.deployment.at)}"`
      reply.header('etag', etag).header('cache-control', 'no-cache')
      if (request.headers['if-none-match'] === etag) return reply.code(304).send(null)
      return site
    },
  )

  app.get(
    '/deployments',
    {
      schema: {
        summary: 'The deployment history, newest first',
        querystring: z.object({
          limit: z._default(z.coerce.number().check(z.minimum(1), z.maximum(highestLimit)), 50),
        }),
        response: { 200: DeploymentHistory, 422: RegistryProblem },
      },
    },
    async (request) => ({ deployments: await listDeployments(db, request.query.limit) }),
  )
}
