import * as z from '@brightyard/contract/schema'
import {
  CreateTokenResult,
  CreateTokenRequest,
  RegistryProblem,
  RevokeTokenRequest,
  TokenSummary,
} from '@brightyard/contract/registry'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Authority } from '../access/authority.ts'
import { createToken } from '../access/create-token.ts'
import { listTokens, revokeToken } from '../access/tokens.repository.ts'
import type { Registry } from '../registry.ts'
import { requireAuth, requireScopes } from './require-auth.ts'
import { Refusal } from './problem.ts'

const refusals = {
  401: RegistryProblem,
  403: RegistryProblem,
  422: RegistryProblem,
  429: RegistryProblem,
}

export const tokensRoutes: FastifyPluginAsyncZod<{
  registry: Registry
  authority: Authority
}> = async (app, { registry: { db }, authority }) => {
  const preHandler = requireAuth(authority, 'tokens')
  const security = [{ token: ['tokens'] }]

  app.get(
    '/tokens',
    {
      preHandler,
      schema: {
        summary: 'All tokens, the newest first, without the tokens themselves',
        security,
        response: { 200: z.object({ tokens: z.array(TokenSummary) }), ...refusals },
      },
    },
    async () => ({ tokens: await listTokens(db) }),
  )

  app.post(
    '/tokens',
    {
      preHandler,
      config: { audit: 'create-token' },
      schema: {
        summary: 'Makes a token, which is shown once',
        security,
        body: CreateTokenRequest,
        response: { 200: CreateTokenResult, ...refusals },
      },
    },
    async (request) => {
      requireScopes(request, request.body.scopes)
      const made = await createToken(db, request.body)
      request.auditDetails = { made: made.summary.id }
      return made
    },
  )

  app.post(
    '/tokens/:id/revoke',
    {
      preHandler,
      config: { audit: 'revoke-token' },
      schema: {
        summary: 'Revokes a token immediately',
        security,
        params: z.object({ id: z.string() }),
        body: RevokeTokenRequest,
        response: { 200: z.object({ revoked: z.string() }), ...refusals, 404: RegistryProblem },
      },
    },
    async (request) => {
      const { id } = request.params
      request.auditDetails = { revoked: id }
      if (await revokeToken(db, id, request.body.actor)) return { revoked: id }
      const message = `There is no active token ${id}.`
      throw new Refusal(404, { code: 'no_token', message })
    },
  )
}
