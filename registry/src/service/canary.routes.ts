import { CandidateRequest, CanaryRequest, PercentRequest } from '@brightyard/contract/registry'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Authority } from '../access/authority.ts'
import { beginCanary, changePercent, halt, promote } from '../canary/change-canary.ts'
import { changedRemotes, activeCanary } from '../canary/active-canary.ts'
import type { Registry } from '../registry.ts'
import { requireAuth, requireScopes } from './require-auth.ts'
import { toDeploymentResult, deploymentResponses } from './deployment-result.ts'
import { whileAwaited } from './while-awaited.ts'

export const canaryRoutes: FastifyPluginAsyncZod<{
  registry: Registry
  authority: Authority
}> = async (app, { registry, authority }) => {
  const preHandler = requireAuth(authority, 'read')
  const security = [{ token: ['canary:*'] }]

  /** Changing or halting a canary requires the scope of each remote that it changes. */
  async function requireScopesFor(request: FastifyRequest, kind: 'canary' | 'swap') {
    const canary = await activeCanary(registry.db)
    if ('kind' in canary) return
    requireScopes(
      request,
      changedRemotes(canary).map((name) => `${kind}:${name}`),
    )
  }

  app.post(
    '/canary',
    {
      preHandler,
      config: { audit: 'canary' },
      schema: {
        summary: 'Creates a new set with these releases and gives it to some of the visitors',
        security,
        body: CanaryRequest,
        response: deploymentResponses,
      },
    },
    async (request, reply) => {
      const names = [...Object.keys(request.body.remotes), ...request.body.remove]
      const wanted = names.length > 0 ? names : ['*']
      requireScopes(
        request,
        wanted.map((name) => `canary:${name}`),
      )
      const begun = await beginCanary(registry, request.body, whileAwaited(reply))
      return toDeploymentResult(begun, request)
    },
  )

  app.post(
    '/canary/percent',
    {
      preHandler,
      config: { audit: 'percent' },
      schema: {
        summary: 'Gives the candidate to more visitors, or to fewer',
        security,
        body: PercentRequest,
        response: deploymentResponses,
      },
    },
    async (request) => {
      await requireScopesFor(request, 'canary')
      return toDeploymentResult(await changePercent(registry, request.body), request)
    },
  )

  app.post(
    '/promote',
    {
      preHandler,
      config: { audit: 'promote' },
      schema: {
        summary: 'Makes the candidate the current set',
        security: [{ token: ['swap:*'] }],
        body: CandidateRequest,
        response: deploymentResponses,
      },
    },
    async (request) => {
      await requireScopesFor(request, 'swap')
      return toDeploymentResult(await promote(registry, request.body), request)
    },
  )

  app.post(
    '/halt',
    {
      preHandler,
      config: { audit: 'halt' },
      schema: {
        summary: 'Ends the canary: everybody gets the current set again',
        security,
        body: CandidateRequest,
        response: deploymentResponses,
      },
    },
    async (request) => {
      await requireScopesFor(request, 'canary')
      return toDeploymentResult(await halt(registry, request.body), request)
    },
  )
}
