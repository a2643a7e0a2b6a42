import * as z from '@brightyard/contract/schema'
import { StoredRelease } from '@brightyard/contract/release'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Registry } from '../registry.ts'
import { findRelease, listReleases } from '../releases/releases.repository.ts'
import { RegistryProblem } from '@brightyard/contract/registry'
import { Refusal } from './problem.ts'

export const releasesRoutes: FastifyPluginAsyncZod<{ registry: Registry }> = async (
  app,
  { registry: { db } },
) => {
  app.get(
    '/releases',
    {
      schema: {
        summary: 'The stored releases, newest first',
        querystring: z.object({
          name: z.optional(z.string()),
          limit: z._default(z.coerce.number().check(z.minimum(1), z.maximum(500)), 50),
        }),
        response: { 200: z.object({ releases: z.array(StoredRelease) }), 422: RegistryProblem },
      },
    },
    async (request) => ({ releases: await listReleases(db, request.query) }),
  )

  app.get(
    '/releases/:name/:version',
    {
      schema: {
        summary: 'One stored release',
        params: z.object({ name: z.string(), version: z.string() }),
        response: { 200: StoredRelease, 404: RegistryProblem },
      },
    },
    async (request) => {
      const { name, version } = request.params
      const release = await findRelease(db, name, version)
      if (release) return release
      const message = `No release ${version} of “${name}” is stored.`
      throw new Refusal(404, { code: 'no_release', message })
    },
  )
}
