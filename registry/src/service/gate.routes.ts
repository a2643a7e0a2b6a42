import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Registry } from '../registry.ts'
import { checkReleases } from '../releases/check.ts'
import { publishRelease } from '../releases/publish.ts'
import {
  CheckResult,
  CheckRequest,
  PublishResult,
  PublishRequest,
  RegistryProblem,
} from '@brightyard/contract/registry'
import type { Authority } from '../access/authority.ts'
import { requireAuth, requireScopes } from './require-auth.ts'
import { Refusal, refusedByGate } from './problem.ts'
import { whileAwaited } from './while-awaited.ts'

/** One is tried at a time, the others wait. */
const mostChecks = 5
const retryAfterSeconds = 30

export const gateRoutes: FastifyPluginAsyncZod<{
  registry: Registry
  authority: Authority
  /** Whether checking requires a token too. */
  isPublic: boolean
}> = async (app, { registry, authority, isPublic }) => {
  let checks = 0
  app.post(
    '/check',
    {
      // It runs a squad's code, which is not for strangers to start.
      preHandler: isPublic ? [requireAuth(authority, 'read')] : [],
      schema: {
        summary: 'The gate’s verdict on releases, as if they were swapped together',
        body: CheckRequest,
        response: {
          200: CheckResult,
          401: RegistryProblem,
          404: RegistryProblem,
          422: RegistryProblem,
          429: RegistryProblem,
        },
      },
    },
    async (request, reply) => {
      const { releases, against } = request.body
      if (checks >= mostChecks) {
        void reply.header('retry-after', retryAfterSeconds)
        const message = `The gate is busy with ${mostChecks} other checks. Try again in half a minute.`
        throw new Refusal(429, { code: 'too_many_requests', message })
      }
      checks += 1
      const answer = await checkReleases(registry, releases, against, whileAwaited(reply)).finally(
        () => (checks -= 1),
      )
      if (answer) return answer
      const message = `There is no release set ${against} to check against.`
      throw new Refusal(404, { code: 'no_set', message })
    },
  )

  app.post(
    '/publish',
    {
      preHandler: requireAuth(authority, 'read'),
      config: { audit: 'publish' },
      schema: {
        summary: 'Accepts and stores a release',
        security: [{ token: ['publish:*'] }],
        body: PublishRequest,
        response: {
          200: PublishResult,
          401: RegistryProblem,
          403: RegistryProblem,
          422: RegistryProblem,
        },
      },
    },
    async (request, reply) => {
      const mayPublish = (name: string) => requireScopes(request, [`publish:${name}`])
      if (request.body.name !== undefined) mayPublish(request.body.name)
      const outcome = await publishRelease(
        registry,
        { ...request.body, signal: whileAwaited(reply) },
        mayPublish,
      )
      if (outcome.kind === 'refused') throw refusedByGate([outcome.verdict])
      request.auditDetails = { version: outcome.answer.release.version }
      return outcome.answer
    },
  )
}
