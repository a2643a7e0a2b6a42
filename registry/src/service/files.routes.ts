import * as z from '@brightyard/contract/schema'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Authority } from '../access/authority.ts'
import type { Registry } from '../registry.ts'
import { encodings } from '../releases/encodings.ts'
import { findRelease } from '../releases/releases.repository.ts'
import { isServerFile } from '../releases/server-file.ts'
import type { FileEncoding } from '../releases/release-store.ts'
import { RegistryProblem } from '@brightyard/contract/registry'
import { Refusal } from './problem.ts'
import { requireAuth } from './require-auth.ts'

const encodingNames = ['identity', 'br', 'gzip'] as const

export const filesRoutes: FastifyPluginAsyncZod<{
  registry: Registry
  authority: Authority
  /** Whether server bundles require a token. */
  isPublic: boolean
}> = async (app, { registry: { db, store }, authority, isPublic }) => {
  const mayReadServerFiles = requireAuth(authority, 'read')

  app.get(
    '/files/:name/:version/*',
    {
      schema: {
        summary: 'A file of a stored release',
        description:
          'Compressed as accept-encoding allows. With `encoding` in the query the compressed bytes are sent as they are, for caches and proxies.',
        params: z.object({ name: z.string(), version: z.string(), '*': z.string() }),
        querystring: z.object({ encoding: z.optional(z.enum(encodingNames)) }),
        response: { 200: z.unknown(), 401: RegistryProblem, 404: RegistryProblem },
      },
    },
    async (request, reply) => {
      const { name, version, '*': path } = request.params
      const release = isPublic ? await findRelease(db, name, version) : null
      const isInternal = release !== null && isServerFile(release.document, path)
      if (isInternal) await mayReadServerFiles(request)
      const file = await store.openArtifact(name, version, path)
      const requested = request.query.encoding
      const chosen = requested ?? accepted(request.headers['accept-encoding'])
      const bytes = file && ((await file.read(chosen)) ?? (requested ? null : await file.read()))
      if (!file || !bytes) {
        const message = `No file ${path} of ${name} ${version} is stored in that encoding.`
        throw new Refusal(404, { code: 'no_file', message })
      }
      const packed = !requested && chosen !== 'identity' && file.bytes[chosen] !== undefined
      if (packed) reply.header('content-encoding', chosen)
      if (!requested) reply.header('vary', 'accept-encoding')
      return reply
        .header('content-type', file.contentType)
        .header(
          'cache-control',
          `${isInternal ? 'private' : 'public'}, max-age=31536000, immutable`,
        )
        .header('etag', `"${file.integrity}${packed ? `-${chosen}` : ''}"`)
        .header('x-content-type-options', 'nosniff')
        .header('access-control-allow-origin', '*')
        .send(bytes)
    },
  )
}

function accepted(header = ''): FileEncoding {
  const offered = header.split(',').map((part) => part.trim().split(';')[0])
  return encodings.find(({ name }) => offered.includes(name))?.name ?? 'identity'
}
