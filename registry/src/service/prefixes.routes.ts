import {
  MovePrefixRequest,
  MovePrefixResult,
  PrefixOwners,
  RegistryProblem,
} from '@brightyard/contract/registry'
import { ownRouteProblems, pathProblem, prefixOf } from '@brightyard/release-files/rules'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Authority } from '../access/authority.ts'
import { listPrefixes, movePrefix } from '../prefixes/prefixes.repository.ts'
import type { Registry } from '../registry.ts'
import { Refusal } from './problem.ts'
import { requireAuth } from './require-auth.ts'

export const prefixesRoutes: FastifyPluginAsyncZod<{
  registry: Registry
  authority: Authority
}> = async (app, { registry: { db }, authority }) => {
  app.get(
    '/prefixes',
    {
      schema: {
        summary: 'Which remote owns which prefix of addresses',
        response: { 200: PrefixOwners },
      },
    },
    async () => ({ prefixes: await listPrefixes(db) }),
  )

  app.post(
    '/prefixes/move',
    {
      preHandler: requireAuth(authority, 'prefixes'),
      config: { audit: 'move-prefix' },
      schema: {
        summary: 'Gives a prefix to another remote, or reserves a free one',
        security: [{ token: ['prefixes'] }],
        body: MovePrefixRequest,
        response: {
          200: MovePrefixResult,
          401: RegistryProblem,
          403: RegistryProblem,
          422: RegistryProblem,
        },
      },
    },
    async (request) => {
      const prefix = toPrefix(request.body.prefix)
      const result = await movePrefix(db, { ...request.body, prefix })
      request.auditDetails = { from: result.from }
      return result
    },
  )
}

/** As it is stored. Refuses what no page may lie under. */
function toPrefix(text: string): string {
  const prefix = prefixOf(text)
  const [reserved] = ownRouteProblems([{ path: prefix }])
  const isOnePart = text.replace(/\/$/, '').lastIndexOf('/') <= 0
  const problem = pathProblem(text) ?? (isOnePart ? null : 'it has more than one part')
  if (!reserved && problem === null) return prefix
  const why = problem ?? 'the site’s own server answers there'
  throw new Refusal(422, {
    code: 'invalid_input',
    message: `“${text}” is not a prefix of pages: ${why}. Write it as /shop, or / for the home page.`,
    fields: { prefix: why },
  })
}
