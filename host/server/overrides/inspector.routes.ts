import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { SiteFacts } from '../../src/inspector/edge-calls.ts'
import type { ActiveSet } from '../sets/active-set.ts'
import { storeOverrides, overridesOf } from './override-cookie.ts'
import { type OverrideReader, problemOf } from './visitor-overrides.ts'

/** An empty URL clears the override of that remote; without remotes all are cleared. */
const Wanted = z.object({
  remotes: z.record(z.string().regex(/^[a-z][a-z0-9-]{1,30}$/), z.string().max(300)),
})

/** Only this site's own scripts may change a browser's overrides. */
const isOwn = ({ headers }: FastifyRequest) =>
  headers['x-requested-with'] === 'fetch' &&
  (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin'

/** What the inspector asks the edge: `GET /inspector/facts` and `PUT /inspector/overrides`. */
export function inspectorRoutes(
  app: FastifyInstance,
  setOf: (request: FastifyRequest) => ActiveSet | null,
  overrides: OverrideReader,
) {
  app.get('/inspector/facts', async (request, reply): Promise<SiteFacts> => {
    void reply.header('cache-control', 'no-store')
    const set = setOf(request)?.set
    const { stated } = await overrides.of(request)
    return {
      set: set ? { number: set.number, createdAt: set.createdAt } : null,
      releases: Object.values(set?.remotes ?? {}).map(({ release }) => ({
        name: release.name,
        version: release.version,
        commit: release.document.commit,
        builtAt: release.document.builtAt,
        source: release.sourceUrl,
        files: Object.keys(release.document.files).length,
        bytes: bytesOf(release.document.files),
      })),
      overrides: stated,
      canOverride: overrides.isEnabled,
      origins: [
        ...overrides.policy.origins,
        ...(overrides.policy.loopback ? ['http://localhost:…'] : []),
      ],
    }
  })

  app.put('/inspector/overrides', async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    const wanted = Wanted.safeParse(request.body)
    if (!overrides.isEnabled || !isOwn(request)) {
      return reply.code(403).send({ message: 'Only pages of this site may set overrides.' })
    }
    if (!wanted.success)
      return reply.code(400).send({ message: 'This is not a list of overrides.' })
    const { remotes } = wanted.data
    const stored = Object.keys(remotes).length === 0 ? {} : { ...overridesOf(request) }
    try {
      for (const [name, address] of Object.entries(remotes)) {
        if (address === '') delete stored[name]
        else stored[name] = (await overrides.read(name, address)).url
      }
      return await storeOverrides(request, reply, stored).send({ overrides: stored })
    } catch (error) {
      return reply.code(400).send({ message: problemOf(error) })
    }
  })
}

/** Of the uncompressed scripts. */
const bytesOf = (files: Readonly<Record<string, { bytes: number }>>) =>
  Object.entries(files)
    .filter(([path]) => path.endsWith('.js'))
    .reduce((sum, [, { bytes }]) => sum + bytes, 0)
