import { RegistryProblem, PruneResult, PruneRequest } from '@brightyard/contract/registry'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Authority } from '../access/authority.ts'
import type { Registry } from '../registry.ts'
import { pruneReleases } from '../releases/prune-releases.ts'
import { requireAuth } from './require-auth.ts'

export const pruneRoutes: FastifyPluginAsyncZod<{
  registry: Registry
  authority: Authority
}> = async (app, { registry, authority }) => {
  app.post(
    '/prune',
    {
      preHandler: requireAuth(authority, 'swap:*'),
      config: { audit: 'prune' },
      schema: {
        summary: 'Deletes files of releases that no set of the last 30 days uses',
        security: [{ token: ['swap:*'] }],
        body: PruneRequest,
        response: {
          200: PruneResult,
          401: RegistryProblem,
          403: RegistryProblem,
          422: RegistryProblem,
        },
      },
    },
    async (request) => {
      const answer = await pruneReleases(registry, request.body)
      request.auditDetails = {
        pruned: answer.releases.map(({ name, version }) => `${name} ${version}`),
      }
      return answer
    },
  )
}
