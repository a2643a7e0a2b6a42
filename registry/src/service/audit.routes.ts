import * as z from '@brightyard/contract/schema'
import { AuditEntry, RegistryProblem } from '@brightyard/contract/registry'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Authority } from '../access/authority.ts'
import { listAudit } from '../access/audit.repository.ts'
import { highestLimit } from '../listing-limit.ts'
import type { Registry } from '../registry.ts'
import { requireAuth } from './require-auth.ts'

export const auditRoutes: FastifyPluginAsyncZod<{
  registry: Registry
  authority: Authority
}> = async (app, { registry: { db }, authority }) => {
  app.get(
    '/audit',
    {
      preHandler: requireAuth(authority, 'read'),
      schema: {
        summary: 'The audit log: what was done and what was refused, newest first',
        security: [{ token: ['read'] }],
        querystring: z.object({
          limit: z._default(z.coerce.number().check(z.minimum(1), z.maximum(highestLimit)), 50),
          /** Only entries with a lower number. */
          before: z.optional(z.coerce.number().check(z.minimum(1))),
        }),
        response: {
          200: z.object({ entries: z.array(AuditEntry) }),
          401: RegistryProblem,
          422: RegistryProblem,
        },
      },
    },
    async (request) => ({ entries: await listAudit(db, request.query) }),
  )
}
