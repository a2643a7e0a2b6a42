import { RegistryProblem, TidyAnswer, TidyRequest } from '@brightyard/contract/registry'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Authority } from '../access/authority.ts'
import type { Registry } from '../registry.ts'
import { tidyReleases } from '../releases/tidy-releases.ts'
import { demand } from './demand.ts'

export const tidyRoutes: FastifyPluginAsyncZod<{
  registry: Registry
  authority: Authority
}> = async (app, { registry, authority }) => {
  app.post(
    '/tidy',
    {
      preHandler: demand(authority, 'swap:*'),
      config: { audit: 'tidy' },
      schema: {
        summary: 'Takes files off the disk that no set of the last 30 days names',
        security: [{ token: ['swap:*'] }],
        body: TidyRequest,
        response: {
          200: TidyAnswer,
          401: RegistryProblem,
          403: RegistryProblem,
          422: RegistryProblem,
        },
      },
    },
    async (request) => {
      const answer = await tidyReleases(registry, request.body)
      request.auditDetails = {
        gone: answer.releases.map(({ name, version }) => `${name} ${version}`),
      }
      return answer
    },
  )
}
