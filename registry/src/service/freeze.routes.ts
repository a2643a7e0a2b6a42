import { FreezeRequest, UnfreezeRequest } from '@brightyard/contract/registry'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Authority } from '../access/authority.ts'
import { freezeSite, unfreezeSite } from '../deployments/freeze.ts'
import type { Registry } from '../registry.ts'
import { requireAuth } from './require-auth.ts'
import { toDeploymentResult, deploymentResponses } from './deployment-result.ts'

export const freezeRoutes: FastifyPluginAsyncZod<{
  registry: Registry
  authority: Authority
}> = async (app, { registry, authority }) => {
  const preHandler = requireAuth(authority, 'freeze')
  const security = [{ token: ['freeze'] }]

  app.post(
    '/freeze',
    {
      preHandler,
      config: { audit: 'freeze' },
      schema: {
        summary: 'Blocks every swap from now on, with a message',
        security,
        body: FreezeRequest,
        response: deploymentResponses,
      },
    },
    async (request) => toDeploymentResult(await freezeSite(registry, request.body), request),
  )

  app.post(
    '/unfreeze',
    {
      preHandler,
      config: { audit: 'unfreeze' },
      schema: {
        summary: 'Allows swaps again',
        security,
        body: UnfreezeRequest,
        response: deploymentResponses,
      },
    },
    async (request) => toDeploymentResult(await unfreezeSite(registry, request.body), request),
  )
}
