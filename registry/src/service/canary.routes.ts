import { CandidateRequest, CanaryRequest, PercentRequest } from '@brightyard/contract/registry'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Authority } from '../access/authority.ts'
import { beginCanary } from '../canary/begin-canary.ts'
import { changePercent, halt, promote } from '../canary/end-canary.ts'
import { changedRemotes, triedNow } from '../canary/tried-now.ts'
import type { Registry } from '../registry.ts'
import { demand, demandScopes } from './demand.ts'
import { answerForMove, moveAnswers } from './moved.ts'

export const canaryRoutes: FastifyPluginAsyncZod<{
  registry: Registry
  authority: Authority
}> = async (app, { registry, authority }) => {
  const preHandler = demand(authority, 'read')
  const security = [{ token: ['canary:*'] }]

  /** Whoever stops or spreads a candidate must be allowed to for each remote that it changes. */
  async function demandFor(request: FastifyRequest, kind: 'canary' | 'swap') {
    const tried = await triedNow(registry.db)
    if ('kind' in tried) return
    demandScopes(
      request,
      changedRemotes(tried).map((name) => `${kind}:${name}`),
    )
  }

  app.post(
    '/canary',
    {
      preHandler,
      config: { audit: 'canary' },
      schema: {
        summary: 'Makes a new set with these releases and gives it to some of the visitors',
        security,
        body: CanaryRequest,
        response: moveAnswers,
      },
    },
    async (request) => {
      const names = [...Object.keys(request.body.remotes), ...request.body.remove]
      const wanted = names.length > 0 ? names : ['*']
      demandScopes(
        request,
        wanted.map((name) => `canary:${name}`),
      )
      return answerForMove(await beginCanary(registry, request.body), request)
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
        response: moveAnswers,
      },
    },
    async (request) => {
      await demandFor(request, 'canary')
      return answerForMove(await changePercent(registry, request.body), request)
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
        response: moveAnswers,
      },
    },
    async (request) => {
      await demandFor(request, 'swap')
      return answerForMove(await promote(registry, request.body), request)
    },
  )

  app.post(
    '/halt',
    {
      preHandler,
      config: { audit: 'halt' },
      schema: {
        summary: 'Ends the trial of the candidate: everybody gets the current set again',
        security,
        body: CandidateRequest,
        response: moveAnswers,
      },
    },
    async (request) => {
      await demandFor(request, 'canary')
      return answerForMove(await halt(registry, request.body), request)
    },
  )
}
