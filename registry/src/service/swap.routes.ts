import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Registry } from '../registry.ts'
import { rollBack } from '../sets/rollback.ts'
import { swapReleases } from '../sets/swap.ts'
import {
  RegistryProblem,
  RollbackRequest,
  DeploymentResult,
  SwapRequest,
} from '@brightyard/contract/registry'
import type { Authority } from '../access/authority.ts'
import { requireAuth, requireScopes } from './require-auth.ts'
import { toDeploymentResult } from './deployment-result.ts'
import { whileAwaited } from './while-awaited.ts'

const answers = {
  200: DeploymentResult,
  401: RegistryProblem,
  403: RegistryProblem,
  404: RegistryProblem,
  409: RegistryProblem,
  422: RegistryProblem,
}

export const swapRoutes: FastifyPluginAsyncZod<{
  registry: Registry
  authority: Authority
}> = async (app, { registry, authority }) => {
  const security = [{ token: ['swap:*'] }]

  app.post(
    '/swap',
    {
      preHandler: requireAuth(authority, 'read'),
      config: { audit: 'swap' },
      schema: {
        summary: 'Creates a new set with these releases and makes it current',
        security,
        body: SwapRequest,
        response: answers,
      },
    },
    async (request, reply) => {
      const { body } = request
      requireScopes(request, scopesFor([...Object.keys(body.remotes), ...body.remove]))
      return toDeploymentResult(await swapReleases(registry, body, whileAwaited(reply)), request)
    },
  )

  app.post(
    '/rollback',
    {
      preHandler: requireAuth(authority, 'swap:*'),
      config: { audit: 'rollback' },
      schema: {
        summary: 'Creates a new set with the content of an earlier one and makes it current',
        security,
        body: RollbackRequest,
        response: answers,
      },
    },
    async (request) => {
      const { to } = request.body
      const unknownSet =
        to === undefined
          ? 'Nothing was live before the present content. Name the set to go to by its number.'
          : `There is no set ${to} to roll back to.`
      return toDeploymentResult(await rollBack(registry, request.body), request, unknownSet)
    },
  )
}

/** A swap without releases requires the scope for all remotes. */
const scopesFor = (names: readonly string[]) =>
  (names.length > 0 ? names : ['*']).map((name) => `swap:${name}`)
