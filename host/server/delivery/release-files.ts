import type { Releases } from '@brightyard/registry/client'
import type { FastifyInstance } from 'fastify'
import { acceptedEncodings } from './encodings.ts'

interface FileParams {
  name: string
  version: string
  '*': string
}

/** The verified files of every release, from the site's own origin; they never change. Server bundles stay inside. */
export function releaseFiles(app: FastifyInstance, releases: Pick<Releases, 'fetchArtifact'>) {
  app.get<{ Params: FileParams }>('/r/:name/:version/*', async (request, reply) => {
    const { name, version, '*': path } = request.params
    const file = await releases.fetchArtifact({
      name,
      version,
      path,
      forBrowsers: true,
      encodings: acceptedEncodings(request),
    })
    // For pages of other origins too: a release is public, and loads without cookies.
    reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
    if (!file) return reply.code(404).type('text/plain').send('There is no such file.')
    if (file.encoding !== 'identity') reply.header('content-encoding', file.encoding)
    return reply
      .type(file.contentType)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .send(file.bytes)
  })
}
