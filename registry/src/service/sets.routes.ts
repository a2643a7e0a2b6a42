import * as z from '@brightyard/contract/schema'
import { ReleaseSet } from '@brightyard/contract/release'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Registry } from '../registry.ts'
import { currentSet } from '../sets/current-set.ts'
import { listSets, loadSet } from '../sets/sets.repository.ts'
import { RegistryProblem, SetSummary } from '@brightyard/contract/registry'
import { Refusal } from './problem.ts'

const noSetYet = () =>
  new Refusal(404, {
    code: 'no_set',
    message: 'There is no release set yet. Make the first one with a swap.',
  })

export const setsRoutes: FastifyPluginAsyncZod<{ registry: Registry }> = async (
  app,
  { registry: { db } },
) => {
  app.get(
    '/sets',
    {
      schema: {
        summary: 'The history of the site, the newest set first',
        querystring: z.object({
          limit: z._default(z.coerce.number().check(z.minimum(1), z.maximum(500)), 50),
        }),
        response: { 200: z.object({ sets: z.array(SetSummary) }), 422: RegistryProblem },
      },
    },
    async (request) => ({ sets: await listSets(db, request.query.limit) }),
  )

  app.get(
    '/sets/current',
    {
      schema: {
        summary: 'The site as it is; 304 when the caller has it already',
        response: { 200: ReleaseSet, 304: z.null(), 404: RegistryProblem },
      },
    },
    async (request, reply) => {
      const set = await currentSet(db)
      if (!set) throw noSetYet()
      const etag = `"set-${set.number}"`
      reply.header('etag', etag).header('cache-control', 'no-cache')
      if (request.headers['if-none-match'] === etag) return reply.code(304).send(null)
      return set
    },
  )

  app.get(
    '/sets/:number',
    {
      schema: {
        summary: 'One set of the history',
        params: z.object({ number: z.coerce.number().check(z.minimum(1)) }),
        response: { 200: ReleaseSet, 404: RegistryProblem, 422: RegistryProblem },
      },
    },
    async (request) => {
      const { number } = request.params
      const set = await loadSet(db, number)
      if (set) return set
      throw new Refusal(404, { code: 'no_set', message: `There is no release set ${number}.` })
    },
  )
}
