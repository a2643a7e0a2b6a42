import * as z from '@brightyard/contract/schema'
import { ReleaseSet } from '@brightyard/contract/release'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../database/open-registry-database.ts'
import type { Registry } from '../registry.ts'
import { currentSet } from '../deployments/current-deployment.ts'
import { diffSets } from '../sets/diff-sets.ts'
import { listSets, loadSet } from '../sets/sets.repository.ts'
import { RegistryProblem, SetDiff, SetSummary } from '@brightyard/contract/registry'
import { highestLimit } from '../listing-limit.ts'
import { Refusal } from './problem.ts'

const noSetYet = () =>
  new Refusal(404, {
    code: 'no_set',
    message: 'There is no release set yet. Create the first one with a swap.',
  })

export const setsRoutes: FastifyPluginAsyncZod<{ registry: Registry }> = async (
  app,
  { registry: { db } },
) => {
  app.get(
    '/sets',
    {
      schema: {
        summary: 'The release sets, newest first',
        querystring: z.object({
          limit: z._default(z.coerce.number().check(z.minimum(1), z.maximum(highestLimit)), 50),
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
        summary: 'The current set; 304 when it has not changed',
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
        summary: 'One release set',
        params: z.object({ number: z.coerce.number().check(z.minimum(1)) }),
        response: { 200: ReleaseSet, 404: RegistryProblem, 422: RegistryProblem },
      },
    },
    (request) => existingSet(db, request.params.number),
  )

  app.get(
    '/sets/:number/diff/:other',
    {
      schema: {
        summary: 'What changes for visitors in the other set',
        params: z.object({
          number: z.coerce.number().check(z.minimum(1)),
          other: z.coerce.number().check(z.minimum(1)),
        }),
        response: { 200: SetDiff, 404: RegistryProblem, 422: RegistryProblem },
      },
    },
    async (request) => {
      const { number, other } = request.params
      return diffSets(await existingSet(db, number), await existingSet(db, other))
    },
  )
}

async function existingSet(db: Database, number: number): Promise<ReleaseSet> {
  const set = await loadSet(db, number)
  if (set) return set
  throw new Refusal(404, { code: 'no_set', message: `There is no release set ${number}.` })
}
